public import DaguerreViews

extension DynamicTypeSize {
  /// How large texts are, in per cent of the size that they are designed in.
  public var percentageRate: Double { (textScale * 100).rounded() }

  /// Whether texts are larger than designed.
  public var isLargeTextUsed: Bool { self > .large }
}

extension ContentSizeCategory {
  /// How large texts are, in per cent of the size that they are designed in.
  public var percentageRate: Double { DynamicTypeSize(self)?.percentageRate ?? 100 }

  /// Whether texts are larger than designed.
  public var isLargeTextUsed: Bool { self > .large }

  /// Whether it is one of those that are for people who see little.
  public var isAccessible: Bool { isAccessibilityCategory }
}
