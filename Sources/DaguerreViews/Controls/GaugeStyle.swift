/// How a ``Gauge`` is drawn.
public protocol GaugeStyle {
  /// What a gauge is drawn as.
  associatedtype Body: View
  /// What is known of the gauge.
  typealias Configuration = GaugeStyleConfiguration

  /// The gauge.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style knows of the gauge that it draws.
public struct GaugeStyleConfiguration {
  /// What the value is of.
  public typealias Label = StyledPart
  /// The value in words.
  public typealias CurrentValueLabel = StyledPart
  /// The least value in words.
  public typealias MinimumValueLabel = StyledPart
  /// The greatest value in words.
  public typealias MaximumValueLabel = StyledPart

  /// Where the value stands in its range, 0 to 1.
  public let value: Double
  /// What the value is of.
  public let label: StyledPart
  /// The value in words; nil where nothing is said.
  public let currentValueLabel: StyledPart?
  /// The least value in words; nil where nothing is said.
  public let minimumValueLabel: StyledPart?
  /// The greatest value in words; nil where nothing is said.
  public let maximumValueLabel: StyledPart?
}

/// A bar below the label, full up to the value, above what the value is.
public struct LinearCapacityGaugeStyle: GaugeStyle, Hashable, Sendable {
  /// A bar of the accent colour.
  public init() {}

  /// The label and the bar.
  public func makeBody(configuration: Configuration) -> some View { LabeledGaugeBar(configuration: configuration) }
}

/// The system's choice: a bar.
public typealias DefaultGaugeStyle = LinearCapacityGaugeStyle

private struct LabeledGaugeBar: View {
  let configuration: GaugeStyleConfiguration

  var body: some View {
    let bar = GaugeBar(value: configuration.value, kind: .filled, height: 6)
    VStack(spacing: 4) {
      configuration.label
      if configuration.minimumValueLabel != nil || configuration.maximumValueLabel != nil {
        HStack {
          configuration.minimumValueLabel
          bar
          configuration.maximumValueLabel
        }
      } else {
        bar
      }
      configuration.currentValueLabel
    }
  }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// The system's choice: a bar.
  public static var automatic: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
  /// A bar.
  public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}

private enum GaugeStyleKey: EnvironmentKey {
  static let defaultValue = CurrentStyle(LinearCapacityGaugeStyle().makeBody)
}

extension EnvironmentValues {
  var gaugeStyle: CurrentStyle<GaugeStyleConfiguration> {
    get { self[GaugeStyleKey.self] }
    set { self[GaugeStyleKey.self] = newValue }
  }
}

extension View {
  /// Says how gauges within the view are drawn.
  public func gaugeStyle(_ style: some GaugeStyle) -> EnvironmentModifier<Self> {
    transformEnvironment(\.gaugeStyle) { $0 = CurrentStyle(style.makeBody).within($0) }
  }
}
