internal import DaguerreSupport
internal import DesignTokens

/// Tokens that a file has for itself: no theme knows them, and others of the file are aliases of them, or worked out from
/// them.
///
/// The palette of a brand is such, under the names that its tools have for it. An alias of one becomes its value.
struct OwnTokens {
  private let tokens: [String: Token]
  private var known: [String: Variants] = [:]
  /// The tokens that are being followed, outermost first.
  private var way = Trail(of: "aliases")

  /// Tokens with the values of those that the file has for itself in the place of aliases.
  ///
  /// - Parameter isKnown: whether some theme has the token.
  /// - Returns: without those of the file for itself.
  static func writtenOut(_ file: TokenFile, isKnown: (String) -> Bool) throws(TokenFileError) -> [Token] {
    let (all, aims) = (file.tokens, Set(file.links.values.joined()))
    let own = all.filter { !isKnown($0.path) && aims.contains($0.path) }
    guard !own.isEmpty else { return all }
    var tokens = OwnTokens(tokens: Dictionary(own.map { ($0.path, $0) }) { $1 })
    var others: [Token] = []
    do throws(TokenError) {
      for token in all where tokens.tokens[token.path] == nil {
        others.append(
          Token(
            segments: token.segments, type: token.type, value: try tokens.followed(token), location: token.location))
      }
    } catch {
      throw TokenFileError([error])
    }
    return others
  }

  private init(tokens: [String: Token]) { self.tokens = tokens }

  private mutating func followed(_ token: Token) throws(TokenError) -> Variants {
    switch token.value {
    case .one(let value): return try followed(value, token)
    case .lightDark(let light, let dark):
      return .lightDark(light: try side("light", light, token), dark: try side("dark", dark, token))
    case .compactRegular(let compact, let regular):
      return .compactRegular(
        compact: try side("compact", compact, token), regular: try side("regular", regular, token))
    }
  }

  private mutating func side(_ name: String, _ value: Expression, _ token: Token) throws(TokenError) -> Expression {
    let side = try followed(value, token).variants.first { $0.name == name || $0.name.isEmpty }
    guard let side else {
      throw TokenError("'\(token.path)' has no \(name) value: what it is an alias of has none", at: token.location)
    }
    return side.value
  }

  private mutating func followed(_ value: Expression, _ token: Token) throws(TokenError) -> Variants {
    guard case .alias(let path) = value, let next = tokens[path] else { return .one(value) }
    if let known = known[path] { return known }
    if let problem = way.enter(path) { throw TokenError(problem, at: next.location) }
    let end = try followed(next)
    way.leave()
    known[path] = end
    return end
  }
}
