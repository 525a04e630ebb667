// The colours that SwiftUI has names for, by the values that Apple's Human Interface Guidelines give.

extension Color {
  /// #FF3B30, in the dark #FF453A.
  public static let red = Color(light: Color(rgba: 0xFF3B_30FF), dark: Color(rgba: 0xFF45_3AFF))
  /// #FF9500, in the dark #FF9F0A.
  public static let orange = Color(light: Color(rgba: 0xFF95_00FF), dark: Color(rgba: 0xFF9F_0AFF))
  /// #FFCC00, in the dark #FFD60A.
  public static let yellow = Color(light: Color(rgba: 0xFFCC_00FF), dark: Color(rgba: 0xFFD6_0AFF))
  /// #34C759, in the dark #30D158.
  public static let green = Color(light: Color(rgba: 0x34C7_59FF), dark: Color(rgba: 0x30D1_58FF))
  /// #00C7BE, in the dark #63E6E2.
  public static let mint = Color(light: Color(rgba: 0x00C7_BEFF), dark: Color(rgba: 0x63E6_E2FF))
  /// #30B0C7, in the dark #40C8E0.
  public static let teal = Color(light: Color(rgba: 0x30B0_C7FF), dark: Color(rgba: 0x40C8_E0FF))
  /// #32ADE6, in the dark #64D2FF.
  public static let cyan = Color(light: Color(rgba: 0x32AD_E6FF), dark: Color(rgba: 0x64D2_FFFF))
  /// #007AFF, in the dark #0A84FF.
  public static let blue = Color(light: Color(rgba: 0x007A_FFFF), dark: Color(rgba: 0x0A84_FFFF))
  /// #5856D6, in the dark #5E5CE6.
  public static let indigo = Color(light: Color(rgba: 0x5856_D6FF), dark: Color(rgba: 0x5E5C_E6FF))
  /// #AF52DE, in the dark #BF5AF2.
  public static let purple = Color(light: Color(rgba: 0xAF52_DEFF), dark: Color(rgba: 0xBF5A_F2FF))
  /// #FF2D55, in the dark #FF375F.
  public static let pink = Color(light: Color(rgba: 0xFF2D_55FF), dark: Color(rgba: 0xFF37_5FFF))
  /// #A2845E, in the dark #AC8E68.
  public static let brown = Color(light: Color(rgba: 0xA284_5EFF), dark: Color(rgba: 0xAC8E_68FF))
  /// #8E8E93.
  public static let gray = Color(rgba: 0x8E8E_93FF)
  /// What is less important: #3C3C43 at 60 %, in the dark #EBEBF5 at 60 %.
  public static let secondary = Color(light: Color(rgba: 0x3C3C_4399), dark: Color(rgba: 0xEBEB_F599))
  /// What is most important: black, in the dark white.
  public static let primary = Color(light: .black, dark: .white)
}
