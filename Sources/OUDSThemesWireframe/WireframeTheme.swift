public import OUDSThemesContract
public import OUDSTokensComponent
public import OUDSTokensRaw
public import OUDSTokensSemantic

/// A theme for drafts, of no brand.
///
/// Not tunable.
public final class WireframeTheme: OUDSTheme, @unchecked Sendable {  // immutable: see `OUDSTheme`
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
    let colors = colors ?? WireframeThemeColorSemanticTokensProvider()
    let borders = borders ?? WireframeThemeBorderSemanticTokensProvider()
    let colorModes = colorModes ?? WireframeThemeColorModeSemanticTokensProvider()
    let elevations = elevations ?? WireframeThemeElevationSemanticTokensProvider()
    let effects = effects ?? WireframeThemeEffectSemanticTokensProvider()
    let fonts = fonts ?? WireframeThemeFontSemanticTokensProvider()
    let grids = grids ?? WireframeThemeGridSemanticTokensProvider()
    let opacities = opacities ?? WireframeThemeOpacitySemanticTokensProvider()
    let dimensions = dimensions ?? WireframeThemeDimensionSemanticTokensProvider()
    let sizes = sizes ?? WireframeThemeSizeSemanticTokensProvider(dimensions: dimensions)
    let spaces = spaces ?? WireframeThemeSpaceSemanticTokensProvider(dimensions: dimensions)
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
      alert: alert ?? WireframeThemeAlertComponentTokensProvider(sizes: sizes, borders: borders, spaces: spaces),
      badge: badge ?? WireframeThemeBadgeComponentTokensProvider(spaces: spaces, dimensions: dimensions),
      bar: bar ?? WireframeThemeBarComponentTokensProvider(borders: borders, colors: colors, opacities: opacities),
      bulletList: bulletList ?? WireframeThemeBulletListComponentTokensProvider(spaces: spaces),
      button: button
        ?? WireframeThemeButtonComponentTokensProvider(
          sizes: sizes, borders: borders, colors: colors, spaces: spaces),
      checkbox: checkbox ?? WireframeThemeCheckboxComponentTokensProvider(sizes: sizes, borders: borders),
      chip: chip
        ?? WireframeThemeChipComponentTokensProvider(
          sizes: sizes, borders: borders, colors: colors, spaces: spaces, dimensions: dimensions),
      controlItem: controlItem
        ?? WireframeThemeControlItemComponentTokensProvider(
          sizes: sizes, borders: borders, colors: colors, spaces: spaces, opacities: opacities),
      divider: divider ?? WireframeThemeDividerComponentTokensProvider(borders: borders),
      icon: icon ?? WireframeThemeIconComponentTokensProvider(colors: colors),
      inputTag: inputTag ?? WireframeThemeInputTagComponentTokensProvider(borders: borders, colors: colors),
      link: link ?? WireframeThemeLinkComponentTokensProvider(sizes: sizes, colors: colors, spaces: spaces),
      pinCodeInput: pinCodeInput
        ?? WireframeThemePinCodeInputComponentTokensProvider(
          spaces: spaces, dimensions: dimensions),
      progressIndicator: progressIndicator
        ?? WireframeThemeProgressIndicatorComponentTokensProvider(
          borders: borders, spaces: spaces, dimensions: dimensions),
      radioButton: radioButton ?? WireframeThemeRadioButtonComponentTokensProvider(sizes: sizes, borders: borders),
      skeleton: skeleton ?? WireframeThemeSkeletonComponentTokensProvider(colors: colors),
      switch: `switch`
        ?? WireframeThemeSwitchComponentTokensProvider(
          sizes: sizes, borders: borders, colors: colors, spaces: spaces, dimensions: dimensions, opacities: opacities),
      tag: tag
        ?? WireframeThemeTagComponentTokensProvider(
          sizes: sizes, borders: borders, spaces: spaces, dimensions: dimensions),
      textArea: textArea ?? WireframeThemeTextAreaComponentTokensProvider(spaces: spaces),
      textInput: textInput
        ?? WireframeThemeTextInputComponentTokensProvider(
          sizes: sizes, borders: borders, colors: colors, spaces: spaces, dimensions: dimensions),
      name: "Wireframe",
      fontFamily: fontFamily)
  }

  override public var brandTokens: [RawTokenEntry] {
    WireframeBrandColorRawTokens.catalogue + WireframeBrandFontRawTokens.catalogue
  }
}
