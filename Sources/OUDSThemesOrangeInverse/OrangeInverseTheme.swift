public import OUDSThemesContract
public import OUDSThemesOrange
public import OUDSTokensComponent
public import OUDSTokensSemantic

/// Orange with the light and the dark colours exchanged, for dark rooms and screens that are always on.
///
/// Everything else is Orange's, tuning included.
public final class OrangeInverseTheme: OrangeTheme, @unchecked Sendable {  // immutable: see `OUDSTheme`
  /// Each provider may be replaced by one of your own; nil means the theme's.
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
    let colors = colors ?? OrangeInverseThemeColorSemanticTokensProvider()
    let borders = borders ?? OrangeThemeBorderSemanticTokensProvider()
    let opacities = opacities ?? OrangeThemeOpacitySemanticTokensProvider()
    let dimensions = dimensions ?? OrangeThemeDimensionSemanticTokensProvider()
    let sizes = sizes ?? OrangeThemeSizeSemanticTokensProvider(dimensions: dimensions)
    let spaces = spaces ?? OrangeThemeSpaceSemanticTokensProvider(dimensions: dimensions)
    super.init(
      colors: colors,
      borders: borders,
      colorModes: colorModes ?? OrangeInverseThemeColorModeSemanticTokensProvider(),
      elevations: elevations ?? OrangeInverseThemeElevationSemanticTokensProvider(),
      effects: effects,
      fonts: fonts,
      grids: grids,
      opacities: opacities,
      dimensions: dimensions,
      sizes: sizes,
      spaces: spaces,
      alert: alert,
      badge: badge,
      bar: bar ?? OrangeInverseThemeBarComponentTokensProvider(borders: borders, colors: colors, opacities: opacities),
      bulletList: bulletList,
      button: button
        ?? OrangeInverseThemeButtonComponentTokensProvider(
          sizes: sizes, borders: borders, colors: colors, spaces: spaces),
      checkbox: checkbox,
      chip: chip,
      controlItem: controlItem
        ?? OrangeInverseThemeControlItemComponentTokensProvider(
          sizes: sizes, borders: borders, colors: colors, spaces: spaces, opacities: opacities),
      divider: divider,
      icon: icon ?? OrangeInverseThemeIconComponentTokensProvider(colors: colors),
      inputTag: inputTag,
      link: link ?? OrangeInverseThemeLinkComponentTokensProvider(sizes: sizes, colors: colors, spaces: spaces),
      pinCodeInput: pinCodeInput,
      progressIndicator: progressIndicator
        ?? OrangeInverseThemeProgressIndicatorComponentTokensProvider(
          borders: borders, spaces: spaces, dimensions: dimensions),
      radioButton: radioButton,
      skeleton: skeleton,
      switch: `switch`
        ?? OrangeInverseThemeSwitchComponentTokensProvider(
          sizes: sizes, borders: borders, colors: colors, spaces: spaces, dimensions: dimensions, opacities: opacities),
      tag: tag,
      textArea: textArea,
      textInput: textInput,
      fontFamily: fontFamily,
      tuning: tuning,
      name: "Orange Inverse")
  }
}
