public import Foundation

/// Formats that tell how a moment lies to another one.
public enum SystemFormatStyle {
  /// What has passed since a moment, as a clock that counts, to hundredths of a second: `00:05.23`.
  public struct Stopwatch: FormatStyle, Sendable {
    private let start: Date
    private let showsHours: Bool
    private let maxFieldCount: Int
    private let maxPrecision: Duration
    private var locale = Locale.autoupdatingCurrent

    /// - Parameters:
    ///   - startDate: the moment.
    ///   - showsHours: whether it says hours, or else more than 60 minutes.
    ///   - maxFieldCount: how many of hours, minutes, seconds and their fractions it says at most.
    ///   - maxPrecision: the least time that it tells: a second or less.
    public init(
      startingAt startDate: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
      maxPrecision: Duration = .milliseconds(10)
    ) {
      (start, self.showsHours) = (startDate, showsHours)
      (self.maxFieldCount, self.maxPrecision) = (maxFieldCount, maxPrecision)
    }

    /// The clock at a moment.
    public func format(_ moment: Date) -> AttributedString {
      let seconds = max(moment.timeIntervalSince(start), 0)
      let hasHours = showsHours && seconds >= 3_600
      return AttributedString(
        clock(seconds, hasHours: hasHours, leastDigits: 2, fields: maxFieldCount, precision: maxPrecision, in: locale))
    }

    /// The same in another language.
    public func locale(_ locale: Locale) -> Self { changed(self) { $0.locale = locale } }
  }

  /// How much of a time is over or left, as a clock that counts: `4:17`.
  public struct Timer: FormatStyle, Sendable {
    private let interval: Range<Date>
    private let countsDown: Bool
    private let showsHours: Bool
    private let maxFieldCount: Int
    private let maxPrecision: Duration
    private var locale = Locale.autoupdatingCurrent

    /// What is left of a time; its beginning has all of it.
    ///
    /// - Parameters:
    ///   - interval: the time.
    ///   - showsHours: whether it says hours, or else more than 60 minutes.
    ///   - maxFieldCount: how many of hours, minutes, seconds and their fractions it says at most, and at least two.
    ///   - maxPrecision: the least time that it tells; from a minute on it says hours and minutes.
    public init(
      countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
      maxPrecision: Duration = .seconds(1)
    ) {
      (self.interval, countsDown) = (interval, true)
      (self.showsHours, self.maxFieldCount, self.maxPrecision) = (showsHours, maxFieldCount, maxPrecision)
    }

    /// What of a time is over; its beginning has nothing of it.
    public init(
      countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
      maxPrecision: Duration = .seconds(1)
    ) {
      (self.interval, countsDown) = (interval, false)
      (self.showsHours, self.maxFieldCount, self.maxPrecision) = (showsHours, maxFieldCount, maxPrecision)
    }

    /// The clock at a moment.
    public func format(_ moment: Date) -> AttributedString {
      let present = Swift.min(Swift.max(moment, interval.lowerBound), interval.upperBound)
      let seconds =
        countsDown ? interval.upperBound.timeIntervalSince(present) : present.timeIntervalSince(interval.lowerBound)
      return AttributedString(
        clock(
          seconds, hasHours: showsHours && seconds >= 3_600, leastDigits: 1, fields: maxFieldCount,
          precision: maxPrecision, in: locale))
    }

    /// The same in another language.
    public func locale(_ locale: Locale) -> Self { changed(self) { $0.locale = locale } }
  }

  /// How far a moment is from another, in units of the environment's calendar: `3 minutes, 42 seconds`.
  public struct DateOffset: FormatStyle, Sendable {
    private let anchor: Date
    private let fields: Set<Date.RelativeFormatStyle.Field>
    private let maxFieldCount: Int
    private let sign: NumberFormatStyleConfiguration.SignDisplayStrategy
    private var locale = Locale.autoupdatingCurrent

    /// - Parameters:
    ///   - anchor: the other moment.
    ///   - allowedFields: the units.
    ///   - maxFieldCount: how many of them it says at most.
    ///   - sign: whether it says on which side the moment lies.
    public init(
      to anchor: Date,
      allowedFields: Set<Date.RelativeFormatStyle.Field> = [.year, .month, .week, .day, .hour, .minute, .second],
      maxFieldCount: Int = 2, sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
    ) {
      (self.anchor, fields) = (anchor, allowedFields)
      (self.maxFieldCount, self.sign) = (maxFieldCount, sign)
    }

