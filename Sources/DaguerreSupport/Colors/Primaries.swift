/// The three colours that a screen mixes, with their white.
package struct Primaries: Sendable {
  /// Columns: what of X, Y and Z the light of each has.
  package let matrix: Matrix3
  private let inverse: Matrix3

  /// - Parameters:
  ///   - chromaticities: the x and y of red, green and blue.
  ///   - white: in XYZ.
  /// - Returns: nil for colours that mix to no white, as those on a line.
  package init?(_ chromaticities: [SIMD2<Double>], white: SIMD3<Double>) {
    let directions = Matrix3(chromaticities.map(White.xyz))
    guard abs(directions.determinant) > 1e-9 else { return nil }
    self.init(directions, white)
  }

  private init(_ directions: Matrix3, _ white: SIMD3<Double>) {
    // As much of each as makes white together.
    let shares = directions.inverse * white
    matrix = Matrix3((0..<3).map { directions.columns[$0] * shares[$0] })
    inverse = matrix.inverse
  }

  private static func known(_ chromaticities: [SIMD2<Double>], _ white: SIMD3<Double> = White.d65) -> Primaries {
    Primaries(Matrix3(chromaticities.map(White.xyz)), white)
  }

  package static let srgb = known([[0.64, 0.33], [0.3, 0.6], [0.15, 0.06]])
  static let displayP3 = known([[0.68, 0.32], [0.265, 0.69], [0.15, 0.06]])
  static let a98 = known([[0.64, 0.33], [0.21, 0.71], [0.15, 0.06]])
  static let rec2020 = known([[0.708, 0.292], [0.17, 0.797], [0.131, 0.046]])
  static let prophoto = known([[0.734699, 0.265301], [0.159597, 0.840403], [0.036598, 0.000105]], White.d50)

  func xyz(ofLight light: SIMD3<Double>) -> SIMD3<Double> { matrix * light }

  func light(ofXYZ xyz: SIMD3<Double>) -> SIMD3<Double> { inverse * xyz }

  func light(of light: SIMD3<Double>, in other: Primaries) -> SIMD3<Double> { other.light(ofXYZ: xyz(ofLight: light)) }
}
