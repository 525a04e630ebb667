/// A colour in Oklab (Björn Ottosson, "A perceptual color space for image processing", 2020).
///
/// Uses correctly rounded operations only, so that the result has the same bits on every machine.
package struct Oklab: Equatable, Sendable {
  package let lightness: Double
  package let a: Double
  package let b: Double

  package init(lightness: Double, a: Double, b: Double) {
    self.lightness = lightness
    self.a = a
    self.b = b
  }

  init(_ components: SIMD3<Double>) { self.init(lightness: components.x, a: components.y, b: components.z) }

  /// - Parameter light: of sRGB's primaries.
  package init(light: SIMD3<Double>) {
    let (red, green, blue) = (light.x, light.y, light.z)
    let l = Self.cubeRoot(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
    let m = Self.cubeRoot(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
    let s = Self.cubeRoot(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
    lightness = 0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s
    a = 1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s
    b = 0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s
  }

  /// The light of sRGB's primaries, below 0 or above 1 where sRGB has no such colour.
  package var light: SIMD3<Double> {
    func cube(_ value: Double) -> Double { value * value * value }
    let l = cube(lightness + 0.3963377774 * a + 0.2158037573 * b)
    let m = cube(lightness - 0.1055613458 * a - 0.0638541728 * b)
    let s = cube(lightness - 0.0894841775 * a - 1.2914855480 * b)
    return [
      4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
      -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
      -0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s,
    ]
  }

  private static func cubeRoot(_ value: Double) -> Double {
    value < 0 ? -Root.of(-value, degree: 3) : Root.of(value, degree: 3)
  }
}
