internal import OUDSThemesContract
internal import DaguerreSkins
internal import DesignTokens
internal import DaguerreSupport
internal import OUDSTokensRaw
internal import OUDSTokensSemantic

/// Turns the tokens of one file into values of a theme's types.
struct OverlayResolver {
  /// The side of a pair that is being resolved.
  private enum Side: String {
    case light, dark, compact, regular
  }

  private let tokens: [Token]
  private let declared: [String: Token]
  private let entries: [String: TokenEntry<OUDSTheme>]
  private let theme: OUDSTheme
  /// What is in force so far, over the theme.
  private let skin: ConcreteSkin
  /// Whether a value is that of a token which only the theme has.
  private(set) var hasReadTheme = false
  /// The tokens being resolved, outermost first.
  private var way = Trail(of: "aliases")
  /// What was resolved already, so that a chain of pairs is not walked once for each combination of sides.
  private var resolved: [String: any SkinValue] = [:]
  /// Tokens whose error was reported.
  private var failed: Set<String> = []
  private(set) var errors: TokenErrorList

  /// - Parameter name: what errors call the file.
  init(_ tokens: [Token], name: String, theme: OUDSTheme, skin: ConcreteSkin) {
    errors = TokenErrorList(file: name)
    self.tokens = tokens
    self.theme = theme
    self.skin = skin
    declared = Dictionary(tokens.map { ($0.path, $0) }) { first, _ in first }
    entries = TokenIndex.of(theme).byPath
  }

  mutating func values() -> [(SkinKey, any SkinValue)] {
    tokens.compactMap { token in
      guard let entry = entries[token.path] else {
        reportUnknown(token.path, token)
        return nil
      }
      return value(of: token, entry.key).map { (entry.key, $0) }
    }
  }

  private mutating func report(_ message: String, _ token: Token) {
    errors.add(TokenError(message, at: token.location))
  }

  private mutating func reportUnknown(_ path: String, _ token: Token) {
    // To look for the name that was meant takes long, so it is done only for errors that are shown.
    errors.add { [entries] in
      let hint = NearestName.match(to: path, in: entries.keys).map { "; did you mean '\($0)'?" } ?? ""
      return TokenError("no token is called '\(path)'" + hint, at: token.location)
    }
  }

  // MARK: - Types

  private mutating func value(of token: Token, _ key: SkinKey) -> (any SkinValue)? {
    if let known = resolved[token.path] { return known }
    if failed.contains(token.path) { return nil }
    let value = evaluated(token, key)
    resolved[token.path] = value
    if value == nil { failed.insert(token.path) }
    return value
  }

  private mutating func evaluated(_ token: Token, _ key: SkinKey) -> (any SkinValue)? {
    if let problem = way.enter(token.path) {
      report(problem, token)
      return nil
    }
    defer { way.leave() }
    let type = key.valueType
    if type == MultipleColorSemanticToken.self || type == MultipleColorSemanticToken?.self {
      return schemes(token, Self.color).map { MultipleColorSemanticToken(light: $0, dark: $1) }
    }
    if type == MultipleColorModeSemanticToken.self || type == MultipleColorModeSemanticToken?.self {
      let name = String(entries[token.path]?.name ?? "")
      return schemes(token, Self.mode).map { MultipleColorModeSemanticToken(name, light: $0, dark: $1) }
    }
    if type == CompactRegular<Double>.self {
      return sizeClasses(token, Self.number).map { CompactRegular<Double>(compact: $0, regular: $1) }
    }
    if entries[token.path]?.isColor == true, type == String.self || type == String?.self {
      return single(token, Self.color)
    }
    if type == Double.self { return single(token, Self.number) }
    if type == Int.self { return single(token) { Self.number($0).flatMap { Int(exactly: $0) } } }
    if type == String.self { return single(token, Self.text) }
    report("'\(token.path)' is made of other tokens; change those", token)
    return nil
  }

