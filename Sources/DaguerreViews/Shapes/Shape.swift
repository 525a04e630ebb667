/// An outline that fills the room it is offered.
public protocol Shape: View {
  /// The outline of the shape in a rectangle.
  func outline(in rect: Rect) -> ShapeOutline
}

/// The outline of a shape: most are rounded rectangles, which are drawn faster and exactly.
public enum ShapeOutline: Hashable, Sendable {
  case rectangle(Rect, CornerRadii)
  case path(Path, FillRule)
}

extension Shape {
  /// A shape alone is filled with the foreground colour.
  public func _resolve(in context: ResolutionContext) -> [LayoutNode] {
    fill(context.environment.foregroundColor)._resolve(in: context)
  }

  public var body: Never { preconditionFailure("\(Self.self) is primitive and has no body.") }

  /// The shape filled with a colour.
  public func fill(_ color: Color) -> some View { PaintedShape(shape: self, paint: .fill(color)) }
}

/// A shape whose outline can be moved inwards.
public protocol InsettableShape: Shape {
  /// The corner radii in a rectangle of the given size.
  func cornerRadii(in size: Size) -> CornerRadii
}

extension InsettableShape {
  public func outline(in rect: Rect) -> ShapeOutline { .rectangle(rect, cornerRadii(in: rect.size)) }

  /// A line along the edge of the shape, all of it inside; none where `lineWidth` is 0.
  public func strokeBorder(_ color: Color, lineWidth: Double = 1) -> some View {
    strokeBorder(color, style: .solid, lineWidth: lineWidth)
  }

  /// A line along the edge of the shape in some style, all of it inside.
  public func strokeBorder(_ color: Color, style: Border.Style, lineWidth: Double) -> some View {
    PaintedShape(shape: self, paint: .border(color, style: style, width: lineWidth, alignment: .inside))
  }

  /// A line centred on the edge of the shape, or on that edge moved outwards with its corner radii kept.
  ///
  /// - Parameter outset: how far the edge is moved, in points; takes no room and is not aligned to pixels.
  public func stroke(
    _ color: Color, style: Border.Style = .solid, lineWidth: Double = 1, outset: Double = 0
  ) -> some View {
    PaintedShape(
      shape: self, paint: .border(color, style: style, width: lineWidth, alignment: .center), outset: outset)
  }
}

/// A shape with what it is drawn with.
struct PaintedShape<Outline: Shape>: PrimitiveView {
  enum Paint {
    case fill(Color)
    case border(Color, style: Border.Style, width: Double, alignment: Border.Alignment)
  }

  let shape: Outline
  let paint: Paint
  var outset = 0.0

  func _resolve(in context: ResolutionContext) -> [LayoutNode] {
    [ShapeNode(self, context.environment)]
  }
}

private final class ShapeNode<Outline: Shape>: LayoutNode {
  private let painted: PaintedShape<Outline>

  init(_ painted: PaintedShape<Outline>, _ environment: EnvironmentValues) {
    self.painted = painted
    super.init(environment)
  }

  override func measure(_ proposal: ProposedViewSize) -> Size { proposal.replacingUnspecifiedDimensions() }

  override func draw(in rect: Rect, proposal: ProposedViewSize, on canvas: Canvas) {
    switch (painted.paint, painted.shape.outline(in: rect)) {
    case (.fill(let color), _) where color.alpha == 0: break
    case (.fill(let color), .rectangle(let rect, let radii)):
      canvas.append(radii.isZero ? .fillRect(rect, color) : .fillRoundedRect(rect, radii, color))
    case (.fill(let color), .path(let path, let rule)):
      canvas.append(.fillPath(path, rule, color))
    case (.border(let color, let style, let width, let alignment), .rectangle(let rect, let radii)):
      guard width > 0, color.alpha > 0 else { break }
      canvas.append(
        .border(
          Border(
            rect: rect.inset(by: -painted.outset), radii: radii, width: width, alignment: alignment, style: style,
            color: color)))
    case (.border, .path): break
    }
  }
}

extension Color: PrimitiveView {
  public func _resolve(in context: ResolutionContext) -> [LayoutNode] {
    Rectangle().fill(self)._resolve(in: context)
  }
}
