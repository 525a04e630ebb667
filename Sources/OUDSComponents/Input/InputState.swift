internal import DaguerreViews

/// The one state that an input is drawn in, of all that may hold at once.
enum InputState {
  case enabled, hover, focused, loading, readOnly, disabled

  /// An input that a person can use; one that is pressed is being entered.
  init(_ interaction: InteractionState) {
    switch interaction {
    case .none: self = .enabled
    case .hovered: self = .hover
    case .pressed, .focused: self = .focused
    }
  }

  init(_ status: OUDSTextInput.Status, _ interaction: InteractionState) {
    switch status {
    case .enabled, .error, .richError: self.init(interaction)
    case .loading: self = .loading
    case .readOnly: self = .readOnly
    case .disabled: self = .disabled
    }
  }
}
