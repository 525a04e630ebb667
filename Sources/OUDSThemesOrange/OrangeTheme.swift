public import OUDSThemesContract
public import OUDSTokensComponent
public import OUDSTokensRaw
public import OUDSTokensSemantic

/// The theme of Orange, and the one to start a theme of your own from.
///
/// Tunable and open: subclass it, or give it providers of your own, which may subclass the ready ones.
open class OrangeTheme: OUDSTheme, @unchecked Sendable {  // immutable: see `OUDSTheme`
  /// Each provider may be replaced by one of your own; nil means the theme's.
  ///
  /// A provider that is not given, and reads other families, reads them from those that are: with a `colors` of your
  /// own, the buttons of the theme use your colours.
  ///
  /// - Parameters:
  ///   - fontFamily: used instead of the brand's font, unless nil.
  ///   - tuning: the flexible points of the brand.
  ///   - name: of a subclass, for people and reports.
  public init(
    colors: (any AllColorSemanticTokensProvider)? = nil,
    borders: (any AllBorderSemanticTokensProvider)? = nil,
    colorModes: (any AllColorModeSemanticTokensProvider)? = nil,
    elevations: (any AllElevationSemanticTokensProvider)? = nil,
    effects: (any AllEffectSemanticTokensProvider)? = nil,
    fonts: (any AllFontSemanticTokensProvider)? = nil,
    grids: (any AllGridSemanticTokensProvider)? = nil,
    opacities: (any AllOpacitySemanticTokensProvider)? = nil,
    dimensions: (any AllDimensionSemanticTokensProvider)? = nil,
    sizes: (any AllSizeSemanticTokensProvider)? = nil,
    spaces: (any AllSpaceSemanticTokensProvider)? = nil,
    alert: (any AllAlertComponentTokensProvider)? = nil,
    badge: (any AllBadgeComponentTokensProvider)? = nil,
    bar: (any AllBarComponentTokensProvider)? = nil,
    bulletList: (any AllBulletListComponentTokensProvider)? = nil,
    button: (any AllButtonComponentTokensProvider)? = nil,
    checkbox: (any AllCheckboxComponentTokensProvider)? = nil,
    chip: (any AllChipComponentTokensProvider)? = nil,
    controlItem: (any AllControlItemComponentTokensProvider)? = nil,
    divider: (any AllDividerComponentTokensProvider)? = nil,
    icon: (any AllIconComponentTokensProvider)? = nil,
    inputTag: (any AllInputTagComponentTokensProvider)? = nil,
    link: (any AllLinkComponentTokensProvider)? = nil,
    pinCodeInput: (any AllPinCodeInputComponentTokensProvider)? = nil,
    progressIndicator: (any AllProgressIndicatorComponentTokensProvider)? = nil,
    radioButton: (any AllRadioButtonComponentTokensProvider)? = nil,
    skeleton: (any AllSkeletonComponentTokensProvider)? = nil,
    switch: (any AllSwitchComponentTokensProvider)? = nil,
    tag: (any AllTagComponentTokensProvider)? = nil,
    textArea: (any AllTextAreaComponentTokensProvider)? = nil,
    textInput: (any AllTextInputComponentTokensProvider)? = nil,
    fontFamily: FontFamilySemanticToken? = nil,
    tuning: Tuning = .default,
    name: String = "Orange"
  ) {
    let colors = colors ?? OrangeThemeColorSemanticTokensProvider()
    let borders = borders ?? OrangeThemeBorderSemanticTokensProvider()
    let colorModes = colorModes ?? OrangeThemeColorModeSemanticTokensProvider()
    let elevations = elevations ?? OrangeThemeElevationSemanticTokensProvider()
    let effects = effects ?? OrangeThemeEffectSemanticTokensProvider()
    let fonts = fonts ?? OrangeThemeFontSemanticTokensProvider()
    let grids = grids ?? OrangeThemeGridSemanticTokensProvider()
    let opacities = opacities ?? OrangeThemeOpacitySemanticTokensProvider()
    let dimensions = dimensions ?? OrangeThemeDimensionSemanticTokensProvider()
    let sizes = sizes ?? OrangeThemeSizeSemanticTokensProvider(dimensions: dimensions)
    let spaces = spaces ?? OrangeThemeSpaceSemanticTokensProvider(dimensions: dimensions)
    super.init(
      borders: borders,
      colors: colors,
      colorModes: colorModes,
      effects: effects,
      elevations: elevations,
      fonts: fonts,
      grids: grids,
      opacities: opacities,
      dimensions: dimensions,
      sizes: sizes,
      spaces: spaces,
      alert: alert ?? OrangeThemeAlertComponentTokensProvider(sizes: sizes, borders: borders, spaces: spaces),
      badge: badge ?? OrangeThemeBadgeComponentTokensProvider(spaces: spaces, dimensions: dimensions),
      bar: bar ?? OrangeThemeBarComponentTokensProvider(borders: borders, colors: colors, opacities: opacities),
      bulletList: bulletList ?? OrangeThemeBulletListComponentTokensProvider(spaces: spaces),
      button: button
        ?? OrangeThemeButtonComponentTokensProvider(
          sizes: sizes, borders: borders, colors: colors, spaces: spaces),
      checkbox: checkbox ?? OrangeThemeCheckboxComponentTokensProvider(sizes: sizes, borders: borders),
      chip: chip
        ?? OrangeThemeChipComponentTokensProvider(
          sizes: sizes, borders: borders, colors: colors, spaces: spaces, dimensions: dimensions),
      controlItem: controlItem
        ?? OrangeThemeControlItemComponentTokensProvider(
          sizes: sizes, borders: borders, colors: colors, spaces: spaces, opacities: opacities),
      divider: divider ?? OrangeThemeDividerComponentTokensProvider(borders: borders),
      icon: icon ?? OrangeThemeIconComponentTokensProvider(colors: colors),
      inputTag: inputTag ?? OrangeThemeInputTagComponentTokensProvider(borders: borders, colors: colors),
      link: link ?? OrangeThemeLinkComponentTokensProvider(sizes: sizes, colors: colors, spaces: spaces),
      pinCodeInput: pinCodeInput
        ?? OrangeThemePinCodeInputComponentTokensProvider(
          spaces: spaces, dimensions: dimensions),
      progressIndicator: progressIndicator
        ?? OrangeThemeProgressIndicatorComponentTokensProvider(
          borders: borders, spaces: spaces, dimensions: dimensions),
      radioButton: radioButton ?? OrangeThemeRadioButtonComponentTokensProvider(sizes: sizes, borders: borders),
      skeleton: skeleton ?? OrangeThemeSkeletonComponentTokensProvider(colors: colors),
      switch: `switch`
        ?? OrangeThemeSwitchComponentTokensProvider(
          sizes: sizes, borders: borders, colors: colors, spaces: spaces, dimensions: dimensions, opacities: opacities),
      tag: tag
        ?? OrangeThemeTagComponentTokensProvider(
          sizes: sizes, borders: borders, spaces: spaces, dimensions: dimensions),
      textArea: textArea ?? OrangeThemeTextAreaComponentTokensProvider(spaces: spaces),
      textInput: textInput
        ?? OrangeThemeTextInputComponentTokensProvider(
          sizes: sizes, borders: borders, colors: colors, spaces: spaces, dimensions: dimensions),
      name: name,
      fontFamily: fontFamily,
      tuning: tuning)
  }

  /// The theme as the brand has it.
  ///
  /// A subclass that sets its providers up by itself overrides this.
  public init() {
    super.init(like: OrangeTheme(name: "Orange"))
  }

  override open var brandTokens: [RawTokenEntry] {
    OrangeBrandColorRawTokens.catalogue + OrangeBrandFontRawTokens.catalogue
  }
}
