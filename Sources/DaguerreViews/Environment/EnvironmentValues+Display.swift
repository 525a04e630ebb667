/// Whether dark or light colours are meant.
public enum ColorScheme: String, Hashable, Sendable, CaseIterable { case light, dark }

/// Whether lines begin at the left or at the right.
public enum LayoutDirection: String, Hashable, Sendable, CaseIterable { case leftToRight, rightToLeft }

/// How much room there is along an axis: compact is a phone's, regular a tablet's.
public enum UserInterfaceSizeClass: String, Hashable, Sendable, CaseIterable { case compact, regular }

/// Whether colours are meant to be told apart more easily.
public enum ColorSchemeContrast: String, Hashable, Sendable, CaseIterable { case standard, increased }

private enum ColorSchemeKey: EnvironmentKey { static let defaultValue = ColorScheme.light }
private enum ContrastKey: EnvironmentKey { static let defaultValue = ColorSchemeContrast.standard }
private enum LayoutDirectionKey: EnvironmentKey { static let defaultValue = LayoutDirection.leftToRight }
private enum HorizontalSizeClassKey: EnvironmentKey {
  static let defaultValue: UserInterfaceSizeClass? = .compact
}
private enum VerticalSizeClassKey: EnvironmentKey {
  static let defaultValue: UserInterfaceSizeClass? = .regular
}
private enum DisplayScaleKey: EnvironmentKey { static let defaultValue = 1.0 }

extension EnvironmentValues {
  /// Whether dark or light colours are meant; light by default.
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }

  /// Whether colours are meant to be told apart more easily; standard by default.
  public var colorSchemeContrast: ColorSchemeContrast {
    get { self[ContrastKey.self] }
    set { self[ContrastKey.self] = newValue }
  }

  /// Where lines begin; at the left by default.
  public var layoutDirection: LayoutDirection {
    get { self[LayoutDirectionKey.self] }
    set { self[LayoutDirectionKey.self] = newValue }
  }

  /// How much room there is across; compact by default.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalSizeClassKey.self] }
    set { self[HorizontalSizeClassKey.self] = newValue }
  }

  /// How much room there is from top to bottom; regular by default.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalSizeClassKey.self] }
    set { self[VerticalSizeClassKey.self] = newValue }
  }

  /// Pixels per point of the picture to be made: layout aligns edges to this grid and uses it for nothing else.
  public var displayScale: Double {
    get { self[DisplayScaleKey.self] }
    set { self[DisplayScaleKey.self] = newValue }
  }

  var pixelGrid: PixelGrid { PixelGrid(scale: displayScale) }
}
