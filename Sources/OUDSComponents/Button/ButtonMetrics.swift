internal import OUDSThemesContract
internal import OUDSTokensComponent
internal import OUDSTokensSemantic

/// The lengths of a button by its size, in points.
///
/// The tokens of this release have one size of buttons; the small one takes the semantic tokens that the component
/// tokens of release 3 stand for.
struct ButtonMetrics {
  let theme: OUDSTheme
  let size: OUDSButton.Size

  private var tokens: any AllButtonComponentTokensProvider { theme.button }
  private var isSmall: Bool { size == .small }

  var minWidth: Double { isSmall ? theme.sizes.minInteractiveAreaSmall : tokens.sizeMinWidth }
  var minHeight: Double { isSmall ? theme.sizes.minInteractiveAreaSmall : tokens.sizeMinHeight }
  var icon: Double { isSmall ? theme.sizes.iconWithLabelMediumSizeSmall : tokens.sizeIcon }
  var iconOnly: Double { isSmall ? theme.sizes.iconWithLabelLargeSizeXsmall : tokens.sizeIconOnly }
  var loader: Double { isSmall ? theme.sizes.iconWithLabelMediumSizeSmall : tokens.sizeLoader }
  var iconGap: Double { isSmall ? theme.spaces.columnGapXsmall : tokens.spaceColumnGapIcon }
  /// Around an icon alone.
  var iconInset: Double { isSmall ? theme.spaces.insetSmall : tokens.spaceInsetIconOnly }
  var paddingBlock: Double { isSmall ? theme.spaces.paddingBlockSmall : tokens.spacePaddingBlock }
  /// At both sides of a text alone.
  var textPadding: Double { isSmall ? theme.spaces.paddingInline2xlarge : tokens.spacePaddingInlineIconNone }
  /// Before an icon that a text follows.
  var paddingBeforeIcon: Double { isSmall ? theme.spaces.paddingInlineLarge : tokens.spacePaddingInlineIconStart }
  /// After the text that follows an icon.
  var paddingAfterText: Double {
    isSmall ? theme.spaces.paddingInline2xlarge : tokens.spacePaddingInlineEndIconStart
  }
}
