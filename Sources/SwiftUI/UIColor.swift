public import DaguerreViews
public import Foundation

/// A colour by UIKit's name, for screens that ask the system for one.
public struct UIColor: Hashable, Sendable {
  let color: Color

  fileprivate init(_ light: UInt32, dark: UInt32) {
    color = Color(light: Color(rgba: light), dark: Color(rgba: dark))
  }

  fileprivate init(_ rgba: UInt32) { self.init(Color(rgba: rgba)) }

  /// The same colour.
  public init(_ color: Color) { self.color = color }

  /// A colour by its channels from 0 to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    color = Color(red: red, green: green, blue: blue, opacity: alpha)
  }

  /// A grey from 0, black, to 1, white.
  public init(white: CGFloat, alpha: CGFloat) { color = Color(white: white, opacity: alpha) }

  /// The colour with another opacity, 0 to 1.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor { UIColor(color.opacity(alpha)) }
}

extension Color {
  /// The same colour.
  public init(_ color: UIColor) { self = color.color }
  /// The same colour.
  public init(uiColor: UIColor) { self = uiColor.color }
}

// The values that Apple's Human Interface Guidelines give.
extension UIColor {
  // Grounds.
  /// #FFFFFF, in the dark #000000.
  public static let systemBackground = UIColor(0xFFFF_FFFF, dark: 0x0000_00FF)
  /// #F2F2F7, in the dark #1C1C1E.
  public static let secondarySystemBackground = UIColor(0xF2F2_F7FF, dark: 0x1C1C_1EFF)
  /// #FFFFFF, in the dark #2C2C2E.
  public static let tertiarySystemBackground = UIColor(0xFFFF_FFFF, dark: 0x2C2C_2EFF)
  /// #F2F2F7, in the dark #000000.
  public static let systemGroupedBackground = UIColor(0xF2F2_F7FF, dark: 0x0000_00FF)
  /// #FFFFFF, in the dark #1C1C1E.
  public static let secondarySystemGroupedBackground = UIColor(0xFFFF_FFFF, dark: 0x1C1C_1EFF)
  /// #F2F2F7, in the dark #2C2C2E.
  public static let tertiarySystemGroupedBackground = UIColor(0xF2F2_F7FF, dark: 0x2C2C_2EFF)

  // Texts and lines.
  /// #000000, in the dark #FFFFFF.
  public static let label = UIColor(0x0000_00FF, dark: 0xFFFF_FFFF)
  /// #3C3C43 at 60 %, in the dark #EBEBF5 at 60 %.
  public static let secondaryLabel = UIColor(0x3C3C_4399, dark: 0xEBEB_F599)
  /// #3C3C43 at 30 %, in the dark #EBEBF5 at 30 %.
  public static let tertiaryLabel = UIColor(0x3C3C_434D, dark: 0xEBEB_F54D)
  /// #3C3C43 at 18 %, in the dark #EBEBF5 at 16 %.
  public static let quaternaryLabel = UIColor(0x3C3C_432E, dark: 0xEBEB_F529)
  /// #3C3C43 at 30 %, in the dark #EBEBF5 at 30 %.
  public static let placeholderText = UIColor(0x3C3C_434D, dark: 0xEBEB_F54D)
  /// #3C3C43 at 29 %, in the dark #545458 at 60 %.
  public static let separator = UIColor(0x3C3C_434A, dark: 0x5454_5899)
  /// #C6C6C8, in the dark #38383A.
  public static let opaqueSeparator = UIColor(0xC6C6_C8FF, dark: 0x3838_3AFF)
  /// #007AFF, in the dark #0984FF.
  public static let link = UIColor(0x007A_FFFF, dark: 0x0984_FFFF)

