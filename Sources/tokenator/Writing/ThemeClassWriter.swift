import DaguerreSupport

/// Writes the class of a ready theme: how its providers are made, unless others are given.
struct ThemeClassWriter {
  let theme: ThemeDescription
  let contract: Contract
  /// Families that a provider of the theme reads.
  let needed: (Provider) -> [Family]
  /// Whether releases differ in tokens that a provider of the theme has or reads.
  let isVersioned: (Provider) -> Bool

  private var providers: [Provider] { contract.providersInThemeOrder }

  // MARK: - Ready themes

  /// - Parameter rawEnums: those with the raw tokens of its brand.
  func file(rawEnums: [String]) -> SourceFile {
    var file = self.file(
      theme.prefix, module: theme.module, isOpen: theme.isOpen, summary: theme.summary, superclass: "OUDSTheme",
      imports: (theme.hasIcons ? ["public import DaguerreViews"] : [])
        + ["public import Foundation", "public import OUDSTokensRaw"]
        + (theme.brandModule.map { ["internal import \($0)"] } ?? []))
    staticName("\(theme.isOpen ? "open" : "public") class", theme.name, &file)
    initializer(name: theme.isOpen ? theme.name : nil, &file)
    for family in familiesInOrderOfNeed { local(family, of: theme.prefix, &file) }
    file.line("    super.init(")
    file.line("      OUDSThemeProviders(")
    file.line(providers.map { "        \($0.property): \(value($0, theme.prefix))" }.joined(separator: ",\n") + "),")
    let name = "\(theme.isOpen ? "name ?? " : "")\"\(theme.name)\""
    for extra in ExtraProvider.all where extra.isPlain {
      file.line("      \(extra.property): \(extra.value(of: theme)),")
    }
    file.line(
      "      resourcesBundle: resourcesBundle, name: \(name), fontFamily: fontFamily"
        + (theme.isTunable ? ", tuning: tuning\(theme.isOpen ? " ?? .default" : "")" : "") + ", version: version)")
    file.line("  }")
    file.line()
    if theme.isTunable { retuningInitializer(&file) }
    formerInitializer(&file)
    if theme.isOpen {
      file.line("  /// The theme as the brand has it.")
      file.line("  ///")
      file.line(
        "  /// A subclass that sets its providers up by itself overrides this: it cannot override an initialiser whose")
      file.line("  /// arguments have defaults.")
      file.line("  public init() {")
      file.line("    let theme = \(theme.prefix)(name: \"\(theme.name)\")")
      file.line("    super.init(theme.providers, \(plainOfTheme), name: \"\(theme.name)\")")
      file.line("  }")
      file.line()
    }
    file.line("  override \(theme.isOpen ? "open" : "public") var brandTokens: [RawTokenEntry] {")
    file.line("    \(rawEnums.map { "\($0).catalogue" }.joined(separator: " + "))")
    file.line("  }")
    if let color = theme.lightBullets {
      file.line()
      file.line("  override public var brandedBullets: MultipleColorSemanticToken {")
      file.line(
        "    MultipleColorSemanticToken(light: \"\(color)\", dark: colors.contentBrandPrimary.dark)")
      file.line("  }")
    }
    if theme.hasIcons {
      file.line()
      file.line("  override public func image(for icon: ComponentIcon) -> VectorImage {")
      file.line("    \(theme.prefix)Icons.image(for: icon) ?? super.image(for: icon)")
      file.line("  }")
    }
    file.line("}")
    return file
  }

  // MARK: - Inverse themes

