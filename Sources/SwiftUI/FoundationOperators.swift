public import Foundation

// Operators of types of Foundation that no protocol asks for: Foundation's own are not seen by sources that import this
// module alone.

extension AttributedString {
  /// Both strings, one after the other.
  @_disfavoredOverload
  public static func + (first: AttributedString, second: AttributedString) -> AttributedString {
    var sum = first
    sum.append(second)
    return sum
  }

  /// The string with another one after it.
  @_disfavoredOverload
  public static func += (first: inout AttributedString, second: AttributedString) { first.append(second) }
}

extension Date {
  /// The moment so many seconds later.
  @_disfavoredOverload
  public static func + (date: Date, seconds: TimeInterval) -> Date { date.addingTimeInterval(seconds) }

  /// The moment so many seconds earlier.
  @_disfavoredOverload
  public static func - (date: Date, seconds: TimeInterval) -> Date { date.addingTimeInterval(-seconds) }

  /// Moves the moment so many seconds on.
  @_disfavoredOverload
  public static func += (date: inout Date, seconds: TimeInterval) { date.addTimeInterval(seconds) }

  /// Moves the moment so many seconds back.
  @_disfavoredOverload
  public static func -= (date: inout Date, seconds: TimeInterval) { date.addTimeInterval(-seconds) }
}

extension Decimal {
  /// The quotient, to 38 digits; not a number where the divisor is zero.
  @_disfavoredOverload
  public static func / (dividend: Decimal, divisor: Decimal) -> Decimal {
    var (result, dividend, divisor) = (Decimal(), dividend, divisor)
    _ = NSDecimalDivide(&result, &dividend, &divisor, .plain)
    return result
  }

  /// Divides the number.
  @_disfavoredOverload
  public static func /= (dividend: inout Decimal, divisor: Decimal) { dividend = dividend / divisor }
}

extension Measurement {
  /// The measurement times a number, in its unit.
  @_disfavoredOverload
  public static func * (measurement: Measurement, factor: Double) -> Measurement {
    Measurement(value: measurement.value * factor, unit: measurement.unit)
  }

  /// The measurement times a number, in its unit.
  @_disfavoredOverload
  public static func * (factor: Double, measurement: Measurement) -> Measurement { measurement * factor }

  /// The measurement divided by a number, in its unit.
  @_disfavoredOverload
  public static func / (measurement: Measurement, divisor: Double) -> Measurement {
    Measurement(value: measurement.value / divisor, unit: measurement.unit)
  }
}

extension Measurement where UnitType: Dimension {
  /// The sum, in the unit that both have, or else in the base unit.
  @_disfavoredOverload
  public static func + (first: Measurement, second: Measurement) -> Measurement {
    if first.unit == second.unit { return Measurement(value: first.value + second.value, unit: first.unit) }
    let base = UnitType.baseUnit()
    return Measurement(value: first.converted(to: base).value + second.converted(to: base).value, unit: base)
  }

  /// The difference, in the unit that both have, or else in the base unit.
  @_disfavoredOverload
  public static func - (first: Measurement, second: Measurement) -> Measurement { first + second * -1 }
}
