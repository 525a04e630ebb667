/// How much of what a checkbox stands for is selected.
public enum OUDSCheckboxIndicatorState: String, Hashable, Sendable, CaseIterable {
  case selected, unselected, indeterminate

  init(isOn: Bool) { self = isOn ? .selected : .unselected }
}
