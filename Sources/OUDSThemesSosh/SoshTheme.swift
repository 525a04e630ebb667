public import OUDSThemesContract
public import OUDSTokensComponent
public import OUDSTokensRaw
public import OUDSTokensSemantic

/// The theme of Sosh.
///
/// Not tunable.
public final class SoshTheme: OUDSTheme, @unchecked Sendable {  // immutable: see `OUDSTheme`
  /// Each provider may be replaced by one of your own; nil means the theme's.
  ///
  /// A provider that is not given, and reads other families, reads them from those that are: with a `colors` of your
  /// own, the buttons of the theme use your colours.
  ///
  /// - Parameters:
  ///   - fontFamily: used instead of the brand's font, unless nil.
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
    fontFamily: FontFamilySemanticToken? = nil
  ) {
    let colors = colors ?? SoshThemeColorSemanticTokensProvider()
    let borders = borders ?? SoshThemeBorderSemanticTokensProvider()
    let colorModes = colorModes ?? SoshThemeColorModeSemanticTokensProvider()
    let elevations = elevations ?? SoshThemeElevationSemanticTokensProvider()
    let effects = effects ?? SoshThemeEffectSemanticTokensProvider()
    let fonts = fonts ?? SoshThemeFontSemanticTokensProvider()
    let grids = grids ?? SoshThemeGridSemanticTokensProvider()
    let opacities = opacities ?? SoshThemeOpacitySemanticTokensProvider()
    let dimensions = dimensions ?? SoshThemeDimensionSemanticTokensProvider()
    let sizes = sizes ?? SoshThemeSizeSemanticTokensProvider(dimensions: dimensions)
    let spaces = spaces ?? SoshThemeSpaceSemanticTokensProvider(dimensions: dimensions)
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
      alert: alert ?? SoshThemeAlertComponentTokensProvider(sizes: sizes, borders: borders, spaces: spaces),
      badge: badge ?? SoshThemeBadgeComponentTokensProvider(spaces: spaces, dimensions: dimensions),
      bar: bar ?? SoshThemeBarComponentTokensProvider(borders: borders, colors: colors, opacities: opacities),
      bulletList: bulletList ?? SoshThemeBulletListComponentTokensProvider(spaces: spaces),
      button: button
        ?? SoshThemeButtonComponentTokensProvider(
          sizes: sizes, borders: borders, colors: colors, spaces: spaces),
      checkbox: checkbox ?? SoshThemeCheckboxComponentTokensProvider(sizes: sizes, borders: borders),
      chip: chip
        ?? SoshThemeChipComponentTokensProvider(
          sizes: sizes, borders: borders, colors: colors, spaces: spaces, dimensions: dimensions),
      controlItem: controlItem
        ?? SoshThemeControlItemComponentTokensProvider(
          sizes: sizes, borders: borders, colors: colors, spaces: spaces, opacities: opacities),
      divider: divider ?? SoshThemeDividerComponentTokensProvider(borders: borders),
      icon: icon ?? SoshThemeIconComponentTokensProvider(colors: colors),
      inputTag: inputTag ?? SoshThemeInputTagComponentTokensProvider(borders: borders, colors: colors),
      link: link ?? SoshThemeLinkComponentTokensProvider(sizes: sizes, colors: colors, spaces: spaces),
      pinCodeInput: pinCodeInput
        ?? SoshThemePinCodeInputComponentTokensProvider(
          spaces: spaces, dimensions: dimensions),
      progressIndicator: progressIndicator
        ?? SoshThemeProgressIndicatorComponentTokensProvider(
          borders: borders, spaces: spaces, dimensions: dimensions),
      radioButton: radioButton ?? SoshThemeRadioButtonComponentTokensProvider(sizes: sizes, borders: borders),
      skeleton: skeleton ?? SoshThemeSkeletonComponentTokensProvider(colors: colors),
      switch: `switch`
        ?? SoshThemeSwitchComponentTokensProvider(
          sizes: sizes, borders: borders, colors: colors, spaces: spaces, dimensions: dimensions, opacities: opacities),
      tag: tag
        ?? SoshThemeTagComponentTokensProvider(
          sizes: sizes, borders: borders, spaces: spaces, dimensions: dimensions),
      textArea: textArea ?? SoshThemeTextAreaComponentTokensProvider(spaces: spaces),
      textInput: textInput
        ?? SoshThemeTextInputComponentTokensProvider(
          sizes: sizes, borders: borders, colors: colors, spaces: spaces, dimensions: dimensions),
      name: "Sosh",
      fontFamily: fontFamily)
  }

  override public var brandTokens: [RawTokenEntry] {
    SoshBrandColorRawTokens.catalogue + SoshBrandFontRawTokens.catalogue
  }
}
