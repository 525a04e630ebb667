// What views ask of the system around them, which pictures do not have.

private enum ScrollEnabledKey: EnvironmentKey { static let defaultValue = true }

extension EnvironmentValues {
  /// Whether what is nearest has the focus; see `interactionState` for components.
  public var isFocused: Bool { interactionState == .focused }
  /// The length of a pixel, in points.
  public var pixelLength: Double { 1 / displayScale }
  /// Whether what scrolls could be scrolled; nothing moves.
  public var isScrollEnabled: Bool {
    get { self[ScrollEnabledKey.self] }
    set { self[ScrollEnabledKey.self] = newValue }
  }
  /// Whether people want buttons to be seen as such: not here.
  public var accessibilityShowButtonShapes: Bool { false }
  /// Whether the system inverts colours: not here.
  public var accessibilityInvertColors: Bool { false }
  /// The material behind the view; none is noted.
  public var backgroundMaterial: Material? { nil }
}
