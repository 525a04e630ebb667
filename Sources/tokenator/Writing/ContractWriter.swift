/// Writes what all themes share: protocols of tokens, their keys, and the catalogue.
struct ContractWriter {
  let contract: Contract

  func files() -> [SourceFile] {
    var files: [SourceFile] = []
    for (family, tokens) in contract.semantic {
      files += semanticProtocols(family, tokens)
      files.append(keys(tokens, family.typeName, isComponent: false))
      files.append(
        catalogue(
          tokens, typeName: family.typeName, layer: "semantic", family: family.rawValue, property: family.property
        ) { SwiftName.semantic($0.segments, family: family) })
    }
    for (component, tokens) in contract.component {
      let name = SwiftName.type(component)
      files.append(componentProtocols(component, tokens))
      files.append(keys(tokens, name, isComponent: true))
      files.append(
        catalogue(
          tokens, typeName: name, layer: "component", family: component, property: SwiftName.camelCase([component])
        ) { SwiftName.component($0.segments) })
    }
    return files + [catalogueOfAll()]
  }

  // MARK: - Protocols

  private func semanticProtocols(_ family: Family, _ tokens: [Contract.Declaration]) -> [SourceFile] {
    let name = family.typeName
    let composites = tokens.filter { $0.type == .typography || $0.type == .shadow }
    let plain = tokens.filter { $0.type != .typography && $0.type != .shadow }
    let pairs = plain.filter { $0.shape != .one || $0.type == .color }
    let singles = plain.filter { $0.shape == .one && $0.type != .color }

    func file(_ name: String, _ what: String, _ body: (inout SourceFile) -> Void) -> SourceFile {
      var file = SourceFile("OUDSTokensSemantic/Generated/\(name).swift", imports: [])
      file.line()
      file.line("/// \(what)")
      file.line("public protocol \(name) {")
      body(&file)
      file.line("}")
      return file
    }
    var protocols = ["\(name)SemanticTokens"]
    var files = [
      file(protocols[0], "Semantic \(family.rawValue) tokens: those of one value, and the sides of the others.") {
        file in
        for token in singles { member(token, family, &file) }
        for token in pairs { sides(token, family, &file) }
      }
    ]
    if !pairs.isEmpty {
      protocols.append("\(name)MultipleSemanticTokens")
      files.append(
        file(protocols[1], "Semantic \(family.rawValue) tokens that have a value for each side.") { file in
          for token in pairs { member(token, family, &file) }
        })
    }
    if !composites.isEmpty {
      protocols.append("\(name)CompositeSemanticTokens")
      files.append(
        file(protocols[protocols.count - 1], "Semantic \(family.rawValue) tokens made of several values.") { file in
          for token in composites { member(token, family, &file) }
        })
    }
    files[0].line()
    files[0].line("/// Provides every semantic \(family.rawValue) token to a theme.")
    files[0].line(
      "public protocol All\(name)SemanticTokensProvider: "
        + "\((["TokensProvider"] + protocols).joined(separator: ", ")) {}")
    return files
  }

  private func member(_ token: Contract.Declaration, _ family: Family, _ file: inout SourceFile) {
    let name = SwiftName.declared(SwiftName.semantic(token.segments, family: family))
    file.line("  /// `\(token.path)`\(token.isOptional ? "; nil in themes that have no value for it" : "").")
    file.line("  var \(name): \(SwiftType.whole(token, words: token.segments)) { get }")
  }

  private func sides(_ token: Contract.Declaration, _ family: Family, _ file: inout SourceFile) {
    let name = SwiftName.semantic(token.segments, family: family)
    guard let sides = token.sideNames(name) else { return }
    let type = SwiftType.leaf(token.type, words: token.segments)
    let words = token.shape == .lightDark ? ("in light mode", "in dark mode") : ("in compact size", "in regular size")
    file.line("  /// `\(token.path)` \(words.0).")
    file.line("  var \(sides.first): \(type) { get }")
    file.line("  /// `\(token.path)` \(words.1).")
    file.line("  var \(sides.second): \(type) { get }")
  }

