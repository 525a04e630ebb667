public import Foundation

extension Text {
  /// How a moment is written.
  public enum DateStyle: Hashable, Sendable {
    /// The day.
    case date
    /// The time of day.
    case time
  }

  /// A value in a format, as the environment's locale has it.
  public init<Format: FormatStyle>(_ input: Format.FormatInput, format: Format) where Format.FormatOutput == String {
    self.init(verbatim: format.locale(EnvironmentValues.current.locale).format(input))
  }

  /// A moment in Greenwich's time, whatever the machine's is, as the environment's locale has it.
  public init(_ moment: Date, style: DateStyle) {
    let (date, time): (Date.FormatStyle.DateStyle, Date.FormatStyle.TimeStyle) =
      style == .date ? (.long, .omitted) : (.omitted, .shortened)
    self.init(
      verbatim: Date.FormatStyle(
        date: date, time: time, locale: EnvironmentValues.current.locale, timeZone: .gmt
      ).format(moment))
  }
}
