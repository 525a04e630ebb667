public import Foundation

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

  /// A control of a value within bounds, whose value nobody hears in its format.
  public init<Format: ParseableFormatStyle>(
    value: Binding<Format.FormatInput>, in bounds: ClosedRange<Format.FormatInput>,
    step: Format.FormatInput.Stride = 1, format: Format, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Format.FormatInput: BinaryFloatingPoint, Format.FormatOutput == String { self.label = label() }

  /// A control without an end to its value, which nobody hears in its format.
  public init<Format: ParseableFormatStyle>(
    value: Binding<Format.FormatInput>, step: Format.FormatInput.Stride = 1, format: Format,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Format.FormatInput: BinaryFloatingPoint, Format.FormatOutput == String { self.label = label() }

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

  /// A control with words, without an end to its value, which does not show.
  @_disfavoredOverload
  public init<Format: ParseableFormatStyle>(
    _ title: some StringProtocol, value: Binding<Format.FormatInput>, step: Format.FormatInput.Stride = 1,
    format: Format, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Format.FormatInput: Strideable, Format.FormatOutput == String {
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
