/// Finds what is wrong across files: names given twice, aliases that lead nowhere, in circles or to another type.
struct TokenChecker {
  private var errors: [TokenError] = []

  static func check(_ library: TokenLibrary) throws(TokenErrors) {
    var checker = TokenChecker()
    let raw = checker.index(library.raw.flatMap(\.tokens), over: [:])
    for token in library.raw.flatMap(\.tokens) { checker.aliases(of: token, in: raw, beyond: [:]) }
    checker.cycles(among: library.raw.flatMap(\.tokens), in: raw)
    checker.swiftNames(library)
    for set in library.themes {
      let visible = raw.filter { path, _ in Self.isVisible(path, in: set.theme) }
      let semantic = checker.index(set.semantic, over: visible)
      for token in set.semantic { checker.aliases(of: token, in: semantic, beyond: raw) }
      checker.cycles(among: set.semantic, in: semantic)
      _ = checker.index(set.component, over: semantic)
      for token in set.component { checker.aliases(of: token, in: semantic, beyond: raw) }
      checker.families(of: set)
    }
    checker.sameEverywhere(library)
    guard checker.errors.isEmpty else { throw TokenErrors(errors: checker.errors) }
  }

  /// A theme sees the raw tokens of its own brand and those that no brand owns.
  private static func isVisible(_ path: String, in theme: ThemeDescription) -> Bool {
    let brand = path.prefix { $0 != "." }
    return brand == theme.brand || !ThemeDescription.all.contains { $0.brand == brand }
  }

  private mutating func report(_ message: String, _ token: Token) {
    errors.append(TokenError(message, at: token.location))
  }

  private mutating func index(_ tokens: [Token], over outer: [String: Token]) -> [String: Token] {
    var index = outer
    for token in tokens {
      if let first = index[token.path] {
        report("token '\(token.path)' is there already, at \(first.location)", token)
      } else {
        index[token.path] = token
      }
    }
    return index
  }

  private mutating func aliases(of token: Token, in index: [String: Token], beyond others: [String: Token]) {
    for side in token.value.sides { alias(side.value, token.type, of: token, in: index, beyond: others) }
  }

  private mutating func alias(
    _ expression: Expression, _ type: TokenType, of token: Token, in index: [String: Token],
    beyond others: [String: Token]
  ) {
    switch expression {
    case .alias(let path):
      guard let target = index[path] else {
        if others[path] != nil { return report("'{\(path)}' is a raw token of another brand", token) }
        let hint = Nearest.match(to: path, in: index.keys).map { "; did you mean '{\($0)}'?" } ?? ""
        return report("no token is called '\(path)'\(hint)", token)
      }
      if target.type != type {
        report("'{\(path)}' is of type \(target.type.rawValue), not \(type.rawValue)", token)
      }
      if case .compactRegular = target.value, case .compactRegular = token.value { return }
      if case .compactRegular = target.value, type != .typography, token.type != .typography {
        report("'{\(path)}' has a value for each size class, so '\(token.path)' needs 'daguerre.regular' too", token)
      }
    case .composite(let parts):
      for part in parts {
        alias(part.value, Self.type(ofPart: part.name), of: token, in: index, beyond: others)
      }
    case .color, .number, .string: break
    }
  }

  private static func type(ofPart name: String) -> TokenType {
    switch name {
    case "color": .color
    case "fontFamily": .fontFamily
    case "fontWeight": .fontWeight
    default: .dimension
    }
  }

  /// Walks each token's aliases; a path seen again on the way down is a circle, told once, at its first token.
  private mutating func cycles(among tokens: [Token], in index: [String: Token]) {
    var settled: Set<String> = []
    func walk(_ token: Token, _ way: [String]) -> [String]? {
      if let start = way.firstIndex(of: token.path) { return Array(way[start...]) + [token.path] }
      guard !settled.contains(token.path) else { return nil }
      for path in token.value.sides.flatMap(\.value.aliases) {
        if let next = index[path], let circle = walk(next, way + [token.path]) { return circle }
      }
      settled.insert(token.path)
      return nil
    }
    for token in tokens where !settled.contains(token.path) {
      guard let circle = walk(token, []) else { continue }
      settled.formUnion(circle)
      report("aliases go in a circle: \(circle.joined(separator: " -> "))", token)
    }
  }

  private mutating func families(of set: TokenLibrary.ThemeSet) {
    for token in set.semantic where Family(semanticPath: token.segments) == nil {
      let known = Family.allCases.map(\.rawValue).joined(separator: ", ")
      report("'\(token.path)' belongs to no family; known are \(known)", token)
    }
  }

  /// Every theme has every token, or says that it lacks it, in the same type and shape as the others.
  private mutating func sameEverywhere(_ library: TokenLibrary) {
    let contract = Contract(library)
    for set in library.themes {
      let tokens = set.semantic + set.component
      for token in tokens {
        guard let declaration = contract[token.path] else { continue }
        if declaration.type != token.type || declaration.shape != Contract.shape(token.value) {
          report("'\(token.path)' has another type, or other modes, than in the theme that comes first", token)
        }
      }
      let names = Set(tokens.map(\.path))
      for (path, location) in set.absent where names.contains(path) {
        errors.append(TokenError("'\(path)' is called absent, but has a value", at: location))
      }
      let known = names.union(set.absent.map(\.path))
      let all = contract.semantic.flatMap(\.tokens) + contract.component.flatMap(\.tokens)
      for declaration in all where !known.contains(declaration.path) {
        errors.append(
          TokenError(
            "theme '\(set.theme.folder)' has no '\(declaration.path)', as other themes do; define it, or list it "
              + "under 'daguerre.absent'",
            at: SourceLocation(file: "Tokens/semantic/\(set.theme.folder)", line: 1)))
      }
    }
  }

  /// Two paths must not become one Swift name.
  private mutating func swiftNames(_ library: TokenLibrary) {
    for set in library.raw { unique(set.tokens) { SwiftName.raw($0.segments) } }
    for set in library.themes {
      let known = set.semantic.filter { Family(semanticPath: $0.segments) != nil }
      unique(known) { token in
        Family(semanticPath: token.segments).map { "\($0).\(SwiftName.semantic(token.segments, family: $0))" } ?? ""
      }
      unique(set.component) { "\(Contract.componentName($0.segments[0])).\(SwiftName.component($0.segments))" }
    }
  }

  private mutating func unique(_ tokens: [Token], name: (Token) -> String) {
    var seen: [String: Token] = [:]
    for token in tokens {
      if let first = seen[name(token)], first.path != token.path {
        report("'\(token.path)' and '\(first.path)' would have the same Swift name, '\(name(token))'", token)
      } else {
        seen[name(token)] = token
      }
    }
  }
}
