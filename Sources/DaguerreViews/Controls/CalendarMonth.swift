internal import Foundation

/// The days of a month below their weekdays, as the environment's calendar and locale have them.
struct CalendarMonth: View {
  /// In the month.
  let moment: Date
  /// Whether the day that begins then is chosen.
  let isChosen: (Date) -> Bool
  /// Whether the day that begins then may be.
  let isAllowed: (Date) -> Bool

  @Environment(\.calendar) private var calendar
  @Environment(\.locale) private var locale
  @Environment(\.accent) private var accent

  var body: some View {
    VStack(spacing: 0) {
      HStack(spacing: 6) {
        Text(moment, format: .dateTime.month(.wide).year()).font(.headline)
        Chevron(style: accent).scaleEffect(0.8)
        Spacer()
        Chevron(style: accent).scaleEffect(x: -1.3, y: 1.3).padding(.horizontal, 12)
        Chevron(style: accent).scaleEffect(1.3).padding(.horizontal, 6)
      }
      .frame(height: 44)
      HStack(spacing: 0) {
        ForEach(weekdays.indices, id: \.self) { index in
          Text(weekdays[index]).font(.system(.footnote, weight: .semibold)).foregroundStyle(.tertiary)
            .frame(maxWidth: .infinity, minHeight: 20)
        }
      }
      ForEach(weeks.indices, id: \.self) { index in
        HStack(spacing: 0) {
          ForEach(weeks[index].indices, id: \.self) { day(weeks[index][$0]) }
        }
      }
    }
  }

  private func day(_ moment: Date?) -> some View {
    let isChosen = moment.map(self.isChosen) ?? false
    let isAllowed = moment.map(self.isAllowed) ?? true
    let style = isChosen ? AnyShapeStyle(accent) : AnyShapeStyle(.primary)
    return Text(moment.map(number) ?? "").font(isChosen ? .system(.title3, weight: .semibold) : .title3)
      .foregroundStyle(isAllowed ? style : AnyShapeStyle(.tertiary))
      .frame(maxWidth: .infinity, minHeight: 44)
      .background { if isChosen { Circle().fill(accent.opacity(0.15)).frame(width: 44, height: 44) } }
  }

  private func number(of day: Date) -> String { calendar.component(.day, from: day).formatted(.number.locale(locale)) }

  /// From the first day of a week on.
  private var weekdays: [String] {
    let names = calendar.shortStandaloneWeekdaySymbols
    return names.indices.map { names[($0 + calendar.firstWeekday - 1) % names.count].uppercased(with: locale) }
  }

  /// Where the days of the month begin, week by week; nil for those of another month.
  private var weeks: [[Date?]] {
    guard let month = calendar.dateInterval(of: .month, for: moment),
      let count = calendar.range(of: .day, in: .month, for: moment)?.count
    else { return [] }
    let length = calendar.weekdaySymbols.count
    let before = (calendar.component(.weekday, from: month.start) - calendar.firstWeekday + length) % length
    var days = [Date?](repeating: nil, count: before)
    days += (0..<count).map { calendar.date(byAdding: .day, value: $0, to: month.start) }
    days += [Date?](repeating: nil, count: (length - days.count % length) % length)
    return stride(from: 0, to: days.count, by: length).map { Array(days[$0..<$0 + length]) }
  }
}
