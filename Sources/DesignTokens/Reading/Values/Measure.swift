/// A number with a unit, as CSS writes it: `16px`, `1.5rem`, `50%`.
struct Measure {
  /// In the unit that counts as 1.
  let value: Double

  /// What units of lengths are worth in points.
  ///
  /// A `rem` is that of browsers unless somebody has chosen another size; the format says so where a platform has none.
  static let lengths = ["px": 1.0, "rem": 16.0]
  /// What units of times are worth in milliseconds.
  static let durations = ["ms": 1.0, "s": 1000.0]
  /// Of numbers: a share of 1, or of a hundred.
  static let shares = ["": 1.0, "%": 0.01]

  /// - Parameter units: what each is worth; an empty one is that of a number alone.
  init?(_ text: String, units: [String: Double]) {
    let digits = text.prefix { $0.isASCII && ($0.isNumber || "+-.".contains($0)) }
    let unit = text[digits.endIndex...]
    guard let factor = units[String(unit)], let number = Double(digits), number.isFinite else { return nil }
    value = number * factor
  }
}
