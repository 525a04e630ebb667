public import OUDSThemesContract
internal import OUDSThemesOrange
public import OUDSTokensComponent
public import OUDSTokensRaw
public import OUDSTokensSemantic

/// Orange for dense user interfaces: the same colours, smaller sizes and spaces.
///
/// Tunable.
public final class OrangeCompactTheme: OUDSTheme, @unchecked Sendable {  // immutable: see `OUDSTheme`
  /// Each provider may be replaced by one of your own; nil means the theme's.
  ///
  /// A provider that is not given, and reads other families, reads them from those that are: with a `colors` of your
  /// own, the buttons of the theme use your colours.
  ///
  /// - Parameters:
  ///   - fontFamily: used instead of the brand's font, unless nil.
  ///   - tuning: the flexible points of the brand.
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
    tuning: Tuning = .default
  ) {
    let colors = colors ?? OrangeCompactThemeColorSemanticTokensProvider()
    let borders = borders ?? OrangeCompactThemeBorderSemanticTokensProvider()
    let colorModes = colorModes ?? OrangeCompactThemeColorModeSemanticTokensProvider()
    let elevations = elevations ?? OrangeCompactThemeElevationSemanticTokensProvider()
    let effects = effects ?? OrangeCompactThemeEffectSemanticTokensProvider()
    let fonts = fonts ?? OrangeCompactThemeFontSemanticTokensProvider()
    let grids = grids ?? OrangeCompactThemeGridSemanticTokensProvider()
    let opacities = opacities ?? OrangeCompactThemeOpacitySemanticTokensProvider()
    let dimensions = dimensions ?? OrangeCompactThemeDimensionSemanticTokensProvider()
    let sizes = sizes ?? OrangeCompactThemeSizeSemanticTokensProvider(dimensions: dimensions)
    let spaces = spaces ?? OrangeCompactThemeSpaceSemanticTokensProvider(dimensions: dimensions)
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
      alert: alert ?? OrangeCompactThemeAlertComponentTokensProvider(sizes: sizes, borders: borders, spaces: spaces),
      badge: badge ?? OrangeCompactThemeBadgeComponentTokensProvider(spaces: spaces, dimensions: dimensions),
      bar: bar ?? OrangeCompactThemeBarComponentTokensProvider(borders: borders, colors: colors, opacities: opacities),
      bulletList: bulletList ?? OrangeCompactThemeBulletListComponentTokensProvider(spaces: spaces),
      button: button
        ?? OrangeCompactThemeButtonComponentTokensProvider(
          sizes: sizes, borders: borders, colors: colors, spaces: spaces),
      checkbox: checkbox ?? OrangeCompactThemeCheckboxComponentTokensProvider(sizes: sizes, borders: borders),
      chip: chip
        ?? OrangeCompactThemeChipComponentTokensProvider(
          sizes: sizes, borders: borders, colors: colors, spaces: spaces, dimensions: dimensions),
      controlItem: controlItem
        ?? OrangeCompactThemeControlItemComponentTokensProvider(
          sizes: sizes, borders: borders, colors: colors, spaces: spaces, opacities: opacities),
      divider: divider ?? OrangeCompactThemeDividerComponentTokensProvider(borders: borders),
      icon: icon ?? OrangeCompactThemeIconComponentTokensProvider(colors: colors),
      inputTag: inputTag ?? OrangeCompactThemeInputTagComponentTokensProvider(borders: borders, colors: colors),
      link: link ?? OrangeCompactThemeLinkComponentTokensProvider(sizes: sizes, colors: colors, spaces: spaces),
      pinCodeInput: pinCodeInput
        ?? OrangeCompactThemePinCodeInputComponentTokensProvider(
          spaces: spaces, dimensions: dimensions),
      progressIndicator: progressIndicator
        ?? OrangeCompactThemeProgressIndicatorComponentTokensProvider(
          borders: borders, spaces: spaces, dimensions: dimensions),
      radioButton: radioButton ?? OrangeCompactThemeRadioButtonComponentTokensProvider(sizes: sizes, borders: borders),
      skeleton: skeleton ?? OrangeCompactThemeSkeletonComponentTokensProvider(colors: colors),
      switch: `switch`
        ?? OrangeCompactThemeSwitchComponentTokensProvider(
          sizes: sizes, borders: borders, colors: colors, spaces: spaces, dimensions: dimensions, opacities: opacities),
      tag: tag
        ?? OrangeCompactThemeTagComponentTokensProvider(
          sizes: sizes, borders: borders, spaces: spaces, dimensions: dimensions),
      textArea: textArea ?? OrangeCompactThemeTextAreaComponentTokensProvider(spaces: spaces),
      textInput: textInput
        ?? OrangeCompactThemeTextInputComponentTokensProvider(
          sizes: sizes, borders: borders, colors: colors, spaces: spaces, dimensions: dimensions),
      name: "Orange Compact",
      fontFamily: fontFamily,
      tuning: tuning)
  }

  override public var brandTokens: [RawTokenEntry] {
    OrangeBrandColorRawTokens.catalogue + OrangeBrandFontRawTokens.catalogue
  }
}
