// What views ask about the system's bars and windows, which are no part of a picture.

/// Where what stands above the bar of tabs would be.
public enum TabViewBottomAccessoryPlacement: Hashable, Sendable { case inline, expanded }

/// Moves the focus back; in a picture, does nothing.
public struct ResetFocusAction: Sendable {
  /// Does nothing.
  public func callAsFunction(in namespace: Namespace.ID) {}
}

/// Whether materials look as those of a window in use.
public struct MaterialActiveAppearance: Hashable, Sendable {
  private let isActive: Bool?

  /// As the window is.
  public static let automatic = MaterialActiveAppearance(isActive: nil)
  /// As the window is.
  public static let matchWindow = MaterialActiveAppearance(isActive: nil)
  /// As in a window in use.
  public static let active = MaterialActiveAppearance(isActive: true)
  /// As in another window.
  public static let inactive = MaterialActiveAppearance(isActive: false)
}

private enum HoverEffectKey: EnvironmentKey { static let defaultValue = true }
private enum DismissesKeyboardKey: EnvironmentKey { static let defaultValue = ScrollDismissesKeyboardMode.automatic }
private enum MaterialAppearanceKey: EnvironmentKey { static let defaultValue = MaterialActiveAppearance.automatic }

extension EnvironmentValues {
  /// True: the picture is looked at.
  public var appearsActive: Bool { true }
  /// False: assistive access leaves away what is around a screen.
  public var accessibilityAssistiveAccessEnabled: Bool { false }
  /// Whether effects of a pointer would be shown if there were one.
  public var isHoverEffectEnabled: Bool {
    get { self[HoverEffectKey.self] }
    set { self[HoverEffectKey.self] = newValue }
  }
  /// False: nothing moves.
  public var contentTransitionAddsDrawingGroup: Bool { false }
  /// For views that look at it; nobody closes a keyboard.
  public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode {
    get { self[DismissesKeyboardKey.self] }
    set { self[DismissesKeyboardKey.self] = newValue }
  }
  /// Expanded: a picture's bar of tabs does not become smaller.
  public var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? { .expanded }
  /// For actions of controls that move the focus.
  public var resetFocus: ResetFocusAction { ResetFocusAction() }
  /// For views that look at it; materials look as in a window in use.
  public var materialActiveAppearance: MaterialActiveAppearance {
    get { self[MaterialAppearanceKey.self] }
    set { self[MaterialAppearanceKey.self] = newValue }
  }
}

extension View {
  /// Sets what views ask for; materials look as in a window in use.
  public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> EnvironmentModifier<Self> {
    environment(\.materialActiveAppearance, appearance)
  }
}
