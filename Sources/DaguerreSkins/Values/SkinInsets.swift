/// Distances from the four edges, in points; leading is left where text runs left to right.
public struct SkinInsets: Hashable, Sendable, SkinValue {
  /// From the top edge.
  public var top: Double
  /// From the edge where text begins.
  public var leading: Double
  /// From the bottom edge.
  public var bottom: Double
  /// From the edge where text ends.
  public var trailing: Double

  /// - Parameters: in points; negative ones reach outwards.
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
