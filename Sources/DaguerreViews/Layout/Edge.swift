/// A side of a rectangle.
public enum Edge: Int8, Hashable, Sendable, CaseIterable {
  case top, leading, bottom, trailing

  /// Sides of a rectangle.
  public struct Set: OptionSet, Hashable, Sendable {
    /// One bit for each side.
    public let rawValue: Int8
    /// Sides by their bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
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

/// An edge across a view.
public enum VerticalEdge: Int8, Hashable, Sendable, CaseIterable, Codable {
  case top, bottom

  /// Some of the two.
  public typealias Set = EdgePair<VerticalEdge>
}

/// A side where lines begin or end.
public enum HorizontalEdge: Int8, Hashable, Sendable, CaseIterable, Codable {
  case leading, trailing

  /// Some of the two.
  public typealias Set = EdgePair<HorizontalEdge>
}

/// Some of two edges that lie opposite to one another.
public struct EdgePair<Edge: RawRepresentable<Int8>>: OptionSet, Hashable, Sendable {
  /// One bit for each.
  public let rawValue: Int8
  /// Sides by their bits.
  public init(rawValue: Int8) { self.rawValue = rawValue }
  /// One side.
  public init(_ edge: Edge) { self.init(rawValue: 1 << edge.rawValue) }

  /// Both.
  public static var all: EdgePair { EdgePair(rawValue: 3) }
}

extension EdgePair<VerticalEdge> {
  /// The upper side.
  public static var top: EdgePair { EdgePair(.top) }
  /// The lower side.
  public static var bottom: EdgePair { EdgePair(.bottom) }
}

extension EdgePair<HorizontalEdge> {
  /// Where lines begin.
  public static var leading: EdgePair { EdgePair(.leading) }
  /// Where lines end.
  public static var trailing: EdgePair { EdgePair(.trailing) }
}
