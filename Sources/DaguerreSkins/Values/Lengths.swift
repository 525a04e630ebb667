// Geometry of skins: plain values in points, so that this module needs no other.

/// A place, in points.
public struct SkinPoint: Hashable, Sendable, SkinValue {
  public var x: Double
  public var y: Double

  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  public func interpolated(to other: SkinPoint, at frac: Frac) -> SkinPoint {
    SkinPoint(x: x.interpolated(to: other.x, at: frac), y: y.interpolated(to: other.y, at: frac))
  }

  public var canonicalText: String { "\(x) \(y)" }
}

/// Distances from the four edges, in points; leading is left where text runs left to right.
public struct SkinInsets: Hashable, Sendable, SkinValue {
  public var top: Double
  public var leading: Double
  public var bottom: Double
  public var trailing: Double

  public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  public func interpolated(to other: SkinInsets, at frac: Frac) -> SkinInsets {
    SkinInsets(
      top: top.interpolated(to: other.top, at: frac), leading: leading.interpolated(to: other.leading, at: frac),
      bottom: bottom.interpolated(to: other.bottom, at: frac),
      trailing: trailing.interpolated(to: other.trailing, at: frac))
  }

  public var canonicalText: String { "\(top) \(leading) \(bottom) \(trailing)" }
}

/// Radii of four corners, in points, clockwise from the top left.
public struct SkinRadii: Hashable, Sendable, SkinValue {
  public var topLeft: Double
  public var topRight: Double
  public var bottomRight: Double
  public var bottomLeft: Double

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

/// A shadow: where it falls, how soft it is, its colour; lengths in points.
public struct SkinShadow: Hashable, Sendable, SkinValue {
  public var offset: SkinPoint
  /// Blur as design tools count it: twice the radius.
  public var blur: Double
  public var color: SkinColor

  public init(offset: SkinPoint, blur: Double, color: SkinColor) {
    self.offset = offset
    self.blur = blur
    self.color = color
  }

  public func interpolated(to other: SkinShadow, at frac: Frac) -> SkinShadow {
    SkinShadow(
      offset: offset.interpolated(to: other.offset, at: frac), blur: blur.interpolated(to: other.blur, at: frac),
      color: color.interpolated(to: other.color, at: frac))
  }

  public var canonicalText: String { "offset \(offset.canonicalText) blur \(blur) \(color.canonicalText)" }
}
