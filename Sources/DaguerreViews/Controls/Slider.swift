/// The system's control for a value within a range: a knob on a line.
public struct Slider: View {
  private let fraction: Double
  /// Before and after the line.
  private var ends: (AnyView, AnyView)?

  @Environment(\.accent) private var accent
  @Environment(\.controlFill) private var controlFill
  @Environment(\.controlOpacity) private var opacity

  /// - Parameters:
  ///   - value: where the knob stands.
  ///   - bounds: what the ends of the line stand for.
  ///   - onEditingChanged: never called, since nobody moves the knob.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    fraction = bounds.share(of: value.wrappedValue)
  }

  /// A knob that moves by steps; in a picture it stands where its value is.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, in: bounds, onEditingChanged: onEditingChanged)
  }

  /// A knob with a label, which only a screen reader has.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> some View,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, in: bounds)
  }

  /// A knob that moves by steps, with a label, which only a screen reader has.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value, @ViewBuilder label: () -> some View,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, in: bounds)
  }

  /// A knob that moves by steps, with a label, which only a screen reader has, and views at both ends of the line.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, step: Value? = nil,
    @ViewBuilder label: () -> some View,
    @ViewBuilder minimumValueLabel: () -> some View, @ViewBuilder maximumValueLabel: () -> some View,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, in: bounds)
    ends = (AnyView(minimumValueLabel()), AnyView(maximumValueLabel()))
  }

  /// The same by its older name, whose label comes last.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, step: Value? = nil,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: some View, maximumValueLabel: some View,
    @ViewBuilder label: () -> some View
  ) {
    self.init(
      value: value, in: bounds, step: step, label: label, minimumValueLabel: { minimumValueLabel },
      maximumValueLabel: { maximumValueLabel })
  }

  /// The line and the knob, between what stands at its ends.
  public var body: some View {
    if let ends {
      HStack {
        ends.0
        line
        ends.1
      }
    } else {
      line
    }
  }

  private var line: some View {
    let knob = 28.0
    return GeometryReader { room in
      let travel = max(room.size.width - knob, 0) * fraction
      ZStack(alignment: .leading) {
        Capsule().fill(controlFill).frame(height: 4)
        Capsule().fill(accent).frame(width: travel + knob / 2, height: 4)
        Circle().fill(.white)
          .shadow(color: .black.opacity(0.15), radius: 4, x: 0, y: 2)
          .frame(width: knob, height: knob)
          .offset(x: travel)
      }
      .frame(height: knob)
    }
    .frame(height: knob).faded(opacity).markTarget()
    .accessibilityValue(fraction.percentage)
  }
}

/// The system's control for a value that grows and shrinks by steps, at the end of the line that its label begins.
public struct Stepper<Label: View>: View {
  private let label: Label

  @Environment(\.controlFill) private var controlFill
  @Environment(\.foregroundColor) private var foregroundColor

  /// A control with a label of any views.
  public init<Value: Strideable>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
  }

  /// A control without an end to its value.
  public init<Value: Strideable>(
    value: Binding<Value>, step: Value.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.label = label()
  }

  /// A control of a value within bounds, which nobody edits here.
  public init<Value: Strideable>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.label = label()
  }

  /// A control that calls what changes the value, which nobody does here.
  public init(
    onIncrement: (() -> Void)?, onDecrement: (() -> Void)?, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
  }

  /// The same with the label first.
  public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.label = label()
  }

  /// The label, and the box with both signs.
  public var body: some View {
    LabeledControl(label: label) {
      HStack(spacing: 0) {
        sign { Capsule().fill(foregroundColor).frame(width: 15, height: 2) }
        sign {
          Capsule().fill(foregroundColor).frame(width: 15, height: 2)
          Capsule().fill(foregroundColor).frame(width: 2, height: 15)
        }
      }
      .background(RoundedRectangle(cornerRadius: 8).fill(controlFill))
      .overlay(Rectangle().fill(controlFill).frame(width: 1, height: 18))
    }
  }

  private func sign(@ViewBuilder _ strokes: () -> some View) -> some View {
    ZStack(content: strokes).frame(width: 47, height: 32).markTarget().accessibilityAddTraits(.isButton)
  }
}

extension Stepper where Label == Text {
  /// A control with words.
  @_disfavoredOverload
  public init<Value: Strideable>(
    _ title: some StringProtocol, value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, in: bounds, step: step) { Text(title) }
  }

  /// A control with words, without an end to its value.
  @_disfavoredOverload
  public init<Value: Strideable>(
    _ title: some StringProtocol, value: Binding<Value>, step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, step: step) { Text(title) }
  }

  /// A control with words, that calls what changes the value, which nobody does here.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(onIncrement: onIncrement, onDecrement: onDecrement) { Text(title) }
  }
}
