public import OUDSTokensComponent
public import OUDSTokensRaw
public import OUDSTokensSemantic

/// What every theme is: a provider of tokens for each family and each component, a font, and a tuning.
///
/// Components ask a theme and nothing else for their looks: `theme.colors.actionEnabled`,
/// `theme.button.borderRadiusDefault`. Use a ready theme, subclass ``OUDSThemesOrange/OrangeTheme``, or build one here
/// from providers of your own. Themes are immutable and can be shared by threads.
open class OUDSTheme: @unchecked Sendable {  // immutable: every stored property is a `let`
  // Semantic tokens.

  /// Widths, radii and styles of borders.
  public let borders: any AllBorderSemanticTokensProvider
  /// Colours by role, light and dark.
  public let colors: any AllColorSemanticTokensProvider
  /// Which colours content uses on a surface.
  public let colorModes: any AllColorModeSemanticTokensProvider
  /// Blurs.
  public let effects: any AllEffectSemanticTokensProvider
  /// Shadows.
  public let elevations: any AllElevationSemanticTokensProvider
  /// Text styles and their parts.
  public let fonts: any AllFontSemanticTokensProvider
  /// Layout grids.
  public let grids: any AllGridSemanticTokensProvider
  /// Opacities.
  public let opacities: any AllOpacitySemanticTokensProvider
  /// Lengths that sizes and spaces are made of.
  public let dimensions: any AllDimensionSemanticTokensProvider
  /// Sizes of icons and limits of widths and heights.
  public let sizes: any AllSizeSemanticTokensProvider
  /// Paddings, insets and gaps.
  public let spaces: any AllSpaceSemanticTokensProvider

  // Component tokens.

  /// Tokens of alert messages and inline alerts.
  public let alert: any AllAlertComponentTokensProvider
  /// Tokens of badges.
  public let badge: any AllBadgeComponentTokensProvider
  /// Tokens of tab bars, navigation bars and top bars.
  public let bar: any AllBarComponentTokensProvider
  /// Tokens of bullet lists.
  public let bulletList: any AllBulletListComponentTokensProvider
  /// Tokens of buttons, on plain and coloured surfaces.
  public let button: any AllButtonComponentTokensProvider
  /// Tokens of checkboxes.
  public let checkbox: any AllCheckboxComponentTokensProvider
  /// Tokens of filter and suggestion chips.
  public let chip: any AllChipComponentTokensProvider
  /// Tokens of rows with a checkbox, radio button or switch.
  public let controlItem: any AllControlItemComponentTokensProvider
  /// Tokens of dividers.
  public let divider: any AllDividerComponentTokensProvider
  /// Tokens of icons of several colours.
  public let icon: any AllIconComponentTokensProvider
  /// Tokens of input tags.
  public let inputTag: any AllInputTagComponentTokensProvider
  /// Tokens of links, on plain and coloured surfaces.
  public let link: any AllLinkComponentTokensProvider
  /// Tokens of inputs of PIN codes.
  public let pinCodeInput: any AllPinCodeInputComponentTokensProvider
  /// Tokens of linear and circular progress indicators.
  public let progressIndicator: any AllProgressIndicatorComponentTokensProvider
  /// Tokens of radio buttons.
  public let radioButton: any AllRadioButtonComponentTokensProvider
  /// Tokens of skeletons of content that is being loaded.
  public let skeleton: any AllSkeletonComponentTokensProvider
  /// Tokens of switches.
  public let `switch`: any AllSwitchComponentTokensProvider
  /// Tokens of tags.
  public let tag: any AllTagComponentTokensProvider
  /// Tokens of text areas.
  public let textArea: any AllTextAreaComponentTokensProvider
  /// Tokens of text inputs.
  public let textInput: any AllTextInputComponentTokensProvider

  /// The name of the theme, for people: `Orange`.
  public let name: String

  /// The font family to use instead of the one that the fonts' tokens name; nil for that one.
  public let fontFamily: FontFamilySemanticToken?

  /// Where the theme departs from its brand's defaults.
  public let tuning: Tuning

  /// The raw tokens that belong to the theme's brand alone, for the catalogue.
  open var brandTokens: [RawTokenEntry] { [] }

