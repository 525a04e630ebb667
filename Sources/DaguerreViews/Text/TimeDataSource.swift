public import Foundation

/// A value that goes with the time: a picture has what it is at ``EnvironmentValues/presentMoment``.
public struct TimeDataSource<Value>: Sendable {
  fileprivate let value: @Sendable (Date) -> Value
}

extension TimeDataSource where Value == Date {
  /// The present.
  public static var currentDate: Self { Self { $0 } }
}

extension TimeDataSource where Value == Duration {
  /// How long the present is after a moment; less than nothing before it.
  public static func durationOffset(to moment: Date) -> Self {
    Self { .seconds($0.timeIntervalSince(moment)) }
  }
}

extension TimeDataSource where Value == Range<Date> {
  /// From a moment to the present, or from the present to a moment that is still to come.
  public static func dateRange(startingAt moment: Date) -> Self { Self { min($0, moment)..<max($0, moment) } }
  /// From the present to a moment, or from a moment that is over to the present.
  public static func dateRange(endingAt moment: Date) -> Self { dateRange(startingAt: moment) }
}

extension Text {
  /// A value that goes with the time in a format, as the environment's locale has it.
  public init<Value, Format: FormatStyle>(_ source: TimeDataSource<Value>, format: Format)
  where Format.FormatInput == Value, Format.FormatOutput == String {
    let write = Unchecked { Self.written(source.value($0.presentMoment), format, in: $0) }
    self.init { write.body($0) }
  }

  /// A value that goes with the time in a format, without the attributes of its parts.
  public init<Value, Format: FormatStyle>(_ source: TimeDataSource<Value>, format: Format)
  where Format.FormatInput == Value, Format.FormatOutput == AttributedString {
    let write = Unchecked { String(Self.written(source.value($0.presentMoment), format, in: $0).characters) }
    self.init { write.body($0) }
  }

  /// A value in a format, without the attributes of its parts.
  public init<Format: FormatStyle>(_ input: Format.FormatInput, format: Format)
  where Format.FormatOutput == AttributedString {
    let write = Unchecked { String(Self.written(input, format, in: $0).characters) }
    self.init { write.body($0) }
  }

  /// Formats that reckon by the environment's calendar ask for it as views do.
  private static func written<Format: FormatStyle>(
    _ input: Format.FormatInput, _ format: Format, in environment: EnvironmentValues
  ) -> Format.FormatOutput {
    EnvironmentValues.$current.withValue(environment) { Self.format(format, in: environment).format(input) }
  }
}

extension LocalizedStringKey.StringInterpolation {
  /// Adds a value that goes with the time in a format.
  public mutating func appendInterpolation<Value, Format: FormatStyle>(
    _ source: TimeDataSource<Value>, format: Format
  ) where Format.FormatInput == Value, Format.FormatOutput == String {
    appendInterpolation(Text(source, format: format))
  }

  /// Adds a value that goes with the time in a format.
  public mutating func appendInterpolation<Value, Format: FormatStyle>(
    _ source: TimeDataSource<Value>, format: Format
  ) where Format.FormatInput == Value, Format.FormatOutput == AttributedString {
    appendInterpolation(Text(source, format: format))
  }

  /// Adds a share in a format; a number that is written out is one, and no decimal number.
  public mutating func appendInterpolation(_ share: Double, format: FloatingPointFormatStyle<Double>.Percent) {
    appendInterpolation(Text(share, format: format))
  }
}

extension Text {
  /// A share in a format; a number that is written out is one, and no decimal number.
  public init(_ share: Double, format: FloatingPointFormatStyle<Double>.Percent) {
    self.init(formatting: share, format)
  }
}
