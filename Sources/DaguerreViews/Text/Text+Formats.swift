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
    // A format is a value, and so is what it writes; its protocol does not say that they may go to another thread.
    let write = Unchecked { (locale: Locale) in format.locale(locale).format(input) }
    self.init { write.body($0) }
  }

  /// A value as a formatter writes it; one that is not told of a locale has that of the machine.
  public init<Value>(_ value: Value, formatter: Formatter) { self.init(formatter.string(for: value) ?? "") }

  private struct Unchecked: @unchecked Sendable { let body: (Locale) -> String }

  /// A moment in Greenwich's time, whatever the machine's is, as the environment's locale has it.
  public init(_ moment: Date, style: DateStyle) {
    switch style {
    case .date: self.init(moment, date: .long, time: .omitted)
    case .time: self.init(moment, date: .omitted, time: .shortened)
    }
  }

  /// The parts of a moment, in the same way.
  init(_ moment: Date, date: Date.FormatStyle.DateStyle, time: Date.FormatStyle.TimeStyle) {
    self.init(moment, format: Date.FormatStyle(date: date, time: time, timeZone: .gmt))
  }
}
