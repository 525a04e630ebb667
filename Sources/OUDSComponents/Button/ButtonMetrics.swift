internal import OUDSThemesContract
internal import OUDSTokensComponent
internal import OUDSTokensSemantic

/// The lengths of a button by its size, in points.
struct ButtonMetrics {
  let theme: OUDSTheme
  let size: OUDSButton.Size

  private var tokens: any AllButtonComponentTokensProvider { theme.button }
  private var isSmall: Bool { size == .small }

  var minWidth: Double { isSmall ? tokens.sizeMinWidthSmall : tokens.sizeMinWidth }
  var minHeight: Double { isSmall ? tokens.sizeMinHeightSmall : tokens.sizeMinHeight }
  var icon: Double { isSmall ? tokens.sizeIconSmall : tokens.sizeIcon }
  var iconOnly: Double { isSmall ? tokens.sizeIconOnlySmall : tokens.sizeIconOnly }
  var loader: Double { isSmall ? tokens.sizeProgressIndicatorSmall : tokens.sizeLoader }
  var iconGap: Double { isSmall ? tokens.spaceColumnGapIconSmall : tokens.spaceColumnGapIcon }
  /// Around an icon alone.
  var iconInset: Double { isSmall ? tokens.spaceInsetIconOnlySmall : tokens.spaceInsetIconOnly }
  /// The width of a button with an icon alone, which grows with texts.
  func iconOnlyWidth(textScale: Double) -> Double { max(minWidth, iconOnly * textScale + 2 * iconInset) }
  var paddingBlock: Double { isSmall ? tokens.spacePaddingBlockSmall : tokens.spacePaddingBlock }
  /// At both sides of a text alone.
  var textPadding: Double { isSmall ? tokens.spacePaddingInlineIconNoneSmall : tokens.spacePaddingInlineIconNone }
  /// Before an icon that a text follows.
  var paddingBeforeIcon: Double {
    isSmall ? tokens.spacePaddingInlineIconStartSmall : tokens.spacePaddingInlineIconStart
  }
  /// After the text that follows an icon.
  var paddingAfterText: Double {
    isSmall ? tokens.spacePaddingInlineEndIconStartSmall : tokens.spacePaddingInlineEndIconStart
  }
}