    /// How far a moment is.
    public func format(_ moment: Date) -> AttributedString {
      let seconds = moment.timeIntervalSince(anchor)
      let isBefore = seconds < 0
      let mark =
        switch sign {
        case .never: ""
        case .automatic: isBefore ? "\u{2212}" : ""
        default: isBefore ? "\u{2212}" : seconds > 0 ? "+" : ""
        }
      return AttributedString(mark + distance(to: moment, abs(seconds)))
    }

    private func distance(to moment: Date, _ seconds: Double) -> String {
      switch (fields, maxFieldCount) {
      case ([.minute, .second], 2):
        return clock(seconds.cut(to: 0), hasHours: false, leastDigits: 1, fraction: 0, in: locale)
      case ([.hour, .minute, .second], 3):
        return clock(seconds.cut(to: 0), hasHours: true, leastDigits: 1, fraction: 0, in: locale)
      default:
        let units: [(Date.RelativeFormatStyle.Field, DateDistance.Unit)] = [
          (.year, .year), (.month, .month), (.week, .week), (.day, .day), (.hour, .hour), (.minute, .minute),
          (.second, .second),
        ]
        let allowed = Set(units.filter { fields.contains($0.0) }.map(\.1))
        return DateDistance(anchor, moment, in: allowed, of: EnvironmentValues.current.calendar)
          .words(.wide, most: maxFieldCount, in: locale)
      }
    }

    /// The same in another language.
    public func locale(_ locale: Locale) -> Self { changed(self) { $0.locale = locale } }
  }

  /// A moment as people would name it from another one: `in 5 minutes`, or by its day where it is far.
  public struct DateReference: FormatStyle, Sendable {
    private let date: Date
    private let fields: Set<Date.RelativeFormatStyle.Field>
    private let maxFieldCount: Int
    private let threshold: Date.RelativeFormatStyle.Field
    private var locale = Locale.autoupdatingCurrent

    /// - Parameters:
    ///   - date: the moment.
    ///   - allowedFields: units of how far it is.
    ///   - maxFieldCount: of a moment that is far, how many of year, month and day it says.
    ///   - thresholdField: where it is further than a few of these, it is far.
    public init(
      to date: Date, allowedFields: Set<Date.RelativeFormatStyle.Field> = [.year, .month, .day, .hour, .minute],
      maxFieldCount: Int = 2, thresholdField: Date.RelativeFormatStyle.Field = .day
    ) {
      (self.date, fields) = (date, allowedFields)
      (self.maxFieldCount, threshold) = (maxFieldCount, thresholdField)
    }

    /// The moment as it is named from another.
    public func format(_ moment: Date) -> AttributedString {
      AttributedString(isFar(from: moment) ? absolute(from: moment) : relative(from: moment))
    }

    private func isFar(from moment: Date) -> Bool {
      let limits: [Date.RelativeFormatStyle.Field: Double] = [
        .second: 60, .minute: 3_600, .hour: 86_400, .day: 30 * 86_400, .week: 30 * 86_400, .month: 365 * 86_400,
      ]
      return abs(date.timeIntervalSince(moment)) >= limits[threshold] ?? .infinity
    }

    private func relative(from moment: Date) -> String {
      Date.AnchoredRelativeFormatStyle(
        anchor: date, allowedFields: fields.union([threshold]), presentation: .named, unitsStyle: .wide, locale: locale
      ).format(moment)
    }

    private func absolute(from moment: Date) -> String {
      var calendar = Calendar(identifier: .gregorian)
      calendar.timeZone = EnvironmentValues.current.timeZone
      var style = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: calendar.timeZone).month(.wide)
      let isThisYear = calendar.isDate(date, equalTo: moment, toGranularity: .year)
      if !isThisYear { style = style.year() }
      if maxFieldCount > (isThisYear ? 1 : 2) { style = style.day() }
      if isThisYear, maxFieldCount > 1 { style = style.weekday(.wide) }
      return style.format(date)
    }

