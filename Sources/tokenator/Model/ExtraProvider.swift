/// A provider that the initialisers of themes take besides those of the token files.
struct ExtraProvider {
  /// What becomes of it.
  enum Role {
    /// Plain values, which no skin overrides; written by hand.
    case plain
    /// Another name, of a later release of the library, for the provider of a component.
    case alias(of: String)
  }

  /// The property of a theme, and the parameter.
  let property: String
  /// `ColorChartSemantic`: what the names of its types have in common.
  let typeName: String
  /// The property of the provider that comes before it in initialisers.
  let follows: String
  let role: Role
  /// Whether every theme has one of its own, which takes the colours.
  var isOfEveryTheme = false

  static let all = [
    ExtraProvider(
      property: "colorsCharts", typeName: "ColorChartSemantic", follows: "colorModes", role: .plain),
    ExtraProvider(
      property: "colorsDecorative", typeName: "ColorDecorativeSemantic", follows: "colorModes", role: .plain),
    ExtraProvider(
      property: "alertMessage", typeName: "AlertMessageComponent", follows: "alert", role: .alias(of: "alert")),
    ExtraProvider(
      property: "categoricalTag", typeName: "CategoricalTagComponent", follows: "button", role: .plain,
      isOfEveryTheme: true),
    ExtraProvider(
      property: "listItem", typeName: "ListItemComponent", follows: "link", role: .alias(of: "controlItem")),
  ]

  var isPlain: Bool { if case .plain = role { true } else { false } }

  /// The names that the provider of a component has besides its own.
  static func aliases(of property: String) -> [String] {
    all.compactMap { extra in
      guard case .alias(let original) = extra.role, original == property else { return nil }
      return extra.property
    }
  }

  /// What is given for the provider of a component, under its names.
  static func given(for property: String) -> String {
    if property == "alert" { return "alertTokens(alert, alertMessage)" }
    return ([SwiftName.declared(property)] + aliases(of: property)).joined(separator: " ?? ")
  }

  var `protocol`: String { "All\(typeName)TokensProvider" }
  /// A parameter that may be left out.
  var optionalParameter: String { "\(property): (any \(`protocol`))? = nil" }
  /// The property passed on as an argument.
  var argument: String { "\(property): \(property)" }

  /// What a theme that is given `nil` passes on.
  func value(of theme: ThemeDescription) -> String {
    guard isOfEveryTheme || theme.hasChartColors else { return property }
    return "\(property) ?? \(theme.prefix)\(typeName)TokensProvider(\(isOfEveryTheme ? "colors: colors" : ""))"
  }
}

extension [Provider] {
  /// What is made of each provider, and of what initialisers take after it, in their order.
  func interleaved(
    _ provider: (Provider) -> String, extra: (ExtraProvider) -> String,
    where isTaken: (ExtraProvider) -> Bool = { _ in true }
  ) -> [String] {
    flatMap { element in
      [provider(element)]
        + ExtraProvider.all.filter { $0.follows == element.property && isTaken($0) }.map(extra)
    }
  }
}
