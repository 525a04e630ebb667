/// Writes what every theme is: the class, the value that holds its providers, and what can be told of any theme.

import DesignTokens
struct ThemeContractWriter {
  let contract: Contract

  private var providers: [Provider] { contract.providersInThemeOrder }

  func files() -> [SourceFile] {
    providers.flatMap { [ProxyWriter.file($0), ProxyWriter.placeholder($0)] }
      + [heldProviders(), theme(), tuning(), tunedTokens(), typography(), surfaces()]
  }

  private func file(_ name: String, imports: [String]) -> SourceFile {
    SourceFile("OUDSThemesContract/Generated/\(name).swift", imports: imports)
  }

  // MARK: - Providers

  private func heldProviders() -> SourceFile {
    var file = file(
      "OUDSThemeProviders", imports: ["public import OUDSTokensComponent", "public import OUDSTokensSemantic"])
    file.line()
    file.line("/// The providers of a theme: one for each family and each component.")
    file.line("public struct OUDSThemeProviders: @unchecked Sendable {  // providers are immutable")
    for provider in providers {
      file.line("  /// The \(provider.summary).")
      file.line("  public let \(SwiftName.declared(provider.property)): any \(provider.protocol)")
    }
    file.line()
    file.line(
      "  /// Takes the providers; tokens that one of them does not read as skin attributes are read so from now on.")
    file.line("  public init(")
    file.line(providers.map { "    \($0.property): any \($0.protocol)" }.joined(separator: ",\n"))
    file.line("  ) {")
    for provider in providers {
      file.line("    self.\(provider.property) = \(SwiftName.declared(provider.property)).tracked")
    }
    file.line("  }")
    file.line("}")
    file.block("extension OUDSThemeProviders") { file in
      file.line("  /// For where there is no theme.")
      file.line("  static let placeholders = OUDSThemeProviders(")
      file.line(
        providers.map { "    \($0.property): \($0.typeName)TokensPlaceholder()" }.joined(separator: ",\n") + ")")
      file.line()
      file.line("  /// Whether all are the same objects, which give the same tokens under any skin.")
      file.line("  package func isSame(as other: Self) -> Bool {")
      let names = providers.map { SwiftName.declared($0.property) }
      file.line("    \(names.map { "\($0) === other.\($0)" }.joined(separator: "\n      && "))")
      file.line("  }")
      file.line()
      file.line("  /// Whether each two are of one class.")
      file.line("  package func areAlike(to other: Self) -> Bool {")
      let types = names.map { "type(of: \($0)) == type(of: other.\($0))" }
      file.line("    \(types.joined(separator: "\n      && "))")
      file.line("  }")
    }
    file.block("extension OUDSTheme") { file in
      for provider in providers {
        file.line("  /// The \(provider.summary).")
        let property = SwiftName.declared(provider.property)
        file.line("  public var \(property): any \(provider.protocol) { providers.\(property) }")
      }
    }
    return file
  }

  // MARK: - The class

