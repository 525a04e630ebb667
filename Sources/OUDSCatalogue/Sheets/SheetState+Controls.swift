extension SheetState {
  /// The states of checkboxes, radio buttons, switches and their items, in the order of their sheets.
  static let controls: [SheetState] = [.enabled, .hover, .focused, .pressed, .readOnly, .disabled]
}
