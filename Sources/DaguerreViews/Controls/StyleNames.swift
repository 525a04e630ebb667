// Styles of controls that are drawn in one way, by their names.

/// In which order the system would list what a menu holds.
public enum MenuOrder: Hashable, Sendable { case automatic, fixed, priority }

/// Whether a menu would close when something of it is chosen.
public enum MenuActionDismissBehavior: Hashable, Sendable { case automatic, enabled, disabled }

/// How the system would draw a ``TextEditor``; each is drawn plainly.
public enum TextEditorStyle: Hashable, Sendable { case automatic, plain }

/// Buttons as the system has them.
public struct DefaultButtonStyle: Hashable, Sendable {
  /// As the system has it.
  public init() {}
}

/// Buttons in a box of a faint colour.
public struct BorderedButtonStyle: Hashable, Sendable {
  /// As the system has it.
  public init() {}
}

/// Buttons in a box of the accent colour.
public struct BorderedProminentButtonStyle: Hashable, Sendable {
  /// As the system has it.
  public init() {}
}

/// Buttons on glass.
public struct GlassButtonStyle: Hashable, Sendable {
  /// As the system has it.
  public init() {}
}

/// Buttons on glass of the accent colour.
public struct GlassProminentButtonStyle: Hashable, Sendable {
  /// As the system has it.
  public init() {}
}

extension View {
  /// Sets what views ask for; menus are drawn without their sign.
  public func menuIndicator(_ visibility: Visibility) -> EnvironmentModifier<Self> {
    environment(\.menuIndicatorVisibility, visibility)
  }
  /// The same view: menus are drawn closed.
  public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> Self { self }

  /// The same view: every ``TextEditor`` is drawn plainly.
  public func textEditorStyle(_ style: TextEditorStyle) -> Self { self }

  /// Says how the system's buttons within the view are drawn.
  public func buttonStyle(_ style: DefaultButtonStyle) -> EnvironmentModifier<Self> { buttonStyle(.automatic) }
  /// Says how the system's buttons within the view are drawn.
  public func buttonStyle(_ style: BorderedButtonStyle) -> EnvironmentModifier<Self> { buttonStyle(.bordered) }
  /// Says how the system's buttons within the view are drawn.
  public func buttonStyle(_ style: BorderedProminentButtonStyle) -> EnvironmentModifier<Self> {
    buttonStyle(.borderedProminent)
  }

  /// Says how the system's buttons within the view are drawn.
  public func buttonStyle(_ style: GlassButtonStyle) -> EnvironmentModifier<Self> { buttonStyle(.glass) }
  /// Says how the system's buttons within the view are drawn.
  public func buttonStyle(_ style: GlassProminentButtonStyle) -> EnvironmentModifier<Self> {
    buttonStyle(.glassProminent)
  }

  /// Shows the labels of the system's controls within the view, or leaves them out.
  public func labelsVisibility(_ visibility: Visibility) -> EnvironmentModifier<Self> {
    transformEnvironment(\.labelsAreHidden) { isHidden in
      if visibility != .automatic { isHidden = visibility == .hidden }
    }
  }
}
