internal import DaguerreViews

/// The one state that a checkbox, radio button or switch is drawn in, of all that may hold at once.
enum ControlState: Hashable {
  case enabled, hover, pressed, focus, readOnly, disabled

  init(isEnabled: Bool, isReadOnly: Bool, interaction: InteractionState) {
    if !isEnabled {
      self = .disabled
    } else if isReadOnly {
      self = .readOnly
    } else {
      switch interaction {
      case .none: self = .enabled
      case .hovered: self = .hover
      case .pressed: self = .pressed
      case .focused: self = .focus
      }
    }
  }

  /// Whether an error cannot be told of the control: nobody could mend it.
  var excludesError: Bool { self == .readOnly || self == .disabled }
}
