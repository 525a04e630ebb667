extension CompactRegular: Comparable where Value: Comparable {
  /// Whether the token is smaller in both size classes.
  public static func < (first: CompactRegular, second: CompactRegular) -> Bool {
    first.compact < second.compact && first.regular < second.regular
  }
}
