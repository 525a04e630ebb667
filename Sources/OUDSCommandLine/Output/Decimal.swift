/// Numbers for people.
enum Decimal {
  /// To two places, halves away from zero, without needless zeros; the same in every locale.
  static func rounded(_ number: Double) -> Double { (number * 100).rounded() / 100 }

  static func text(_ number: Double) -> String {
    let text = "\(rounded(number))"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
