/// The system's control for a value within a range: a knob on a line.
public struct Slider<Label: View, ValueLabel: View>: View {
  private let fraction: Double
  /// Before and after the line.
  private var ends: (ValueLabel, ValueLabel)?

  @Environment(\.accent) private var accent
  @Environment(\.controlFill) private var controlFill
  @Environment(\.controlOpacity) private var opacity

  private init<Value: BinaryFloatingPoint>(
    _ value: Binding<Value>, _ bounds: ClosedRange<Value>, ends: (ValueLabel, ValueLabel)? = nil
  ) {
    fraction = bounds.share(of: value.wrappedValue)
    self.ends = ends
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

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// - Parameters:
  ///   - value: where the knob stands.
  ///   - bounds: what the ends of the line stand for.
  ///   - onEditingChanged: never called, since nobody moves the knob.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(value, bounds)
  }

  /// A knob that moves by steps; in a picture it stands where its value is.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(value, bounds)
  }
}

extension Slider where ValueLabel == EmptyView {
  /// A knob with a label, which only a screen reader has.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(value, bounds)
  }

  /// A knob that moves by steps, with a label, which only a screen reader has.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(value, bounds)
  }
}

extension Slider {
  /// A knob with a label, which only a screen reader has, and views at both ends of the line.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(value, bounds, ends: (minimumValueLabel(), maximumValueLabel()))
  }

  /// The same for a knob that moves by steps.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(value, bounds, ends: (minimumValueLabel(), maximumValueLabel()))
  }

  /// By the older name, whose label comes last.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(value, bounds, ends: (minimumValueLabel, maximumValueLabel))
  }

  /// The same for a knob that moves by steps.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(value, bounds, ends: (minimumValueLabel, maximumValueLabel))
  }
}
