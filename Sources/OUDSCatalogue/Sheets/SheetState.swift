internal import OUDS

/// A state that sheets show a component in.
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
  /// Those of chips, links and input tags.
  static let actions: [SheetState] = [.enabled, .hover, .pressed, .disabled, .focused]
  /// Those of buttons.
  static let buttons: [SheetState] = [.enabled, .hover, .pressed, .loading, .disabled, .focused]

  /// The words over the cell, as the reference sheets have them.
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
