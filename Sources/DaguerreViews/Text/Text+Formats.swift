public import Foundation

extension Text {
  /// How a moment is written.
  public enum DateStyle: Hashable, Sendable {
    /// The day.
    case date
    /// The time of day.
    case time
    /// How far it is from ``EnvironmentValues/presentMoment``, in two units of the calendar, such as `2 hr, 23 min` or
    /// `1 yr, 1 mth`; weeks are told as days.
    case relative
    /// The same in one unit, with a sign: `-2 hours` for what was.
    case offset
    /// The same as a clock that counts: `2:23:01`.
    case timer
  }

  /// A value in a format, as the environment's locale has it; a moment also in its time zone and calendar, where the format
  /// has no others than the machine's.
  ///
  /// A format with a locale of its own keeps it. How far a moment is, is told from ``EnvironmentValues/presentMoment``.
  public init<Format: FormatStyle>(_ input: Format.FormatInput, format: Format) where Format.FormatOutput == String {
    self.init(formatting: input, format)
  }

  init<Format: FormatStyle>(formatting input: Format.FormatInput, _ format: Format)
  where Format.FormatOutput == String {
    // A format is a value, and so is what it writes; its protocol does not say that they may go to another thread.
    let write = Unchecked { environment in
      let format = Self.format(format, in: environment)
      guard let moment = input as? Date, let style = format as? Date.RelativeFormatStyle else {
        return format.format(input)
      }
      return style.anchored(at: moment, in: environment).format(environment.presentMoment)
    }
    self.init { write.body($0) }
  }

  /// A value as a formatter writes it; one that is not told of a locale has that of the machine.
  public init<Value>(_ value: Value, formatter: Formatter) { self.init(formatter.string(for: value) ?? "") }

  /// A format with what the environment says, in place of what the machine does.
  static func format<Format: FormatStyle>(_ format: Format, in environment: EnvironmentValues) -> Format {
    // Formats do not say which locale they have.
    let hasOwnLocale = format != format.locale(.autoupdatingCurrent)
    let format = hasOwnLocale ? format : format.locale(environment.locale)
    if var style = format as? Date.FormatStyle {
      if style.timeZone == .autoupdatingCurrent { style.timeZone = environment.timeZone }
      if style.calendar == .autoupdatingCurrent { style.calendar = environment.calendar }
      return style as? Format ?? format
    }
    if var style = format as? Date.IntervalFormatStyle {
      if style.timeZone == .autoupdatingCurrent { style.timeZone = environment.timeZone }
      if style.calendar == .autoupdatingCurrent { style.calendar = environment.calendar }
      return style as? Format ?? format
    }
    return format
  }

  struct Unchecked: @unchecked Sendable { let body: (EnvironmentValues) -> String }

  /// A moment as the environment's locale and time zone have it, whatever the machine's are.
  public init(_ moment: Date, style: DateStyle) {
    switch style {
    case .date: self.init(moment, date: .long, time: .omitted)
    case .time: self.init(moment, date: .omitted, time: .shortened)
    case .relative: self.init { Self.distance(to: moment, in: $0).words(.abbreviated, most: 2, in: $0.locale) }
    case .offset:
      self.init { environment in
        (moment.timeIntervalSince(environment.presentMoment) <= -1 ? "-" : "+")
          + Self.distance(to: moment, in: environment).words(.wide, most: 1, in: environment.locale)
      }
    case .timer: self.init { TimeSpan(to: moment, in: $0).clock() }
    }
  }

  private static func distance(to moment: Date, in environment: EnvironmentValues) -> DateDistance {
    DateDistance(
      environment.presentMoment, moment, in: [.year, .month, .day, .hour, .minute, .second], of: environment.calendar)
  }

  /// The parts of a moment, in the same way.
  init(_ moment: Date, date: Date.FormatStyle.DateStyle, time: Date.FormatStyle.TimeStyle) {
    self.init { environment in
      Date.FormatStyle(date: date, time: time, locale: environment.locale, timeZone: environment.timeZone)
        .format(moment)
    }
  }

  /// From one moment to another, as the environment's locale and time zone have it: times of day, with the days where
  /// these differ.
  public init(_ moments: ClosedRange<Date>) {
    let (start, end) = (moments.lowerBound, moments.upperBound)
    self.init { environment in
      var calendar = environment.calendar
      calendar.timeZone = environment.timeZone
      let isOneDay = calendar.isDate(start, inSameDayAs: end)
      return Date.IntervalFormatStyle(
        date: isOneDay ? .omitted : .abbreviated, time: .shortened, locale: environment.locale,
        timeZone: environment.timeZone
      ).format(start..<end)
    }
  }

  /// From one moment to another.
  public init(_ interval: DateInterval) { self.init(interval.start...interval.end) }

  /// A clock that counts from the beginning of a time to its end, as it stands at
  /// ``EnvironmentValues/presentMoment``.
  ///
  /// - Parameters:
  ///   - timerInterval: the time.
  ///   - pauseTime: the moment at which the clock stands still; nil for none.
  ///   - countsDown: whether it says what is left, or else what is over.
  ///   - showsHours: whether it says hours, or else more than 60 minutes.
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
  ) {
    self.init { environment in
      let present = min(environment.presentMoment, pauseTime ?? environment.presentMoment)
      let moment = min(max(present, timerInterval.lowerBound), timerInterval.upperBound)
      let seconds =
        countsDown
        ? timerInterval.upperBound.timeIntervalSince(moment) : moment.timeIntervalSince(timerInterval.lowerBound)
      return TimeSpan(seconds: seconds, locale: environment.locale).clock(showsHours: showsHours)
    }
  }
}

extension Date.RelativeFormatStyle {
  /// What tells how far a moment is from another, where this format would tell it from now.
  fileprivate func anchored(at moment: Date, in environment: EnvironmentValues) -> Date.AnchoredRelativeFormatStyle {
    Date.AnchoredRelativeFormatStyle(
      anchor: moment, allowedFields: allowedFields, presentation: presentation, unitsStyle: unitsStyle, locale: locale,
      calendar: calendar == .autoupdatingCurrent ? environment.calendar : calendar,
      capitalizationContext: capitalizationContext)
  }
}
