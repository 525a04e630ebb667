/// One of the providers that a theme is made of: of a family, or of a component.
struct Provider {
  /// Nil for a component.
  let family: Family?
  /// The family or component, as in the token files: `color-mode`.
  let word: String
  /// The property of a theme, without backticks.
  let property: String
  /// `ColorSemantic`, `ButtonComponent`: what the names of its types have in common.
  let typeName: String
  let tokens: [Contract.Declaration]

  /// What it provides, for documentation.
  var summary: String { family == nil ? "tokens of the component \(word)" : "\(word) tokens" }
  var `protocol`: String { "All\(typeName)TokensProvider" }
  /// Of the module that declares its protocol.
  var module: String { family == nil ? "OUDSTokensComponent" : "OUDSTokensSemantic" }

  /// The class of a theme.
  func type(of prefix: String) -> String { "\(prefix)\(typeName)TokensProvider" }

  /// The property of a token, without backticks.
  func name(of token: Contract.Declaration) -> String {
    family.map { SwiftName.semantic(token.segments, family: $0) } ?? SwiftName.component(token.segments)
  }

  /// The Swift type of a token.
  func type(of token: Contract.Declaration) -> String {
    SwiftType.whole(token, words: token.typeWords(isComponent: family == nil))
  }

  /// The properties of a token's sides and their type; nil if they have none, as in components.
  func sides(of token: Contract.Declaration) -> (names: [String], type: String)? {
    guard family != nil, let names = token.sideNames(name(of: token)) else { return nil }
    return ([names.first, names.second], SwiftType.leaf(token.type, words: token.segments))
  }

  /// A parameter that may be left out.
  var optionalParameter: String { "\(property): (any \(`protocol`))? = nil" }
  /// The property passed on as an argument.
  var argument: String { "\(property): \(SwiftName.declared(property))" }
}

extension Contract {
  /// The providers of families in some order, then those of components.
  func providers(_ order: [Family]) -> [Provider] {
    order.map { family in
      Provider(
        family: family, word: family.rawValue, property: family.property, typeName: "\(family.typeName)Semantic",
        tokens: semantic.first { $0.family == family }?.tokens ?? [])
    }
      + component.map { component, tokens in
        Provider(
          family: nil, word: component, property: SwiftName.camelCase([component]),
          typeName: "\(SwiftName.type(component))Component", tokens: tokens)
      }
  }

  /// The providers in the order in which themes take them: components by name, but input tags after tags.
  var providersInThemeOrder: [Provider] {
    var providers = providers(Family.inThemeOrder)
    if let from = providers.firstIndex(where: { $0.word == "input-tag" }) {
      let inputTag = providers.remove(at: from)
      let tag = providers.firstIndex { $0.word == "tag" }
      providers.insert(inputTag, at: tag.map { $0 + 1 } ?? from)
    }
    return providers
  }
}
