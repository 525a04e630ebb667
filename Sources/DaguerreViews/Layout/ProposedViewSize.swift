/// The room that a parent offers; nil asks for the child's ideal length.
public struct ProposedViewSize: Hashable, Sendable {
  /// In points.
  public var width: Double?
  /// In points.
  public var height: Double?

  /// Asks for the ideal size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  /// Asks for the least size.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// Asks for the greatest size.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// An offer for each side in points; nil asks for the ideal length.
  public init(width: Double?, height: Double?) {
    self.width = width
    self.height = height
  }

  /// An offer of a size in points.
  public init(_ size: Size) { self.init(width: size.width, height: size.height) }

  /// The size, with `size` for what is not specified.
  @_disfavoredOverload
  public func replacingUnspecifiedDimensions(by size: Size = Size(width: 10, height: 10)) -> Size {
    Size(width: width ?? size.width, height: height ?? size.height)
  }

  /// What a view that took some of it is offered where it is placed: the size of what it is in, along the axes in which that
  /// is another by a pixel at least.
  func settled(_ taken: Size, in size: Size, _ grid: PixelGrid) -> ProposedViewSize {
    func length(_ axis: Axis) -> Double? {
      let isWhole = taken[axis] == size[axis] || abs(size[axis] - taken[axis]) < 1 / grid.scale
      return isWhole ? self[axis] : size[axis]
    }
    return ProposedViewSize(width: length(.horizontal), height: length(.vertical))
  }

  /// The room, without a limit along some axes.
  func unspecified(along axes: Axis.Set) -> ProposedViewSize {
    ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : width, height: axes.contains(.vertical) ? nil : height)
  }

  subscript(axis: Axis) -> Double? {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

/// A direction of layout.
public enum Axis: Int8, Hashable, Sendable, CaseIterable, CustomStringConvertible {
  case horizontal, vertical

  /// The name of the case.
  public var description: String { self == .horizontal ? "horizontal" : "vertical" }

  var other: Axis { self == .horizontal ? .vertical : .horizontal }

  /// Directions of layout.
  public struct Set: OptionSet, Hashable, Sendable {
    /// One bit for each axis.
    public let rawValue: Int8
    /// Axes by their bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// Across.
    public static let horizontal = Set(rawValue: 1)
    /// From top to bottom.
    public static let vertical = Set(rawValue: 2)

    init(horizontal: Bool, vertical: Bool) {
      self = []
      if horizontal { insert(.horizontal) }
      if vertical { insert(.vertical) }
    }

    var isBoth: Bool { self == [.horizontal, .vertical] }

    func contains(_ axis: Axis) -> Bool { contains(axis == .horizontal ? Set.horizontal : .vertical) }
  }
}

extension Size {
  subscript(axis: Axis) -> Double {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

extension UnitPoint {
  subscript(axis: Axis) -> Double { axis == .horizontal ? x : y }
}

extension Point {
  subscript(axis: Axis) -> Double {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }
}