  /// A subclass of the theme with other providers.
  ///
  /// - Parameter replaced: the classes of providers that it has of its own.
  func file(_ inverse: ThemeDescription.Inverse, replaced: Set<String>) -> SourceFile {
    var file = self.file(
      inverse.prefix, module: inverse.module, isOpen: false, summary: inverse.summary, superclass: theme.prefix,
      imports: ["public import Foundation", "public import \(theme.module)"])
    staticName("override public class", inverse.name, &file)
    initializer(name: nil, &file)
    func isReplaced(_ provider: Provider) -> Bool { replaced.contains(provider.type(of: inverse.prefix)) }
    let read = closure(of: providers.filter(isReplaced).flatMap(needed))
    for family in familiesInOrderOfNeed where read.contains(family) {
      local(family, of: provider(family).map(isReplaced) == true ? inverse.prefix : theme.prefix, &file)
    }
    let arguments = providers.interleaved(
      { provider in
        if let family = provider.family, read.contains(family) { return provider.argument }
        return isReplaced(provider) ? "\(provider.property): \(value(provider, inverse.prefix))" : provider.argument
      }, extra: \.argument)
    file.line("    super.init(")
    file.line(arguments.map { "      \($0)," }.joined(separator: "\n"))
    file.line(
      "      resourcesBundle: resourcesBundle, name: \"\(inverse.name)\", fontFamily: fontFamily"
        + (theme.isTunable ? ", tuning: tuning" : "") + ", version: version)")
    file.line("  }")
    file.line("}")
    return file
  }

  // MARK: - Parts

  private func file(
    _ name: String, module: String, isOpen: Bool, summary: String, superclass: String, imports: [String]
  ) -> SourceFile {
    var file = SourceFile(
      "\(module)/Generated/\(name).swift",
      imports: imports
        + ["OUDSThemesContract", "OUDSTokensComponent", "OUDSTokensSemantic"].map { "public import \($0)" })
    file.line()
    file.line("/// \(summary)")
    file.line("///")
    file.line("/// \(theme.isTunable ? "Tunable" : "Not tunable"), and \(isOpen ? "open" : "closed") to subclasses.")
    file.line(
      "\(isOpen ? "open" : "public final") class \(name): \(superclass), @unchecked Sendable {  // immutable: see `OUDSTheme`"
    )
    return file
  }

  private func staticName(_ modifiers: String, _ name: String, _ file: inout SourceFile) {
    file.line("  /// What people call the theme.")
    file.line("  \(modifiers) var name: String { \"\(name)\" }")
    file.line()
  }

  /// - Parameter name: the default name; nil where it cannot be given.
  private func initializer(name: String?, _ file: inout SourceFile) {
    file.line(
      """
        /// Each provider may be replaced by one of your own; nil means the theme's.
        ///
        /// A provider that is not given, and reads other families, reads them from those that are: with a `colors` of your
        /// own, the buttons of the theme use your colours.
        ///
        /// - Parameters:
        ///   - resourcesBundle: where icons and pictures of one's own are.
      """)
    if let name { file.line("  ///   - name: of a subclass, for people and reports; nil for `\(name)`.") }
    file.line("  ///   - fontFamily: used instead of the brand's font, unless nil or empty.")
    if theme.isTunable {
      file.line("  ///   - tuning: the flexible points of the brand\(name == nil ? "" : "; nil for none of them").")
    }
    file.line("  ///   - version: the release whose values the tokens of the theme's own providers have.")
    let parameters =
      providers.interleaved(\.optionalParameter, extra: \.optionalParameter) + ["resourcesBundle: Bundle = .main"]
      + (name == nil ? [] : ["name: String? = nil"]) + ["fontFamily: FontFamilySemanticToken? = nil"]
      + (theme.isTunable ? [name == nil ? "tuning: Tuning = .default" : "tuning: Tuning? = nil"] : [])
      + ["version: TokenRelease = .v2_5"]
    file.line("  public init(")
    file.line(parameters.map { "    \($0)" }.joined(separator: ",\n"))
    file.line("  ) {")
  }

