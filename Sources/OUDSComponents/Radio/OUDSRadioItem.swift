public import DaguerreViews

/// A row with a radio button, a label and what else explains the choice.
///
/// Whether it is enabled, and what a person does to it, come from the environment. An error together with read-only or
/// disabled is not allowed.
public struct OUDSRadioItem: View {
  private let isOn: Binding<Bool>
  private let content: ControlItemContent

  /// All else is as in ``OUDSCheckboxItem``.
  ///
  /// - Parameters:
  ///   - isOn: whether it is selected.
  ///   - extraLabel: a strong text between label and description.
  ///   - isOutlined: whether a border shows that it is selected or touched.
  public init(
    _ label: String, isOn: Binding<Bool>, extraLabel: String? = nil, description: (any OUDSTextContent)? = nil,
    image: OUDSImage? = nil,
    isOutlined: Bool = false, isReversed: Bool = false, isError: Bool = false, errorText: (any OUDSTextContent)? = nil,
    isReadOnly: Bool = false, hasDivider: Bool = false, constrainedMaxWidth: Bool = false, action: (() -> Void)? = nil
  ) {
    let content = ControlItemContent(
      label: label, extraLabel: extraLabel, description: description, icon: image, isOutlined: isOutlined,
      isReversed: isReversed, isError: isError, errorText: errorText, isReadOnly: isReadOnly, hasDivider: hasDivider,
      constrainedMaxWidth: constrainedMaxWidth)
    self.init(content, isOn: isOn)
  }

  init(_ content: ControlItemContent, isOn: Binding<Bool>) {
    self.isOn = isOn
    self.content = content
  }

  /// Drawn with the tokens of `theme.controlItem` and `theme.radioButton`.
  public var body: some View {
    ControlItem(component: "OUDSRadioItem", content: content, isSelected: isOn.wrappedValue) { state in
      RadioIndicator(isOn: isOn.wrappedValue, state: state, isError: content.isError)
    }
    .accessibilityLabel(content.label)
    .accessibilityAddTraits(isOn.wrappedValue ? [.isButton, .isSelected] : .isButton)
  }
}
