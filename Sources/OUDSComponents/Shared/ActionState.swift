internal import DaguerreViews

/// The one state that a chip, a link or an input tag is drawn in, of all that may hold at once.
enum ActionState {
  case enabled, hover, pressed, focus, disabled

  init(isEnabled: Bool, interaction: InteractionState) {
    guard isEnabled else {
      self = .disabled
      return
    }
    switch interaction {
    case .none: self = .enabled
    case .hovered: self = .hover
    case .pressed: self = .pressed
    case .focused: self = .focus
    }
  }
}
