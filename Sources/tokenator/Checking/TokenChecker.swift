internal import DesignTokens
internal import DaguerreSupport

/// Finds what is wrong across files: names given twice, aliases that lead nowhere, in circles or to another type.
struct TokenChecker {
  private var errors: [TokenError] = []

  static func check(_ library: TokenLibrary) throws(TokenErrors) {
    var checker = TokenChecker()
    checker.paths(of: library)
    // What follows relies on well-formed paths.
    guard checker.errors.isEmpty else { throw TokenErrors(errors: checker.errors) }
    let raw = checker.index(library.raw.flatMap(\.tokens), over: [:])
    for set in library.raw {
      // Raw tokens follow those of their own brand, or of none.
      let visible = raw.filter { path, _ in Self.isVisible(path, to: set.brand) }
      for token in set.tokens { checker.aliases(of: token, in: visible, beyond: raw) }
    }
    checker.cycles(among: library.raw.flatMap(\.tokens), in: raw)
    checker.swiftNames(library)
    for set in library.themes {
      let visible = raw.filter { path, _ in Self.isVisible(path, to: set.theme.brand) }
      let semantic = checker.index(set.semantic, over: visible)
      for token in set.semantic { checker.aliases(of: token, in: semantic, beyond: raw) }
      checker.cycles(among: set.semantic, in: semantic)
      _ = checker.index(set.component, over: semantic)
      for token in set.component { checker.aliases(of: token, in: semantic, beyond: raw) }
      for release in set.releases { checker.release(release, of: set, over: semantic, beyond: raw) }
    }
    checker.sameEverywhere(library)
    guard checker.errors.isEmpty else { throw TokenErrors(errors: checker.errors) }
  }

  /// A theme, and what is raw of its brand, sees the raw tokens of that brand and those that no brand owns.
  private static func isVisible(_ path: String, to brand: String) -> Bool {
    let owner = path.prefix { $0 != "." }
    return owner == brand || !ThemeDescription.all.contains { $0.brand == owner }
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
    if token.type == .unknown { return report("token '\(token.path)' has no $type, nor has a group around it", token) }
    for side in token.value.variants { alias(side.value, token.type, of: token, in: index, beyond: others) }
  }

  private mutating func alias(
    _ expression: Expression, _ type: TokenType, of token: Token, in index: [String: Token],
    beyond others: [String: Token]
  ) {
    switch expression {
    case .alias(let path):
      guard let target = index[path] else {
        if others[path] != nil { return report("'{\(path)}' is a raw token of another brand", token) }
        let hint = NearestName.match(to: path, in: index.keys).map { "; did you mean '{\($0)}'?" } ?? ""
        return report("no token is called '\(path)'\(hint)", token)
      }
      if target.type != type {
        report("'{\(path)}' is of type \(target.type.rawValue), not \(type.rawValue)", token)
      }
      let (targetShape, shape) = (Contract.shape(target.value), Contract.shape(token.value))
      if targetShape == .compactRegular, shape != .compactRegular, token.type != .typography {
        report("'{\(path)}' has a value for each size class, so '\(token.path)' needs 'daguerre.regular' too", token)
      }
    case .composite(let parts):
      for part in parts {
        alias(part.value, .type(ofPart: part.name), of: token, in: index, beyond: others)
      }
    case .color, .number, .string: break
    }
  }

  /// A release changes values of what is there, and nothing else.
  private mutating func release(
    _ release: TokenLibrary.Release, of set: TokenLibrary.ThemeSet, over semantic: [String: Token],
    beyond raw: [String: Token]
  ) {
    var changed = semantic
    for token in index(release.tokens, over: [:]).values where semantic[token.path] != nil {
      changed[token.path] = token
    }
    for token in release.tokens {
      guard let former = set[token.path] else {
        report("a release changes '\(token.path)', which the theme does not have", token)
        continue
      }
      if former.type != token.type || Contract.shape(former.value) != Contract.shape(token.value) {
        report("'\(token.path)' has another type, or other modes, than in the theme", token)
      }
      aliases(of: token, in: changed, beyond: raw)
    }
    cycles(among: set.semantic.map { changed[$0.path] ?? $0 }, in: changed)
  }

