public import DaguerreViews

/// A row with a checkbox, a label and what else explains the choice.
///
/// Whether it is enabled, and what a person does to it, come from the environment. An error together with read-only or
/// disabled is not allowed.
public struct OUDSCheckboxItem: View {
  private let item: CheckboxItem

  /// - Parameters:
  ///   - label: the main text; wraps where there is not enough room.
  ///   - isOn: whether it is ticked.
  ///   - description: a second text, smaller and muted.
  ///   - image: an icon, shown on the side where the checkbox is not; an error's icon takes its place.
  ///   - isReversed: whether the checkbox comes last and the icon first.
  ///   - isError: whether the item is the place of an error; not together with read-only or disabled.
  ///   - errorText: what is wrong, below the item; shown with `isError` alone.
  ///   - isReadOnly: whether the item only shows its value.
  ///   - hasDivider: whether a line follows at the bottom.
  ///   - constrainedMaxWidth: whether the item stays as narrow as the theme's token says, instead of filling its room.
  ///   - action: what else would happen; never called, since nothing here moves.
  public init(
    _ label: String, isOn: Binding<Bool>, description: (any OUDSTextContent)? = nil, image: OUDSImage? = nil,
    isReversed: Bool = false, isError: Bool = false, errorText: (any OUDSTextContent)? = nil, isReadOnly: Bool = false,
    hasDivider: Bool = false, constrainedMaxWidth: Bool = false, action: (() -> Void)? = nil
  ) {
    let content = ControlItemContent(
      label: label, description: description, icon: image, isReversed: isReversed, isError: isError,
      errorText: errorText, isReadOnly: isReadOnly, hasDivider: hasDivider, constrainedMaxWidth: constrainedMaxWidth)
    self.init(content, isOn: isOn)
  }

  init(_ content: ControlItemContent, isOn: Binding<Bool>) {
    item = CheckboxItem(component: "OUDSCheckboxItem", content: content, selection: isOn.selection)
  }

  /// Drawn with the tokens of `theme.controlItem` and `theme.checkbox`.
  public var body: some View { item }
}

/// A row with a checkbox that can also stand for several things of which a part is selected.
///
/// Whether it is enabled, and what a person does to it, come from the environment. An error together with read-only or
/// disabled is not allowed.
public struct OUDSCheckboxItemIndeterminate: View {
  private let item: CheckboxItem

  /// All but the selection is as in ``OUDSCheckboxItem``.
  ///
  /// - Parameter selection: how much of what it stands for is selected.
  public init(
    _ label: String, selection: Binding<OUDSCheckboxIndicatorState>, description: (any OUDSTextContent)? = nil,
    image: OUDSImage? = nil,
    isReversed: Bool = false, isError: Bool = false, errorText: (any OUDSTextContent)? = nil, isReadOnly: Bool = false,
    hasDivider: Bool = false, constrainedMaxWidth: Bool = false, action: (() -> Void)? = nil
  ) {
    let content = ControlItemContent(
      label: label, description: description, icon: image, isReversed: isReversed, isError: isError,
      errorText: errorText, isReadOnly: isReadOnly, hasDivider: hasDivider, constrainedMaxWidth: constrainedMaxWidth)
    item = CheckboxItem(component: "OUDSCheckboxItemIndeterminate", content: content, selection: selection)
  }

  /// Drawn with the tokens of `theme.controlItem` and `theme.checkbox`.
  public var body: some View { item }
}

private struct CheckboxItem: View {
  let component: String
  let content: ControlItemContent
  let selection: Binding<OUDSCheckboxIndicatorState>

  var body: some View {
    let value = selection.wrappedValue
    ControlItem(component: component, content: content, isSelected: value != .unselected) { state in
      CheckboxIndicator(value: value, state: state, isError: content.isError)
    }
    .accessibilityLabel(content.label)
    .accessibilityValue(value.rawValue)
    .accessibilityAddTraits(.isToggle)
  }
}
