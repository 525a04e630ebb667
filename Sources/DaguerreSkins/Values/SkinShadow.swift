/// A shadow: where it falls, how soft it is, its colour; lengths in points.
public struct SkinShadow: Hashable, Sendable, SkinValue {
  /// How far it falls from what casts it.
  public var offset: SkinPoint
  /// Blur as design tools count it: twice the radius.
  public var blur: Double
  /// Its colour where it is densest.
  public var color: SkinColor

  /// - Parameters: lengths in points.
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
