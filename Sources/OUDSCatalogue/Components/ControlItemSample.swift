internal import OUDS

/// What an item on a sheet is made of: the same for checkbox, radio and switch.
struct ControlItemSample: Sendable {
  var isOn = false
  var label = "Label"
  var extraLabel: String?
  var description: String?
  var icon: OUDSImage?
  var isOutlined = false
  /// Whether indicator and icon are exchanged with what the component has by itself.
  var isReversed = false
  var errorText: String?
  var isReadOnly = false
  var hasDivider = false
  var constrainedMaxWidth = false

  var isError: Bool { errorText != nil }

  // MARK: Of all items

  /// A label alone.
  static let label = ControlItemSample()

  /// All texts, an icon and a divider.
  static let iconAndDescription = ControlItemSample(
    extraLabel: "Extra label", description: "Description", icon: phone, isOutlined: true, hasDivider: true)

  /// On, with an error.
  static let error = ControlItemSample(
    isOn: true, description: "Description", isOutlined: true, errorText: errorText, hasDivider: true)

  static let phone = OUDSImage(asset: Image(SampleIcons.phone))
  static let errorText = "This field can't be activated"
  static let longDescription = """
    Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor incididunt ut labore et dolore magna \
    aliqua. Ut enim ad minim veniam, quis nostrud exercitation ullamco laboris nisi ut aliquip ex ea commodo consequat.
    """
}
