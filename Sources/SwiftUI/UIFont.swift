public import DaguerreViews
public import Foundation

/// A font by UIKit's name: of one size, whatever the text size of the environment is.
///
/// A class, as there: sources add functions of the class.
public final class UIFont: Hashable, Sendable {
  /// How heavy the strokes are.
  public typealias Weight = Font.Weight

  /// What texts are for.
  public enum TextStyle: Hashable, Sendable, CaseIterable {
    case largeTitle, title1, title2, title3, headline, subheadline, body, callout, footnote, caption1, caption2
  }

  let font: Font

  init(_ font: Font) { self.font = font }

  /// A font by its name, as the font library has it; nil for none.
  public convenience init?(name: String, size: CGFloat) {
    guard !name.isEmpty else { return nil }
    self.init(.custom(name, fixedSize: size))
  }

  /// Whether both are the same font.
  public static func == (first: UIFont, second: UIFont) -> Bool { first.font == second.font }

  /// By the font.
  public func hash(into hasher: inout Hasher) { hasher.combine(font) }

  /// The system's font.
  public static func systemFont(ofSize size: CGFloat) -> UIFont { UIFont(.system(size: size)) }
  /// The system's font in a weight.
  public static func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(.system(size: size, weight: weight))
  }
  /// The system's font in bold.
  public static func boldSystemFont(ofSize size: CGFloat) -> UIFont { UIFont(.system(size: size, weight: .bold)) }
  /// The system's font in italics.
  public static func italicSystemFont(ofSize size: CGFloat) -> UIFont { UIFont(.system(size: size).italic()) }
  /// The system's font in a weight, with letters of a width.
  public static func systemFont(ofSize size: CGFloat, weight: Weight, width: Font.Width) -> UIFont {
    UIFont(.system(size: size, weight: weight).width(width))
  }
  /// The size of labels, in points.
  public static var labelFontSize: CGFloat { 17 }
  /// The size of buttons, in points.
  public static var buttonFontSize: CGFloat { 18 }
  /// The size of texts of controls, in points.
  public static var systemFontSize: CGFloat { 14 }
  /// The size of small texts of controls, in points.
  public static var smallSystemFontSize: CGFloat { 12 }

  /// The system's font whose digits are of one width.
  public static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(.system(size: size, weight: weight).monospacedDigit())
  }
  /// The system's font of one width.
  public static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(.system(size: size, weight: weight, design: .monospaced))
  }

  /// The system's font for a purpose, at the text size of the view that is evaluated.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont { UIFont(.fixed(style.style)) }

  /// The same font of another size.
  public func withSize(_ size: CGFloat) -> UIFont { UIFont(font.fixed(size: size)) }

  /// None: the fonts of a picture are those of its library, which is not listed.
  public static var familyNames: [String] { [] }
  /// None: the fonts of a picture are those of its library, which is not listed.
  public static func fontNames(forFamilyName family: String) -> [String] { [] }

  /// What the font library is asked for.
  public var familyName: String { font.family }
  /// What the font library is asked for.
  public var fontName: String { font.family }
  /// The length of the em, in points.
  public var pointSize: CGFloat { font.size }
  /// How far letters reach above the baseline, in points.
  public var ascender: CGFloat { font.metrics.ascender }
  /// How far they reach below it, less than 0.
  public var descender: CGFloat { font.metrics.descender }
  /// What lines stand apart, in points.
  public var leading: CGFloat { font.metrics.leading }
  /// How high capitals are, in points.
  public var capHeight: CGFloat { font.height(of: "H") ?? font.size * 0.705 }
  /// How high small letters are, in points.
  public var xHeight: CGFloat { font.height(of: "x") ?? font.size * 0.526 }
  /// How high a line is, in points, without what lines stand apart.
  public var lineHeight: CGFloat { font.metrics.ascender - font.metrics.descender }
}

extension UIFont.TextStyle {
  /// The same by SwiftUI's name.
  fileprivate var style: Font.TextStyle {
    switch self {
    case .largeTitle: .largeTitle
    case .title1: .title
    case .title2: .title2
    case .title3: .title3
    case .headline: .headline
    case .subheadline: .subheadline
    case .body: .body
    case .callout: .callout
    case .footnote: .footnote
    case .caption1: .caption
    case .caption2: .caption2
    }
  }
}

extension Font {
  /// The same font.
  public init(_ font: UIFont) { self = font.font }
}

/// How lengths and fonts grow with the text size of the view that is evaluated, by UIKit's name.
public struct UIFontMetrics: Sendable {
  private let style: Font.TextStyle

  /// As texts do.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  /// As lines of the system's font for a purpose do.
  public init(forTextStyle style: UIFont.TextStyle) { self.style = style.style }

  /// The length that stands for one at the standard text size, in whole pixels.
  public func scaledValue(for value: CGFloat) -> CGFloat { CGFloat(style.currentLength(for: Double(value))) }

  /// The font that stands for one at the standard text size.
  public func scaledFont(for font: UIFont) -> UIFont { font.withSize(scaledValue(for: font.pointSize)) }

  /// The font that stands for one at the standard text size, no larger than some points.
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    font.withSize(min(scaledValue(for: font.pointSize), maximumPointSize))
  }
}
