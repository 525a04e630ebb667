internal import OUDS

/// A state in which sheets show a component.
enum SheetState: String, CaseIterable {
  case enabled
  case hover
  case pressed
  case focused
  case loading
  case disabled
  case readOnly = "read-only"

  /// The states of checkboxes, radio buttons, switches and their items, in the order of their sheets.
  static let controls: [SheetState] = [.enabled, .hover, .focused, .pressed, .readOnly, .disabled]
  /// The states of chips, links and input tags.
  static let actions: [SheetState] = [.enabled, .hover, .pressed, .disabled, .focused]
  /// The states of buttons.
  static let buttons: [SheetState] = [.enabled, .hover, .pressed, .loading, .disabled, .focused]

  /// The caption over the cell, as on the reference sheets.
  var caption: String {
    switch self {
    case .enabled: "Enabled"
    case .hover: "Hovered"
    case .pressed: "Pressed"
    case .focused: "Focused"
    case .loading: "Loading"
    case .disabled: "Disabled"
    case .readOnly: "ReadOnly"
    }
  }

  var interaction: InteractionState {
    switch self {
    case .hover: .hovered
    case .pressed: .pressed
    case .focused: .focused
    case .enabled, .loading, .disabled, .readOnly: .none
    }
  }
}
