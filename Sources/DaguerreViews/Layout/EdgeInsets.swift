/// A side of a rectangle.
public enum Edge: Int8, Hashable, Sendable, CaseIterable {
  case top, leading, bottom, trailing

  /// Sides of a rectangle.
  public struct Set: OptionSet, Hashable, Sendable {
    /// One bit for each side.
    public let rawValue: Int
    /// Sides by their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// One side.
    public init(_ edge: Edge) { self.init(rawValue: 1 << edge.rawValue) }

    /// The upper side.
    public static let top = Set(rawValue: 1)
    /// The side where lines begin.
    public static let leading = Set(rawValue: 2)
    /// The lower side.
    public static let bottom = Set(rawValue: 4)
    /// The side where lines end.
    public static let trailing = Set(rawValue: 8)
    /// The sides where lines begin and end.
    public static let horizontal: Set = [.leading, .trailing]
    /// The upper and the lower side.
    public static let vertical: Set = [.top, .bottom]
    /// All four sides.
    public static let all: Set = [.horizontal, .vertical]
  }
}

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
