public import OUDSThemesContract
public import DaguerreSkins
internal import DaguerreSupport
public import OUDSTokensRaw

/// Every token there is, with a way to read it from a theme.
///
/// The semantic and component tokens are the same for all themes; raw tokens differ by brand, so ask
/// ``tokens(of:)`` for those that a theme can see.
public enum TokenCatalogue {
  /// Every token of a theme: raw, semantic, component.
  public static func tokens(of theme: OUDSTheme) -> [TokenEntry<OUDSTheme>] { TokenIndex.of(theme).all }
}

extension TokenCatalogue {
  /// The token of a name.
  ///
  /// - Parameter name: a dotted path (`color.action.enabled`); a Swift name with its provider (`colors.actionEnabled`,
  ///   also after `theme.`) or its enum (`ColorRawTokens.functionalBlack`); or, if only one token is called so, the
  ///   Swift name alone (`actionEnabled`) or as earlier documentation has it (`colorActionEnabled`).
  public static func token(named name: String, of theme: OUDSTheme) throws(TokenNameError) -> TokenEntry<OUDSTheme> {
    let index = TokenIndex.of(theme)
    let tokens = index.all
    let asked = name.hasPrefix("theme.") ? String(name.dropFirst("theme.".count)) : name
    if let token = index.byPath[asked] { return token }
    if let token = tokens.first(where: { $0.swiftName == asked }) { return token }
    let candidates = tokens.filter { $0.name == asked || formerName(of: $0) == asked }
    if candidates.count > 1 { throw .ambiguous(name: name, candidates: candidates.map(\.swiftName)) }
    if let token = candidates.first { return token }
    // Short names say nothing without their provider: `x0`, `none`.
    let names = tokens.flatMap { [$0.path, $0.swiftName] } + tokens.map(\.name).filter { $0.utf8.count > 4 }
    let nearest = NearestName.matches(to: asked, in: names, limit: 3)
    throw .unknown(name: name, nearest: nearest)
  }

  /// The name in which earlier documentation repeats the family or component: `buttonColorBgBrandEnabled`.
  private static func formerName(of token: TokenEntry<OUDSTheme>) -> String? {
    guard let first = token.name.first else { return nil }
    let rest = (first == "_" ? "" : first.uppercased()) + token.name.dropFirst()
    switch token.layer {
    case .raw: return token.family + rest
    case .semantic: return (token.family == "color-mode" ? "color" : token.family) + rest
    case .component: return String(token.swiftName.dropLast(token.name.count + 1)) + rest
    }
  }

  /// The tokens that read `key` in a theme, directly or not, under the skin in force; by path, without the token
  /// itself.
  public static func dependents(of key: SkinKey, in theme: OUDSTheme) -> [TokenEntry<OUDSTheme>] {
    tokens(of: theme)
      .filter { token in token.key != key && token.reads(in: theme).contains { $0.key == key } }
      .sorted { $0.key < $1.key }
  }
}
