public import DaguerreViews

/// Lines under or through texts, by UIKit's name: one of those that are single, thick or double, with what it is made of.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  /// One bit for each property.
  public let rawValue: Int
  /// Lines by their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// One line.
  public static let single = NSUnderlineStyle(rawValue: 0x1)
  /// A thick line.
  public static let thick = NSUnderlineStyle(rawValue: 0x2)
  /// Two lines.
  public static let double = NSUnderlineStyle(rawValue: 0x9)
  /// Dots.
  public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
  /// Dashes.
  public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
  /// Dashes with a dot between.
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x300)
  /// Dashes with two dots between.
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x400)
  /// Under words only, not under white space between them.
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)

  /// The bits of a text's line, without its colour.
  public init(_ line: Text.LineStyle) {
    let weight: NSUnderlineStyle =
      switch line.weight {
      case .single: .single
      case .thick: .thick
      case .double: .double
      }
    let pattern: NSUnderlineStyle =
      switch line.pattern {
      case .solid: []
      case .dot: .patternDot
      case .dash: .patternDash
      case .dashDot: .patternDashDot
      case .dashDotDot: .patternDashDotDot
      }
    self = [weight, pattern, line.skipsSpaces ? .byWord : []]
  }
}

extension Text.LineStyle {
  /// A line by UIKit's bits; nil where there is none, whatever it would be made of.
  public init?(nsUnderlineStyle: NSUnderlineStyle) { self.init(nsUnderlineStyle, nil) }

  init?(_ style: NSUnderlineStyle, _ color: Color?) {
    let weight: Weight
    switch style.rawValue & 0xF {
    case 0: return nil
    case 0x2: weight = .thick
    case 0x9: weight = .double
    default: weight = .single
    }
    let pattern: Pattern =
      switch style.rawValue & 0x700 {
      case 0x100: .dot
      case 0x200: .dash
      case 0x300: .dashDot
      case 0x400: .dashDotDot
      default: .solid
      }
    self.init(pattern: pattern, weight: weight, skipsSpaces: style.contains(.byWord), color: color)
  }
}
