/// How the lines of a text are made and placed.
public struct TextOptions: Hashable, Sendable {
  /// To which side of the block lines are moved; leading is where lines begin.
  public enum Alignment: String, CaseIterable, Hashable, Sendable { case leading, center, trailing }

  /// The direction that paragraphs run in.
  public enum Direction: String, CaseIterable, Hashable, Sendable {
    /// Left to right, whatever the characters are.
    case leftToRight = "ltr"
    /// Right to left, whatever the characters are.
    case rightToLeft = "rtl"
    /// That of the first character with a direction (UAX #9, rules P2 and P3), left to right without one.
    case automatic = "auto"
  }

  /// Which part of a text makes room for the ellipsis in the last line, when there are more lines than allowed.
  public enum Truncation: String, CaseIterable, Hashable, Sendable { case tail, middle, head }

  /// Where the text stands in a line that is higher than its font.
  public enum Leading: Hashable, Sendable {
    /// In the middle: as much is added above as below.
    case centered
    /// What is added is shared in proportion to ascender and descender, in whole pixels, as Android does by default.
    case proportional(pixelsPerPoint: Double)
  }

  /// Points at which lines are broken; infinite for no limit.
  public var maxWidth: Double
  /// Points that lines may take together, at least one of them; infinite for no limit.
  public var maxHeight: Double
  /// To which side of the block lines are moved.
  public var alignment: Alignment
  /// Which way paragraphs run.
  public var direction: Direction
  /// How many lines there may be at most; nil for no limit.
  public var lineLimit: Int?
  /// Which part gives way when there are more lines than allowed.
  public var truncation: Truncation
  /// Where text stands in lines that are higher than its font.
  public var leading: Leading
  /// Points between a line and the next.
  public var lineSpacing: Double
  /// How far sizes may shrink, 0 to 1, before lines are left out or, where there is one, reach beyond the height.
  public var minimumScaleFactor: Double

  /// Options for a block without limits by default.
  public init(
    maxWidth: Double = .infinity, maxHeight: Double = .infinity, alignment: Alignment = .leading,
    direction: Direction = .automatic,
    lineLimit: Int? = nil, truncation: Truncation = .tail, leading: Leading = .centered,
    lineSpacing: Double = 0, minimumScaleFactor: Double = 1
  ) {
    self.maxWidth = maxWidth
    self.maxHeight = maxHeight
    self.alignment = alignment
    self.direction = direction
    self.lineLimit = lineLimit
    self.truncation = truncation
    self.leading = leading
    self.lineSpacing = lineSpacing
    self.minimumScaleFactor = minimumScaleFactor
  }
}