  private static func color(_ literal: Expression) -> ColorRawToken? {
    if case .color(let rgba) = literal { HexadecimalColor.shortText(rgba) } else { nil }
  }

  private static func number(_ literal: Expression) -> Double? {
    if case .number(let number) = literal { number } else { nil }
  }

  private static func text(_ literal: Expression) -> String? {
    if case .string(let text) = literal { text } else { nil }
  }

  private static func mode(_ literal: Expression) -> ColorModeRawToken? {
    text(literal).flatMap(ColorModeRawToken.init(rawValue:))
  }

  // MARK: - Sides

  private mutating func schemes<Leaf: SkinValue>(
    _ token: Token, _ literal: (Expression) -> Leaf?
  ) -> (Leaf, Leaf)? {
    switch token.value {
    case .one(let value): return pair(token, (value, .light), (value, .dark), literal)
    case .lightDark(let light, let dark): return pair(token, (light, .light), (dark, .dark), literal)
    case .compactRegular:
      report("'\(token.path)' does not depend on the size class", token)
      return nil
    }
  }

  private mutating func sizeClasses<Leaf: SkinValue>(
    _ token: Token, _ literal: (Expression) -> Leaf?
  ) -> (Leaf, Leaf)? {
    switch token.value {
    case .one(let value): return pair(token, (value, .compact), (value, .regular), literal)
    case .compactRegular(let compact, let regular):
      return pair(token, (compact, .compact), (regular, .regular), literal)
    case .lightDark:
      report("'\(token.path)' does not depend on the mode", token)
      return nil
    }
  }

  private mutating func single<Leaf: SkinValue>(_ token: Token, _ literal: (Expression) -> Leaf?) -> Leaf? {
    guard case .one(let value) = token.value else {
      report("'\(token.path)' depends on neither mode nor size class", token)
      return nil
    }
    return leaf(token, value, nil, literal)
  }

  private mutating func pair<Leaf: SkinValue>(
    _ token: Token, _ first: (Expression, Side), _ second: (Expression, Side), _ literal: (Expression) -> Leaf?
  ) -> (Leaf, Leaf)? {
    guard let one = leaf(token, first.0, first.1, literal), let other = leaf(token, second.0, second.1, literal) else {
      return nil
    }
    return (one, other)
  }

  private mutating func leaf<Leaf: SkinValue>(
    _ token: Token, _ value: Expression, _ side: Side?, _ literal: (Expression) -> Leaf?
  ) -> Leaf? {
    guard case .alias(let path) = value else {
      if let leaf = literal(value) {
        guard let range = entries[token.path]?.range, case .number(let number) = value, !range.contains(number) else {
          return leaf
        }
        report("'\(token.path)' is \(range.words), and \(number) is not", token)
        return nil
      }
      report("'\(token.path)' cannot have a value of type \(token.type.rawValue)", token)
      return nil
    }
    guard let entry = entries[path] else {
      reportUnknown(path, token)
      return nil
    }
    let target: any SkinValue
    if let other = declared[path] {
      guard let resolved = self.value(of: other, entry.key) else { return nil }
      target = resolved
    } else {
      hasReadTheme = true
      target = SkinScope.with(skin) { entry.value(in: theme) }
    }
    // A colour and the name of a font are both texts.
    if entries[token.path]?.isColor == entry.isColor, let leaf = Self.side(side, of: target) as? Leaf { return leaf }
    report("'{\(path)}' cannot be the value of '\(token.path)': it is another kind of token, or has no value", token)
    return nil
  }

  private static func side(_ side: Side?, of value: any SkinValue) -> any SkinValue {
    switch side {
    case .light: (value as? any ColorSchemeDependent)?.schemes.first ?? value
    case .dark: (value as? any ColorSchemeDependent)?.schemes.last ?? value
    case .compact: (value as? any SizeClassDependent)?.sizeClasses.first ?? value
    case .regular: (value as? any SizeClassDependent)?.sizeClasses.last ?? value
    case nil: value
    }
  }
}
