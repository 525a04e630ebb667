/// How large a person wants texts, by the names of the platform's steps.
public enum DynamicTypeSize: String, Hashable, Sendable, CaseIterable, Comparable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  /// How much larger than designed texts are, as the platform's settings say.
  package var textScale: Double {
    switch self {
    case .xSmall: 0.8
    case .small: 0.85
    case .medium: 0.9
    case .large: 1
    case .xLarge: 1.1
    case .xxLarge: 1.2
    case .xxxLarge: 1.35
    case .accessibility1: 1.6
    case .accessibility2: 1.9
    case .accessibility3: 2.35
    case .accessibility4: 2.75
    case .accessibility5: 3.1
    }
  }

  /// Whether it is one of the steps that are for people who see little.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  /// Whether texts are smaller.
  public static func < (first: DynamicTypeSize, second: DynamicTypeSize) -> Bool {
    first.textScale < second.textScale
  }
}

extension EnvironmentValues {
  /// The step that is nearest to ``textScale``; to set it sets that.
  public var dynamicTypeSize: DynamicTypeSize {
    get {
      let scale = textScale
      return DynamicTypeSize.allCases.min { abs($0.textScale - scale) < abs($1.textScale - scale) } ?? .large
    }
    set { textScale = newValue.textScale }
  }
}

extension View {
  /// Sets how large texts within the view are, and what scales with them.
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> EnvironmentModifier<Self> {
    environment(\.dynamicTypeSize, size)
  }

  /// Keeps the size of texts within the view in a range of steps; a size in between two of them stays as it is.
  public func dynamicTypeSize<Sizes: RangeExpression<DynamicTypeSize>>(
    _ range: Sizes
  ) -> EnvironmentModifier<Self> {
    let sizes = DynamicTypeSize.allCases.filter { range.contains($0) }.map(\.textScale)
    return transformEnvironment(\.textScale) { scale in
      // A range is open where it reaches the least or the greatest step.
      if let least = sizes.first, least != DynamicTypeSize.allCases.first?.textScale { scale = max(scale, least) }
      if let most = sizes.last, most != DynamicTypeSize.allCases.last?.textScale { scale = min(scale, most) }
    }
  }
}
