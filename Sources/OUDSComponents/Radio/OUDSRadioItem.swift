public import DaguerreViews

/// A row with a radio button, a label and what else explains the choice.
///
/// Whether it is enabled, and what a person does to it, come from the environment. An error together with read-only or
/// disabled is not allowed.
public struct OUDSRadioItem: View {
  private let isOn: Binding<Bool>
  private let content: ControlItemContent
  private let action: (() -> Void)?

  /// - Parameters:
  ///   - label: the main text; wraps where there is not enough room.
  ///   - isOn: whether it is selected.
  ///   - extraLabel: a strong text between label and description.
  ///   - description: a second text, smaller and muted.
  ///   - icon: shown on the side where the radio button is not; an error's icon takes its place.
  ///   - isOutlined: whether a border shows that it is selected or touched.
  ///   - isReversed: whether the radio button comes last and the icon first.
  ///   - isError: whether the item is the place of an error; not together with read-only or disabled.
  ///   - errorText: what is wrong, below the item; shown with `isError` alone.
  ///   - isReadOnly: whether the item only shows its value.
  ///   - hasDivider: whether a line follows at the bottom.
  ///   - constrainedMaxWidth: whether the item stays as narrow as the theme's token says, instead of filling its room.
  ///   - action: what else would happen; never called, since nothing here moves.
  public init(
    _ label: String, isOn: Binding<Bool>, extraLabel: String? = nil, description: String? = nil, icon: OUDSImage? = nil,
    isOutlined: Bool = false, isReversed: Bool = false, isError: Bool = false, errorText: String? = nil,
    isReadOnly: Bool = false,
    hasDivider: Bool = false, constrainedMaxWidth: Bool = false, action: (() -> Void)? = nil
  ) {
    self.isOn = isOn
    self.content = ControlItemContent(
      label: label, extraLabel: extraLabel, description: description, icon: icon, isOutlined: isOutlined,
      isReversed: isReversed, isError: isError,
      errorText: errorText, isReadOnly: isReadOnly, hasDivider: hasDivider, constrainedMaxWidth: constrainedMaxWidth)
    self.action = action
  }

  /// An item in the form of the first releases, with an image and whether it is mirrored.
  @_disfavoredOverload
  public init(
    _ label: String, isOn: Binding<Bool>, extraLabel: String? = nil, description: String? = nil, icon: Image?,
    flipIcon: Bool = false, isOutlined: Bool = false, isReversed: Bool = false, isError: Bool = false,
    errorText: String? = nil,
    isReadOnly: Bool = false, hasDivider: Bool = false, constrainedMaxWidth: Bool = false, action: (() -> Void)? = nil
  ) {
    self.init(
      label, isOn: isOn, extraLabel: extraLabel, description: description,
      icon: OUDSImage(icon: icon, flipIcon: flipIcon), isOutlined: isOutlined,
      isReversed: isReversed, isError: isError, errorText: errorText, isReadOnly: isReadOnly, hasDivider: hasDivider,
      constrainedMaxWidth: constrainedMaxWidth, action: action)
  }

  /// An item in the form of the first releases, its label named and in second place.
  public init(
    isOn: Binding<Bool>, label: String, extraLabel: String? = nil, description: String? = nil, icon: Image? = nil,
    flipIcon: Bool = false, isOutlined: Bool = false, isReversed: Bool = false, isError: Bool = false,
    errorText: String? = nil,
    isReadOnly: Bool = false, hasDivider: Bool = false, constrainedMaxWidth: Bool = false, action: (() -> Void)? = nil
  ) {
    self.init(
      label, isOn: isOn, extraLabel: extraLabel, description: description,
      icon: OUDSImage(icon: icon, flipIcon: flipIcon), isOutlined: isOutlined,
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
    ControlItem("OUDSRadioItem", content, isSelected: isOn.wrappedValue) { state in
      RadioIndicator(isOn: isOn.wrappedValue, state: state, isError: content.isError)
    }
    .accessibilityLabel(content.label)
    .accessibilityAddTraits(isOn.wrappedValue ? [.isButton, .isSelected] : .isButton)
  }
}
