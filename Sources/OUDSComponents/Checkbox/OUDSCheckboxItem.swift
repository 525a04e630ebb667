public import DaguerreViews

/// A row with a checkbox, a label and what else explains the choice.
///
/// Whether it is enabled, and what a person does to it, come from the environment. An error together with read-only or
/// disabled is not allowed.
public struct OUDSCheckboxItem: View {
  private let isOn: Binding<Bool>
  private let content: ControlItemContent
  private let action: (() -> Void)?

  /// - Parameters:
  ///   - label: the main text; wraps where there is not enough room.
  ///   - isOn: whether it is ticked.
  ///   - description: a second text, smaller and muted.
  ///   - icon: shown on the side where the checkbox is not; an error's icon takes its place.
  ///   - isReversed: whether the checkbox comes last and the icon first.
  ///   - isError: whether the item is the place of an error; not together with read-only or disabled.
  ///   - errorText: what is wrong, below the item; shown with `isError` alone.
  ///   - isReadOnly: whether the item only shows its value.
  ///   - hasDivider: whether a line follows at the bottom.
  ///   - constrainedMaxWidth: whether the item stays as narrow as the theme's token says, instead of filling its room.
  ///   - action: what else would happen; never called, since nothing here moves.
  public init(
    _ label: String, isOn: Binding<Bool>, description: String? = nil, icon: OUDSImage? = nil,
    isReversed: Bool = false, isError: Bool = false, errorText: String? = nil, isReadOnly: Bool = false,
    hasDivider: Bool = false, constrainedMaxWidth: Bool = false, action: (() -> Void)? = nil
  ) {
    self.isOn = isOn
    self.content = ControlItemContent(
      label: label, description: description, icon: icon, isReversed: isReversed, isError: isError,
      errorText: errorText, isReadOnly: isReadOnly, hasDivider: hasDivider, constrainedMaxWidth: constrainedMaxWidth)
    self.action = action
  }

  /// An item in the form of the first releases, with an image and whether it is mirrored.
  @_disfavoredOverload
  public init(
    _ label: String, isOn: Binding<Bool>, description: String? = nil, icon: Image?,
    flipIcon: Bool = false, isReversed: Bool = false, isError: Bool = false, errorText: String? = nil,
    isReadOnly: Bool = false, hasDivider: Bool = false, constrainedMaxWidth: Bool = false, action: (() -> Void)? = nil
  ) {
    self.init(
      label, isOn: isOn, description: description, icon: OUDSImage(icon: icon, flipIcon: flipIcon),
      isReversed: isReversed, isError: isError, errorText: errorText, isReadOnly: isReadOnly, hasDivider: hasDivider,
      constrainedMaxWidth: constrainedMaxWidth, action: action)
  }

  /// An item in the form of the first releases, its label named and in second place.
  public init(
    isOn: Binding<Bool>, label: String, description: String? = nil, icon: Image? = nil,
    flipIcon: Bool = false, isReversed: Bool = false, isError: Bool = false, errorText: String? = nil,
    isReadOnly: Bool = false, hasDivider: Bool = false, constrainedMaxWidth: Bool = false, action: (() -> Void)? = nil
  ) {
    self.init(
      label, isOn: isOn, description: description, icon: OUDSImage(icon: icon, flipIcon: flipIcon),
      isReversed: isReversed, isError: isError, errorText: errorText, isReadOnly: isReadOnly, hasDivider: hasDivider,
      constrainedMaxWidth: constrainedMaxWidth, action: action)
  }

  /// An item of a picker.
  init(_ content: ControlItemContent, isOn: Binding<Bool>) {
    self.isOn = isOn
    self.content = content
    self.action = nil
  }

  public var body: some View {
    let value = OUDSCheckboxIndicatorState(isOn: isOn.wrappedValue)
    ControlItem("OUDSCheckboxItem", content, isSelected: isOn.wrappedValue) { state in
      CheckboxIndicator(value: value, state: state, isError: content.isError)
    }
    .accessibilityLabel(content.label)
    .accessibilityValue(value.rawValue)
    .accessibilityAddTraits(.isToggle)
  }
}
