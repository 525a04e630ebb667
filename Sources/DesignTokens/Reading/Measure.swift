/// A number with a unit, as CSS writes it: `16px`, `1.5rem`, `50%`.
struct Measure {
  /// In the unit that counts as 1.
  let value: Double

  /// - Parameter units: what each is worth; an empty one is that of a number alone.
  init?(_ text: String, units: [String: Double]) {
    let digits = text.prefix { $0.isASCII && ($0.isNumber || "+-.".contains($0)) }
    let unit = text[digits.endIndex...]
    guard let factor = units[String(unit)], let number = Double(digits), number.isFinite else { return nil }
    value = number * factor
  }
}
