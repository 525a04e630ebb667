public import Foundation

/// A choice of several days: those of the month of the first of them, or of the present moment where none is chosen.
public struct MultiDatePicker<Label: View>: View {
  private let selection: Set<DateComponents>
  private let isAllowed: (Date) -> Bool
  /// The first moment that is allowed, where there is one.
  private let least: Date?

  @Environment(\.calendar) private var calendar
  @Environment(\.presentMoment) private var presentMoment

  /// A choice with a label, which is not shown.
  public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
    self.selection = selection.wrappedValue
    isAllowed = { _ in true }
    least = nil
  }

  /// A choice of days of which some moment lies within a range, with a label, which is not shown.
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: some RangeExpression<Date>, @ViewBuilder label: () -> Label
  ) {
    self.selection = selection.wrappedValue
    isAllowed = { bounds.contains($0) }
    least = (bounds as? any DateLimits)?.limits.least
  }

  /// The month, and the days.
  public var body: some View {
    let days = Set(selection.compactMap { calendar.date(from: $0).map(calendar.startOfDay) })
    CalendarMonth(
      moment: days.min() ?? presentMoment, isChosen: { days.contains(calendar.startOfDay(for: $0)) },
      isAllowed: { isAllowed($0) || isFirst($0) })
  }

  /// Whether the moments that are allowed begin on a day, after its beginning.
  private func isFirst(_ day: Date) -> Bool {
    least.map { isAllowed($0) && calendar.isDate($0, inSameDayAs: day) } ?? false
  }
}

extension MultiDatePicker where Label == Text {
  /// A choice with a title, which is not shown.
  public init(_ title: some StringProtocol, selection: Binding<Set<DateComponents>>) {
    self.init(selection: selection) { Text(title) }
  }

  /// A choice of days of which some moment lies within a range, with a title, which is not shown.
  public init(
    _ title: some StringProtocol, selection: Binding<Set<DateComponents>>, in bounds: some RangeExpression<Date>
  ) {
    self.init(selection: selection, in: bounds) { Text(title) }
  }
}