    /// The same in another language.
    public func locale(_ locale: Locale) -> Self { changed(self) { $0.locale = locale } }
  }
}

private func changed<Style>(_ style: Style, _ change: (inout Style) -> Void) -> Style {
  var style = style
  change(&style)
  return style
}

/// A clock of as many fields as there may be, of those that come first, and at least two.
private func clock(
  _ seconds: Double, hasHours: Bool, leastDigits: Int, fields: Int, precision: Duration, in locale: Locale
) -> String {
  if precision >= .seconds(60) || hasHours && fields < 3 {
    let pattern = Duration.TimeFormatStyle.Pattern.hourMinute(padHourToLength: leastDigits, roundSeconds: .towardZero)
    return seconds.cut(to: 0).formatted(.time(pattern: pattern).locale(locale))
  }
  let digits = fields < (hasHours ? 4 : 3) ? 0 : precision.digits
  return clock(seconds.cut(to: digits), hasHours: hasHours, leastDigits: leastDigits, fraction: digits, in: locale)
}

private func clock(
  _ time: Duration, hasHours: Bool, leastDigits: Int, fraction: Int, in locale: Locale
) -> String {
  let pattern: Duration.TimeFormatStyle.Pattern =
    hasHours
    ? .hourMinuteSecond(
      padHourToLength: leastDigits, fractionalSecondsLength: fraction, roundFractionalSeconds: .towardZero)
    : .minuteSecond(
      padMinuteToLength: leastDigits, fractionalSecondsLength: fraction, roundFractionalSeconds: .towardZero)
  return time.formatted(.time(pattern: pattern).locale(locale))
}

extension Duration {
  /// How many digits of a fraction of a second it takes to tell it, up to 3.
  fileprivate var digits: Int {
    [Duration.seconds(1), .milliseconds(100), .milliseconds(10)].firstIndex { self >= $0 } ?? 3
  }
}

extension Double {
  /// So many seconds with so many digits after the point, and at most a hundred thousand years.
  fileprivate func cut(to digits: Int) -> Duration {
    let steps = [1, 10, 100, 1_000][digits]
    let count = (Swift.min(isNaN ? 0 : self, 3.2e12) * Double(steps) + 1e-3).rounded(.down)
    return .milliseconds(Int64(count) * Int64(1_000 / steps))
  }
}

extension FormatStyle where Self == SystemFormatStyle.Stopwatch {
  /// What has passed since a moment, as a clock that counts.
  public static func stopwatch(
    startingAt startDate: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
    maxPrecision: Duration = .milliseconds(10)
  ) -> Self {
    Self(startingAt: startDate, showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
  }
}

extension FormatStyle where Self == SystemFormatStyle.Timer {
  /// What is left of a time, as a clock that counts.
  public static func timer(
    countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
    maxPrecision: Duration = .seconds(1)
  ) -> Self {
    Self(
      countingDownIn: interval, showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
  }

  /// What of a time is over, as a clock that counts.
  public static func timer(
    countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
    maxPrecision: Duration = .seconds(1)
  ) -> Self {
    Self(countingUpIn: interval, showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
  }
}

extension FormatStyle where Self == SystemFormatStyle.DateOffset {
  /// How far a moment is from another, in units.
  public static func offset(
    to anchor: Date,
    allowedFields: Set<Date.RelativeFormatStyle.Field> = [.year, .month, .day, .hour, .minute, .second],
    maxFieldCount: Int = 2, sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
  ) -> Self { Self(to: anchor, allowedFields: allowedFields, maxFieldCount: maxFieldCount, sign: sign) }
}

extension FormatStyle where Self == SystemFormatStyle.DateReference {
  /// A moment as people would name it from another one.
  public static func reference(
    to date: Date, allowedFields: Set<Date.RelativeFormatStyle.Field> = [.year, .month, .day, .hour, .minute],
    maxFieldCount: Int = 2, thresholdField: Date.RelativeFormatStyle.Field = .day
  ) -> Self {
    Self(to: date, allowedFields: allowedFields, maxFieldCount: maxFieldCount, thresholdField: thresholdField)
  }
}
