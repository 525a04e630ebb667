// Styles by the names that the system has for them.

/// The paint of texts and plain shapes around.
public struct ForegroundStyle: ShapeStyle {
  /// The paint around.
  public init() {}
  /// The paint around.
  public func _paint(in environment: EnvironmentValues) -> ShapePaint {
    environment.setForeground ?? ShapePaint(color: environment.foregroundColor)
  }
}

/// The accent around, which may be a gradient; the system's blue where none is set.
public struct TintShapeStyle: ShapeStyle, Hashable {
  /// The accent.
  public init() {}
  /// The accent around.
  public func _paint(in environment: EnvironmentValues) -> ShapePaint {
    environment.tintPaint ?? ShapePaint(color: environment.accent)
  }
}

/// A colour of the system, which depends on the colour scheme.
///
/// The values are those that Apple's Human Interface Guidelines give.
public struct SystemShapeStyle: ShapeStyle, Hashable {
  let light: UInt32
  let dark: UInt32

  /// That of controls for which none is set.
  static let accent = SystemShapeStyle(light: 0x007A_FFFF, dark: 0x0A84_FFFF)
  /// What screens stand on.
  static let ground = SystemShapeStyle(light: 0xFFFF_FFFF, dark: 0x0000_00FF)

  /// The colour of the scheme around.
  public func _paint(in environment: EnvironmentValues) -> ShapePaint { ShapePaint(color: color(in: environment)) }

  func color(in environment: EnvironmentValues) -> Color {
    Color(rgba: environment.colorScheme == .dark ? dark : light)
  }
}

/// The ground around: what was set for it, or else the system's.
public struct BackgroundStyle: ShapeStyle {
  /// The ground around.
  public init() {}
  /// The ground around.
  public func _paint(in environment: EnvironmentValues) -> ShapePaint {
    (environment.backgroundStyle ?? AnyShapeStyle(.windowBackground))._paint(in: environment)
  }
}

/// What lies on the ground around, and what lies on that: a share of the ground that was set, or else the system's.
public struct RankedBackgroundStyle: ShapeStyle, Hashable {
  fileprivate let system: SystemShapeStyle
  /// From 0 for the ground itself.
  fileprivate let level: Int

  /// The ground by its rank.
  public func _paint(in environment: EnvironmentValues) -> ShapePaint {
    environment.backgroundStyle.map { $0._paint(in: environment).opacity(HierarchicalShapeStyle.share(of: level)) }
      ?? system._paint(in: environment)
  }
}

extension BackgroundStyle {
  /// What lies on the ground: where none was set, UIKit's `secondarySystemBackground`.
  public var secondary: RankedBackgroundStyle {
    RankedBackgroundStyle(system: SystemShapeStyle(light: 0xF2F2_F7FF, dark: 0x1C1C_1EFF), level: 1)
  }

  /// What lies on what lies on the ground: where none was set, UIKit's `tertiarySystemBackground`.
  public var tertiary: RankedBackgroundStyle {
    RankedBackgroundStyle(system: SystemShapeStyle(light: 0xFFFF_FFFF, dark: 0x2C2C_2EFF), level: 2)
  }

  /// What lies on that, in turn.
  public var quaternary: RankedBackgroundStyle {
    RankedBackgroundStyle(system: SystemShapeStyle(light: 0xF2F2_F7FF, dark: 0x3A3A_3CFF), level: 3)
  }

  /// What lies on all of these.
  public var quinary: RankedBackgroundStyle {
    RankedBackgroundStyle(system: SystemShapeStyle(light: 0xFFFF_FFFF, dark: 0x3A3A_3CFF), level: 4)
  }
}

private enum BackgroundStyleKey: EnvironmentKey { static let defaultValue: AnyShapeStyle? = nil }

extension EnvironmentValues {
  /// What the style `.background` means; nil for the system's ground, white or, in the dark, black.
  public var backgroundStyle: AnyShapeStyle? {
    get { self[BackgroundStyleKey.self] }
    set { self[BackgroundStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets what the style `.background` means within the view.
  public func backgroundStyle(_ style: some ShapeStyle) -> EnvironmentModifier<Self> {
    environment(\.backgroundStyle, AnyShapeStyle(style))
  }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The colour of texts and plain shapes around.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The accent colour.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == SelectionShapeStyle {
  /// What is chosen.
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

/// The accent colour, for what is chosen.
public struct SelectionShapeStyle: ShapeStyle, Hashable {
  /// The accent colour.
  public init() {}
  /// The accent colour around.
  public func _paint(in environment: EnvironmentValues) -> ShapePaint { ShapePaint(color: environment.accent) }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The ground around.
  public static var background: BackgroundStyle { BackgroundStyle() }
}

extension ShapeStyle where Self == SystemShapeStyle {
  /// The ground of windows.
  public static var windowBackground: SystemShapeStyle { SystemShapeStyle(light: 0xFFFF_FFFF, dark: 0x0000_00FF) }
  /// Lines between what lies beside one another.
  public static var separator: SystemShapeStyle { SystemShapeStyle(light: 0x3C3C_434A, dark: 0x5454_5899) }
  /// Texts that stand for what was not entered yet.
  public static var placeholder: SystemShapeStyle { SystemShapeStyle(light: 0x3C3C_434D, dark: 0xEBEB_F54D) }
  /// Links.
  public static var link: SystemShapeStyle { SystemShapeStyle(light: 0x007A_FFFF, dark: 0x0984_FFFF) }
  /// What fills controls.
  public static var fill: SystemShapeStyle { SystemShapeStyle(light: 0x7878_8033, dark: 0x7878_805C) }
}

extension ShapeStyle where Self == Color {
  /// The system's colour of the name.
  public static var red: Color { Color.red }
  /// The system's colour of the name.
  public static var orange: Color { Color.orange }
  /// The system's colour of the name.
  public static var yellow: Color { Color.yellow }
  /// The system's colour of the name.
  public static var green: Color { Color.green }
  /// The system's colour of the name.
  public static var mint: Color { Color.mint }
  /// The system's colour of the name.
  public static var teal: Color { Color.teal }
  /// The system's colour of the name.
  public static var cyan: Color { Color.cyan }
  /// The system's colour of the name.
  public static var blue: Color { Color.blue }
  /// The system's colour of the name.
  public static var indigo: Color { Color.indigo }
  /// The system's colour of the name.
  public static var purple: Color { Color.purple }
  /// The system's colour of the name.
  public static var pink: Color { Color.pink }
  /// The system's colour of the name.
  public static var brown: Color { Color.brown }
  /// The system's colour of the name.
  public static var gray: Color { Color.gray }
  /// White.
  public static var white: Color { Color.white }
  /// Black.
  public static var black: Color { Color.black }
  /// Nothing.
  public static var clear: Color { Color.clear }
}

extension Color: ShapeStyle {
  /// The colour.
  public func _paint(in environment: EnvironmentValues) -> ShapePaint { ShapePaint(color: self) }
}

extension Color {
  /// The accent colour of the view that is evaluated; the system's blue where none is set.
  public static var accentColor: Color { EnvironmentValues.current.tint ?? .blue }
}
