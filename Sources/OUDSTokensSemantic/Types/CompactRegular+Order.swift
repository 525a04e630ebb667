public import OUDSTokensRaw

/// A token of which some are smaller than others.
public protocol OrderedToken: Equatable {
  /// Whether the token is smaller than another one.
  func isSmaller(than other: Self) -> Bool
}

extension FontCompositeRawToken: OrderedToken {
  /// Whether letters are smaller, and neither lines are higher nor strokes bolder.
  public func isSmaller(than other: FontCompositeRawToken) -> Bool { self <| other }
}

extension Double: OrderedToken {
  /// Whether the length is shorter.
  public func isSmaller(than other: Double) -> Bool { self < other }
}

extension CompactRegular: Comparable where Value: OrderedToken {
  /// Whether the token is smaller in both size classes.
  public static func < (first: CompactRegular, second: CompactRegular) -> Bool {
    first.compact.isSmaller(than: second.compact) && first.regular.isSmaller(than: second.regular)
  }
}