  private func componentProtocols(_ component: String, _ tokens: [Contract.Declaration]) -> SourceFile {
    let name = SwiftName.type(component)
    var file = SourceFile(
      "OUDSTokensComponent/Generated/\(name)ComponentTokens.swift", imports: ["public import OUDSTokensSemantic"])
    var protocols: [String] = []
    for isMono in [false, true] {
      let members = tokens.filter { $0.segments[0].hasSuffix("-mono") == isMono }
      guard !members.isEmpty else { continue }
      protocols.append("\(name)\(isMono ? "Mono" : "")ComponentTokens")
      file.line()
      file.line("/// Tokens of the component \(component)\(isMono ? " on a coloured surface" : "").")
      file.line("public protocol \(protocols.last ?? "") {")
      for token in members {
        file.line("  /// `\(token.path)`.")
        let member = SwiftName.declared(SwiftName.component(token.segments))
        file.line("  var \(member): \(SwiftType.whole(token, words: token.typeWords(isComponent: true))) { get }")
      }
      file.line("}")
    }
    file.line()
    file.line("/// Provides every token of the component \(component) to a theme.")
    file.line(
      "public protocol All\(name)ComponentTokensProvider: "
        + "\((["TokensProvider"] + protocols).joined(separator: ", ")) {}")
    return file
  }

  // MARK: - Keys

  private func keys(_ tokens: [Contract.Declaration], _ name: String, isComponent: Bool) -> SourceFile {
    let module = isComponent ? "OUDSTokensComponent" : "OUDSTokensSemantic"
    var file = SourceFile(
      "\(module)/Generated/SkinKey+\(name)\(isComponent ? "Component" : "Semantic")Tokens.swift",
      imports: ["public import DaguerreSkins", "internal import OUDSTokensRaw"]
        + (isComponent ? ["internal import OUDSTokensSemantic"] : []))
    file.block("extension SkinKey") { file in
      for token in tokens {
        file.line("  /// `\(token.path)`.")
        let type = SwiftType.whole(token, words: token.typeWords(isComponent: isComponent))
        file.line("  public static let \(token.key) = SkinKey(\"\(token.path)\", \(type).self)")
      }
    }
    return file
  }

  // MARK: - Catalogue

  private func catalogue(
    _ tokens: [Contract.Declaration], typeName: String, layer: String, family: String, property: String,
    name: (Contract.Declaration) -> String
  ) -> SourceFile {
    let layerName = layer == "semantic" ? "Semantic" : "Component"
    var file = SourceFile(
      "OUDSThemesContract/Generated/TokenCatalogue+\(typeName)\(layerName)Tokens.swift",
      imports: [
        "internal import DaguerreSkins", "internal import OUDSTokensRaw", "internal import OUDSTokens\(layerName)",
      ]
        + (layer == "component" ? ["internal import OUDSTokensSemantic"] : []))
    let list = Self.listName(typeName, layerName)
    file.block("extension TokenCatalogue") { file in
      file.line("  static let \(list): [TokenEntry<OUDSTheme>] = {")
      file.line("    var list: [TokenEntry<OUDSTheme>] = []")
      for token in tokens {
        let word = token.type.catalogueWord(of: token.segments, isRaw: false)
        let reference = "\(property).\(name(token))"
        let declared = "\(SwiftName.declared(property)).\(SwiftName.declared(name(token)))"
        file.line(
          "    list.append(TokenEntry(.\(token.key), layer: .\(layer), family: \"\(family)\", "
            + "swiftName: \"\(reference)\", type: \"\(word)\"\(token.type.lengthArgument)\(axis(of: token))) { $0.\(declared) })"
        )
      }
      file.line("    return list")
      file.line("  }()")
    }
    return file
  }

  private func axis(of token: Contract.Declaration) -> String {
    switch (token.type, token.shape) {
    case (.shadow, _), (_, .lightDark): ", axis: .colorScheme"
    case (.typography, _), (_, .compactRegular): ", axis: .sizeClass"
    default: ""
    }
  }

  private static func listName(_ typeName: String, _ layerName: String) -> String {
    typeName.prefix(1).lowercased() + typeName.dropFirst() + layerName + "Tokens"
  }

  private func catalogueOfAll() -> SourceFile {
    var file = SourceFile(
      "OUDSThemesContract/Generated/TokenCatalogue+All.swift", imports: ["public import OUDSTokensRaw"])
    file.block("extension TokenCatalogue") { file in
      file.line("  /// Every semantic token, by family, then by path.")
      file.line("  public static let semantic: [TokenEntry<OUDSTheme>] = [")
      for (family, _) in contract.semantic { file.line("    \(Self.listName(family.typeName, "Semantic")),") }
      file.line("  ].flatMap(\\.self)")
      file.line()
      file.line("  /// Every component token, by component, then by path.")
      file.line("  public static let component: [TokenEntry<OUDSTheme>] = [")
      for (component, _) in contract.component {
        file.line("    \(Self.listName(SwiftName.type(component), "Component")),")
      }
      file.line("  ].flatMap(\\.self)")
    }
    return file
  }
}
