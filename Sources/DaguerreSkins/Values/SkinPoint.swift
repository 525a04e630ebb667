/// A place, in points.
public struct SkinPoint: Hashable, Sendable, SkinValue {
  /// To the right.
  public var x: Double
  /// Downwards.
  public var y: Double

  /// - Parameters: in points.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  public func interpolated(to other: SkinPoint, at frac: Frac) -> SkinPoint {
    SkinPoint(x: x.interpolated(to: other.x, at: frac), y: y.interpolated(to: other.y, at: frac))
  }

  public var canonicalText: String { "\(x) \(y)" }
}