  /// - Parameters:
  ///   - name: for people and reports.
  ///   - fontFamily: used instead of the family that the fonts' tokens name, unless nil.
  public init(
    borders: any AllBorderSemanticTokensProvider,
    colors: any AllColorSemanticTokensProvider,
    colorModes: any AllColorModeSemanticTokensProvider,
    effects: any AllEffectSemanticTokensProvider,
    elevations: any AllElevationSemanticTokensProvider,
    fonts: any AllFontSemanticTokensProvider,
    grids: any AllGridSemanticTokensProvider,
    opacities: any AllOpacitySemanticTokensProvider,
    dimensions: any AllDimensionSemanticTokensProvider,
    sizes: any AllSizeSemanticTokensProvider,
    spaces: any AllSpaceSemanticTokensProvider,
    alert: any AllAlertComponentTokensProvider,
    badge: any AllBadgeComponentTokensProvider,
    bar: any AllBarComponentTokensProvider,
    bulletList: any AllBulletListComponentTokensProvider,
    button: any AllButtonComponentTokensProvider,
    checkbox: any AllCheckboxComponentTokensProvider,
    chip: any AllChipComponentTokensProvider,
    controlItem: any AllControlItemComponentTokensProvider,
    divider: any AllDividerComponentTokensProvider,
    icon: any AllIconComponentTokensProvider,
    inputTag: any AllInputTagComponentTokensProvider,
    link: any AllLinkComponentTokensProvider,
    pinCodeInput: any AllPinCodeInputComponentTokensProvider,
    progressIndicator: any AllProgressIndicatorComponentTokensProvider,
    radioButton: any AllRadioButtonComponentTokensProvider,
    skeleton: any AllSkeletonComponentTokensProvider,
    switch: any AllSwitchComponentTokensProvider,
    tag: any AllTagComponentTokensProvider,
    textArea: any AllTextAreaComponentTokensProvider,
    textInput: any AllTextInputComponentTokensProvider,
    name: String,
    fontFamily: FontFamilySemanticToken? = nil,
    tuning: Tuning = .default
  ) {
    self.borders = borders
    self.colors = colors
    self.colorModes = colorModes
    self.effects = effects
    self.elevations = elevations
    self.fonts = fonts
    self.grids = grids
    self.opacities = opacities
    self.dimensions = dimensions
    self.sizes = sizes
    self.spaces = spaces
    self.alert = alert
    self.badge = badge
    self.bar = bar
    self.bulletList = bulletList
    self.button = button
    self.checkbox = checkbox
    self.chip = chip
    self.controlItem = controlItem
    self.divider = divider
    self.icon = icon
    self.inputTag = inputTag
    self.link = link
    self.pinCodeInput = pinCodeInput
    self.progressIndicator = progressIndicator
    self.radioButton = radioButton
    self.skeleton = skeleton
    self.switch = `switch`
    self.tag = tag
    self.textArea = textArea
    self.textInput = textInput
    self.name = name
    self.fontFamily = fontFamily
    self.tuning = tuning
  }

  /// A theme with all that another one has.
  ///
  /// For themes that offer an `init()` to override, since a subclass cannot override one whose arguments have defaults.
  package init(like theme: OUDSTheme) {
    borders = theme.borders
    colors = theme.colors
    colorModes = theme.colorModes
    effects = theme.effects
    elevations = theme.elevations
    fonts = theme.fonts
    grids = theme.grids
    opacities = theme.opacities
    dimensions = theme.dimensions
    sizes = theme.sizes
    spaces = theme.spaces
    alert = theme.alert
    badge = theme.badge
    bar = theme.bar
    bulletList = theme.bulletList
    button = theme.button
    checkbox = theme.checkbox
    chip = theme.chip
    controlItem = theme.controlItem
    divider = theme.divider
    icon = theme.icon
    inputTag = theme.inputTag
    link = theme.link
    pinCodeInput = theme.pinCodeInput
    progressIndicator = theme.progressIndicator
    radioButton = theme.radioButton
    skeleton = theme.skeleton
    self.switch = theme.switch
    tag = theme.tag
    textArea = theme.textArea
    textInput = theme.textInput
    name = theme.name
    fontFamily = theme.fontFamily
    tuning = theme.tuning
  }
}
