internal import DaguerreSkins
internal import DaguerreSupport
internal import DesignTokens
internal import OUDSThemesContract
internal import OUDSTokensRaw
internal import OUDSTokensSemantic

/// The colours and numbers of a theme's tokens, for what a file works out from them.
final class ThemeOperands {
  private let theme: OUDSTheme
  private let skin: ConcreteSkin
  /// Those that were asked for.
  private var known: [String: Variants?] = [:]

  /// - Parameter skin: what lies over the theme.
  init(_ theme: OUDSTheme, under skin: ConcreteSkin) { (self.theme, self.skin) = (theme, skin) }

  /// The value of a token; nil for what is neither a colour nor a number.
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
    let value = SkinScope.with(skin) { entry.value(in: theme) }
    func expressions(_ values: [any SkinValue]) -> (Expression, Expression)? {
      let all = values.compactMap { expression($0, isColor: entry.isColor) }
      return all.count == 2 ? (all[0], all[1]) : nil
    }
    if let schemes = (value as? any ColorSchemeDependent)?.schemes {
      return expressions(schemes).map { .lightDark(light: $0, dark: $1) }
    }
    if let sizeClasses = (value as? any SizeClassDependent)?.sizeClasses {
      return expressions(sizeClasses).map { .compactRegular(compact: $0, regular: $1) }
    }
    return expression(value, isColor: entry.isColor).map { .one($0) }
  }

  private func expression(_ value: any SkinValue, isColor: Bool) -> Expression? {
    switch TokenValue(value) {
    case .number(let number): .number(number)
    case .text(let text) where isColor: HexadecimalColor.rgba(text).map { .color($0) }
    case .text, .parts, nil: nil
    }
  }
}
