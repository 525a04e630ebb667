/// A picture of a value within a range, as the style around it draws it: a bar below its label where none is set.
public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View>: View {
  private let configuration: GaugeStyleConfiguration

  @Environment(\.gaugeStyle) private var style

  fileprivate init<Value: BinaryFloatingPoint>(
    _ value: Value, in bounds: ClosedRange<Value>, _ label: Label, current: CurrentValueLabel? = nil,
    ends: (least: BoundsLabel, most: BoundsLabel)? = nil
  ) {
    configuration = GaugeStyleConfiguration(
      value: bounds.share(of: value), label: StyledPart(label), currentValueLabel: current.map { StyledPart($0) },
      minimumValueLabel: ends.map { StyledPart($0.least) }, maximumValueLabel: ends.map { StyledPart($0.most) })
  }

  /// A value with a label of any views, what it is below the bar, the ends of its range beside the bar, and labels of
  /// values on the way, which no style shows on a phone.
  public init<Value: BinaryFloatingPoint>(
    value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel, @ViewBuilder markedValueLabels: () -> MarkedValueLabels
  ) {
    self.init(
      value, in: bounds, label(), current: currentValueLabel(), ends: (minimumValueLabel(), maximumValueLabel()))
  }

  /// What the style makes of it.
  public var body: some View {
    style.draw(configuration, \.gaugeStyle).accessibilityValue(configuration.value.percentage)
  }
}

extension Gauge where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  /// A value with a label of any views.
  public init<Value: BinaryFloatingPoint>(
    value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label
  ) {
    self.init(value, in: bounds, label())
  }
}

extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  /// A value with a label of any views, and what it is below the bar.
  public init<Value: BinaryFloatingPoint>(
    value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(value, in: bounds, label(), current: currentValueLabel())
  }
}

extension Gauge where MarkedValueLabels == EmptyView {
  /// A value with a label of any views, what it is below the bar, and the ends of its range beside the bar.
  public init<Value: BinaryFloatingPoint>(
    value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    self.init(
      value, in: bounds, label(), current: currentValueLabel(), ends: (minimumValueLabel(), maximumValueLabel()))
  }
}

extension Gauge where BoundsLabel == EmptyView {
  /// A value with a label of any views, what it is below the bar, and labels of values on the way, which no style shows
  /// on a phone.
  public init<Value: BinaryFloatingPoint>(
    value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder markedValueLabels: () -> MarkedValueLabels
  ) {
    self.init(value, in: bounds, label(), current: currentValueLabel())
  }
}

extension Gauge
where
  Label == GaugeStyleConfiguration.Label, CurrentValueLabel == StyledPart, BoundsLabel == StyledPart,
  MarkedValueLabels == EmptyView
{
  /// The gauge that a style draws, as the style around that one has it.
  public init(_ configuration: GaugeStyleConfiguration) {
    self.configuration = configuration
  }
}
