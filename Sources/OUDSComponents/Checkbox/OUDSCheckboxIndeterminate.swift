public import DaguerreViews

/// A square that a person ticks, without words, which can also stand for several things of which a part is selected.
///
/// Whether it is enabled, and what a person does to it, come from the environment. An error together with read-only or
/// disabled is not allowed.
public struct OUDSCheckboxIndeterminate: View {
  private let selection: Binding<OUDSCheckboxIndicatorState>
  private let accessibilityLabel: String
  private let isError: Bool
  private let isReadOnly: Bool

  /// - Parameters:
  ///   - selection: how much of what it stands for is selected.
  ///   - accessibilityLabel: what a screen reader says.
  ///   - isError: whether it is drawn as the place of an error.
  ///   - isReadOnly: whether it only shows its value.
  public init(
    selection: Binding<OUDSCheckboxIndicatorState>, accessibilityLabel: String, isError: Bool = false,
    isReadOnly: Bool = false
  ) {
    self.selection = selection
    self.accessibilityLabel = accessibilityLabel
    self.isError = isError
    self.isReadOnly = isReadOnly
  }

  public var body: some View {
    CheckboxBox(
      component: "OUDSCheckboxIndeterminate", value: selection.wrappedValue, accessibilityLabel: accessibilityLabel,
      isError: isError, isReadOnly: isReadOnly)
  }
}
