public import Foundation

/// How a ``DatePicker`` is drawn.
public protocol DatePickerStyle {
  /// What a choice is drawn as.
  associatedtype Body: View
  /// What is known of the choice.
  typealias Configuration = DatePickerStyleConfiguration

  /// The choice.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style knows of the choice of a moment that it draws.
public struct DatePickerStyleConfiguration {
  /// What the moment is of, without its type.
  public typealias Label = StyledPart

  /// What the moment is of.
  public let label: StyledPart
  /// What is chosen.
  @Binding public var selection: Date
  /// The first moment that may be chosen; nil where nothing is said.
  public let minimumDate: Date?
  /// The last moment that may be chosen; nil where nothing is said.
  public let maximumDate: Date?
  /// Which parts of the moment are shown.
  public let displayedComponents: DatePickerComponents

  init(
    label: StyledPart, selection: Binding<Date>, minimumDate: Date?, maximumDate: Date?,
    displayedComponents: DatePickerComponents
  ) {
    self.label = label
    _selection = selection
    self.minimumDate = minimumDate
    self.maximumDate = maximumDate
    self.displayedComponents = displayedComponents
  }
}

/// The parts of a moment in boxes, at the end of the line that the label begins.
///
/// They are written as the environment's locale and time zone have them, whatever the machine's are.
public struct CompactDatePickerStyle: DatePickerStyle, Hashable, Sendable {
  /// Boxes.
  public init() {}

  /// The label, and the boxes.
  public func makeBody(configuration: Configuration) -> some View {
    LabeledControl(label: configuration.label) {
      let parts = configuration.displayedComponents
      if parts.contains(.date) { MomentBox(moment: configuration.selection, date: .abbreviated, time: .omitted) }
      if parts.contains(.hourAndMinute) { MomentBox(moment: configuration.selection, date: .omitted, time: .shortened) }
    }
  }
}

private struct MomentBox: View {
  let moment: Date
  let date: Date.FormatStyle.DateStyle
  let time: Date.FormatStyle.TimeStyle

  @Environment(\.controlFill) private var controlFill

  var body: some View {
    Text(moment, date: date, time: time).padding(.horizontal, 11).padding(.vertical, 6)
      .background(RoundedRectangle(cornerRadius: 6).fill(controlFill))
      .markTarget()
  }
}

/// The system's choice: boxes.
public typealias DefaultDatePickerStyle = CompactDatePickerStyle
/// Wheels; drawn as boxes.
public typealias WheelDatePickerStyle = CompactDatePickerStyle

/// The month of a moment with its days, and its time in a box below; the label is not shown.
public struct GraphicalDatePickerStyle: DatePickerStyle, Hashable, Sendable {
  /// A calendar.
  public init() {}

  /// The month and the box.
  public func makeBody(configuration: Configuration) -> some View { MomentCalendar(configuration: configuration) }
}

private struct MomentCalendar: View {
  let configuration: DatePickerStyleConfiguration

  @Environment(\.calendar) private var calendar

  var body: some View {
    let moment = configuration.selection
    VStack(spacing: 8) {
      if configuration.displayedComponents.contains(.date) {
        CalendarMonth(
          moment: moment, isChosen: { calendar.isDate($0, inSameDayAs: moment) }, isAllowed: isAllowed)
      }
      if configuration.displayedComponents.contains(.hourAndMinute) {
        LabeledControl(label: Text("Time")) { MomentBox(moment: moment, date: .omitted, time: .shortened) }
      }
    }
  }

  private func isAllowed(_ day: Date) -> Bool {
    configuration.minimumDate.map { day >= calendar.startOfDay(for: $0) } ?? true
      && configuration.maximumDate.map { day <= $0 } ?? true
  }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// The system's choice: boxes.
  public static var automatic: CompactDatePickerStyle { CompactDatePickerStyle() }
  /// Boxes.
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
  /// Wheels; drawn as boxes.
  public static var wheel: CompactDatePickerStyle { CompactDatePickerStyle() }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// A calendar.
  public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

private enum DatePickerStyleKey: EnvironmentKey {
  static let defaultValue = CurrentStyle(CompactDatePickerStyle().makeBody)
}

extension EnvironmentValues {
  var datePickerStyle: CurrentStyle<DatePickerStyleConfiguration> {
    get { self[DatePickerStyleKey.self] }
    set { self[DatePickerStyleKey.self] = newValue }
  }
}

extension View {
  /// Says how choices of moments within the view are drawn.
  public func datePickerStyle(_ style: some DatePickerStyle) -> EnvironmentModifier<Self> {
    transformEnvironment(\.datePickerStyle) { $0 = CurrentStyle(style.makeBody).within($0) }
  }
}
