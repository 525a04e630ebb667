package import Foundation

/// How far two moments are from one another, in units of a calendar.
package struct DateDistance {
  /// The largest first.
  package enum Unit: CaseIterable { case year, month, week, day, hour, minute, second }

  /// The largest first.
  private let counts: [(unit: Unit, count: Int)]

  /// - Parameter units: those that may be told; none is days.
  package init(_ first: Date, _ second: Date, in units: Set<Unit>, of calendar: Calendar) {
    let (first, second) = (first.nearby, second.nearby)
    let units = Unit.allCases.filter((units.isEmpty ? [.day] : units).contains)
    let parts = calendar.dateComponents(
      Set(units.map(\.component)), from: min(first, second), to: max(first, second))
    counts = units.map { ($0, parts.value(for: $0.component) ?? 0) }
  }

  /// The largest units of which there are some, and no more than a number of them.
  package func words(_ width: Duration.UnitsFormatStyle.UnitWidth, most count: Int, in locale: Locale) -> String {
    let shown = counts.filter { $0.count != 0 }
    let isLong = (shown.first ?? counts.last)?.unit.ofDuration == nil
    return isLong
      ? Self.long(shown.isEmpty ? counts.suffix(1) : shown.prefix(max(count, 1)), width, in: locale)
      : short(width, most: count, in: locale)
  }

  /// All units, also those of which there are none, and no more than a number of them.
  package func allWords(_ width: Duration.UnitsFormatStyle.UnitWidth, most count: Int, in locale: Locale) -> String {
    Self.long(counts.prefix(max(count, 1)), width, in: locale)
  }

  /// In units that Foundation writes.
  private func short(_ width: Duration.UnitsFormatStyle.UnitWidth, most count: Int, in locale: Locale) -> String {
    let known = counts.compactMap { part in part.unit.ofDuration.map { ($0, part.count) } }
    let seconds = known.reduce(0) { $0 + $1.0.seconds * $1.1 }
    return Duration.seconds(seconds).formatted(
      .units(allowed: Set(known.map(\.0.unit)), width: width, maximumUnitCount: max(count, 1)).locale(locale))
  }

  /// With years or months, which are of no fixed length and which Foundation does not write.
  private static func long(
    _ shown: ArraySlice<(unit: Unit, count: Int)>, _ width: Duration.UnitsFormatStyle.UnitWidth, in locale: Locale
  ) -> String {
    let width: WrittenUnitNumber.Width = width == .wide ? .wide : width == .narrow ? .narrow : .short
    let numbers = shown.compactMap { part in
      WrittenUnitNumber(Double(part.count), "unit/\(part.unit) unit-width-\(width.name)", locale)
    }
    return WrittenUnitNumber.joined(numbers, width, locale) ?? ""
  }
}

extension DateDistance.Unit {
  fileprivate var component: Calendar.Component {
    switch self {
    case .year: .year
    case .month: .month
    case .week: .weekOfMonth
    case .day: .day
    case .hour: .hour
    case .minute: .minute
    case .second: .second
    }
  }

  /// The unit for Foundation, and its length; nil for those of no fixed length.
  fileprivate var ofDuration: (unit: Duration.UnitsFormatStyle.Unit, seconds: Int)? {
    switch self {
    case .year, .month: nil
    case .week: (.weeks, 604_800)
    case .day: (.days, 86_400)
    case .hour: (.hours, 3_600)
    case .minute: (.minutes, 60)
    case .second: (.seconds, 1)
    }
  }
}

extension Date {
  /// The same moment, or one that is fifty thousand years away, as far as calendars reckon.
  fileprivate var nearby: Date {
    let seconds = timeIntervalSinceReferenceDate
    return Date(timeIntervalSinceReferenceDate: seconds.isNaN ? 0 : min(max(seconds, -1.5e12), 1.5e12))
  }
}
