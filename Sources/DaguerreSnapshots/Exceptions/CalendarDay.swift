public import Foundation

/// A day as ISO 8601 has it, as in `2027-03-31`.
public struct CalendarDay: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// As in `2027-03-31`.
  public let description: String

  /// Nil for what is no day of the Gregorian calendar.
  public init?(_ text: some StringProtocol) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.map(\.utf8.count) == [4, 2, 2], parts.allSatisfy({ $0.utf8.allSatisfy { (48...57).contains($0) } }),
      let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2]),
      let date = Self.calendar.date(from: DateComponents(year: year, month: month, day: day)),
      Self.text(of: date) == String(text)
    else { return nil }
    description = String(text)
  }

  /// The day of a moment in UTC, so that it is the same on every machine.
  public init(_ moment: Date) { description = Self.text(of: moment) }

  /// Digits sort as days do.
  public static func < (left: Self, right: Self) -> Bool { left.description < right.description }

  private static let calendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }()

  private static func text(of date: Date) -> String {
    let parts = calendar.dateComponents([.year, .month, .day], from: date)
    func digits(_ number: Int?, _ count: Int) -> String {
      let text = "\(number ?? 0)"
      return String(repeating: "0", count: max(0, count - text.count)) + text
    }
    return "\(digits(parts.year, 4))-\(digits(parts.month, 2))-\(digits(parts.day, 2))"
  }
}
