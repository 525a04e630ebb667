/// Radii of four corners, in points, clockwise from the top left.
public struct SkinRadii: Hashable, Sendable, SkinValue {
  /// Of the top left corner.
  public var topLeft: Double
  /// Of the top right corner.
  public var topRight: Double
  /// Of the bottom right corner.
  public var bottomRight: Double
  /// Of the bottom left corner.
  public var bottomLeft: Double

  /// - Parameters: in points.
  public init(topLeft: Double, topRight: Double, bottomRight: Double, bottomLeft: Double) {
    self.topLeft = topLeft
    self.topRight = topRight
    self.bottomRight = bottomRight
    self.bottomLeft = bottomLeft
  }

  /// The same radius at every corner.
  public init(_ radius: Double) {
    self.init(topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius)
  }

  public func interpolated(to other: SkinRadii, at frac: Frac) -> SkinRadii {
    SkinRadii(
      topLeft: topLeft.interpolated(to: other.topLeft, at: frac),
      topRight: topRight.interpolated(to: other.topRight, at: frac),
      bottomRight: bottomRight.interpolated(to: other.bottomRight, at: frac),
      bottomLeft: bottomLeft.interpolated(to: other.bottomLeft, at: frac))
  }

  public var canonicalText: String { "\(topLeft) \(topRight) \(bottomRight) \(bottomLeft)" }
}
