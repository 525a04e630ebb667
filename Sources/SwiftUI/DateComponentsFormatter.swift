internal import DaguerreViews
public import Foundation

/// Writes how long something takes, which Foundation on Linux does not.
///
/// As the machine's locale has it, or that of ``calendar``; years and months are those of this, and no part of a clock.
public final class DateComponentsFormatter: Formatter, @unchecked Sendable {
  /// How units are told.
  public enum UnitsStyle: Int, Hashable, Sendable {
    /// As a clock has them: `1:02:05`.
    case positional
    /// `1h 2m`.
    case abbreviated
    /// `1 hr, 2 min`.
    case short
    /// `1 hour, 2 minutes`.
    case full
    /// As ``full``: numbers have digits.
    case spellOut
    /// `1 hr 2 min`.
    case brief
  }

  /// Which units of which there are none are told.
  public struct ZeroFormattingBehavior: OptionSet, Hashable, Sendable {
    /// One bit for each behaviour.
    public let rawValue: UInt
    /// Some behaviours by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// On a clock those after the first that there is, with two digits; else none.
    public static let `default` = Self(rawValue: 1)
    /// None before the first that there is.
    public static let dropLeading = Self(rawValue: 2)
    /// None between others.
    public static let dropMiddle = Self(rawValue: 4)
    /// None after the last that there is.
    public static let dropTrailing = Self(rawValue: 8)
    /// None.
    public static let dropAll: Self = [.dropLeading, .dropMiddle, .dropTrailing]
    /// All, on a clock with two digits each.
    public static let pad = Self(rawValue: 1 << 16)
  }

  /// How units are told.
  public var unitsStyle = UnitsStyle.positional
  /// The units that may be told; weeks, days, hours, minutes and seconds where none is.
  public var allowedUnits: NSCalendar.Unit = []
  /// Which units of which there are none are told; what is neither ``ZeroFormattingBehavior/pad`` nor empty is as by default.
  public var zeroFormattingBehavior = ZeroFormattingBehavior.default
  /// How many units are told at most, the largest first; 0 for all.
  public var maximumUnitCount = 0
  /// What has the language; nil for the machine's.
  public var calendar: Calendar? = .autoupdatingCurrent

  /// Units by their seconds, the largest first, of those that are always as long.
  private static let units: [(unit: NSCalendar.Unit, seconds: Int, name: Duration.UnitsFormatStyle.Unit)] = [
    (.weekOfMonth, 604_800, .weeks), (.day, 86_400, .days), (.hour, 3_600, .hours), (.minute, 60, .minutes),
    (.second, 1, .seconds),
  ]

  private var showsZeros: Bool { zeroFormattingBehavior.isEmpty || zeroFormattingBehavior.contains(.pad) }

  /// So many seconds, as whole units; nil where they are more than a million years, or no number.
  public func string(from interval: TimeInterval) -> String? {
    guard abs(interval) < 3e13 else { return nil }
    // From the beginning of a year, where no day is longer than others.
    let start = Date(timeIntervalSinceReferenceDate: 0)
    if let words = words(from: start, to: start + interval, in: calendarOfIntervals) { return words }
    let allowed = Self.units.filter { allowedUnits.isEmpty || allowedUnits.contains($0.unit) }
    if unitsStyle == .positional { return clock(Int(interval), allowed.map(\.seconds)) }
    let style = Duration.UnitsFormatStyle(
      allowedUnits: allowed.isEmpty ? [.days] : Set(allowed.map(\.name)), width: width,
      maximumUnitCount: maximumUnitCount > 0 ? maximumUnitCount : nil,
      zeroValueUnits: showsZeros ? .show(length: 1) : .hide, fractionalPart: .hide(rounded: .towardZero))
    return Duration.seconds(interval).formatted(style.locale(locale))
  }

  private var calendarOfIntervals: Calendar {
    var calendar = calendar ?? .autoupdatingCurrent
    calendar.timeZone = .gmt
    return calendar
  }

  private var locale: Locale { calendar?.locale ?? .autoupdatingCurrent }

  private var width: Duration.UnitsFormatStyle.UnitWidth {
    switch unitsStyle {
    case .positional, .abbreviated: .narrow
    case .short: .abbreviated
    case .full, .spellOut: .wide
    case .brief: .condensedAbbreviated
    }
  }

  /// In words, where years or months may be told; else nil.
  private func words(from start: Date, to end: Date, in calendar: Calendar) -> String? {
    guard unitsStyle != .positional, !allowedUnits.isDisjoint(with: [.year, .month]) else { return nil }
    let units: [(NSCalendar.Unit, DateDistance.Unit)] = [
      (.year, .year), (.month, .month), (.weekOfMonth, .week), (.day, .day), (.hour, .hour), (.minute, .minute),
      (.second, .second),
    ]
    let distance = DateDistance(
      start, end, in: Set(units.filter { allowedUnits.contains($0.0) }.map(\.1)), of: calendar)
    let most = maximumUnitCount > 0 ? maximumUnitCount : units.count
    return (end < start ? "-" : "")
      + (showsZeros
        ? distance.allWords(width, most: most, in: locale) : distance.words(width, most: most, in: locale))
  }

  /// How long it is from one moment to another.
  public func string(from start: Date, to end: Date) -> String? {
    words(from: start, to: end, in: calendar ?? .autoupdatingCurrent) ?? string(from: end.timeIntervalSince(start))
  }

  /// Some years, months, weeks, days, hours, minutes and seconds together.
  public func string(from components: DateComponents) -> String? {
    let counts = [components.weekOfMonth, components.day, components.hour, components.minute, components.second]
    let seconds = zip(counts, Self.units).reduce(0.0) { $0 + Double($1.0 ?? 0) * Double($1.1.seconds) }
    let start = Date(timeIntervalSinceReferenceDate: 0)
    let months = DateComponents(year: components.year, month: components.month)
    return calendarOfIntervals.date(byAdding: months, to: start)
      .flatMap { string(from: $0.timeIntervalSince(start) + seconds) }
  }

  /// That of a number of seconds or of components; nil for anything else.
  public override func string(for value: Any?) -> String? {
    switch value {
    case let components as DateComponents: string(from: components)
    case let interval as TimeInterval: string(from: interval)
    default: nil
    }
  }

  private func clock(_ interval: Int, _ units: [Int]) -> String {
    var rest = abs(interval)
    var counts: [Int] = []
    for unit in units {
      counts.append(rest / unit)
      rest %= unit
    }
    if !showsZeros { counts = Array(counts.drop { $0 == 0 }) }
    if maximumUnitCount > 0 { counts = Array(counts.prefix(maximumUnitCount)) }
    let texts = (counts.isEmpty ? [0] : counts).enumerated().map { index, count in
      count < 10 && (index > 0 || zeroFormattingBehavior.contains(.pad)) ? "0\(count)" : "\(count)"
    }
    return (interval < 0 ? "-" : "") + texts.joined(separator: ":")
  }
}
