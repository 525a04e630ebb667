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

  /// As the system has it.
  public static var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// Points between lines.
  public final var lineSpacing: CGFloat = 0
  /// Points below the paragraph.
  public final var paragraphSpacing: CGFloat = 0
  /// Points above the paragraph.
  public final var paragraphSpacingBefore: CGFloat = 0
  /// Where its lines stand.
  public final var alignment: NSTextAlignment = NSTextAlignment.natural
  /// Points before its first line.
  public final var firstLineHeadIndent: CGFloat = 0
  /// Points before its other lines.
  public final var headIndent: CGFloat = 0
  /// Points from the beginning to where lines end, or less than 0 from the end.
  public final var tailIndent: CGFloat = 0
  /// How lines end.
  public final var lineBreakMode: NSLineBreakMode = NSLineBreakMode.byWordWrapping
  /// The least height of a line; 0 for any.
  public final var minimumLineHeight: CGFloat = 0
  /// The greatest height of a line; 0 for any.
  public final var maximumLineHeight: CGFloat = 0
  /// What the height of a line is multiplied with; 0 for nothing.
  public final var lineHeightMultiple: CGFloat = 0
  /// How readily words are parted, 0 to 1.
  public final var hyphenationFactor: Float = 0
  /// Which way lines run.
  public final var baseWritingDirection: NSWritingDirection = NSWritingDirection.natural
  /// How lines are chosen.
  public final var lineBreakStrategy: LineBreakStrategy = []
  /// Whether letters come nearer before something is left out.
  public final var allowsDefaultTighteningForTruncation: Bool = false
}

/// How a paragraph is laid out, to be changed; says nothing in a text of SwiftUI's.
///
/// One by the name without `Mutable` may be changed here as well: sources do not.
open class NSMutableParagraphStyle: NSParagraphStyle {
  /// Takes all from another.
  public final func setParagraphStyle(_ style: NSParagraphStyle) {
    lineSpacing = style.lineSpacing
    paragraphSpacing = style.paragraphSpacing
    paragraphSpacingBefore = style.paragraphSpacingBefore
    alignment = style.alignment
    firstLineHeadIndent = style.firstLineHeadIndent
    headIndent = style.headIndent
    tailIndent = style.tailIndent
    lineBreakMode = style.lineBreakMode
    minimumLineHeight = style.minimumLineHeight
    maximumLineHeight = style.maximumLineHeight
    lineHeightMultiple = style.lineHeightMultiple
    hyphenationFactor = style.hyphenationFactor
    baseWritingDirection = style.baseWritingDirection
    lineBreakStrategy = style.lineBreakStrategy
    allowsDefaultTighteningForTruncation = style.allowsDefaultTighteningForTruncation
  }
}

/// A shadow of letters; says nothing in a text of SwiftUI's.
open class NSShadow: NSObject {
  /// How far it lies from them, in points.
  public final var shadowOffset = CGSize.zero
  /// How far it is blurred, in points.
  public final var shadowBlurRadius: CGFloat = 0
  /// Its colour: a ``UIColor``.
  public final var shadowColor: Any?
}
