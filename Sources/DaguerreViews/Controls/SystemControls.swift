public import Foundation

/// The system's button that would begin and end editing; its word, as it stands before.
public struct EditButton: View {
  /// A button.
  public init() {}

  /// The button.
  public var body: some View { Button("Edit") {} }
}

/// Which parts of a moment a ``DatePicker`` shows.
public struct DatePickerComponents: OptionSet, Hashable, Sendable {
  /// One bit for each part.
  public let rawValue: Int
  /// A set by its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Day, month and year.
  public static let date = DatePickerComponents(rawValue: 1)
  /// Hour and minute.
  public static let hourAndMinute = DatePickerComponents(rawValue: 2)
}

/// How the system would draw a ``DatePicker``; all are drawn as compact.
public enum DatePickerStyle: Hashable, Sendable, CaseIterable { case automatic, compact, wheel, graphical }

/// The system's choice of a moment: its parts in boxes, at the end of the line that its label begins.
///
/// They are written as the environment's locale and time zone have them, whatever the machine's are.
public struct DatePicker<Label: View>: View {
  private let moment: Date
  private let components: DatePickerComponents
  private let label: Label

  @Environment(\.controlFill) private var controlFill

  /// A choice with a label of any views.
  public init(
    selection: Binding<Date>, displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    moment = selection.wrappedValue
    components = displayedComponents
    self.label = label()
  }

  /// A choice within limits, which do not show, with a label of any views.
  public init(
    selection: Binding<Date>, in range: some RangeExpression<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents, label: label)
  }

  /// The same: every style is drawn as compact.
  public func datePickerStyle(_ style: DatePickerStyle) -> Self { self }

  /// The label, and the boxes.
  public var body: some View {
    LabeledControl(label: label) {
      if components.contains(.date) { box(.abbreviated, .omitted) }
      if components.contains(.hourAndMinute) { box(.omitted, .shortened) }
    }
  }

  private func box(_ date: Date.FormatStyle.DateStyle, _ time: Date.FormatStyle.TimeStyle) -> some View {
    Text(moment, date: date, time: time).padding(.horizontal, 11).padding(.vertical, 6)
      .background(RoundedRectangle(cornerRadius: 6).fill(controlFill))
      .markTarget()
  }
}

extension DatePicker where Label == Text {
  /// A choice with words.
  public init(
    _ title: some StringProtocol, selection: Binding<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) { Text(title) }
  }

  /// A choice within limits, which do not show, with words.
  public init(
    _ title: some StringProtocol, selection: Binding<Date>, in range: some RangeExpression<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) { Text(title) }
  }
}

/// The system's choice of a colour: a disc of it, at the end of the line that its label begins.
public struct ColorPicker<Label: View>: View {
  private let color: Color
  private let label: Label

  @Environment(\.controlFill) private var controlFill

  /// A choice with a label of any views.
  public init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
    color = selection.wrappedValue
    self.label = label()
  }

  /// The label, and the disc in a ring.
  public var body: some View {
    LabeledControl(label: label) {
      Circle().fill(color).padding(5).background(Circle().strokeBorder(controlFill, lineWidth: 3))
        .frame(width: 28, height: 28)
        .markTarget()
    }
  }
}

extension ColorPicker where Label == Text {
  /// A choice with words.
  public init(_ title: some StringProtocol, selection: Binding<Color>, supportsOpacity: Bool = true) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
  }
}
