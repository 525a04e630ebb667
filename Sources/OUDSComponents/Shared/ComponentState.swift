internal import DaguerreViews

/// The one state that a component is drawn in, of all that may hold at once.
enum ComponentState {
  case enabled, hover, pressed, focus, loading, readOnly, disabled

  /// What is loading or cannot be used answers to nobody, whatever a person does to it.
  init(
    isEnabled: Bool = true, isReadOnly: Bool = false, isLoading: Bool = false, interaction: InteractionState
  ) {
    self =
      switch interaction {
      case _ where isLoading: .loading
      case _ where !isEnabled: .disabled
      case _ where isReadOnly: .readOnly
      case .none: .enabled
      case .hovered: .hover
      case .pressed: .pressed
      case .focused: .focus
      }
  }

  /// The entry for the state in a row of a table of tokens; no other is looked up, so none counts as read.
  ///
  /// Where an entry is nil, it is that of `enabled`; `.some(nil)` is none.
  func choose<Value>(
    enabled: @autoclosure () -> Value, hover: @autoclosure () -> Value, pressed: @autoclosure () -> Value,
    focus: @autoclosure () -> Value, loading: @autoclosure () -> Value? = nil,
    readOnly: @autoclosure () -> Value? = nil,
    disabled: @autoclosure () -> Value? = nil
  ) -> Value {
    switch self {
    case .enabled: enabled()
    case .hover: hover()
    case .pressed: pressed()
    case .focus: focus()
    case .loading: loading() ?? enabled()
    case .readOnly: readOnly() ?? enabled()
    case .disabled: disabled() ?? enabled()
    }
  }
}
