// What views ask about how things around them behave or stand out; in a picture, as a view around them says.

/// Closes a window; in a picture, does nothing.
public struct DismissWindowAction: Sendable {
  /// Does nothing.
  public func callAsFunction() {}
  /// Does nothing.
  public func callAsFunction(id: String) {}
  /// Does nothing.
  public func callAsFunction(value: some Codable & Hashable) {}
  /// Does nothing.
  public func callAsFunction(id: String, value: some Codable & Hashable) {}
}

/// How much what lies behind a view stands out.
public enum BackgroundProminence: Hashable, Sendable { case standard, increased }

/// How much badges stand out.
public enum BadgeProminence: Hashable, Sendable { case standard, decreased, increased }

/// Whether something does what it does when a thing that is dragged is held over it.
public enum SpringLoadingBehavior: Hashable, Sendable { case automatic, enabled, disabled }

private enum BackgroundProminenceKey: EnvironmentKey { static let defaultValue = BackgroundProminence.standard }
private enum BadgeProminenceKey: EnvironmentKey { static let defaultValue = BadgeProminence.standard }
private enum ContentTransitionKey: EnvironmentKey { static let defaultValue = ContentTransition.identity }
private enum MenuOrderKey: EnvironmentKey { static let defaultValue = MenuOrder.automatic }
private enum SpringLoadingKey: EnvironmentKey { static let defaultValue = SpringLoadingBehavior.automatic }
private enum HorizontalIndicatorKey: EnvironmentKey { static let defaultValue = ScrollIndicatorVisibility.automatic }
private enum VerticalIndicatorKey: EnvironmentKey { static let defaultValue = ScrollIndicatorVisibility.automatic }
private enum ButtonRepeatKey: EnvironmentKey { static let defaultValue = ButtonRepeatBehavior.automatic }

extension EnvironmentValues {
  /// For actions of controls that close a window.
  public var dismissWindow: DismissWindowAction { DismissWindowAction() }

  /// For views that look at it; nothing looks chosen in a picture.
  public var backgroundProminence: BackgroundProminence {
    get { self[BackgroundProminenceKey.self] }
    set { self[BackgroundProminenceKey.self] = newValue }
  }

  /// For views that look at it; badges are drawn in one way.
  public var badgeProminence: BadgeProminence {
    get { self[BadgeProminenceKey.self] }
    set { self[BadgeProminenceKey.self] = newValue }
  }

  /// For views that look at it; nothing moves.
  public var contentTransition: ContentTransition {
    get { self[ContentTransitionKey.self] }
    set { self[ContentTransitionKey.self] = newValue }
  }

  /// For views that look at it; menus are drawn closed.
  public var menuOrder: MenuOrder {
    get { self[MenuOrderKey.self] }
    set { self[MenuOrderKey.self] = newValue }
  }

  /// For views that look at it; nobody holds a button.
  public var buttonRepeatBehavior: ButtonRepeatBehavior {
    get { self[ButtonRepeatKey.self] }
    set { self[ButtonRepeatKey.self] = newValue }
  }

  /// For views that look at it; nobody drags anything.
  public internal(set) var springLoadingBehavior: SpringLoadingBehavior {
    get { self[SpringLoadingKey.self] }
    set { self[SpringLoadingKey.self] = newValue }
  }

  /// For views that look at it; bars that show how far something is scrolled are no part of a picture.
  public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { self[HorizontalIndicatorKey.self] }
    set { self[HorizontalIndicatorKey.self] = newValue }
  }

  /// For views that look at it; bars that show how far something is scrolled are no part of a picture.
  public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { self[VerticalIndicatorKey.self] }
    set { self[VerticalIndicatorKey.self] = newValue }
  }

  /// False: the display has its usual brightness.
  public var isLuminanceReduced: Bool { false }
  /// False: the system's bar of tabs is no part of a picture.
  public var isTabBarShowingSections: Bool { false }
}

extension View {
  /// Sets what views ask for; badges are drawn in one way.
  public func badgeProminence(_ prominence: BadgeProminence) -> EnvironmentModifier<Self> {
    environment(\.badgeProminence, prominence)
  }

  /// Sets what views ask for; nothing moves in a still picture.
  public func contentTransition(_ transition: ContentTransition) -> EnvironmentModifier<Self> {
    environment(\.contentTransition, transition)
  }

  /// Sets what views ask for; menus are drawn closed.
  public func menuOrder(_ order: MenuOrder) -> EnvironmentModifier<Self> { environment(\.menuOrder, order) }

  /// Sets what views ask for; nobody holds a button for its action to be done again.
  public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> EnvironmentModifier<Self> {
    environment(\.buttonRepeatBehavior, behavior)
  }

  /// Sets what views ask for; nobody drags anything.
  public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> EnvironmentModifier<Self> {
    environment(\.springLoadingBehavior, behavior)
  }
}
