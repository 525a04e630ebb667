/// Whether a text style is smaller than another one.
infix operator <| : ComparisonPrecedence

extension FontCompositeRawToken: Comparable {
  /// Whether letters are smaller, and neither lines are higher nor strokes bolder.
  public static func <| (first: FontCompositeRawToken, second: FontCompositeRawToken) -> Bool {
    first.size < second.size && first.lineHeight <= second.lineHeight && first.weight <= second.weight
  }

  /// The same by the usual sign.
  public static func < (first: FontCompositeRawToken, second: FontCompositeRawToken) -> Bool { first <| second }
}
