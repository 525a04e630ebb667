/// Writes the class of a ready theme: how its providers are made, unless others are given.
struct ThemeClassWriter {
  let theme: ThemeDescription
  let contract: Contract
  /// Families that a provider of the theme reads.
  let needed: (Provider) -> [Family]

  private var providers: [Provider] { contract.providers(Family.inThemeOrder) }

  // MARK: - Ready themes

  /// - Parameter rawEnums: those with the raw tokens of its brand.
  func file(rawEnums: [String]) -> SourceFile {
    var file = self.file(
      theme.prefix, module: theme.module, isOpen: theme.isOpen, summary: theme.summary, superclass: "OUDSTheme",
      imports: ["public import OUDSTokensRaw"] + (theme.brandModule.map { ["internal import \($0)"] } ?? []))
    initializer(isTunable: theme.isTunable, name: theme.isOpen ? theme.name : nil, &file)
    for family in familiesInOrderOfNeed { local(family, of: theme.prefix, &file) }
    file.line("    super.init(")
    file.line("      OUDSThemeProviders(")
    let ordered = contract.providers(Family.inContractOrder)
    file.line(ordered.map { "        \($0.property): \(value($0, theme.prefix))" }.joined(separator: ",\n") + "),")
    let name = theme.isOpen ? "name" : "\"\(theme.name)\""
    file.line("      name: \(name), fontFamily: fontFamily\(theme.isTunable ? ", tuning: tuning" : ""))")
    file.line("  }")
    file.line()
    if theme.isOpen {
      file.line("  /// The theme as the brand has it.")
      file.line("  ///")
      file.line(
        "  /// A subclass that sets its providers up by itself overrides this: it cannot override an initialiser whose")
      file.line("  /// arguments have defaults.")
      file.line("  public init() {")
      file.line("    super.init(\(theme.prefix)(name: \"\(theme.name)\").providers, name: \"\(theme.name)\")")
      file.line("  }")
      file.line()
    }
    file.line("  override \(theme.isOpen ? "open" : "public") var brandTokens: [RawTokenEntry] {")
    file.line("    \(rawEnums.map { "\($0).catalogue" }.joined(separator: " + "))")
    file.line("  }")
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
      imports: ["public import \(theme.module)"])
    initializer(isTunable: theme.isTunable, name: nil, &file)
    func isReplaced(_ provider: Provider) -> Bool { replaced.contains(provider.type(of: inverse.prefix)) }
    let read = closure(of: providers.filter(isReplaced).flatMap(needed))
    for family in familiesInOrderOfNeed where read.contains(family) {
      local(family, of: provider(family).map(isReplaced) == true ? inverse.prefix : theme.prefix, &file)
    }
    let arguments = providers.map { provider in
      if let family = provider.family, read.contains(family) { return provider.argument }
      return isReplaced(provider) ? "\(provider.property): \(value(provider, inverse.prefix))" : provider.argument
    }
    file.line("    super.init(")
    file.line(arguments.map { "      \($0)," }.joined(separator: "\n"))
    file.line("      fontFamily: fontFamily\(theme.isTunable ? ", tuning: tuning" : ""), name: \"\(inverse.name)\")")
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

  /// - Parameter name: the default name; nil where it cannot be given.
  private func initializer(isTunable: Bool, name: String?, _ file: inout SourceFile) {
    file.line(
      """
        /// Each provider may be replaced by one of your own; nil means the theme's.
        ///
        /// A provider that is not given, and reads other families, reads them from those that are: with a `colors` of your
        /// own, the buttons of the theme use your colours.
        ///
        /// - Parameters:
        ///   - fontFamily: used instead of the brand's font, unless nil.
      """)
    if isTunable { file.line("  ///   - tuning: the flexible points of the brand.") }
    if name != nil { file.line("  ///   - name: of a subclass, for people and reports.") }
    let parameters =
      providers.map(\.optionalParameter) + ["fontFamily: FontFamilySemanticToken? = nil"]
      + (isTunable ? ["tuning: Tuning = .default"] : []) + (name.map { ["name: String = \"\($0)\""] } ?? [])
    file.line("  public init(")
    file.line(parameters.map { "    \($0)" }.joined(separator: ",\n"))
    file.line("  ) {")
  }

  private func local(_ family: Family, of prefix: String, _ file: inout SourceFile) {
    guard let provider = provider(family) else { return }
    file.line("    let \(family.property) = \(family.property)?.tracked ?? \(make(provider, prefix))")
  }

  /// The provider that is given, or the theme's.
  private func value(_ provider: Provider, _ prefix: String) -> String {
    let property = SwiftName.declared(provider.property)
    return prefix == theme.prefix && provider.family != nil ? property : "\(property) ?? \(make(provider, prefix))"
  }

  private func make(_ provider: Provider, _ prefix: String) -> String {
    let arguments = needed(provider).map { "\($0.property): \($0.property)" }
    return "\(provider.type(of: prefix))(\(arguments.joined(separator: ", ")))"
  }

  private func provider(_ family: Family) -> Provider? { providers.first { $0.family == family } }

  // MARK: - What reads what

  /// Families with all that their providers read, directly or not.
  private func closure(of families: [Family]) -> Set<Family> {
    var found: Set<Family> = []
    var waiting = families
    while let family = waiting.popLast() {
      if found.insert(family).inserted, let provider = provider(family) { waiting += needed(provider) }
    }
    return found
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
