// The colours that SwiftUI has names for, as they are in light surroundings: a colour is one colour here.

extension Color {
  /// #FF3B30.
  public static let red = Color(rgba: 0xFF3B_30FF)
  /// #FF9500.
  public static let orange = Color(rgba: 0xFF95_00FF)
  /// #FFCC00.
  public static let yellow = Color(rgba: 0xFFCC_00FF)
  /// #34C759.
  public static let green = Color(rgba: 0x34C7_59FF)
  /// #00C7BE.
  public static let mint = Color(rgba: 0x00C7_BEFF)
  /// #30B0C7.
  public static let teal = Color(rgba: 0x30B0_C7FF)
  /// #32ADE6.
  public static let cyan = Color(rgba: 0x32AD_E6FF)
  /// #007AFF.
  public static let blue = Color(rgba: 0x007A_FFFF)
  /// #5856D6.
  public static let indigo = Color(rgba: 0x5856_D6FF)
  /// #AF52DE.
  public static let purple = Color(rgba: 0xAF52_DEFF)
  /// #FF2D55.
  public static let pink = Color(rgba: 0xFF2D_55FF)
  /// #A2845E.
  public static let brown = Color(rgba: 0xA284_5EFF)
  /// #8E8E93.
  public static let gray = Color(rgba: 0x8E8E_93FF)
  /// #8A8A8E: what is less important, as it is on white; on black it would be 3 levels lighter.
  public static let secondary = Color(rgba: 0x8A8A_8EFF)
}
