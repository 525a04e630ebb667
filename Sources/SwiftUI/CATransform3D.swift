public import DaguerreViews

/// A map of space, by its matrix: a point is a row, so translations are in the fourth row, and perspective in the fourth
/// column.
public struct CATransform3D: Equatable, Sendable {
  public var m11 = 1.0, m12 = 0.0, m13 = 0.0, m14 = 0.0
  public var m21 = 0.0, m22 = 1.0, m23 = 0.0, m24 = 0.0
  public var m31 = 0.0, m32 = 0.0, m33 = 1.0, m34 = 0.0
  public var m41 = 0.0, m42 = 0.0, m43 = 0.0, m44 = 1.0

  /// The map that leaves every point where it is.
  public init() {}

  fileprivate init(_ rows: [SIMD4<Double>]) {
    (m11, m12, m13, m14) = (rows[0].x, rows[0].y, rows[0].z, rows[0].w)
    (m21, m22, m23, m24) = (rows[1].x, rows[1].y, rows[1].z, rows[1].w)
    (m31, m32, m33, m34) = (rows[2].x, rows[2].y, rows[2].z, rows[2].w)
    (m41, m42, m43, m44) = (rows[3].x, rows[3].y, rows[3].z, rows[3].w)
  }

  fileprivate var rows: [SIMD4<Double>] {
    [
      SIMD4(m11, m12, m13, m14), SIMD4(m21, m22, m23, m24), SIMD4(m31, m32, m33, m34), SIMD4(m41, m42, m43, m44),
    ]
  }
}

/// The map that leaves every point where it is.
public let CATransform3DIdentity = CATransform3D()

/// Moves, in points; z towards the eye.
public func CATransform3DMakeTranslation(_ tx: Double, _ ty: Double, _ tz: Double) -> CATransform3D {
  var transform = CATransform3D()
  (transform.m41, transform.m42, transform.m43) = (tx, ty, tz)
  return transform
}

/// Scales about the origin.
public func CATransform3DMakeScale(_ sx: Double, _ sy: Double, _ sz: Double) -> CATransform3D {
  var transform = CATransform3D()
  (transform.m11, transform.m22, transform.m33) = (sx, sy, sz)
  return transform
}

/// Turns by an angle in radians about an axis through the origin; an axis of no length turns nothing.
public func CATransform3DMakeRotation(_ angle: Double, _ x: Double, _ y: Double, _ z: Double) -> CATransform3D {
  let length = (x * x + y * y + z * z).squareRoot()
  guard length > 0, length < .infinity else { return CATransform3DIdentity }
  let (right, lower, nearer) = Angle(radians: angle).turn(about: (x / length, y / length, z / length))
  return CATransform3D([SIMD4(right, 0), SIMD4(lower, 0), SIMD4(nearer, 0), SIMD4(0, 0, 0, 1)])
}

/// The first map and then the second.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
  let others = b.rows
  return CATransform3D(
    a.rows.map { row in others[0] * row.x + others[1] * row.y + others[2] * row.z + others[3] * row.w })
}

/// A move, in points, and then the map.
public func CATransform3DTranslate(_ t: CATransform3D, _ tx: Double, _ ty: Double, _ tz: Double) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t)
}

/// A scaling, and then the map.
public func CATransform3DScale(_ t: CATransform3D, _ sx: Double, _ sy: Double, _ sz: Double) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t)
}

/// A turn by an angle in radians about an axis, and then the map.
public func CATransform3DRotate(
  _ t: CATransform3D, _ angle: Double, _ x: Double, _ y: Double, _ z: Double
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t)
}

/// A map of the plane, in space.
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
  CATransform3D([SIMD4(m.a, m.b, 0, 0), SIMD4(m.c, m.d, 0, 0), SIMD4(0, 0, 1, 0), SIMD4(m.tx, m.ty, 0, 1)])
}

/// Whether the map leaves every point where it is.
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == CATransform3DIdentity }

/// Whether both maps are the same.
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool { a == b }

extension ProjectionTransform {
  /// What a map of space makes of a plane, as the eye sees it.
  public init(_ m: CATransform3D) {
    self.init()
    (m11, m12, m13) = (m.m11, m.m12, m.m14)
    (m21, m22, m23) = (m.m21, m.m22, m.m24)
    (m31, m32, m33) = (m.m41, m.m42, m.m44)
  }
}
