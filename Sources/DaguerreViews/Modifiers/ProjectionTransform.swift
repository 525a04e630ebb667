public import DaguerreGraphics

/// A map of the plane, in perspective where ``m13`` or ``m23`` is not 0: `x' = (m11 x + m21 y + m31) / w` and
/// `y' = (m12 x + m22 y + m32) / w`, with `w = m13 x + m23 y + m33`.
public struct ProjectionTransform: Hashable, Sendable {
  public var m11 = 1.0, m12 = 0.0, m13 = 0.0
  public var m21 = 0.0, m22 = 1.0, m23 = 0.0
  public var m31 = 0.0, m32 = 0.0, m33 = 1.0

  /// The map that leaves every point where it is.
  public init() {}

  /// A map without perspective.
  public init(_ transform: AffineTransform) {
    (m11, m12, m21, m22, m31, m32) = (
      transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty
    )
  }

  /// Whether the map leaves every point where it is.
  public var isIdentity: Bool { self == ProjectionTransform() }

  /// Whether lines that are parallel remain so.
  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

  /// This map and then another one.
  public func concatenating(_ next: ProjectionTransform) -> ProjectionTransform {
    ProjectionTransform(next.map.after(map))
  }

  /// The map back; the same map if there is none.
  public func inverted() -> ProjectionTransform { inverse ?? self }

  /// Makes this the map back.
  ///
  /// - Returns: whether there is one.
  @discardableResult
  public mutating func invert() -> Bool {
    guard let inverse else { return false }
    self = inverse
    return true
  }

  private var inverse: ProjectionTransform? { map.inverse.map { ProjectionTransform($0) } }

  /// Nil in perspective.
  var affine: AffineTransform? {
    guard m13 == 0, m23 == 0 else { return nil }
    return AffineTransform(a: m11 / m33, b: m12 / m33, c: m21 / m33, d: m22 / m33, tx: m31 / m33, ty: m32 / m33)
  }

  /// The map with a point as its origin.
  func projection(about point: Point) -> Projection {
    Projection(aboutOrigin: map, about: point)
  }

  /// The map with left and right exchanged before and after it, where lines run from the right.
  func seen(where direction: LayoutDirection) -> ProjectionTransform {
    guard direction == .rightToLeft else { return self }
    var mirrored = self
    (mirrored.m12, mirrored.m13, mirrored.m21, mirrored.m31) = (-m12, -m13, -m21, -m31)
    return mirrored
  }

  private init(_ map: ProjectiveTransform) {
    self.init(map.affine)
    (m13, m23, m33) = (map.across, map.down, map.distance)
  }

  private var map: ProjectiveTransform {
    ProjectiveTransform(
      AffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m31, ty: m32), across: m13, down: m23, distance: m33)
  }
}
