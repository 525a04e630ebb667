public import DaguerreViews

/// A row with a switch, a label and what else explains what it turns on and off.
///
/// Whether it is enabled, and what a person does to it, come from the environment. An error together with read-only or
/// disabled is not allowed.
public struct OUDSSwitchItem: View {
  private let isOn: Binding<Bool>
  private let content: ControlItemContent

  /// - Parameters:
  ///   - label: the main text; wraps where there is not enough room.
  ///   - isOn: whether it is on.
  ///   - description: a second text, smaller and muted.
  ///   - icon: shown on the side where the switch is not; an error's icon takes its place.
  ///   - isReversed: whether the switch comes last and the icon first.
  ///   - isError: whether the item is the place of an error; not together with read-only or disabled.
  ///   - errorText: what is wrong, below the item; shown with `isError` alone.
  ///   - isReadOnly: whether the item only shows its value.
  ///   - hasDivider: whether a line follows at the bottom.
  ///   - constrainedMaxWidth: whether the item stays as narrow as the theme's token says, instead of filling its room.
  public init(
    _ label: String, isOn: Binding<Bool>, description: String? = nil, icon: OUDSImage? = nil,
    isReversed: Bool = true, isError: Bool = false, errorText: String? = nil, isReadOnly: Bool = false,
    hasDivider: Bool = false, constrainedMaxWidth: Bool = false
  ) {
    self.isOn = isOn
    self.content = ControlItemContent(
      label: label, description: description, icon: icon, isReversed: isReversed, isError: isError,
      errorText: errorText, isReadOnly: isReadOnly, hasDivider: hasDivider, constrainedMaxWidth: constrainedMaxWidth)
  }

  /// An item in the form of the first releases, with an image and whether it is mirrored.
  @_disfavoredOverload
  public init(
    _ label: String, isOn: Binding<Bool>, description: String? = nil, icon: Image?,
    flipIcon: Bool = false, isReversed: Bool = true, isError: Bool = false, errorText: String? = nil,
    isReadOnly: Bool = false, hasDivider: Bool = false, constrainedMaxWidth: Bool = false
  ) {
    self.init(
      label, isOn: isOn, description: description, icon: OUDSImage(icon: icon, flipIcon: flipIcon),
      isReversed: isReversed, isError: isError, errorText: errorText, isReadOnly: isReadOnly, hasDivider: hasDivider,
      constrainedMaxWidth: constrainedMaxWidth)
  }

  /// An item in the form of the first releases, its label named and in second place.
  public init(
    isOn: Binding<Bool>, label: String, description: String? = nil, icon: Image? = nil,
    flipIcon: Bool = false, isReversed: Bool = true, isError: Bool = false, errorText: String? = nil,
    isReadOnly: Bool = false, hasDivider: Bool = false, constrainedMaxWidth: Bool = false
  ) {
    self.init(
      label, isOn: isOn, description: description, icon: OUDSImage(icon: icon, flipIcon: flipIcon),
      isReversed: isReversed, isError: isError, errorText: errorText, isReadOnly: isReadOnly, hasDivider: hasDivider,
      constrainedMaxWidth: constrainedMaxWidth)
  }

  public var body: some View {
    ControlItem("OUDSSwitchItem", content, isSelected: isOn.wrappedValue, ringsPointer: false) { state in
      SwitchTrack(isOn: isOn.wrappedValue, state: state)
    }
    .accessibilityLabel(content.label)
    .accessibilityValue(isOn.wrappedValue ? "on" : "off")
    .accessibilityAddTraits(.isToggle)
  }
}