  private func theme() -> SourceFile {
    var file = file(
      "OUDSTheme",
      imports: [
        "public import DaguerreViews", "public import Foundation", "public import OUDSTokensComponent",
        "public import OUDSTokensRaw", "public import OUDSTokensSemantic",
      ])
    file.line(
      """

      /// What every theme is: a provider of tokens for each family and each component, a font, and a tuning.
      ///
      /// Components ask a theme and nothing else for their looks: `theme.colors.actionEnabled`,
      /// `theme.button.borderWidthDefault`. Use a ready theme, subclass ``OUDSThemesOrange/OrangeTheme``, or build one here
      /// from providers of your own. Themes are immutable and can be shared by threads.
      open class OUDSTheme: @unchecked Sendable {  // immutable: every stored property is a `let`
        /// Where the tokens come from; a provider of one's own stands behind a proxy.
        public let providers: OUDSThemeProviders

        /// The name of the theme, for people: `Orange`.
        public let name: String

        /// The font family to use instead of the one that the fonts' tokens name; nil for that one.
        public let fontFamily: FontFamilySemanticToken?

        /// Where the icons and pictures that the theme brings are: SVG files under their names, or an asset catalogue
        /// with them.
        public let resourcesBundle: Bundle

        /// Where the theme departs from its brand's defaults.
        public let tuning: Tuning

        /// The release whose values the theme's own tokens have.
        public let version: TokenRelease

        /// The raw tokens that belong to the theme's brand alone, for the catalogue.
        open var brandTokens: [RawTokenEntry] { [] }

        /// The colours of charts; nil for a theme that has none.
        public let colorsCharts: (any AllColorChartSemanticTokensProvider)!

        /// The colours that decorate; nil for a theme that has none.
        public let colorsDecorative: (any AllColorDecorativeSemanticTokensProvider)!

        /// The colours of categorical tags.
        public let categoricalTag: any AllCategoricalTagComponentTokensProvider

        /// Whether a mark of the brand may stand below large headings.
        open var hasTypographyHeadingLargeMarker: Bool { hasHeadingMarker && typography.headingLargeMarker }
        private let hasHeadingMarker: Bool

        /// The colour of bullets in the colour of the brand.
        open var brandedBullets: MultipleColorSemanticToken { colors.contentBrandPrimary }

        /// What components draw for an icon; a theme of your own overrides it for those that it brings, such as
        /// `VectorImage(svgFile:)`.
        open func image(for icon: ComponentIcon) -> VectorImage {
          icon.general.map { image(for: $0) } ?? StandardIcons.image(for: icon)
        }

        /// - Parameters:
        ///   - colorsCharts: the colours of charts, if it has any.
        ///   - colorsDecorative: the colours that decorate, if it has any.
        ///   - resourcesBundle: where its own icons and pictures are.
        ///   - name: for people and reports.
        ///   - fontFamily: used instead of the family that the fonts' tokens name, unless nil or empty.
        public init(
          _ providers: OUDSThemeProviders, colorsCharts: (any AllColorChartSemanticTokensProvider)? = nil,
          colorsDecorative: (any AllColorDecorativeSemanticTokensProvider)? = nil,
          categoricalTag: (any AllCategoricalTagComponentTokensProvider)? = nil,
          resourcesBundle: Bundle = .main, name: String, fontFamily: FontFamilySemanticToken? = nil,
          tuning: Tuning = .default, version: TokenRelease = .v2_5
        ) {
          self.providers = providers
          hasHeadingMarker = true
          self.colorsCharts = colorsCharts
          self.colorsDecorative = colorsDecorative
          self.categoricalTag = categoricalTag ?? CategoricalTagComponentTokensProvider(providers.colors)
          self.resourcesBundle = resourcesBundle
          self.name = name
          self.fontFamily = fontFamily?.isEmpty == true ? nil : fontFamily
          self.tuning = tuning
          self.version = version
        }

        /// Components that came with release 3 of the iOS library may be left out: their tokens mean nothing then.
        ///
        /// - Parameters:
        ///   - alertMessage: another name of `alert`; if both are given, of the width of borders and the gap of bullets.
        ///   - listItem: another name of `controlItem`, of which one is given.
        ///   - resourcesBundle: where its own icons and pictures are.
        ///   - name: for people and reports.
        ///   - fontFamily: used instead of the family that the fonts' tokens name, unless nil or empty.
        ///   - hasTypographyHeadingLargeMarker: whether a mark of the brand may stand below large headings.
        public init(
      """)
    let parameters = providers.interleaved(
      { mayBeLeftOut($0) ? $0.optionalParameter : "\($0.property): any \($0.protocol)" }, extra: \.optionalParameter)
    for parameter in parameters { file.line("    \(parameter),") }
    file.line(
      """
          resourcesBundle: Bundle = .main,
          name: String,
          fontFamily: FontFamilySemanticToken? = nil,
          tuning: Tuning = .default,
          hasTypographyHeadingLargeMarker: Bool = true,
          version: TokenRelease = .v2_5
        ) {
          providers = OUDSThemeProviders(
            \(providers.map(argument).joined(separator: ", ")))
          hasHeadingMarker = hasTypographyHeadingLargeMarker
          self.colorsCharts = colorsCharts
          self.colorsDecorative = colorsDecorative
          self.categoricalTag = categoricalTag ?? CategoricalTagComponentTokensProvider(providers.colors)
          self.resourcesBundle = resourcesBundle
          self.name = name
          self.fontFamily = fontFamily?.isEmpty == true ? nil : fontFamily
          self.tuning = tuning
          self.version = version
        }
      }
      """)
    return file
  }

