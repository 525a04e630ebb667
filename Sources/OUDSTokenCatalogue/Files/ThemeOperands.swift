internal import DaguerreSkins
internal import DesignTokens
internal import OUDSThemesContract
internal import OUDSTokensRaw

/// The values of a theme's tokens, for what a file works out from them.
final class ThemeOperands {
  private let theme: OUDSTheme
  private let skin: ConcreteSkin
  /// Those that were asked for.
  private var known: [String: Variants?] = [:]

  /// - Parameter skin: what lies over the theme.
  init(_ theme: OUDSTheme, under skin: ConcreteSkin) { (self.theme, self.skin) = (theme, skin) }

  /// The value of a token; nil for what is no token, or has none that a file can have.
  func value(of path: String) -> Variants? {
    if let known = known[path] { return known }
    let value = value(of: path, under: skin)
    known[path] = .some(value)
    return value
  }

  /// Whether all that was asked for has the same value under another skin.
  func areSame(under other: ConcreteSkin) -> Bool {
    known.allSatisfy { value(of: $0.key, under: other) == $0.value }
  }

  private func value(of path: String, under skin: ConcreteSkin) -> Variants? {
    guard let entry = TokenIndex.of(theme).byPath[path] else { return nil }
    let rows = SkinScope.with(skin) {
      TokenCatalogue.rows(of: entry, in: theme, themeName: theme.name, tuningName: nil)
    }
    return OUDSTheme.variants(of: entry, rows)
  }
}
