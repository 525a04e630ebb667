public import Foundation

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

/// A choice of a moment, as the style around it has it: its parts in boxes where none is set.
public struct DatePicker<Label: View>: View {
  /// What of a date is chosen.
  public typealias Components = DatePickerComponents

  private let configuration: DatePickerStyleConfiguration

  @Environment(\.datePickerStyle) private var style

  private init(
    _ selection: Binding<Date>, from least: Date? = nil, to most: Date? = nil, _ components: DatePickerComponents,
    _ label: Label
  ) {
    configuration = DatePickerStyleConfiguration(
      label: StyledPart(label), selection: selection, minimumDate: least, maximumDate: most,
      displayedComponents: components)
  }

  /// A choice with a label of any views.
  public init(
    selection: Binding<Date>, displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, displayedComponents, label())
  }

  /// A choice within limits, which do not show, with a label of any views.
  public init(
    selection: Binding<Date>, in range: some RangeExpression<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    let limits = (range as? any DateLimits)?.limits
    self.init(selection, from: limits?.least, to: limits?.most, displayedComponents, label())
  }

  /// What the style makes of it.
  public var body: some View { style.draw(configuration, \.datePickerStyle) }
}

/// A range of moments that says where it begins, and where it ends with its last moment.
protocol DateLimits {
  var limits: (least: Date?, most: Date?) { get }
}

extension ClosedRange<Date>: DateLimits {
  var limits: (least: Date?, most: Date?) { (lowerBound, upperBound) }
}

extension PartialRangeFrom<Date>: DateLimits {
  var limits: (least: Date?, most: Date?) { (lowerBound, nil) }
}

extension Range<Date>: DateLimits {
  var limits: (least: Date?, most: Date?) { (lowerBound, nil) }
}

extension PartialRangeThrough<Date>: DateLimits {
  var limits: (least: Date?, most: Date?) { (nil, upperBound) }
}

extension DatePicker where Label == Text {
  /// A choice with words.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, selection: Binding<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) { Text(title) }
  }

  /// A choice within limits, which do not show, with words.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, selection: Binding<Date>, in range: some RangeExpression<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(title) }
  }
}
