public import DaguerreSkins
internal import OUDSFoundations
public import OUDSTokensRaw

/// A name that no token has.
public struct UnknownTokenError: Error, Equatable, CustomStringConvertible {
  public let name: String
  /// What was probably meant.
  public let nearest: String?

  public var description: String {
    "no token is called '\(name)'" + (nearest.map { "; did you mean '\($0)'?" } ?? "")
  }
}

extension TokenCatalogue {
  /// The token of a name.
  ///
  /// - Parameter name: a dotted path (`color.action.enabled`), a Swift name with its provider (`colors.actionEnabled`,
  ///   also after `theme.`), or without, if only one token is called so.
  public static func token(named name: String, of theme: OUDSTheme) throws(UnknownTokenError) -> TokenEntry<OUDSTheme> {
    let tokens = tokens(of: theme)
    let asked = name.hasPrefix("theme.") ? String(name.dropFirst("theme.".count)) : name
    if let token = tokens.first(where: { $0.path == asked || $0.swiftName == asked }) { return token }
    let sameName = tokens.filter { $0.name == asked }
    if sameName.count == 1 { return sameName[0] }
    let nearest =
      sameName.first?.swiftName ?? NearestName.match(to: asked, in: tokens.flatMap { [$0.path, $0.swiftName] })
    throw UnknownTokenError(name: name, nearest: nearest)
  }

  /// The tokens that read `key` in a theme, directly or not, under the skin in force; by path, without the token itself.
  public static func dependents(of key: SkinKey, in theme: OUDSTheme) -> [TokenEntry<OUDSTheme>] {
    tokens(of: theme)
      .filter { token in token.key != key && token.reads(in: theme).contains { $0.key == key } }
      .sorted { $0.key < $1.key }
  }
}
