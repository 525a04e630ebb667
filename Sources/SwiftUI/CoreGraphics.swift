public import DaguerreViews
public import Foundation

// Places and sizes by the names of Apple's platforms, where this module's views take them.

extension Point {
  /// The same place.
  public init(_ point: CGPoint) { self.init(x: point.x, y: point.y) }
}

extension Size {
  /// The same size.
  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }
}

extension Rect {
  /// The same rectangle.
  public init(_ rect: CGRect) { self.init(origin: Point(rect.origin), size: Size(rect.size)) }
}

extension CGPoint: AnchorValue {
  /// The same place.
  public init(_ point: Point) { self.init(x: point.x, y: point.y) }
  /// The point.
  public static func value(bounds: Rect, point: Point) -> CGPoint { CGPoint(point) }
}

extension CGSize: SizeRepresentable {
  /// The same size.
  public init(_ size: Size) { self.init(width: size.width, height: size.height) }
  /// The same size.
  public var size: Size { Size(self) }
}

extension CGRect: RectRepresentable, AnchorValue {
  /// The same rectangle.
  public init(_ rect: Rect) { self.init(origin: CGPoint(rect.origin), size: CGSize(rect.size)) }
}

extension GeometryProxy {
  /// The size of the room, in points.
  public var size: CGSize { CGSize((frame(in: .local) as Rect).size) }
  /// The room of the view that a space is named for; see ``bounds(of:)``.
  @_disfavoredOverload
  public func bounds(of space: CoordinateSpace) -> CGRect? { (bounds(of: space) as Rect?).map { CGRect($0) } }
  /// The room, in points from its own corner or from that of the picture.
  public func frame(in space: CoordinateSpace) -> CGRect { CGRect(frame(in: space) as Rect) }
  /// The room, in points from its own corner, from that of the picture, or from that of a view that has a name.
  @_disfavoredOverload
  public func frame(in space: some CoordinateSpaceProtocol) -> CGRect { frame(in: space.coordinateSpace) }
  /// The room of the view that a space is named for, in points from the corner of this one; nil for a name that none
  /// around has.
  @_disfavoredOverload
  public func bounds(of space: NamedCoordinateSpace) -> CGRect? { bounds(of: space.coordinateSpace) }
}

extension CGRect {
  /// A rectangle by its upper left corner and its size.
  public init(origin: CGPoint, size: Size) { self.init(origin: origin, size: CGSize(size)) }
}

extension LayoutSubview {
  /// The size that the view takes of a proposal, in points.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { CGSize(sizeThatFits(proposal) as Size) }
  /// Puts a point of the view, which takes what it does of the proposal, at a place in the room.
  @_disfavoredOverload
  public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
    place(at: Point(position), anchor: anchor, proposal: proposal)
  }
}

extension ProposedViewSize {
  /// An offer of a size in points.
  @_disfavoredOverload
  public init(_ size: CGSize) { self.init(Size(size)) }
  /// The size, with `size` for what is not specified.
  public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
    CGSize(replacingUnspecifiedDimensions(by: Size(size)) as Size)
  }
}

extension View {
  /// Draws the view elsewhere, without changing its place; the width runs from leading to trailing.
  public func offset(_ offset: CGSize) -> NodeModifier<Self> { self.offset(x: offset.width, y: offset.height) }

  /// A frame whose lengths may be there or not, in points.
  public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> NodeModifier<Self> {
    frame(width: width?.points, height: height?.points, alignment: alignment)
  }

  /// A frame whose limits may be there or not, in points.
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) -> NodeModifier<Self> {
    frame(
      minWidth: minWidth?.points, idealWidth: idealWidth?.points, maxWidth: maxWidth?.points,
      minHeight: minHeight?.points, idealHeight: idealHeight?.points, maxHeight: maxHeight?.points,
      alignment: alignment)
  }

  /// Space on some sides; 16 points where no length is given.
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat?) -> NodeModifier<Self> {
    padding(edges, length?.points)
  }

  /// Puts the middle of the view at a point of all the room that there is.
  @_disfavoredOverload
  public func position(_ position: CGPoint) -> NodeModifier<Self> { self.position(Point(position)) }
}

extension HStack {
  /// Views side by side, with a space between them that may be given or not.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat?, @ViewBuilder content: () -> Content) {
    self.init(alignment: alignment, spacing: spacing?.points, content: content)
  }
}

extension VStack {
  /// Views one below the other, with a space between them that may be given or not.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat?, @ViewBuilder content: () -> Content) {
    self.init(alignment: alignment, spacing: spacing?.points, content: content)
  }
}

extension CGFloat: VectorArithmetic {
  /// Multiplies the number.
  public mutating func scale(by factor: Double) { self *= CGFloat(factor) }
  /// The square of the number.
  public var magnitudeSquared: Double { Double(self * self) }
}
