public import OUDSTokensRaw

extension CompactRegular: Comparable where Value == FontCompositeRawToken {
  /// Whether a text style is smaller in both size classes.
  public static func < (first: CompactRegular, second: CompactRegular) -> Bool {
    first.compact <| second.compact && first.regular <| second.regular
  }
}
