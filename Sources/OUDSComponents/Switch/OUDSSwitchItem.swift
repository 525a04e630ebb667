public import DaguerreViews

/// A row with a switch, a label and what else explains what it turns on and off.
///
/// Whether it is enabled, and what a person does to it, come from the environment. An error together with read-only or
/// disabled is not allowed.
public struct OUDSSwitchItem: View {
  private let isOn: Binding<Bool>
  private let content: ControlItemContent

  /// All else is as in ``OUDSCheckboxItem``.
  ///
  /// - Parameters:
  ///   - isOn: whether it is on.
  ///   - isReversed: whether the switch comes last and the icon first, as it does unless said otherwise.
  public init(
    _ label: String, isOn: Binding<Bool>, description: (any OUDSTextContent)? = nil, image: OUDSImage? = nil,
    isReversed: Bool = true, isError: Bool = false, errorText: (any OUDSTextContent)? = nil, isReadOnly: Bool = false,
    hasDivider: Bool = false, constrainedMaxWidth: Bool = false
  ) {
    self.isOn = isOn
    self.content = ControlItemContent(
      label: label, description: description, icon: image, isReversed: isReversed, isError: isError,
      errorText: errorText, isReadOnly: isReadOnly, hasDivider: hasDivider, constrainedMaxWidth: constrainedMaxWidth)
  }

  /// Drawn with the tokens of `theme.controlItem` and `theme.switch`.
  public var body: some View {
    ControlItem(component: "OUDSSwitchItem", content: content, isSelected: isOn.wrappedValue, ringsPointer: false) {
      state in
      SwitchTrack(isOn: isOn.wrappedValue, state: state)
    }
    .accessibilityLabel(content.label)
    .accessibilityValue(isOn.wrappedValue ? "on" : "off")
    .accessibilityAddTraits(.isToggle)
  }
}