  /// Whether a theme of one's own needs none: it may come under another name, or is later than such a theme.
  private func mayBeLeftOut(_ provider: Provider) -> Bool {
    let later = ["accordion", "progressIndicator", "quantityInput", "selectInput", "toast", "typography"]
    return later.contains(provider.property) || !ExtraProvider.aliases(of: provider.property).isEmpty
  }

  private func argument(_ provider: Provider) -> String {
    guard mayBeLeftOut(provider) else { return provider.argument }
    let given = ExtraProvider.given(for: provider.property)
    return "\(provider.property): \(given) ?? \(provider.typeName)TokensPlaceholder()"
  }

  // MARK: - Tuning

  private func tuning() -> SourceFile {
    var file = file("OUDSThemeTuning", imports: ["internal import DaguerreViews"])
    let flags = TuningDescription.all
    file.block(
      "public struct OUDSThemeTuning: Hashable, Sendable",
      documentation: "The points where the brand lets a theme be flexible; whoever reads one is noted."
    ) { file in
      for flag in flags { file.line("  private let \(flag.stored): Bool") }
      file.line()
      file.line("  /// A tuning of one's own; what is not given stays as the brand has it, without rounded corners.")
      file.line("  public init(\(flags.map { "\($0.flag): Bool = false" }.joined(separator: ", "))) {")
      for flag in flags { file.line("    \(flag.stored) = \(flag.flag)") }
      file.line("  }")
    }
    file.block("extension OUDSThemeTuning") { file in
      for (index, flag) in flags.enumerated() {
        if index > 0 { file.line() }
        file.line("  /// Whether \(flag.summary).")
        file.line("  public var \(flag.flag): Bool {")
        file.line("    SurroundingReads.note(\"\(flag.flag)\")")
        file.line("    return \(flag.stored)")
        file.line("  }")
      }
      file.line()
      file.line("  /// Whether two tunings are the same in all.")
      file.line("  public static func == (left: Self, right: Self) -> Bool {")
      file.line("    \(flags.map { "left.\($0.flag) == right.\($0.flag)" }.joined(separator: " && "))")
      file.line("  }")
      file.line()
      file.line("  /// Adds all flags.")
      file.line("  public func hash(into hasher: inout Hasher) {")
      for flag in flags { file.line("    hasher.combine(\(flag.flag))") }
      file.line("  }")
      file.line()
      file.line("  /// Whether another tuning has the same flags among those that a drawing has read.")
      file.line("  package func agrees(with other: Self, on reads: Set<String>) -> Bool {")
      let agreements = flags.map {
        "(\($0.stored) == other.\($0.stored) || !reads.contains(\"\($0.flag)\"))"
      }
      file.line("    \(agreements.joined(separator: " && "))")
      file.line("  }")
      file.line()
      file.line("  /// The flags that are set, by their words: `rounded-buttons`.")
      file.line("  var words: [String] {")
      let pairs = flags.map { "(\($0.flag), \"\($0.word)\")" }.joined(separator: ", ")
      file.line("    [\(pairs)].filter(\\.0).map(\\.1)")
      file.line("  }")
    }
    return file
  }

