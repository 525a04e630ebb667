internal import OUDSThemesContract
internal import OUDSTokensComponent
internal import OUDSTokensSemantic

/// The colours of a link by state, and its lengths by size, in points.
struct LinkTokens {
  let theme: OUDSTheme
  let size: OUDSLink.Size
  let density: OUDSLink.Density
  let state: ComponentState
  /// Whether the surface around asks for the variants of one colour.
  let isMonochrome: Bool

  private var link: any AllLinkComponentTokensProvider { theme.link }

  /// Of text and icon.
  var content: MultipleColorSemanticToken {
    isMonochrome
      ? state.choose(
        enabled: link.monoColorContentEnabled, hover: link.monoColorContentHover,
        pressed: link.monoColorContentPressed, focus: link.monoColorContentFocus,
        disabled: link.monoColorContentDisabled)
      : state.choose(
        enabled: link.colorContentEnabled, hover: link.colorContentHover, pressed: link.colorContentPressed,
        focus: link.colorContentFocus, disabled: theme.colors.actionDisabled)
  }

  /// Of the indicator, which on a surface of one colour is that of the text.
  var indicator: MultipleColorSemanticToken {
    isMonochrome
      ? content
      : state.choose(
        enabled: link.colorChevronEnabled, hover: link.colorChevronHover, pressed: link.colorChevronPressed,
        focus: link.colorChevronFocus, disabled: theme.colors.actionDisabled)
  }

  // MARK: Lengths

  private var isSmall: Bool { size == .small }

  var minWidth: Double { isSmall ? link.sizeMinWidthSmall : link.sizeMinWidthDefault }
  var minHeight: Double {
    guard density == .default else { return link.sizeMinHeightCompactDensity }
    return isSmall ? link.sizeMinHeightSmall : link.sizeMinHeightDefault
  }
  var paddingBlock: Double {
    guard density == .default else {
      return isSmall ? link.spacePaddingBlockCompactDensitySmall : link.spacePaddingBlockCompactDensityDefault
    }
    return isSmall ? link.spacePaddingBlockSmall : link.spacePaddingBlock
  }
  /// The side of icon and indicator.
  var iconSide: Double { isSmall ? link.sizeIconSmall : link.sizeIconDefault }
  /// Between icon and text.
  var iconGap: Double { isSmall ? link.spaceColumnGapIconSmall : link.spaceColumnGapIconDefault }
  /// Between indicator and text.
  var indicatorGap: Double { isSmall ? link.spaceColumnGapChevronSmall : link.spaceColumnGapChevronDefault }
}
