/// What counts as white, in XYZ with a Y of 1.
package enum White {
  /// Daylight at 6500 and 5000 kelvins, as CSS Color 4 has them.
  static let d65 = xyz([0.3127, 0.3290])
  static let d50 = xyz([0.3457, 0.3585])

  /// The colour of an x and y.
  package static func xyz(_ chromaticity: SIMD2<Double>) -> SIMD3<Double> {
    let (x, y) = (chromaticity.x, chromaticity.y)
    return [x / y, 1, (1 - x - y) / y]
  }

  /// From the XYZ of one white to that of another, by Bradford's method.
  package static func adapted(
    _ xyz: SIMD3<Double>, from white: SIMD3<Double>, to other: SIMD3<Double>
  ) -> SIMD3<Double> {
    inverse * (bradford * xyz * (bradford * other / (bradford * white)))
  }

  /// From the XYZ of D50.
  static func adapted(toD65 xyz: SIMD3<Double>) -> SIMD3<Double> { adapted(xyz, from: d50, to: d65) }

  private static let bradford = Matrix3([
    [0.8951, -0.7502, 0.0389], [0.2664, 1.7135, -0.0685], [-0.1614, 0.0367, 1.0296],
  ])
  private static let inverse = bradford.inverse
}
