import DaguerreViews

/// The colours, lengths and type of the harbour.
public struct HarbourTheme: Sendable {
  /// A colour for each scheme.
  public struct Pair: Sendable {
    let light: Color
    let dark: Color

    func color(_ scheme: ColorScheme) -> Color { scheme == .dark ? dark : light }
  }

  var surface: Pair
  var content: Pair
  var accent: Pair
  var spacing: Double
  var cornerRadius: Double
  var fontFamily = "Daguerre Test"

  /// The theme of the summer timetable.
  public static let summer = HarbourTheme(
    surface: Pair(light: Color(rgba: 0xF4F8_FBFF), dark: Color(rgba: 0x0D1B_2AFF)),
    content: Pair(light: Color(rgba: 0x0D1B_2AFF), dark: Color(rgba: 0xF4F8_FBFF)),
    accent: Pair(light: Color(rgba: 0x0A7E_A4FF), dark: Color(rgba: 0x5BC8_E8FF)), spacing: 12, cornerRadius: 10)

  /// The same with a warmer accent and more room.
  public static let winter = {
    var theme = summer
    theme.accent = Pair(light: Color(rgba: 0xB545_1BFF), dark: Color(rgba: 0xFF9B_6BFF))
    theme.spacing = 16
    return theme
  }()
}

private enum DenseKey: EnvironmentKey { static let defaultValue = false }
private enum HarbourThemeKey: EnvironmentKey { static let defaultValue = HarbourTheme.summer }

extension EnvironmentValues {
  /// The theme that views of the harbour are drawn in.
  public var harbourTheme: HarbourTheme {
    get { self[HarbourThemeKey.self] }
    set { self[HarbourThemeKey.self] = newValue }
  }

  /// Whether rows stand close together, for people who work with many.
  public var isDense: Bool {
    get { self[DenseKey.self] }
    set { self[DenseKey.self] = newValue }
  }
}
