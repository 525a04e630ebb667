/// A shape with what it is drawn with.
public struct PaintedShape<Outline: Shape>: PrimitiveView {
  enum Paint {
    case fill(Color)
    case border(Color, style: Border.Style, width: Double, alignment: Border.Alignment)
    /// A line centred on the edge.
    case stroke(Color, StrokeStyle)
    /// A line inside the edge; where it is no border along the path that its middle takes.
    case innerStroke(Color, StrokeStyle, middle: (Rect, LayoutDirection) -> Path)

    /// The same in black.
    fileprivate var opaque: Paint {
      switch self {
      case .fill: .fill(.black)
      case .border(_, let style, let width, let alignment):
        .border(.black, style: style, width: width, alignment: alignment)
      case .stroke(_, let style): .stroke(.black, style)
      case .innerStroke(_, let style, let middle): .innerStroke(.black, style, middle: middle)
      }
    }
  }

  /// What is painted.
  public let shape: Outline
  let paint: Paint
  /// What is seen through the paint, which is black then.
  var pattern: ShapePaint.Pattern?
  var outset = 0.0
  /// How much what lies behind is blurred first; twice the standard deviation, in points.
  var backdropBlur = 0.0
  var shadows: [ShadowStyle] = []
  var blendMode = BlendMode.normal

  /// A node that paints the shape in its room.
  public func _resolve(in context: ResolutionContext) -> [LayoutNode] { [ShapeNode(self, context.environment)] }
}

private final class ShapeNode<Outline: Shape>: LayoutNode {
  private let painted: PaintedShape<Outline>

  init(_ painted: PaintedShape<Outline>, _ environment: EnvironmentValues) {
    self.painted = painted
    super.init(environment)
  }

  override func measure(_ proposal: ProposedViewSize) -> Size { painted.shape.sizeThatFits(proposal).size }

  override func silhouette(in rect: Rect) -> (Rect, CornerRadii) {
    switch painted.shape.outline(in: rect, layoutDirection) {
    case .rectangle(let rect, let radii): (rect, radii)
    case .path: (rect, .zero)
    }
  }

  override var fillsSilhouette: Bool {
    guard case .fill = painted.paint, painted.blendMode == .normal else { return false }
    return painted.shape.isRoundedRectangle(layoutDirection)
  }

  override var silhouetteOpacity: Double {
    if case .fill(let color) = painted.paint { Double(color.alpha) / 255 } else { 1 }
  }

  override func draw(in rect: Rect, proposal: ProposedViewSize, on canvas: Canvas) {
    if painted.backdropBlur > 0, let mask = command(for: painted.paint.opaque, in: rect) {
      canvas.appendBackdropBlur(painted.backdropBlur, where: mask)
    }
    guard let command = command(for: painted.paint, in: rect) else { return }
    let isBlended = painted.blendMode != .normal
    canvas.appendOne {
      if isBlended { canvas.append(.pushEffect(.blend(painted.blendMode))) }
      canvas.append(shadows: painted.shadows, of: command) { draw(command, in: rect, on: canvas) }
      if isBlended { canvas.append(.popEffect) }
    }
  }

  /// - Parameter room: from side to side of which a pattern goes, whatever part of it the shape covers.
  private func draw(_ command: Command, in room: Rect, on canvas: Canvas) {
    let (rect, radii): (Rect?, CornerRadii) =
      switch command {
      case .fillRect(let rect, _): (rect, .zero)
      case .fillRoundedRect(let rect, let radii, _): (rect, radii)
      default: (nil, .zero)
      }
    switch (painted.pattern, rect) {
    case (nil, _): canvas.append(command)
    case (let pattern?, let rect?):
      let commands = pattern(room, rect, radii, layoutDirection)
      if let gradient = commands.asGradient { return canvas.append(.fillGradient(gradient)) }
      canvas.append(.pushClip(rect, radii))
      for command in commands { canvas.append(command) }
      canvas.append(.popClip)
    case (let pattern?, nil):
      guard let bounds = command.bounds else { return }
      canvas.appendPainted(with: pattern, in: room, covering: bounds, layoutDirection) { canvas.append(command) }
    }
  }

  /// Nil where nothing is painted.
  private func command(for paint: PaintedShape<Outline>.Paint, in rect: Rect) -> Command? {
    // The outline of the moved edge, so that a radius beyond half of a side means half circles there too.
    let outline = painted.shape.outline(in: rect.inset(by: -painted.outset), layoutDirection)
    switch (paint, outline) {
    case (.stroke(let color, let style), .rectangle(let rect, let radii)) where style.isBorder:
      return .line(rect, radii, color, style.border, width: style.lineWidth, .center)
    case (.stroke(let color, let style), _): return .line(outline.path.stroked(style.path), color)
    case (.innerStroke(let color, let style, _), .rectangle(let rect, let radii)) where style.isBorder:
      return .line(rect, radii, color, style.border, width: style.lineWidth, .inside)
    case (.innerStroke(let color, let style, let middle), _):
      return .line(middle(rect, layoutDirection).stroked(style.path), color)
    case (.fill(let color), _) where color.isClear: return nil
    case (.fill(let color), .rectangle(let rect, let radii)):
      return radii.isZero ? .fillRect(rect, color) : .fillRoundedRect(rect, radii, color)
    case (.fill(let color), .path(let path, let rule)): return .fillPath(path, rule, color)
    case (.border(let color, let style, let width, let alignment), .rectangle(let rect, let radii)):
      return .line(rect, radii, color, style, width: width, alignment)
    case (.border(let color, _, let width, let alignment), .path):
      guard width > 0, let shape = painted.shape as? any RoundedRectangleShape else { return nil }
      let frame = rect.inset(by: -painted.outset)
      return shape.ellipticalPath(in: frame, insetBy: alignment == .inside ? width / 2 : 0)
        .flatMap { .line($0.stroked(StrokeStyle(lineWidth: width).path), color) }
    }
  }
}

extension Command {
  /// Nil where nothing is painted.
  fileprivate static func line(
    _ rect: Rect, _ radii: CornerRadii, _ color: Color, _ style: Border.Style, width: Double,
    _ alignment: Border.Alignment
  ) -> Command? {
    guard width > 0, !color.isClear else { return nil }
    return .border(Border(rect: rect, radii: radii, width: width, alignment: alignment, style: style, color: color))
  }

  /// - Parameter line: what the line covers.
  fileprivate static func line(_ line: Path, _ color: Color) -> Command? {
    !color.isClear && !line.isEmpty ? .fillPath(line, .nonzero, color) : nil
  }
}

extension Color: PrimitiveView {
  /// A node that fills its room with the shape.
  public func _resolve(in context: ResolutionContext) -> [LayoutNode] {
    Rectangle().fill(self)._resolve(in: context)
  }
}
