/// A shape that was turned, scaled or moved within its room.
public struct TransformedShape<Base: Shape>: Shape {
  fileprivate let base: Base
  /// The map for a room.
  fileprivate let transform: @Sendable (Rect) -> AffineTransform

  /// The shape's path, mapped.
  public func path(in rect: Rect) -> Path { base.path(within: rect).transformed(by: transform(rect)) }
  /// As the shape itself.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }
  /// As the shape itself.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> Base.FittedSize { base.sizeThatFits(proposal) }
}

/// A shape in a room of its own size.
public struct SizedShape<Base: Shape>: Shape {
  fileprivate let base: Base
  fileprivate let size: Size
  fileprivate let anchor: UnitPoint

  /// The shape's path in a rectangle of the size, at the anchor of the room.
  public func path(in rect: Rect) -> Path {
    let free = Rect(
      origin: rect.origin, size: Size(width: rect.width - size.width, height: rect.height - size.height))
    return base.path(within: Rect(origin: anchor.place(in: free, .leftToRight), size: size))
  }
  /// As the shape itself.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }
}

/// A shape whose type does not matter.
public struct AnyShape: Shape {
  private let outline: (Rect) -> ShapeOutline
  private let size: (ProposedViewSize) -> Size
  /// As the shape itself.
  public let layoutDirectionBehavior: LayoutDirectionBehavior

  /// The same shape.
  public init(_ shape: some Shape) {
    outline = shape.outline(in:)
    size = { shape.sizeThatFits($0).size }
    layoutDirectionBehavior = shape.layoutDirectionBehavior
  }

  /// That of the shape.
  public func outline(in rect: Rect) -> ShapeOutline { outline(rect) }
  /// That of the shape.
  public func path(in rect: Rect) -> Path { outline(rect).path }
  /// That of the shape.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> Size { size(proposal) }
}

extension Shape {
  /// The shape with a map of the plane, whose origin is that of the room.
  public func transform(_ transform: AffineTransform) -> TransformedShape<Self> {
    TransformedShape(base: self) { rect in
      let corner = AffineTransform(scaleX: 1, scaleY: 1, translateX: rect.minX, translateY: rect.minY)
      let back = AffineTransform(scaleX: 1, scaleY: 1, translateX: -rect.minX, translateY: -rect.minY)
      return corner.after(transform).after(back)
    }
  }

  /// The shape turned about a point of its room.
  public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> TransformedShape<Self> {
    TransformedShape(base: self) { AffineTransform(rotation: angle.degrees).about(anchor.place(in: $0, .leftToRight)) }
  }

  /// The shape scaled about a point of its room.
  public func scale(x: Double = 1, y: Double = 1, anchor: UnitPoint = .center) -> TransformedShape<Self> {
    TransformedShape(base: self) { AffineTransform(scaleX: x, scaleY: y).about(anchor.place(in: $0, .leftToRight)) }
  }

  /// The shape scaled about a point of its room.
  public func scale(_ scale: Double, anchor: UnitPoint = .center) -> TransformedShape<Self> {
    self.scale(x: scale, y: scale, anchor: anchor)
  }

  /// The shape moved by some points, still a shape.
  @_disfavoredOverload
  public func offset(x: Double = 0, y: Double = 0) -> TransformedShape<Self> {
    transform(AffineTransform(scaleX: 1, scaleY: 1, translateX: x, translateY: y))
  }

  /// The shape as it is in a room of some points, at a place of its own: its corner, if nothing else is said.
  public func size(width: Double, height: Double, anchor: UnitPoint = .topLeading) -> SizedShape<Self> {
    SizedShape(base: self, size: Size(width: width, height: height), anchor: anchor)
  }
}
