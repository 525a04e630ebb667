/// A colour in Oklab (Björn Ottosson, "A perceptual color space for image processing", 2020).
///
/// Uses correctly rounded operations only, so that the result has the same bits on every machine.
struct Oklab {
  let lightness: Double
  let a: Double
  let b: Double

  init(lightness: Double, a: Double, b: Double) {
    self.lightness = lightness
    self.a = a
    self.b = b
  }

  init(_ color: SkinColor) {
    let red = Self.linear(color.red)
    let green = Self.linear(color.green)
    let blue = Self.linear(color.blue)
    let l = Root.of(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue, degree: 3)
    let m = Root.of(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue, degree: 3)
    let s = Root.of(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue, degree: 3)
    lightness = 0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s
    a = 1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s
    b = 0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s
  }

  /// The sRGB colour; what sRGB cannot show is clamped channel by channel.
  func color(alpha: Double) -> SkinColor {
    func cube(_ value: Double) -> Double { value * value * value }
    let l = cube(lightness + 0.3963377774 * a + 0.2158037573 * b)
    let m = cube(lightness - 0.1055613458 * a - 0.0638541728 * b)
    let s = cube(lightness - 0.0894841775 * a - 1.2914855480 * b)
    return SkinColor(
      red: Self.encoded(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
      green: Self.encoded(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
      blue: Self.encoded(-0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s), alpha: alpha)
  }

  /// The transfer function of sRGB (IEC 61966-2-1): a component as light.
  static func linear(_ component: Double) -> Double {
    guard component > 0.04045 else { return component / 12.92 }
    let base = (component + 0.055) / 1.055
    // The power 2.4 is a square times the square of the fifth root.
    let fifth = Root.of(base, degree: 5)
    return base * base * fifth * fifth
  }

  /// The inverse of ``linear(_:)``.
  static func encoded(_ light: Double) -> Double {
    guard light > 0.0031308 else { return light * 12.92 }
    // The power 1/2.4 is the fifth power of the twelfth root.
    let twelfth = Root.of(light.squareRoot().squareRoot(), degree: 3)
    let square = twelfth * twelfth
    return 1.055 * (square * square * twelfth) - 0.055
  }
}

/// Roots by Newton's method: the same bits everywhere, unlike those of a C library.
enum Root {
  /// - Parameter value: 0 to 2; a negative value counts as 0.
  static func of(_ value: Double, degree: Int) -> Double {
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
