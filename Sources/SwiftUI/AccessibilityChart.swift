public import DaguerreViews

// What assistive technology would be told of a chart: nobody listens to a picture.

/// Says what a chart shows.
public protocol AXChartDescriptorRepresentable {
  /// What it shows.
  func makeChartDescriptor() -> AXChartDescriptor
  /// Changes what was said of it.
  func updateChartDescriptor(_ descriptor: AXChartDescriptor)
}

extension AXChartDescriptorRepresentable {
  /// Does nothing.
  public func updateChartDescriptor(_ descriptor: AXChartDescriptor) {}
}

/// What a chart shows.
public final class AXChartDescriptor {
  /// A title, what it says in short, its axes and its values.
  public init(
    title: String?, summary: String?, xAxis: any AXDataAxisDescriptor, yAxis: AXNumericDataAxisDescriptor?,
    additionalAxes: [any AXDataAxisDescriptor] = [], series: [AXDataSeriesDescriptor]
  ) {}
}

/// An axis of a chart.
public protocol AXDataAxisDescriptor {}

/// An axis of numbers.
public final class AXNumericDataAxisDescriptor: AXDataAxisDescriptor {
  /// A title, from where to where it goes, and how numbers are read.
  public init(
    title: String, range: ClosedRange<Double>, gridlinePositions: [Double],
    valueDescriptionProvider: @escaping (Double) -> String
  ) {}
}

/// An axis of words.
public final class AXCategoricalDataAxisDescriptor: AXDataAxisDescriptor {
  /// A title, and the words.
  public init(title: String, categoryOrder: [String]) {}
}

/// Values of a chart that belong together.
public final class AXDataSeriesDescriptor {
  /// A name, whether a line joins them, and the values.
  public init(name: String?, isContinuous: Bool, dataPoints: [AXDataPoint]) {}
}

/// A value of a chart.
public final class AXDataPoint {
  /// By two numbers.
  public init(x: Double, y: Double? = nil, additionalValues: [Double] = [], label: String? = nil) {}
  /// By a word and a number.
  public init(x: String, y: Double? = nil, additionalValues: [Double] = [], label: String? = nil) {}
}

extension View {
  /// The same view: nobody listens to a chart.
  public func accessibilityChartDescriptor(_ representable: some AXChartDescriptorRepresentable) -> Self { self }
}