  // What controls are filled with.
  /// #787880 at 20 %, in the dark #787880 at 36 %.
  public static let systemFill = UIColor(0x7878_8033, dark: 0x7878_805C)
  /// #787880 at 16 %, in the dark #787880 at 32 %.
  public static let secondarySystemFill = UIColor(0x7878_8029, dark: 0x7878_8052)
  /// #767680 at 12 %, in the dark #767680 at 24 %.
  public static let tertiarySystemFill = UIColor(0x7676_801F, dark: 0x7676_803D)
  /// #747480 at 8 %, in the dark #767680 at 18 %.
  public static let quaternarySystemFill = UIColor(0x7474_8014, dark: 0x7676_802E)

  // Colours.
  /// #FF3B30, in the dark #FF453A.
  public static let systemRed = UIColor(.red)
  /// #FF9500, in the dark #FF9F0A.
  public static let systemOrange = UIColor(.orange)
  /// #FFCC00, in the dark #FFD60A.
  public static let systemYellow = UIColor(.yellow)
  /// #34C759, in the dark #30D158.
  public static let systemGreen = UIColor(.green)
  /// #00C7BE, in the dark #63E6E2.
  public static let systemMint = UIColor(.mint)
  /// #30B0C7, in the dark #40C8E0.
  public static let systemTeal = UIColor(.teal)
  /// #32ADE6, in the dark #64D2FF.
  public static let systemCyan = UIColor(.cyan)
  /// #007AFF, in the dark #0A84FF.
  public static let systemBlue = UIColor(.blue)
  /// #5856D6, in the dark #5E5CE6.
  public static let systemIndigo = UIColor(.indigo)
  /// #AF52DE, in the dark #BF5AF2.
  public static let systemPurple = UIColor(.purple)
  /// #FF2D55, in the dark #FF375F.
  public static let systemPink = UIColor(.pink)
  /// #A2845E, in the dark #AC8E68.
  public static let systemBrown = UIColor(.brown)
  /// #8E8E93.
  public static let systemGray = UIColor(.gray)
  /// #AEAEB2, in the dark #636366.
  public static let systemGray2 = UIColor(0xAEAE_B2FF, dark: 0x6363_66FF)
  /// #C7C7CC, in the dark #48484A.
  public static let systemGray3 = UIColor(0xC7C7_CCFF, dark: 0x4848_4AFF)
  /// #D1D1D6, in the dark #3A3A3C.
  public static let systemGray4 = UIColor(0xD1D1_D6FF, dark: 0x3A3A_3CFF)
  /// #E5E5EA, in the dark #2C2C2E.
  public static let systemGray5 = UIColor(0xE5E5_EAFF, dark: 0x2C2C_2EFF)
  /// #F2F2F7, in the dark #1C1C1E.
  public static let systemGray6 = UIColor(0xF2F2_F7FF, dark: 0x1C1C_1EFF)
  /// #000000.
  public static let black = UIColor(.black)
  /// #FFFFFF.
  public static let white = UIColor(.white)
  /// Nothing.
  public static let clear = UIColor(.clear)
  /// #FF0000.
  public static let red = UIColor(0xFF00_00FF)
  /// #00FF00.
  public static let green = UIColor(0x00FF_00FF)
  /// #0000FF.
  public static let blue = UIColor(0x0000_FFFF)
  /// #FFFF00.
  public static let yellow = UIColor(0xFFFF_00FF)
  /// #00FFFF.
  public static let cyan = UIColor(0x00FF_FFFF)
  /// #FF00FF.
  public static let magenta = UIColor(0xFF00_FFFF)
  /// #FF8000.
  public static let orange = UIColor(0xFF80_00FF)
  /// #800080.
  public static let purple = UIColor(0x8000_80FF)
  /// #996633.
  public static let brown = UIColor(0x9966_33FF)
  /// #808080.
  public static let gray = UIColor(0x8080_80FF)
  /// #AAAAAA.
  public static let lightGray = UIColor(0xAAAA_AAFF)
  /// #555555.
  public static let darkGray = UIColor(0x5555_55FF)
}
