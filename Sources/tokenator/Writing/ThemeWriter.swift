internal import DesignTokens

/// Writes the providers of one theme.
struct ThemeWriter {
  let set: TokenLibrary.ThemeSet
  let contract: Contract

  private var theme: ThemeDescription { self.set.theme }
  private var access: String { theme.isOpen ? "open" : "public" }
  private var classWord: String { theme.isOpen ? "open class" : "public final class" }
  /// The providers that it holds are of any class, so the compiler cannot check it.
  private var sendable: String { ",\n  @unchecked Sendable  // immutable: every stored property is a `let`\n{" }

  func files() -> [SourceFile] {
    let values = Dictionary((set.semantic + set.component).map { ($0.path, $0) }) { first, _ in first }
    return contract.semantic.map { semanticProvider($0.family, $0.tokens, values) }
      + contract.component.map { componentProvider($0.component, $0.tokens, values) }
  }

  /// - Parameter family: nil for a component.
  private func file(_ name: String, family: Family?) -> SourceFile {
    SourceFile(
      "\(theme.module)/Generated/\(name).swift",
      imports: [
        "internal import DaguerreSkins", "public import OUDSTokensSemantic", Self.rawImport(for: family),
      ] + (family == nil ? ["public import OUDSTokensComponent"] : [])
        + (theme.brandModule.map { ["internal import \($0)"] } ?? []))
  }

  /// Only the sides of colours and modes name raw types in public.
  static func rawImport(for family: Family?) -> String {
    let isPublic = family == .color || family == .colorMode || family == .elevation
    return "\(isPublic ? "public" : "internal") import OUDSTokensRaw"
  }

  // MARK: - Semantic tokens

  private func semanticProvider(
    _ family: Family, _ tokens: [Contract.Declaration], _ values: [String: Token]
  ) -> SourceFile {
    let name = "\(theme.prefix)\(family.typeName)SemanticTokensProvider"
    var file = file(name, family: family)
    file.line()
    file.line("/// The \(family.rawValue) tokens of ``\(theme.prefix)``.")
    file.line("\(classWord) \(name): All\(family.typeName)SemanticTokensProvider\(sendable)")
    providers(needed(by: tokens, values, except: family), &file)
    for token in tokens { semanticMember(token, family, values[token.path], &file) }
    file.line("}")
    return file
  }

  private func semanticMember(
    _ token: Contract.Declaration, _ family: Family, _ value: Token?, _ file: inout SourceFile
  ) {
    let name = SwiftName.semantic(token.segments, family: family)
    let type = SwiftType.whole(token, words: token.segments)
    guard let value else {
      return member(name, type, "token(.\(token.key)) { nil }", &file)
    }
    if let sides = token.sideNames(name) {
      let leaf = SwiftType.leaf(token.type, words: token.segments)
      let expressions = value.value.sides
      member(sides.first, leaf, side(expressions[0].value, expressions[0].name, family), &file)
      member(sides.second, leaf, side(expressions[1].value, expressions[1].name, family), &file)
      let modeName = token.type == .mode ? "\"\(name)\", " : ""
      let labels = token.shape == .lightDark ? ("light", "dark") : ("compact", "regular")
      return member(
        name, type,
        "token(.\(token.key)) { \(type)(\(modeName)\(labels.0): \(sides.first), \(labels.1): \(sides.second)) }", &file)
    }
    member(name, type, body(token, value, name, type, family), &file)
  }

  /// A token whose sides have no properties of their own.
  func body(
    _ token: Contract.Declaration, _ value: Token, _ name: String, _ type: String, _ family: Family?
  ) -> String {
    // Without its type the closure would be one of the wrapped value, while the skin holds an optional.
    let signature = token.isOptional ? "() -> \(type) in " : ""
    return "token(.\(token.key)) { \(signature)\(whole(value, name, family)) }"
  }

  private func member(_ name: String, _ type: String, _ body: String, _ file: inout SourceFile) {
    file.line("  \(access) var \(SwiftName.declared(name)): \(type) { \(body) }")
  }

  // MARK: - Component tokens

  private func componentProvider(
    _ component: String, _ tokens: [Contract.Declaration], _ values: [String: Token]
  ) -> SourceFile {
    let type = SwiftName.type(component)
    let name = "\(theme.prefix)\(type)ComponentTokensProvider"
    var file = file(name, family: nil)
    file.line()
    file.line("/// The tokens of the component \(component) in ``\(theme.prefix)``.")
    file.line("\(classWord) \(name): All\(type)ComponentTokensProvider\(sendable)")
    providers(needed(by: tokens, values, except: nil), &file)
    for token in tokens {
      guard let value = values[token.path] else { continue }
      let name = SwiftName.component(token.segments)
      let type = SwiftType.whole(token, words: token.typeWords(isComponent: true))
      member(name, type, body(token, value, name, type, nil), &file)
    }
    file.line("}")
    return file
  }

  // MARK: - Providers that a provider reads

