// The colours that SwiftUI has names for, as they are in light surroundings: a colour is one colour here.

extension SkinColor {
  /// #FF3B30.
  public static let red = SkinColor(rgba: 0xFF3B_30FF)
  /// #FF9500.
  public static let orange = SkinColor(rgba: 0xFF95_00FF)
  /// #FFCC00.
  public static let yellow = SkinColor(rgba: 0xFFCC_00FF)
  /// #34C759.
  public static let green = SkinColor(rgba: 0x34C7_59FF)
  /// #00C7BE.
  public static let mint = SkinColor(rgba: 0x00C7_BEFF)
  /// #30B0C7.
  public static let teal = SkinColor(rgba: 0x30B0_C7FF)
  /// #32ADE6.
  public static let cyan = SkinColor(rgba: 0x32AD_E6FF)
  /// #007AFF.
  public static let blue = SkinColor(rgba: 0x007A_FFFF)
  /// #5856D6.
  public static let indigo = SkinColor(rgba: 0x5856_D6FF)
  /// #AF52DE.
  public static let purple = SkinColor(rgba: 0xAF52_DEFF)
  /// #FF2D55.
  public static let pink = SkinColor(rgba: 0xFF2D_55FF)
  /// #A2845E.
  public static let brown = SkinColor(rgba: 0xA284_5EFF)
  /// #8E8E93.
  public static let gray = SkinColor(rgba: 0x8E8E_93FF)
}