  /// Walks each token's aliases; a path seen again on the way down is a cycle, told once, at its first token.
  private mutating func cycles(among tokens: [Token], in index: [String: Token]) {
    var settled: Set<String> = []
    func walk(_ token: Token, _ way: [String]) -> [String]? {
      if let start = way.firstIndex(of: token.path) { return Array(way[start...]) + [token.path] }
      guard !settled.contains(token.path) else { return nil }
      for path in token.value.variants.flatMap(\.value.aliases) {
        if let next = index[path], let cycle = walk(next, way + [token.path]) { return cycle }
      }
      settled.insert(token.path)
      return nil
    }
    for token in tokens where !settled.contains(token.path) {
      guard let cycle = walk(token, []) else { continue }
      settled.formUnion(cycle)
      report("aliases form a cycle: \(cycle.joined(separator: " -> "))", token)
    }
  }

  /// Paths say which layer, family and Swift name a token has; what follows takes that for granted.
  private mutating func paths(of library: TokenLibrary) {
    for set in library.raw {
      for token in set.tokens {
        guard token.segments.count > 2, token.segments[0] == set.brand, token.segments[1] == set.family else {
          report("a raw token here should be called '\(set.brand).\(set.family).…', not '\(token.path)'", token)
          continue
        }
        guard case .one(let value) = token.value else {
          report("raw token '\(token.path)' has modes; only roles have", token)
          continue
        }
        if set.family == "opacity", case .number(let share) = value, !(0...1).contains(share) {
          report("the opacity '\(token.path)' is \(share), which is not from 0 to 1", token)
        }
        identifier(SwiftName.raw(token.segments), token)
      }
    }
    for set in library.themes {
      for token in set.semantic {
        guard let family = Family(semanticPath: token.segments), token.segments.count > family.prefixLength else {
          let known = Family.allCases.map(\.rawValue).joined(separator: ", ")
          report("'\(token.path)' belongs to no family; known are \(known)", token)
          continue
        }
        identifier(SwiftName.semantic(token.segments, family: family), token)
      }
      for token in set.component {
        guard token.segments.count > 1 else {
          report("a component token needs a component and a name, such as 'button.size.icon'", token)
          continue
        }
        identifier(SwiftName.component(token.segments), token)
      }
      for (path, location) in set.absent where !Self.canBeAbsent(path) {
        errors.append(TokenError("'\(path)' is called absent, but only colours and colour modes can be", at: location))
      }
    }
  }

  private static func canBeAbsent(_ path: String) -> Bool {
    [.color, .colorMode].contains(Family(semanticPath: path.split(separator: ".").map(String.init)))
  }

  private mutating func identifier(_ name: String, _ token: Token) {
    if name.wholeMatch(of: /[A-Za-z_][A-Za-z0-9_]*/) == nil || name == "_" || SwiftName.unusable.contains(name) {
      report("'\(token.path)' gives no Swift name: '\(name)'", token)
    }
  }

  /// A colour mode `on-…` is for a colour of that name, and a tuning chooses between tokens of its component.
  private mutating func references(_ contract: Contract, _ library: TokenLibrary) {
    for path in TuningDescription.all.flatMap(\.choices).flatMap({ [$0.plain, $0.rounded] }) {
      let component = library.themes.flatMap(\.component).first { path.hasPrefix($0.segments[0] + ".") }
      if let component, contract[path] == nil {
        report("a tuning chooses '\(path)', but no token is called so", component)
      }
    }
    for case (let mode, nil) in contract.surfaces {
      for token in library.themes.flatMap(\.semantic) where token.path == mode.path {
        report("'\(mode.path)' is for no surface: no color token is called so", token)
      }
    }
  }

  /// Every theme has every token, or says that it lacks it, in the same type and shape as the others.
  private mutating func sameEverywhere(_ library: TokenLibrary) {
    let contract = Contract(library)
    references(contract, library)
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
        let remedy = Self.canBeAbsent(declaration.path) ? "define it, or list it under 'daguerre.absent'" : "define it"
        errors.append(
          TokenError(
            "theme '\(set.theme.folder)' has no '\(declaration.path)', as other themes do; \(remedy)",
            at: SourceLocation(file: Self.file(for: declaration.path, of: set.theme, in: library), line: 1)))
      }
    }
  }

  /// The file in which a theme would declare a token: named as the one of a theme that does.
  private static func file(for path: String, of theme: ThemeDescription, in library: TokenLibrary) -> String {
    for set in library.themes {
      let declared = (set.semantic + set.component).first { $0.path == path }?.location
      let file = (declared ?? set.absent.first { $0.path == path }?.location)?.file
      if let file { return file.replacing("/\(set.theme.folder)/", with: "/\(theme.folder)/") }
    }
    return theme.folder
  }

  /// Two paths must not become one Swift name.
  private mutating func swiftNames(_ library: TokenLibrary) {
    for set in library.raw { unique(set.tokens) { SwiftName.raw($0.segments) } }
    for set in library.themes {
      unique(set.semantic) { token in
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
