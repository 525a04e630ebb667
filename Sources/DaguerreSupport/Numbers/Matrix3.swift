/// Three columns of three numbers.
///
/// Uses operations only that are rounded alike on every machine.
package struct Matrix3: Sendable {
  package let columns: [SIMD3<Double>]

  /// - Parameter columns: three.
  package init(_ columns: [SIMD3<Double>]) { self.columns = columns }

  package static func * (matrix: Matrix3, vector: SIMD3<Double>) -> SIMD3<Double> {
    matrix.columns[0] * vector.x + matrix.columns[1] * vector.y + matrix.columns[2] * vector.z
  }

  /// 0 where the columns lie in a plane, and there is no inverse.
  package var determinant: Double { (columns[0] * Self.cross(columns[1], columns[2])).sum() }

  /// Without meaning where ``determinant`` is 0.
  package var inverse: Matrix3 {
    let determinant = determinant
    let rows = [(1, 2), (2, 0), (0, 1)].map { Self.cross(columns[$0], columns[$1]) / determinant }
    return Matrix3((0..<3).map { index in SIMD3(rows.map { $0[index] }) })
  }

  private static func cross(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> SIMD3<Double> {
    [a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x]
  }
}
