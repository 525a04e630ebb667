public import DaguerreViews
public import Foundation

/// A colour by UIKit's name, for screens that ask the system for one; those of the system are those of light surroundings.
public struct UIColor: Hashable, Sendable {
  fileprivate let color: Color

  fileprivate init(_ rgba: UInt32) { color = Color(rgba: rgba) }

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

// The values that Apple's Human Interface Guidelines give for light surroundings.
extension UIColor {
  // Grounds.
  /// #FFFFFF.
  public static let systemBackground = UIColor(0xFFFF_FFFF)
  /// #F2F2F7.
  public static let secondarySystemBackground = UIColor(0xF2F2_F7FF)
  /// #FFFFFF.
  public static let tertiarySystemBackground = UIColor(0xFFFF_FFFF)
  /// #F2F2F7.
  public static let systemGroupedBackground = UIColor(0xF2F2_F7FF)
  /// #FFFFFF.
  public static let secondarySystemGroupedBackground = UIColor(0xFFFF_FFFF)
  /// #F2F2F7.
  public static let tertiarySystemGroupedBackground = UIColor(0xF2F2_F7FF)

  // Texts and lines.
  /// #000000.
  public static let label = UIColor(0x0000_00FF)
  /// #3C3C43 at 60 %.
  public static let secondaryLabel = UIColor(0x3C3C_4399)
  /// #3C3C43 at 30 %.
  public static let tertiaryLabel = UIColor(0x3C3C_434D)
  /// #3C3C43 at 18 %.
  public static let quaternaryLabel = UIColor(0x3C3C_432E)
  /// #3C3C43 at 30 %.
  public static let placeholderText = UIColor(0x3C3C_434D)
  /// #3C3C43 at 29 %.
  public static let separator = UIColor(0x3C3C_434A)
  /// #C6C6C8.
  public static let opaqueSeparator = UIColor(0xC6C6_C8FF)
  /// #007AFF.
  public static let link = UIColor(0x007A_FFFF)

  // What controls are filled with.
  /// #787880 at 20 %.
  public static let systemFill = UIColor(0x7878_8033)
  /// #787880 at 16 %.
  public static let secondarySystemFill = UIColor(0x7878_8029)
  /// #767680 at 12 %.
  public static let tertiarySystemFill = UIColor(0x7676_801F)
  /// #747480 at 8 %.
  public static let quaternarySystemFill = UIColor(0x7474_8014)

  // Colours.
  /// #FF3B30.
  public static let systemRed = UIColor(.red)
  /// #FF9500.
  public static let systemOrange = UIColor(.orange)
  /// #FFCC00.
  public static let systemYellow = UIColor(.yellow)
  /// #34C759.
  public static let systemGreen = UIColor(.green)
  /// #00C7BE.
  public static let systemMint = UIColor(.mint)
  /// #30B0C7.
  public static let systemTeal = UIColor(.teal)
  /// #32ADE6.
  public static let systemCyan = UIColor(.cyan)
  /// #007AFF.
  public static let systemBlue = UIColor(.blue)
  /// #5856D6.
  public static let systemIndigo = UIColor(.indigo)
  /// #AF52DE.
  public static let systemPurple = UIColor(.purple)
  /// #FF2D55.
  public static let systemPink = UIColor(.pink)
  /// #A2845E.
  public static let systemBrown = UIColor(.brown)
  /// #8E8E93.
  public static let systemGray = UIColor(.gray)
  /// #AEAEB2.
  public static let systemGray2 = UIColor(0xAEAE_B2FF)
  /// #C7C7CC.
  public static let systemGray3 = UIColor(0xC7C7_CCFF)
  /// #D1D1D6.
  public static let systemGray4 = UIColor(0xD1D1_D6FF)
  /// #E5E5EA.
  public static let systemGray5 = UIColor(0xE5E5_EAFF)
  /// #F2F2F7.
  public static let systemGray6 = UIColor(0xF2F2_F7FF)
  /// #000000.
  public static let black = UIColor(.black)
  /// #FFFFFF.
  public static let white = UIColor(.white)
  /// Nothing.
  public static let clear = UIColor(.clear)
}
