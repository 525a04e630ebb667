public import DaguerreViews

/// A square that a person ticks, without words.
///
/// Whether it is enabled, and what a person does to it, come from the environment. An error together with read-only or
/// disabled is not allowed.
public struct OUDSCheckbox: View {
  private let isOn: Binding<Bool>
  private let accessibilityLabel: String
  private let isError: Bool
  private let isReadOnly: Bool

  /// - Parameters:
  ///   - isOn: whether it is ticked.
  ///   - accessibilityLabel: what a screen reader says.
  ///   - isError: whether it is drawn as the place of an error.
  ///   - isReadOnly: whether it only shows its value.
  public init(isOn: Binding<Bool>, accessibilityLabel: String, isError: Bool = false, isReadOnly: Bool = false) {
    self.isOn = isOn
    self.accessibilityLabel = accessibilityLabel
    self.isError = isError
    self.isReadOnly = isReadOnly
  }

  public var body: some View {
    CheckboxBox(
      component: "OUDSCheckbox", value: OUDSCheckboxIndicatorState(isOn: isOn.wrappedValue),
      accessibilityLabel: accessibilityLabel, isError: isError, isReadOnly: isReadOnly)
  }
}
