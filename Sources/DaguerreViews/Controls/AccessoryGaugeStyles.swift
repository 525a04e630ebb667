/// An open ring with a mark at the value, around the value in words.
public struct AccessoryCircularGaugeStyle: GaugeStyle, Hashable, Sendable {
  /// A ring of the accent colour.
  public init() {}

  /// The ring, with the ends of the range in its gap, or else the label.
  public func makeBody(configuration: Configuration) -> some View {
    GaugeRing(configuration: configuration, opening: 90)
  }
}

/// A ring that is full up to the value, around the value in words.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle, Hashable, Sendable {
  /// A ring of the accent colour.
  public init() {}

  /// The ring; around the label where the value is not told.
  public func makeBody(configuration: Configuration) -> some View {
    GaugeRing(configuration: configuration, opening: 0)
  }
}

/// A bar with a mark at the value, between the ends of the range.
public struct AccessoryLinearGaugeStyle: GaugeStyle, Hashable, Sendable {
  /// A bar of the accent colour.
  public init() {}

  /// The bar between the ends of the range in words, or else behind the value.
  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 4) {
      configuration.minimumValueLabel ?? configuration.currentValueLabel
      GaugeBar(value: configuration.value, kind: .marked, height: 5)
      configuration.maximumValueLabel
    }
    .font(.system(size: 12, weight: .medium))
  }
}

/// A thin bar below the label and above the value in words, full up to the value.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle, Hashable, Sendable {
  /// A bar of the accent colour.
  public init() {}

  /// The label, the bar and the value.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 3) {
      configuration.label
      GaugeBar(value: configuration.value, kind: .filled, height: 5)
      configuration.currentValueLabel
    }
    .font(.system(size: 12, weight: .medium))
  }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// An open ring with a mark.
  public static var accessoryCircular: Self { Self() }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// A ring that is part full.
  public static var accessoryCircularCapacity: Self { Self() }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  /// A bar with a mark.
  public static var accessoryLinear: Self { Self() }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  /// A thin bar that is part full.
  public static var accessoryLinearCapacity: Self { Self() }
}