  private func retuningInitializer(_ file: inout SourceFile) {
    let arguments = providers.interleaved(
      { "\($0.property): theme.\($0.property)" }, extra: { "\($0.property): theme.\($0.property)" }, where: \.isPlain)
    file.line("  /// The tokens of a theme, the very same, in another tuning.")
    file.line("  public convenience init(retuning theme: \(theme.prefix), to tuning: Tuning) {")
    file.line("    self.init(")
    file.line("      \(arguments.joined(separator: ", ")),")
    let name = theme.isOpen ? "name: theme.name, " : ""
    file.line("      resourcesBundle: theme.resourcesBundle, \(name)fontFamily: theme.fontFamily, tuning: tuning,")
    file.line("      version: theme.version)")
    file.line("  }")
    file.line()
  }

  /// With families and components in the order that they had before.
  private func formerInitializer(_ file: inout SourceFile) {
    let former = contract.providers(Family.inFormerThemeOrder)
    let parameters =
      // With two that are given it is told from the other, also in subclasses.
      former.prefix(2).map { "\($0.property): (any \($0.protocol))?" } + former.dropFirst(2).map(\.optionalParameter)
      + ["fontFamily: FontFamilySemanticToken? = nil"]
      + (theme.isTunable ? ["tuning: Tuning = .default"] : [])
      + (theme.isOpen ? ["name: String = \"\(theme.name)\""] : [])
    let arguments =
      providers.map(\.argument) + (theme.isOpen ? ["name: name"] : []) + ["fontFamily: fontFamily"]
      + (theme.isTunable ? ["tuning: tuning"] : [])
    file.line("  /// The same with the arguments in their former order.")
    file.line(
      "  @available(*, deprecated, message: \"The order is: borders, colors, colorModes, effects, elevations, ...\")")
    file.line("  public \(theme.isOpen ? "" : "convenience ")init(")
    file.line(parameters.map { "    \($0)" }.joined(separator: ",\n"))
    file.line("  ) {")
    if theme.isOpen {
      file.line("    let theme = \(theme.prefix)(")
      file.line("      \(arguments.joined(separator: ", ")))")
      file.line(
        "    super.init(theme.providers, \(plainOfTheme), name: name, fontFamily: fontFamily\(theme.isTunable ? ", tuning: tuning" : ""))"
      )
    } else {
      file.line("    self.init(")
      file.line("      \(arguments.joined(separator: ", ")))")
    }
    file.line("  }")
    file.line()
  }

  private func local(_ family: Family, of prefix: String, _ file: inout SourceFile) {
    guard let provider = provider(family) else { return }
    file.line("    let \(family.property) = \(family.property)?.tracked ?? \(make(provider, prefix))")
  }

  /// The provider that is given, or the theme's.
  private func value(_ provider: Provider, _ prefix: String) -> String {
    let property = SwiftName.declared(provider.property)
    guard prefix == theme.prefix else { return "\(property) ?? \(make(provider, prefix))" }
    if provider.family != nil { return property }
    return "\(ExtraProvider.given(for: provider.property)) ?? \(make(provider, prefix))"
  }

  /// What a local `theme` has besides its providers, as arguments.
  private var plainOfTheme: String {
    ExtraProvider.all.filter(\.isPlain).map { "\($0.property): theme.\($0.property)" }.joined(separator: ", ")
  }

  private func make(_ provider: Provider, _ prefix: String) -> String {
    let arguments =
      needed(provider).map { "\($0.property): \($0.property)" } + (isVersioned(provider) ? ["version: version"] : [])
    return "\(provider.type(of: prefix))(\(arguments.joined(separator: ", ")))"
  }

  private func provider(_ family: Family) -> Provider? { providers.first { $0.family == family } }

  // MARK: - What reads what

  /// Families with all that their providers read, directly or not.
  private func closure(of families: [Family]) -> Set<Family> {
    Set(reachedFrom: families) { provider($0).map(needed) ?? [] }
  }

  /// Every family after those that its provider reads.
  private var familiesInOrderOfNeed: [Family] {
    var order: [Family] = []
    var seen: Set<Family> = []
    func visit(_ family: Family) {
      guard seen.insert(family).inserted, let provider = provider(family) else { return }
      needed(provider).forEach(visit)
      order.append(family)
    }
    Family.inThemeOrder.forEach(visit)
    return order
  }
}