  private func tunedTokens() -> SourceFile {
    var file = file(
      "OUDSTheme+TunedTokens",
      imports: [
        "package import DaguerreSkins", "public import OUDSTokensComponent", "public import OUDSTokensSemantic",
      ])
    for (flag, choice) in choices {
      file.block("extension \(choice.provider.protocol)") { file in
        file.line("  /// `\(choice.rounded.path)` or `\(choice.plain.path)`.")
        file.line("  public func \(choice.name)(isRounded: Bool) -> \(choice.type) {")
        let members = [choice.rounded, choice.plain].map { SwiftName.component($0.segments) }
        file.line("    isRounded ? \(members[0]) : \(members[1])")
        file.line("  }")
      }
      file.block("extension OUDSTheme") { file in
        file.line("  /// `\(choice.rounded.path)` or `\(choice.plain.path)`, as the tuning has it.")
        file.line("  public var \(choice.property): \(choice.type) {")
        file.line("    \(SwiftName.declared(choice.provider.property)).\(choice.name)(isRounded: tuning.\(flag.flag))")
        file.line("  }")
      }
    }
    file.block("extension OUDSTheme") { file in
      file.line(
        "  /// The tokens that the tuning chooses between, the plain one first, and the value of the one in use.")
      file.line("  package var tunedTokens: [(plain: SkinKey, rounded: SkinKey, value: BorderRadiusSemanticToken)] {")
      file.line("    [")
      for (_, choice) in choices {
        file.line("      (.\(choice.plain.key), .\(choice.rounded.key), \(choice.property)),")
      }
      file.line("    ]")
      file.line("  }")
    }
    return file
  }

  private struct Choice {
    let name: String
    let provider: Provider
    let plain, rounded: Contract.Declaration

    var type: String { SwiftType.whole(plain, words: plain.typeWords(isComponent: true)) }
    /// The property of a theme: `buttonBorderRadius`.
    var property: String { provider.property + name.prefix(1).uppercased() + name.dropFirst() }
  }

  /// The choices of all flags.
  ///
  /// The checker has seen that a component has both tokens, or is not there at all.
  private var choices: [(TuningDescription, Choice)] {
    TuningDescription.all.flatMap { flag in
      flag.choices.compactMap { choice in
        guard let plain = contract[choice.plain], let rounded = contract[choice.rounded],
          let provider = providers.first(where: { $0.tokens.contains { $0.path == choice.plain } })
        else { return nil }
        return (flag, Choice(name: choice.name, provider: provider, plain: plain, rounded: rounded))
      }
    }
  }

  // MARK: - Views

  private func typography() -> SourceFile {
    var file = file("View+TextStyles", imports: ["internal import OUDSTokensSemantic", "public import DaguerreViews"])
    file.block("extension View") { file in
      for token in contract.semantic.flatMap(\.tokens) where token.type == .typography {
        let name = SwiftName.semantic(token.segments, family: .font)
        file.line("  /// Sets texts within the view in the text style `\(token.path)`.")
        file.line("  public func \(name)(_ theme: OUDSTheme) -> ModifiedContent<Self, Typography> {")
        file.line("    typography(theme.fonts.\(name), theme)")
        file.line("  }")
      }
    }
    return file
  }

  private func surfaces() -> SourceFile {
    var file = file("AllColorSemanticTokensProvider+Surface", imports: ["internal import OUDSTokensSemantic"])
    file.block("extension AllColorSemanticTokensProvider") { file in
      file.line("  /// The colour of the surface that a colour mode is for; nil for a name that no surface has.")
      file.line("  func surface(for mode: MultipleColorModeSemanticToken) -> MultipleColorSemanticToken? {")
      file.line("    switch mode.name {")
      for (mode, surface) in contract.surfaces {
        guard let surface else { continue }
        let (name, color) = (
          SwiftName.semantic(mode.segments, family: .colorMode), SwiftName.semantic(surface.segments, family: .color)
        )
        file.line("    case \"\(name)\": \(color)")
      }
      file.line("    default: nil")
      file.line("    }")
      file.line("  }")
    }
    return file
  }
}
