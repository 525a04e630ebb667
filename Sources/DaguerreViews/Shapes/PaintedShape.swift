/// A shape with what it is drawn with.
public struct PaintedShape<Outline: Shape>: PrimitiveView {
  enum Paint {
    case fill(Color)
    /// What fills a rounded rectangle.
    case gradient((Rect, CornerRadii, LayoutDirection) -> GradientFill)
    case border(Color, style: Border.Style, width: Double, alignment: Border.Alignment)
    /// A line centred on the edge.
    case stroke(Color, StrokeStyle)
    /// A line inside the edge; of what is no rounded rectangle along the path that its middle takes.
    case innerStroke(Color, StrokeStyle, middle: (Rect, LayoutDirection) -> Path)
  }

  let shape: Outline
  let paint: Paint
  var outset = 0.0

  /// A node that paints the shape in its room.
  public func _resolve(in context: ResolutionContext) -> [LayoutNode] {
    if case .gradient = paint, !shape.isRoundedRectangle(context.environment.layoutDirection) {
      context.session.report(
        ViewError.unsupported(
          view: "fill", rule: "\(Outline.self) is a path; only rounded rectangles and circles hold gradients."))
      return []
    }
    return [ShapeNode(self, context.environment)]
  }
}

private final class ShapeNode<Outline: Shape>: LayoutNode {
  private let painted: PaintedShape<Outline>

  init(_ painted: PaintedShape<Outline>, _ environment: EnvironmentValues) {
    self.painted = painted
    super.init(environment)
  }

  override func measure(_ proposal: ProposedViewSize) -> Size { proposal.replacingUnspecifiedDimensions() }

  override func silhouette(in rect: Rect) -> (Rect, CornerRadii) {
    switch painted.shape.outline(in: rect, layoutDirection) {
    case .rectangle(let rect, let radii): (rect, radii)
    case .path: (rect, .zero)
    }
  }

  override var silhouetteOpacity: Double {
    if case .fill(let color) = painted.paint { Double(color.alpha) / 255 } else { 1 }
  }

  override func draw(in rect: Rect, proposal: ProposedViewSize, on canvas: Canvas) {
    // The outline of the moved edge, so that a radius beyond half of a side means half circles there too.
    let outline = painted.shape.outline(in: rect.inset(by: -painted.outset), layoutDirection)
    switch (painted.paint, outline) {
    case (.stroke(let color, let style), .rectangle(let rect, let radii)) where style.isBorder:
      canvas.appendBorder(rect, radii, color, style.border, width: style.lineWidth, .center)
    case (.stroke(let color, let style), _): canvas.appendLine(outline.path.stroked(style.path), color)
    case (.innerStroke(let color, let style, _), .rectangle(let rect, let radii)):
      canvas.appendBorder(rect, radii, color, style.border, width: style.lineWidth, .inside)
    case (.innerStroke(let color, let style, let middle), .path):
      canvas.appendLine(middle(rect, layoutDirection).stroked(style.path), color)
    case (.fill(let color), _) where color.alpha == 0: break
    case (.fill(let color), .rectangle(let rect, let radii)):
      canvas.append(radii.isZero ? .fillRect(rect, color) : .fillRoundedRect(rect, radii, color))
    case (.fill(let color), .path(let path, let rule)):
      canvas.append(.fillPath(path, rule, color))
    case (.gradient(let gradient), .rectangle(let outline, let radii)):
      canvas.append(.fillGradient(gradient(outline, radii, layoutDirection)))
    case (.border(let color, let style, let width, let alignment), .rectangle(let rect, let radii)):
      canvas.appendBorder(rect, radii, color, style, width: width, alignment)
    case (.gradient, .path), (.border, .path): break
    }
  }
}

extension Canvas {
  fileprivate func appendBorder(
    _ rect: Rect, _ radii: CornerRadii, _ color: Color, _ style: Border.Style, width: Double,
    _ alignment: Border.Alignment
  ) {
    guard width > 0, color.alpha > 0 else { return }
    append(
      .border(Border(rect: rect, radii: radii, width: width, alignment: alignment, style: style, color: color)))
  }

  /// - Parameter line: what the line covers.
  fileprivate func appendLine(_ line: Path, _ color: Color) {
    if color.alpha > 0, !line.isEmpty { append(.fillPath(line, .nonzero, color)) }
  }
}

extension Color: PrimitiveView {
  /// A node that fills its room with the shape.
  public func _resolve(in context: ResolutionContext) -> [LayoutNode] {
    Rectangle().fill(self)._resolve(in: context)
  }
}