  func needed(
    by tokens: [Contract.Declaration], _ values: [String: Token], except family: Family?
  ) -> [Family] {
    var found: Set<Family> = []
    for path in tokens.compactMap({ values[$0.path] }).flatMap(\.value.sides).flatMap(\.value.aliases) {
      guard let target = contract[path], let other = Family(semanticPath: target.segments) else { continue }
      found.insert(other)
    }
    return Family.inParameterOrder.filter { found.contains($0) && $0 != family }
  }

  private func providers(_ families: [Family], _ file: inout SourceFile) {
    for family in families {
      file.line("  /// Where the \(family.rawValue) tokens come from.")
      file.line("  public let \(family.property): any All\(family.typeName)SemanticTokensProvider")
    }
    file.line()
    let parameters = families.map { "\($0.property): (any All\($0.typeName)SemanticTokensProvider)? = nil" }
    if !families.isEmpty {
      file.line("  /// - Parameters: where tokens of other families come from; nil for the theme's own.")
    }
    file.line("  public init(\(parameters.joined(separator: ", "))) {")
    for family in families {
      file.line(
        "    self.\(family.property) = \(family.property) ?? \(theme.prefix)\(family.typeName)SemanticTokensProvider()")
    }
    file.line("  }")
    file.line()
  }
}

// MARK: - Expressions

extension ThemeWriter {
  /// How a token of another family, or of the one being written, is read.
  private func reference(_ path: String, _ own: Family?) -> String {
    guard let target = contract[path], let family = Family(semanticPath: target.segments) else {
      return RawWriter.reference(path.split(separator: ".").map(String.init))
    }
    let member = SwiftName.declared(SwiftName.semantic(target.segments, family: family))
    let name = family == own ? member : "\(family.property).\(member)"
    return target.isOptional ? "requiredToken(\(name), .\(target.key))" : name
  }

  /// One side of a pair: `light`, `dark`, `compact`, `regular`.
  func side(_ value: Expression, _ side: String, _ own: Family?) -> String {
    switch value {
    case .alias(let path):
      guard let target = contract[path] else { return reference(path, own) }
      let hasSide = target.type == .color || target.shape != .one
      return hasSide ? "\(reference(path, own)).\(side)" : reference(path, own)
    case .color(let rgba): return "ColorSemanticToken(rgba: 0x\(NumberText.color(rgba)))"
    case .number(let number): return NumberText.literal(number)
    case .string(let text): return mode(text)
    case .composite: preconditionFailure("composites have no sides; the reader refuses them")
    }
  }

  private func mode(_ text: String) -> String {
    switch text {
    case "light", "dark": "ColorModeRawTokens.\(text)"
    case "mono-light": "ColorModeRawTokens.monochromeLight"
    case "mono-dark": "ColorModeRawTokens.monochromeDark"
    default: String(reflecting: text)
    }
  }

  /// The whole value of a token whose sides have no properties of their own.
  private func whole(_ token: Token, _ name: String, _ own: Family?) -> String {
    switch token.value {
    case .one(.composite(let parts)): return composite(token.type, parts, own)
    case .one(let value):
      if case .alias(let path) = value, contract[path] != nil { return reference(path, own) }
      let raw = side(value, "", own)
      return switch token.type {
      case .color: "MultipleColorSemanticToken(\(raw))"
      case .typography: "MultipleFontCompositeSemanticToken(\(raw))"
      case .shadow: "ElevationCompositeSemanticToken(\(raw))"
      default: raw
      }
    case .lightDark(let light, let dark):
      if light == dark, case .alias(let path) = light, contract[path] != nil { return reference(path, own) }
      let type = token.type == .mode ? "MultipleColorModeSemanticToken(\"\(name)\", " : "MultipleColorSemanticToken("
      return "\(type)light: \(side(light, "light", own)), dark: \(side(dark, "dark", own)))"
    case .compactRegular(let compact, let regular):
      if compact == regular, case .alias(let path) = compact, let target = contract[path], target.shape != .one {
        return reference(path, own)
      }
      return "CompactRegular(compact: \(side(compact, "compact", own)), regular: \(side(regular, "regular", own)))"
    }
  }

  private func composite(_ type: TokenType, _ parts: [Expression.Part], _ own: Family?) -> String {
    func part(_ name: String, _ sideName: String) -> String {
      parts.first { $0.name == name }.map { side($0.value, sideName, own) } ?? "0"
    }
    func one(_ side: String) -> String {
      if type == .shadow {
        return "ElevationCompositeRawToken(x: \(part("offsetX", side)), y: \(part("offsetY", side)), "
          + "blur: \(part("blur", side)), color: \(part("color", side)))"
      }
      let family = parts.contains { $0.name == "fontFamily" } ? part("fontFamily", side) : "nil"
      return "FontCompositeSemanticToken(family: \(family), size: \(part("fontSize", side)), "
        + "lineHeight: \(part("lineHeight", side)), weight: \(part("fontWeight", side)), "
        + "letterSpacing: \(part("letterSpacing", side)))"
    }
    return type == .shadow
      ? "ElevationCompositeSemanticToken(light: \(one("light")), dark: \(one("dark")))"
      : "MultipleFontCompositeSemanticToken(compact: \(one("compact")), regular: \(one("regular")))"
  }
}
