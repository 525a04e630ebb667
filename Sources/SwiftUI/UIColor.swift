public import DaguerreViews
public import Foundation

/// A colour by UIKit's name, for screens that ask the system for one.
///
/// A class, as there: sources add initialisers that are for convenience.
public final class UIColor: Hashable, Sendable {
  let color: Color

  fileprivate convenience init(system: SystemColor) { self.init(system.color) }

  fileprivate convenience init(_ rgba: UInt32) { self.init(Color(rgba: rgba)) }

  /// The same colour.
  public init(_ color: Color) { self.color = color }

  /// A colour by its channels from 0 to 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(Color(red: red, green: green, blue: blue, opacity: alpha))
  }

  /// A grey from 0, black, to 1, white.
  public convenience init(white: CGFloat, alpha: CGFloat) { self.init(Color(white: white, opacity: alpha)) }

  /// Whether both are the same colour.
  public static func == (first: UIColor, second: UIColor) -> Bool { first.color == second.color }

  /// By the colour.
  public func hash(into hasher: inout Hasher) { hasher.combine(color) }

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
  public static let systemBackground = UIColor(system: .systemBackground)
  /// #F2F2F7, in the dark #1C1C1E.
  public static let secondarySystemBackground = UIColor(system: .secondarySystemBackground)
  /// #FFFFFF, in the dark #2C2C2E.
  public static let tertiarySystemBackground = UIColor(system: .tertiarySystemBackground)
  /// #F2F2F7, in the dark #000000.
  public static let systemGroupedBackground = UIColor(system: .systemGroupedBackground)
  /// #FFFFFF, in the dark #1C1C1E.
  public static let secondarySystemGroupedBackground = UIColor(system: .secondarySystemGroupedBackground)
  /// #F2F2F7, in the dark #2C2C2E.
  public static let tertiarySystemGroupedBackground = UIColor(system: .tertiarySystemGroupedBackground)

  // Texts and lines.
  /// #000000, in the dark #FFFFFF.
  public static let label = UIColor(system: .label)
  /// #3C3C43 at 60 %, in the dark #EBEBF5 at 60 %.
  public static let secondaryLabel = UIColor(system: .secondaryLabel)
  /// #3C3C43 at 30 %, in the dark #EBEBF5 at 30 %.
  public static let tertiaryLabel = UIColor(system: .tertiaryLabel)
  /// #3C3C43 at 18 %, in the dark #EBEBF5 at 16 %.
  public static let quaternaryLabel = UIColor(system: .quaternaryLabel)
  /// #000000, in the dark too.
  public static let darkText = UIColor(white: 0, alpha: 1)
  /// #FFFFFF at 60 %, in the dark too.
  public static let lightText = UIColor(white: 1, alpha: 0.6)
  /// #3C3C43 at 30 %, in the dark #EBEBF5 at 30 %.
  public static let placeholderText = UIColor(system: .placeholderText)
  /// #3C3C43 at 29 %, in the dark #545458 at 60 %.
  public static let separator = UIColor(system: .separator)
  /// #C6C6C8, in the dark #38383A.
  public static let opaqueSeparator = UIColor(system: .opaqueSeparator)
  /// #007AFF, in the dark #0984FF.
  public static let link = UIColor(system: .link)

  // What controls are filled with.
  /// #787880 at 20 %, in the dark #787880 at 36 %.
  public static let systemFill = UIColor(system: .systemFill)
  /// #787880 at 16 %, in the dark #787880 at 32 %.
  public static let secondarySystemFill = UIColor(system: .secondarySystemFill)
  /// #767680 at 12 %, in the dark #767680 at 24 %.
  public static let tertiarySystemFill = UIColor(system: .tertiarySystemFill)
  /// #747480 at 8 %, in the dark #767680 at 18 %.
  public static let quaternarySystemFill = UIColor(system: .quaternarySystemFill)

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
  public static let systemGray2 = UIColor(system: .systemGray2)
  /// #C7C7CC, in the dark #48484A.
  public static let systemGray3 = UIColor(system: .systemGray3)
  /// #D1D1D6, in the dark #3A3A3C.
  public static let systemGray4 = UIColor(system: .systemGray4)
  /// #E5E5EA, in the dark #2C2C2E.
  public static let systemGray5 = UIColor(system: .systemGray5)
  /// #F2F2F7, in the dark #1C1C1E.
  public static let systemGray6 = UIColor(system: .systemGray6)
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
