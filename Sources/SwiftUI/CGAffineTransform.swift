public import DaguerreViews
public import Foundation

/// A map of the plane by the name that sources for Apple's platforms have for it.
public typealias CGAffineTransform = DaguerreViews.AffineTransform

extension CGAffineTransform {
  /// The map that leaves every point where it is.
  public init() { self = .identity }
  /// Moves.
  public init(translationX x: Double, y: Double) {
    self.init(scaleX: 1, scaleY: 1, translateX: x, translateY: y)
  }
  /// Scales about the origin.
  public init(scaleX: Double, y: Double) { self.init(scaleX: scaleX, scaleY: y) }
  /// Turns about the origin by an angle in radians, clockwise on the screen.
  public init(rotationAngle angle: Double) { self.init(rotation: Angle(radians: angle).degrees) }

  /// Whether the map leaves every point where it is.
  public var isIdentity: Bool { self == .identity }

  /// The map after moving.
  public func translatedBy(x: Double, y: Double) -> CGAffineTransform {
    after(CGAffineTransform(translationX: x, y: y))
  }
  /// The map after scaling.
  public func scaledBy(x: Double, y: Double) -> CGAffineTransform { after(CGAffineTransform(scaleX: x, y: y)) }
  /// The map after turning by an angle in radians.
  public func rotated(by angle: Double) -> CGAffineTransform { after(CGAffineTransform(rotationAngle: angle)) }
  /// The other map after this one.
  public func concatenating(_ other: CGAffineTransform) -> CGAffineTransform { other.after(self) }

  /// The map back; the same map if there is none.
  public func inverted() -> CGAffineTransform { inverse ?? self }
}

extension CGPoint {
  /// Where a map takes the point.
  public func applying(_ transform: CGAffineTransform) -> CGPoint { CGPoint(transform.apply(Point(self))) }
}

extension CGSize {
  /// The size that a map makes of this one; nothing is moved.
  public func applying(_ transform: CGAffineTransform) -> CGSize {
    CGSize(
      width: transform.a * width + transform.c * height, height: transform.b * width + transform.d * height)
  }
}

extension Path {
  /// The path with every point mapped.
  public func applying(_ transform: CGAffineTransform) -> Path { transformed(by: transform) }
  /// The path moved.
  public func offsetBy(dx: Double, dy: Double) -> Path {
    transformed(by: CGAffineTransform(translationX: dx, y: dy))
  }
  /// All of another path, mapped.
  public mutating func addPath(_ path: Path, transform: CGAffineTransform) {
    addPath(path.transformed(by: transform))
  }
}
