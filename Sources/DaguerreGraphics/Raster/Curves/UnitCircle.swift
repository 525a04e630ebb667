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

  /// The angles of four directions in turns, clockwise on the screen from the right, 0 to 1; 0 for no direction.
  ///
  /// Off by less than 1e-13. Source of the series: Taylor's of the arctangent, within a sixteenth of a turn of a multiple
  /// of an eighth.
  @inline(__always) static func turns(x: SIMD4<Double>, y: SIMD4<Double>) -> SIMD4<Double> {
    let width = x.replacing(with: -x, where: x .< 0), height = y.replacing(with: -y, where: y .< 0)
    let isSteep = height .> width
    let shorter = height.replacing(with: width, where: isSteep), longer = width.replacing(with: height, where: isSteep)
    var ratio = shorter / longer
    // Beyond half of the way to the diagonal, from there.
    let isNearDiagonal = ratio .> 0.41421356237309503
    ratio.replace(with: (shorter - longer) / (shorter + longer), where: isNearDiagonal)
    let square = ratio * ratio
    var series = SIMD4<Double>(repeating: 1.0 / 31)
    series = 1.0 / 29 - square * series
    series = 1.0 / 27 - square * series
    series = 1.0 / 25 - square * series
    series = 1.0 / 23 - square * series
    series = 1.0 / 21 - square * series
    series = 1.0 / 19 - square * series
    series = 1.0 / 17 - square * series
    series = 1.0 / 15 - square * series
    series = 1.0 / 13 - square * series
    series = 1.0 / 11 - square * series
    series = 1.0 / 9 - square * series
    series = 1.0 / 7 - square * series
    series = 1.0 / 5 - square * series
    series = 1.0 / 3 - square * series
    series = 1.0 - square * series
    var turns = ratio * series / (2 * pi)
    turns.replace(with: turns + 0.125, where: isNearDiagonal)
    turns.replace(with: 0.25 - turns, where: isSteep)
    turns.replace(with: 0.5 - turns, where: x .< 0)
    turns.replace(with: 1 - turns, where: y .< 0)
    return turns.replacing(with: 0, where: longer .== 0)
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
