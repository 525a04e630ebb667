/// Cosine and sine by polynomials with a fixed order of operations, because those of the C library differ between
/// machines in the last bit.
enum UnitCircle {
  private static let pi = 3.141592653589793

  /// The point at an angle in turns, clockwise on the screen from the right.
  ///
  /// Exact at whole quarters, elsewhere off by less than 1e-13. Source of the series: Taylor's, on an eighth of a turn
  /// to either side of a quarter.
  static func point(atTurn turn: Double) -> Vector {
    let quarters = turn * 4
    let nearest = quarters.rounded(.toNearestOrEven)
    let angle = (quarters - nearest) * (pi / 2)
    let square = angle * angle
    let sine = angle * series(square, sineCoefficients)
    let cosine = series(square, cosineCoefficients)
    switch Int(nearest - (nearest / 4).rounded(.down) * 4) {
    case 0: return Vector(x: cosine, y: sine)
    case 1: return Vector(x: -sine, y: cosine)
    case 2: return Vector(x: -cosine, y: -sine)
    default: return Vector(x: sine, y: -cosine)
    }
  }

  private static func series(_ x: Double, _ coefficients: [Double]) -> Double {
    var sum = 0.0
    for coefficient in coefficients { sum = sum * x + coefficient }
    return sum
  }

  /// From the highest power down.
  private static let sineCoefficients: [Double] = [
    -1.0 / 1_307_674_368_000, 1.0 / 6_227_020_800, -1.0 / 39_916_800, 1.0 / 362_880, -1.0 / 5040, 1.0 / 120, -1.0 / 6,
    1,
  ]
  private static let cosineCoefficients: [Double] = [
    1.0 / 20_922_789_888_000, -1.0 / 87_178_291_200, 1.0 / 479_001_600, -1.0 / 3_628_800, 1.0 / 40_320, -1.0 / 720,
    1.0 / 24, -1.0 / 2, 1,
  ]
}
