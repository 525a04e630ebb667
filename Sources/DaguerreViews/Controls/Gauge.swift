/// A picture of a value within a range, as the style around it draws it: a bar below its label where none is set.
public struct Gauge<Label: View>: View {
  private let configuration: GaugeStyleConfiguration

  @Environment(\.gaugeStyle) private var style

  private init(
    share: Double, label: Label, current: AnyView? = nil, least: AnyView? = nil, most: AnyView? = nil
  ) {
    configuration = GaugeStyleConfiguration(
      value: share, label: StyledPart(label), currentValueLabel: current.map { StyledPart($0) },
      minimumValueLabel: least.map { StyledPart($0) }, maximumValueLabel: most.map { StyledPart($0) })
  }

  /// A value with a label of any views.
  public init<Value: BinaryFloatingPoint>(
    value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label
  ) {
    self.init(share: bounds.share(of: value), label: label())
  }

  /// A value with a label of any views, and what it is below the bar.
  public init<Value: BinaryFloatingPoint>(
    value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(share: bounds.share(of: value), label: label(), current: AnyView(currentValueLabel()))
  }

  /// A value with a label of any views, what it is below the bar, and the ends of its range beside the bar.
  public init<Value: BinaryFloatingPoint>(
    value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View, @ViewBuilder minimumValueLabel: () -> some View,
    @ViewBuilder maximumValueLabel: () -> some View
  ) {
    self.init(
      share: bounds.share(of: value), label: label(), current: AnyView(currentValueLabel()),
      least: AnyView(minimumValueLabel()), most: AnyView(maximumValueLabel()))
  }

  /// The same with labels of values on the way, which no style shows on a phone.
  public init<Value: BinaryFloatingPoint>(
    value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View, @ViewBuilder markedValueLabels: () -> some View
  ) {
    self.init(value: value, in: bounds, label: label, currentValueLabel: currentValueLabel)
  }

  /// The same with labels of values on the way, which no style shows on a phone.
  public init<Value: BinaryFloatingPoint>(
    value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View, @ViewBuilder minimumValueLabel: () -> some View,
    @ViewBuilder maximumValueLabel: () -> some View, @ViewBuilder markedValueLabels: () -> some View
  ) {
    self.init(
      value: value, in: bounds, label: label, currentValueLabel: currentValueLabel,
      minimumValueLabel: minimumValueLabel, maximumValueLabel: maximumValueLabel)
  }

  /// What the style makes of it.
  public var body: some View {
    style.draw(configuration, \.gaugeStyle).accessibilityValue(configuration.value.percentage)
  }
}

extension Gauge where Label == StyledPart {
  /// The gauge that a style draws, as the style around that one has it.
  public init(_ configuration: GaugeStyleConfiguration) {
    self.configuration = configuration
  }
}
