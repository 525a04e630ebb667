/// Powers whose last bit is the same on every machine, to about 14 decimals: only operations that are rounded alike.
package enum Powers {
  /// A number from 0 up to some power.
  package static func power(_ base: Double, _ exponent: Double) -> Double {
    guard base > 0 else { return exponent == 0 ? 1 : 0 }
    return exponential(logarithm(base) * exponent)
  }

  private static let logarithmOf2 = 0.6931471805599453

  /// The natural logarithm of a normal number above 0.
  private static func logarithm(_ value: Double) -> Double {
    var (significand, exponent) = (value.significand, Double(value.exponent))
    // From 0.7 to 1.4, where the series is short.
    if significand > 1.4142135623730951 { (significand, exponent) = (significand / 2, exponent + 1) }
    let part = (significand - 1) / (significand + 1)
    let square = part * part
    var (power, sum) = (part, part)
    for number in stride(from: 3.0, through: 21, by: 2) {
      power *= square
      sum += power / number
    }
    return 2 * sum + exponent * logarithmOf2
  }

  /// `e` to some power from -700 to 700.
  package static func exponential(_ value: Double) -> Double {
    let steps = (value / logarithmOf2).rounded()
    guard abs(steps) <= 1022 else { return steps > 0 ? .infinity : 0 }
    let rest = value - steps * logarithmOf2
    var (term, sum) = (1.0, 1.0)
    for number in stride(from: 1.0, through: 14, by: 1) {
      term *= rest / number
      sum += term
    }
    return Double(sign: .plus, exponent: Int(steps), significand: sum)
  }
}
