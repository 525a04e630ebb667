internal import DaguerreViews

/// What an item shows beside its indicator, and how it is laid out.
struct ControlItemContent {
  var label: String
  var extraLabel: String?
  var description: String?
  var icon: OUDSImage?
  var isOutlined = false
  /// Whether the indicator comes last and the icon first.
  var isReversed: Bool
  var isError: Bool
  var errorText: String?
  var isReadOnly: Bool
  var hasDivider: Bool
  var constrainedMaxWidth: Bool
}

extension OUDSImage {
  /// An icon in the form of the first releases.
  init?(icon: Image?, flipIcon: Bool) {
    guard let icon else { return nil }
    self.init(asset: icon, flipped: flipIcon)
  }
}
