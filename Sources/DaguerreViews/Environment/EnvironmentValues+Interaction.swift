/// What a person does to the control that is drawn.
public enum InteractionState: String, Hashable, Sendable, CaseIterable { case none, hovered, pressed, focused }

private enum InteractionStateKey: EnvironmentKey { static let defaultValue = InteractionState.none }
private enum IsEnabledKey: EnvironmentKey { static let defaultValue = true }

extension EnvironmentValues {
  /// The interaction that controls within the view are drawn in.
  public var interactionState: InteractionState {
    get { self[InteractionStateKey.self] }
    set { self[InteractionStateKey.self] = newValue }
  }

  /// Whether controls react to a person.
  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }
}

extension View {
  /// Disables the controls within the view; one that is disabled around them stays so.
  public func disabled(_ disabled: Bool) -> NodeModifier<EnvironmentModifier<Self>> {
    transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }.markInactive(disabled)
  }

  /// Draws the controls within the view as if a person did this to them.
  public func interactionState(_ state: InteractionState) -> EnvironmentModifier<Self> {
    environment(\.interactionState, state)
  }
}
