/// How the lines of a text are made and placed.
public struct TextOptions: Hashable, Sendable {
  public enum Alignment: String, Hashable, Sendable { case leading, center, trailing }

  /// The direction that paragraphs run in.
  public enum Direction: String, Hashable, Sendable {
    case leftToRight = "ltr"
    case rightToLeft = "rtl"
    /// That of the first character with a direction (UAX #9, rules P2 and P3), left to right without one.
    case automatic = "auto"
  }

  /// Points at which lines are broken; infinite for no limit.
  public var maxWidth: Double
  public var alignment: Alignment
  public var direction: Direction

  public init(
    maxWidth: Double = .infinity, alignment: Alignment = .leading, direction: Direction = .automatic
  ) {
    self.maxWidth = maxWidth
    self.alignment = alignment
    self.direction = direction
  }
}
