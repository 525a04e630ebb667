/// The transfer function of sRGB (IEC 61966-2-1), which Display P3 has too.
///
/// Uses correctly rounded operations only, so that results have the same bits on every machine.
package enum TransferFunction {
  /// A component as light.
  package static func linear(_ component: Double) -> Double {
    guard component > 0.04045 else { return component / 12.92 }
    let base = (component + 0.055) / 1.055
    // The power 2.4 is a square times the square of the fifth root.
    let fifth = Root.of(base, degree: 5)
    return base * base * fifth * fifth
  }

  /// The inverse of ``linear(_:)``.
  package static func encoded(_ light: Double) -> Double {
    guard light > 0.0031308 else { return light * 12.92 }
    // The power 1/2.4 is the fifth power of the twelfth root.
    let twelfth = Root.of(light.squareRoot().squareRoot(), degree: 3)
    let square = twelfth * twelfth
    return 1.055 * (square * square * twelfth) - 0.055
  }
}

/// Roots by Newton's method: the same bits everywhere, unlike those of a C library.
package enum Root {
  /// - Parameter value: 0 to 2; a negative value counts as 0.
  package static func of(_ value: Double, degree: Int) -> Double {
    guard value > 0 else { return 0 }
    // Started from above, the steps decrease until rounding stops them.
    var root = max(value, 1)
    while true {
      var power = 1.0
      for _ in 1..<degree { power *= root }
      let next = (root * Double(degree - 1) + value / power) / Double(degree)
      guard next < root else { return root }
      root = next
    }
  }
}
