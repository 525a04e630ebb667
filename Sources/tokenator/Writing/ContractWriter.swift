/// Writes what all themes share: protocols of tokens, their keys, and the catalogue.

import DesignTokens
struct ContractWriter {
  let contract: Contract

  func files() -> [SourceFile] {
    let providers = contract.providers(Family.allCases)
    var files = contract.semantic.flatMap(semanticProtocols)
    files += contract.component.map(componentProtocols)
    for provider in providers { files += [keys(provider), catalogue(provider)] }
    files.append(catalogueOfAll(providers))
    files += skinAttributes(providers)
    return files
  }

  // MARK: - Protocols

  private func semanticProtocols(_ family: Family, _ tokens: [Contract.Declaration]) -> [SourceFile] {
    let name = family.typeName
    let composites = tokens.filter { $0.type == .typography || $0.type == .shadow }
    let plain = tokens.filter { $0.type != .typography && $0.type != .shadow }
    let pairs = plain.filter { $0.shape != .one }
    let singles = plain.filter { $0.shape == .one }

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
    file.line("  /// `\(token.path)`\(token.isOptional ? "; forbidden in themes that have no value for it" : "").")
    file.line("  var \(name): \(SwiftType.whole(token, words: token.segments)) { get }")
  }

  private func sides(_ token: Contract.Declaration, _ family: Family, _ file: inout SourceFile) {
    let name = SwiftName.semantic(token.segments, family: family)
    guard let sides = token.sideNames(name) else { return }
    let type = SwiftType.leaf(token.type, words: token.segments)
    let words = token.shape == .lightDark ? ("light", "dark") : ("compact", "regular")
    file.line("  /// `\(token.path)` \(TokenSummary.place(words.0)).")
    file.line("  var \(sides.first): \(type) { get }")
    file.line("  /// `\(token.path)` \(TokenSummary.place(words.1)).")
    file.line("  var \(sides.second): \(type) { get }")
  }

  private func componentProtocols(_ component: String, _ tokens: [Contract.Declaration]) -> SourceFile {
    let name = SwiftName.type(component)
    var file = SourceFile(
      "OUDSTokensComponent/Generated/\(name)ComponentTokens.swift", imports: ["public import OUDSTokensSemantic"])
    var protocols: [String] = []
    for variant in [nil] + ComponentVariant.allCases.map(Optional.some) {
      let members = tokens.filter { ComponentVariant(of: $0.segments[0]) == variant }
      guard !members.isEmpty else { continue }
      protocols.append("\(name)\(variant?.typeName ?? "")ComponentTokens")
      file.line()
      file.line("/// Tokens of the component \(component)\(variant?.summary ?? "").")
      file.line("public protocol \(protocols.last ?? "") {")
      for token in members {
        file.line("  /// `\(token.path)`.")
        let member = SwiftName.declared(SwiftName.component(token.segments))
        file.line("  var \(member): \(SwiftType.whole(token, words: token.typeWords(isComponent: true))) { get }")
      }
      for flag in variant == nil ? FlagToken.all(ofComponent: component) : [] {
        file.line("  /// \(flag.summary)")
        file.line("  var \(flag.name): Bool { get }")
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

  private func keys(_ provider: Provider) -> SourceFile {
    var file = SourceFile(
      "\(provider.module)/Generated/SkinKey+\(provider.typeName)Tokens.swift",
      imports: ["public import DaguerreSkins", "internal import OUDSTokensRaw"]
        + (provider.family == nil ? ["internal import OUDSTokensSemantic"] : []))
    file.block("extension SkinKey") { file in
      for token in provider.tokens {
        file.line("  /// `\(token.path)`.")
        let type = provider.type(of: token) + (token.isOptional ? "?" : "")
        file.line("  public static let \(token.key) = SkinKey(\"\(token.path)\", \(type).self)")
      }
    }
    return file
  }

  /// The semantic tokens as attributes of skins, by their Swift names; where two families share a name, by their keys.
  private func skinAttributes(_ providers: [Provider]) -> [SourceFile] {
    let semantic = providers.filter { $0.family != nil }
    let uses = Dictionary(grouping: semantic.flatMap { provider in provider.tokens.map(provider.name) }) { $0 }
    return semantic.map { provider in
      var file = SourceFile(
        "OUDSTokensSemantic/Generated/Skin+\(provider.typeName)Tokens.swift", imports: ["public import DaguerreSkins"])
      file.line()
      file.line("// Each is nil where the skin leaves the token to the theme; setting nil takes back what was set.")
      file.block("extension Skin") { file in
        for token in provider.tokens {
          let name = provider.name(of: token)
          let own = SwiftName.declared(uses[name]?.count == 1 ? name : token.key)
          let type = provider.type(of: token)
          file.line("  /// What the skin gives `\(token.path)`.")
          file.line(
            "  public var \(own): \(type)? "
              + "{ get { self[.\(token.key)] } set { self[.\(token.key)] = newValue } }")
        }
      }
      return file
    }
  }

  // MARK: - Catalogue

  private func catalogue(_ provider: Provider) -> SourceFile {
    var file = SourceFile(
      "OUDSTokenCatalogue/Generated/TokenCatalogue+\(provider.typeName)Tokens.swift",
      imports: ["internal import DaguerreSkins", "internal import OUDSThemesContract"]
        + ["OUDSTokensRaw", "OUDSTokensSemantic"].map { "internal import \($0)" }
        + (provider.family == nil ? ["internal import OUDSTokensComponent"] : []))
    let layer = provider.family == nil ? "component" : "semantic"
    file.block("extension TokenCatalogue") { file in
      let tokens = provider.tokens.map { token in
        let word = token.type.catalogueWord(of: token.segments, isRaw: false)
        let name = provider.name(of: token)
        let declared = "\(SwiftName.declared(provider.property)).\(SwiftName.declared(name))"
        return "(.\(token.key), \"\(name)\", type: \"\(word)\"\(token.type.lengthArgument)\(axis(of: token)))"
          + " { $0.\(declared)\(token.isOptional ? ".unlessForbidden" : "") }"
      }
      TokenListing(
        source: "OUDSTheme", owner: provider.property, layer: layer, family: provider.word, tokens: tokens
      ).write(listName(provider), to: &file)
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

  private func listName(_ provider: Provider) -> String {
    provider.typeName.prefix(1).lowercased() + provider.typeName.dropFirst() + "Tokens"
  }

  private func catalogueOfAll(_ providers: [Provider]) -> SourceFile {
    var file = SourceFile(
      "OUDSTokenCatalogue/Generated/TokenCatalogue+All.swift",
      imports: ["public import OUDSThemesContract", "public import OUDSTokensRaw"])
    file.block("extension TokenCatalogue") { file in
      for (layer, other) in [("semantic", "family"), ("component", "component")] {
        if layer == "component" { file.line() }
        file.line("  /// Every \(layer) token, by \(other), then by path.")
        file.line("  public static let \(layer): [TokenEntry<OUDSTheme>] = [")
        for provider in providers where (provider.family == nil) == (layer == "component") {
          file.line("    \(listName(provider))(),")
        }
        file.line("  ].flatMap(\\.self)")
      }
    }
    return file
  }
}
