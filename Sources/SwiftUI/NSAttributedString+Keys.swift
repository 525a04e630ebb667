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
  /// What the line under the text is drawn in: a ``UIColor``.
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  /// What the line through the text is drawn in: a ``UIColor``.
  public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
  /// Where it leads: an address, or one as words.
  public static let link = NSAttributedString.Key("NSLink")

  // What texts of SwiftUI do not show.
  /// How its paragraph is laid out: an ``NSParagraphStyle``.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// Its shadow: an ``NSShadow``.
  public static let shadow = NSAttributedString.Key("NSShadow")
  /// How wide lines around letters are, in hundredths of the size.
  public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
  /// What these are drawn in: a ``UIColor``.
  public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
  /// How letters lean.
  public static let obliqueness = NSAttributedString.Key("NSObliqueness")
  /// Whether letters are joined.
  public static let ligature = NSAttributedString.Key("NSLigature")
  /// Which way its letters run.
  public static let writingDirection = NSAttributedString.Key("NSWritingDirection")
}

extension AttributeContainer {
  /// What a text is like by UIKit's names, of which those above are known.
  public init(_ attributes: [NSAttributedString.Key: Any]) {
    self.init()
    func points(_ key: NSAttributedString.Key) -> Double? {
      switch attributes[key] {
      case let number as Double: number
      case let number as CGFloat: Double(number)
      case let number as Float: Double(number)
      case let number as Int: Double(number)
      case let number as NSNumber: number.doubleValue
      default: nil
      }
    }
    func line(_ key: NSAttributedString.Key, _ color: NSAttributedString.Key) -> Text.LineStyle? {
      guard let bits = points(key).flatMap(Int.init(exactly:)) else { return nil }
      return Text.LineStyle(NSUnderlineStyle(rawValue: bits), (attributes[color] as? UIColor).map { Color($0) })
    }
    if let font = attributes[.font] as? UIFont { self.font = Font(font) }
    if let color = attributes[.foregroundColor] as? UIColor { self.foregroundColor = Color(color) }
    if let color = attributes[.backgroundColor] as? UIColor { self.backgroundColor = Color(color) }
    if let points = points(.kern) { self.kern = points }
    if let points = points(.tracking) { self.tracking = points }
    if let points = points(.baselineOffset) { self.baselineOffset = points }
    if let line = line(.underlineStyle, .underlineColor) { self.underlineStyle = line }
    if let line = line(.strikethroughStyle, .strikethroughColor) { self.strikethroughStyle = line }
    if let link = attributes[.link] as? URL ?? (attributes[.link] as? String).flatMap(URL.init(string:)) {
      self.link = link
    }
  }
}

extension AttributedString {
  /// A text with attributes by UIKit's names, of which those above are known.
  public init(_ string: NSAttributedString) {
    self.init()
    string.enumerateAttributes(in: NSRange(location: 0, length: string.length)) { attributes, range, _ in
      append(
        AttributedString(
          string.attributedSubstring(from: range).string, attributes: AttributeContainer(attributes)))
    }
  }
}

extension AttributeScopes {
  /// The attributes that texts are drawn with.
  public typealias SwiftUIAttributes = ViewAttributes

  /// The attributes that texts are drawn with, as in `string.swiftUI.font`.
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}
