internal import OUDSTokensComponent

/// The lengths of a link of some size, in points.
struct LinkMetrics {
  let tokens: any AllLinkComponentTokensProvider
  let size: OUDSLink.Size

  private var isSmall: Bool { size == .small }

  var minWidth: Double { isSmall ? tokens.sizeMinWidthSmall : tokens.sizeMinWidthDefault }
  var minHeight: Double { isSmall ? tokens.sizeMinHeightSmall : tokens.sizeMinHeightDefault }
  /// The side of icon and indicator.
  var icon: Double { isSmall ? tokens.sizeIconSmall : tokens.sizeIconDefault }
  /// Between icon and text.
  var iconGap: Double { isSmall ? tokens.spaceColumnGapIconSmall : tokens.spaceColumnGapIconDefault }
  /// Between indicator and text.
  var indicatorGap: Double { isSmall ? tokens.spaceColumnGapChevronSmall : tokens.spaceColumnGapChevronDefault }
}
