/// The three colours that a screen mixes, with their white.
struct Primaries {
  /// Columns: what of X, Y and Z the light of each has.
  private let columns: [SIMD3<Double>]
  private let inverse: [SIMD3<Double>]

  /// - Parameter chromaticities: the x and y of red, green and blue.
  private init(_ chromaticities: [(x: Double, y: Double)], white: SIMD3<Double>) {
    let directions = chromaticities.map { SIMD3($0.x / $0.y, 1, (1 - $0.x - $0.y) / $0.y) }
    // As much of each as makes white together.
    let shares = Self.product(Self.inverse(of: directions), white)
    columns = [directions[0] * shares.x, directions[1] * shares.y, directions[2] * shares.z]
    inverse = Self.inverse(of: columns)
  }

  static let srgb = Primaries([(0.64, 0.33), (0.3, 0.6), (0.15, 0.06)], white: Whites.d65)
  static let displayP3 = Primaries([(0.68, 0.32), (0.265, 0.69), (0.15, 0.06)], white: Whites.d65)
  static let a98 = Primaries([(0.64, 0.33), (0.21, 0.71), (0.15, 0.06)], white: Whites.d65)
  static let rec2020 = Primaries([(0.708, 0.292), (0.17, 0.797), (0.131, 0.046)], white: Whites.d65)
  static let prophoto = Primaries(
    [(0.734699, 0.265301), (0.159597, 0.840403), (0.036598, 0.000105)], white: Whites.d50)

  func xyz(ofLight light: SIMD3<Double>) -> SIMD3<Double> { Self.product(columns, light) }

  func light(ofXYZ xyz: SIMD3<Double>) -> SIMD3<Double> { Self.product(inverse, xyz) }

  func light(of light: SIMD3<Double>, in other: Primaries) -> SIMD3<Double> { other.light(ofXYZ: xyz(ofLight: light)) }

  fileprivate static func product(_ columns: [SIMD3<Double>], _ vector: SIMD3<Double>) -> SIMD3<Double> {
    columns[0] * vector.x + columns[1] * vector.y + columns[2] * vector.z
  }

  /// The columns of the inverse of a matrix that is given by its columns.
  fileprivate static func inverse(of columns: [SIMD3<Double>]) -> [SIMD3<Double>] {
    func cross(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> SIMD3<Double> {
      [a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x]
    }
    let rows = [cross(columns[1], columns[2]), cross(columns[2], columns[0]), cross(columns[0], columns[1])]
    let determinant = (columns[0] * rows[0]).sum()
    return [
      SIMD3(rows.map(\.x)) / determinant, SIMD3(rows.map(\.y)) / determinant, SIMD3(rows.map(\.z)) / determinant,
    ]
  }
}

/// The whites of daylight at 6500 and 5000 kelvins, as CSS Color 4 has them.
enum Whites {
  static let d65 = SIMD3(0.3127 / 0.3290, 1, (1 - 0.3127 - 0.3290) / 0.3290)
  static let d50 = SIMD3(0.3457 / 0.3585, 1, (1 - 0.3457 - 0.3585) / 0.3585)

  /// From the XYZ of D50 to that of D65, by Bradford's method.
  static func toD65(_ xyz: SIMD3<Double>) -> SIMD3<Double> {
    let cones = Primaries.product(bradford, xyz) * (Primaries.product(bradford, d65) / Primaries.product(bradford, d50))
    return Primaries.product(inverse, cones)
  }

  /// Columns.
  private static let bradford: [SIMD3<Double>] = [
    [0.8951, -0.7502, 0.0389], [0.2664, 1.7135, -0.0685], [-0.1614, 0.0367, 1.0296],
  ]
  private static let inverse = Primaries.inverse(of: bradford)
}
