public import DaguerreViews
public import Foundation

// Attributes by UIKit's names.

extension NSAttributedString.Key {
  /// The typeface: a ``UIFont``.
  public static let font = NSAttributedString.Key("NSFont")
  /// What letters are painted with: a ``UIColor``.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// What lies behind them: a ``UIColor``.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// Points after each character.
  public static let kern = NSAttributedString.Key("NSKern")
  /// The same, in place of kern, without ligatures.
  public static let tracking = NSAttributedString.Key("CTTracking")
  /// Points above the line.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  /// The line under the text: the number of an ``NSUnderlineStyle``.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// The line through the text: the number of an ``NSUnderlineStyle``.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
}

/// Lines under or through texts, by UIKit's name; single ones whatever they are.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  /// One bit for each property.
  public let rawValue: Int
  /// Lines by their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// One line.
  public static let single = NSUnderlineStyle(rawValue: 1)
  /// A thick line.
  public static let thick = NSUnderlineStyle(rawValue: 2)
  /// Two lines.
  public static let double = NSUnderlineStyle(rawValue: 9)
}

extension AttributeContainer {
  /// What a text is like by UIKit's names, of which those above are known.
  public init(_ attributes: [NSAttributedString.Key: Any]) {
    self.init()
    func points(_ key: NSAttributedString.Key) -> Double? {
      (attributes[key] as? Double) ?? (attributes[key] as? CGFloat).map { Double($0) }
        ?? (attributes[key] as? Int).map { Double($0) }
    }
    func line(_ key: NSAttributedString.Key) -> Text.LineStyle? {
      (attributes[key] as? Int).flatMap { $0 == 0 ? nil : .single }
    }
    if let font = attributes[.font] as? UIFont { self.font = Font(font) }
    if let color = attributes[.foregroundColor] as? UIColor { self.foregroundColor = Color(color) }
    if let color = attributes[.backgroundColor] as? UIColor { self.backgroundColor = Color(color) }
    if let points = points(.kern) { self.kern = points }
    if let points = points(.tracking) { self.tracking = points }
    if let points = points(.baselineOffset) { self.baselineOffset = points }
    if let line = line(.underlineStyle) { self.underlineStyle = line }
    if let line = line(.strikethroughStyle) { self.strikethroughStyle = line }
  }
}

extension AttributeScopes {
  /// The attributes that texts are drawn with.
  public typealias SwiftUIAttributes = ViewAttributes

  /// The attributes that texts are drawn with, as in `string.swiftUI.font`.
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}
