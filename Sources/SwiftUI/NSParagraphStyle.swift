public import Foundation

// How paragraphs are laid out by UIKit's names. SwiftUI's texts take none of it from an attributed string: they have modifiers
// for it, on Apple's platforms too.

/// Where lines of a paragraph stand.
public enum NSTextAlignment: Int, Hashable, Sendable { case left, center, right, justified, natural }

/// How lines end that are longer than their room.
public enum NSLineBreakMode: Int, Hashable, Sendable {
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}

/// Which way lines of a paragraph run.
public enum NSWritingDirection: Int, Hashable, Sendable { case natural = -1, leftToRight, rightToLeft }

/// How a paragraph is laid out; says nothing in a text of SwiftUI's.
open class NSParagraphStyle: NSObject {
  /// How lines are chosen.
  public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
    /// One bit for each.
    public let rawValue: Int
    /// A set by its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The last line is not one word.
    public static let pushOut = LineBreakStrategy(rawValue: 1)
    /// Words of Hangul stay together.
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 2)
    /// As the system does.
    public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
  }

  fileprivate struct Values {
    var lineSpacing: CGFloat = 0
    var paragraphSpacing: CGFloat = 0
    var paragraphSpacingBefore: CGFloat = 0
    var alignment = NSTextAlignment.natural
    var firstLineHeadIndent: CGFloat = 0
    var headIndent: CGFloat = 0
    var tailIndent: CGFloat = 0
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    var minimumLineHeight: CGFloat = 0
    var maximumLineHeight: CGFloat = 0
    var lineHeightMultiple: CGFloat = 0
    var hyphenationFactor: Float = 0
    var baseWritingDirection = NSWritingDirection.natural
    var lineBreakStrategy: LineBreakStrategy = []
    var allowsDefaultTighteningForTruncation = false
  }

  fileprivate var values = Values()

  /// As the system has it.
  public static var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// Points between lines.
  public var lineSpacing: CGFloat { values.lineSpacing }
  /// Points below the paragraph.
  public var paragraphSpacing: CGFloat { values.paragraphSpacing }
  /// Points above the paragraph.
  public var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
  /// Where its lines stand.
  public var alignment: NSTextAlignment { values.alignment }
  /// Points before its first line.
  public var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
  /// Points before its other lines.
  public var headIndent: CGFloat { values.headIndent }
  /// Points from the beginning to where lines end, or less than 0 from the end.
  public var tailIndent: CGFloat { values.tailIndent }
  /// How lines end.
  public var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// The least height of a line; 0 for any.
  public var minimumLineHeight: CGFloat { values.minimumLineHeight }
  /// The greatest height of a line; 0 for any.
  public var maximumLineHeight: CGFloat { values.maximumLineHeight }
  /// What the height of a line is multiplied with; 0 for nothing.
  public var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
  /// How readily words are parted, 0 to 1.
  public var hyphenationFactor: Float { values.hyphenationFactor }
  /// Which way lines run.
  public var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
  /// How lines are chosen.
  public var lineBreakStrategy: LineBreakStrategy { values.lineBreakStrategy }
  /// Whether letters come nearer before something is left out.
  public var allowsDefaultTighteningForTruncation: Bool { values.allowsDefaultTighteningForTruncation }
}

/// How a paragraph is laid out, to be changed; says nothing in a text of SwiftUI's.
open class NSMutableParagraphStyle: NSParagraphStyle {
  /// Takes all from another.
  public func setParagraphStyle(_ style: NSParagraphStyle) { values = style.values }

  /// Points between lines.
  public override var lineSpacing: CGFloat {
    get { values.lineSpacing }
    set { values.lineSpacing = newValue }
  }
  /// Points below the paragraph.
  public override var paragraphSpacing: CGFloat {
    get { values.paragraphSpacing }
    set { values.paragraphSpacing = newValue }
  }
  /// Points above the paragraph.
  public override var paragraphSpacingBefore: CGFloat {
    get { values.paragraphSpacingBefore }
    set { values.paragraphSpacingBefore = newValue }
  }
  /// Where its lines stand.
  public override var alignment: NSTextAlignment {
    get { values.alignment }
    set { values.alignment = newValue }
  }
  /// Points before its first line.
  public override var firstLineHeadIndent: CGFloat {
    get { values.firstLineHeadIndent }
    set { values.firstLineHeadIndent = newValue }
  }
  /// Points before its other lines.
  public override var headIndent: CGFloat {
    get { values.headIndent }
    set { values.headIndent = newValue }
  }
  /// Points from the beginning to where lines end, or less than 0 from the end.
  public override var tailIndent: CGFloat {
    get { values.tailIndent }
    set { values.tailIndent = newValue }
  }
  /// How lines end.
  public override var lineBreakMode: NSLineBreakMode {
    get { values.lineBreakMode }
    set { values.lineBreakMode = newValue }
  }
  /// The least height of a line; 0 for any.
  public override var minimumLineHeight: CGFloat {
    get { values.minimumLineHeight }
    set { values.minimumLineHeight = newValue }
  }
  /// The greatest height of a line; 0 for any.
  public override var maximumLineHeight: CGFloat {
    get { values.maximumLineHeight }
    set { values.maximumLineHeight = newValue }
  }
  /// What the height of a line is multiplied with; 0 for nothing.
  public override var lineHeightMultiple: CGFloat {
    get { values.lineHeightMultiple }
    set { values.lineHeightMultiple = newValue }
  }
  /// How readily words are parted, 0 to 1.
  public override var hyphenationFactor: Float {
    get { values.hyphenationFactor }
    set { values.hyphenationFactor = newValue }
  }
  /// Which way lines run.
  public override var baseWritingDirection: NSWritingDirection {
    get { values.baseWritingDirection }
    set { values.baseWritingDirection = newValue }
  }
  /// How lines are chosen.
  public override var lineBreakStrategy: LineBreakStrategy {
    get { values.lineBreakStrategy }
    set { values.lineBreakStrategy = newValue }
  }
  /// Whether letters come nearer before something is left out.
  public override var allowsDefaultTighteningForTruncation: Bool {
    get { values.allowsDefaultTighteningForTruncation }
    set { values.allowsDefaultTighteningForTruncation = newValue }
  }
}

/// A shadow of letters; says nothing in a text of SwiftUI's.
open class NSShadow: NSObject {
  /// How far it lies from them, in points.
  open var shadowOffset = CGSize.zero
  /// How far it is blurred, in points.
  open var shadowBlurRadius: CGFloat = 0
  /// Its colour: a ``UIColor``.
  open var shadowColor: Any?
}
