internal import DaguerreViews

/// The one state that a button is drawn in, of all that may hold at once.
enum ButtonState {
  case enabled, hover, pressed, focus, loading, disabled

  init(isLoading: Bool, isEnabled: Bool, interaction: InteractionState) {
    if isLoading {
      self = .loading
    } else if !isEnabled {
      self = .disabled
    } else {
      switch interaction {
      case .none: self = .enabled
      case .hovered: self = .hover
      case .pressed: self = .pressed
      case .focused: self = .focus
      }
    }
  }
}
