/// Distances from the sides of a rectangle inwards, in points.
public struct EdgeInsets: Hashable, Sendable {
  /// From the upper side.
  public var top: Double
  /// From the side where lines begin.
  public var leading: Double
  /// From the lower side.
  public var bottom: Double
  /// From the side where lines end.
  public var trailing: Double

  /// Insets in points for each side, 0 by default.
  @_disfavoredOverload
  public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  init(_ edges: Edge.Set, _ length: Double) {
    self.init(
      top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
      bottom: edges.contains(.bottom) ? length : 0, trailing: edges.contains(.trailing) ? length : 0)
  }

  var horizontal: Double { leading + trailing }
  var vertical: Double { top + bottom }

  func aligned(to grid: PixelGrid) -> EdgeInsets {
    EdgeInsets(
      top: grid.nearest(top), leading: grid.nearest(leading), bottom: grid.nearest(bottom),
      trailing: grid.nearest(trailing))
  }
}
