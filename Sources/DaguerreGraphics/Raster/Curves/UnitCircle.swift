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
    let nearest = Fixed.round(quarters)
    let angle = (quarters - Double(nearest)) * (pi / 2)
    if angle == 0 { return turned(Vector(x: 1, y: 0), quarters: nearest) }
    let square = angle * angle
    // Cosine and the sine's factor side by side, by Horner's scheme.
    var series = SIMD2(1.0 / 20_922_789_888_000, 0)
    series = series * square + SIMD2(-1.0 / 87_178_291_200, -1.0 / 1_307_674_368_000)
    series = series * square + SIMD2(1.0 / 479_001_600, 1.0 / 6_227_020_800)
    series = series * square + SIMD2(-1.0 / 3_628_800, -1.0 / 39_916_800)
    series = series * square + SIMD2(1.0 / 40_320, 1.0 / 362_880)
    series = series * square + SIMD2(-1.0 / 720, -1.0 / 5040)
    series = series * square + SIMD2(1.0 / 24, 1.0 / 120)
    series = series * square + SIMD2(-1.0 / 2, -1.0 / 6)
    series = series * square + SIMD2(1, 1)
    return turned(Vector(x: series[0], y: angle * series[1]), quarters: nearest)
  }

  /// The angle of a direction in turns, clockwise on the screen from the right, 0 to 1; 0 for no direction.
  ///
  /// Off by less than 1e-13. Source of the series: Taylor's of the arctangent, within a sixteenth of a turn of a multiple
  /// of an eighth.
  static func turn(of direction: Vector) -> Double {
    let (x, y) = (abs(direction.x), abs(direction.y))
    let (shorter, longer) = (min(x, y), max(x, y))
    guard longer > 0 else { return 0 }
    var ratio = shorter / longer
    // Beyond half of the way to the diagonal, from there.
    let isNearDiagonal = ratio > 0.41421356237309503
    if isNearDiagonal { ratio = (shorter - longer) / (shorter + longer) }
    let square = ratio * ratio
    var series = 0.0
    for term in stride(from: 31.0, through: 1, by: -2) { series = 1 / term - square * series }
    var turn = ratio * series / (2 * pi) + (isNearDiagonal ? 0.125 : 0)
    if y > x { turn = 0.25 - turn }
    if direction.x < 0 { turn = 0.5 - turn }
    if direction.y < 0 { turn = 1 - turn }
    return turn
  }

  @inline(__always) private static func turned(_ point: Vector, quarters: Int) -> Vector {
    switch quarters & 3 {
    case 0: point
    case 1: Vector(x: -point.y, y: point.x)
    case 2: Vector(x: -point.x, y: -point.y)
    default: Vector(x: point.y, y: -point.x)
    }
  }
}
