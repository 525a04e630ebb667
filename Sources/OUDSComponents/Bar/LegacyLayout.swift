public import DaguerreViews

// Whether bars are those of the theme or of glass: those of the theme are what is drawn in any case.

private enum ForceLegacyLayoutKey: EnvironmentKey { static let defaultValue = false }
private enum LiquidGlassDisabledKey: EnvironmentKey { static let defaultValue = true }

extension EnvironmentValues {
  /// Whether somebody asks for the bars of the theme, which are drawn anyway.
  public var forceOUDSLegacyLayout: Bool {
    get { self[ForceLegacyLayoutKey.self] }
    set { self[ForceLegacyLayoutKey.self] = newValue }
  }

  /// Whether there is no glass, as where nobody says otherwise; none is drawn in any case.
  public var isLiquidGlassDisabled: Bool {
    get { self[LiquidGlassDisabledKey.self] }
    set { self[LiquidGlassDisabledKey.self] = newValue }
  }
}

extension View {
  /// Tells views within the view that the bars of the theme are asked for; they are drawn anyway.
  public func forceOUDSLegacyLayout() -> some View { environment(\.forceOUDSLegacyLayout, true) }
  /// The same by another name.
  public func forceOUDSLegacyTabBar() -> some View { forceOUDSLegacyLayout() }
}

/// Tells views within a view that the bars of the theme are asked for; they are drawn anyway.
public struct OUDSLegacyLayoutModifier: ViewModifier {
  /// A modifier.
  public init() {}

  /// The view with the wish in its environment.
  public func body(content: Content) -> some View { content.forceOUDSLegacyLayout() }
}

/// The same by another name.
public typealias OUDSLegacyTabBarModifier = OUDSLegacyLayoutModifier
