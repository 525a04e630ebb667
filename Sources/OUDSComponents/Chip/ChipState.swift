internal import DaguerreViews

/// The one state that a chip is drawn in.
enum ChipState {
  case enabled, hover, pressed, focus, disabled

  init(isEnabled: Bool, interaction: InteractionState) {
    if isEnabled {
      switch interaction {
      case .none: self = .enabled
      case .hovered: self = .hover
      case .pressed: self = .pressed
      case .focused: self = .focus
      }
    } else {
      self = .disabled
    }
  }
}
