private final class OpacityNode: WrapperNode {
  private let opacity: Double

  init(_ child: LayoutNode, opacity: Double, _ environment: EnvironmentValues) {
    self.opacity = opacity
    super.init(child, environment)
  }

  override var silhouetteOpacity: Double { super.silhouetteOpacity * opacity.asShare }

  override func draw(in rect: Rect, proposal: ProposedViewSize, on canvas: Canvas) {
    guard opacity > 0 else {
      return canvas.withoutDrawing { super.draw(in: rect, proposal: proposal, on: canvas) }
    }
    guard opacity < 1 else { return super.draw(in: rect, proposal: proposal, on: canvas) }
    canvas.appendEach(
      of: { super.draw(in: rect, proposal: proposal, on: canvas) }, between: .pushOpacity(opacity), and: .popOpacity)
  }
}

/// Draws its child as one thing, whatever is done around it to each.
private final class OneThingNode: WrapperNode {
  override func draw(in rect: Rect, proposal: ProposedViewSize, on canvas: Canvas) {
    canvas.appendOne { super.draw(in: rect, proposal: proposal, on: canvas) }
  }

  override var isOneThing: Bool { true }
}

private final class OffsetNode: WrapperNode {
  private let offset: Point

  init(_ child: LayoutNode, offset: Point, _ environment: EnvironmentValues) {
    self.offset = offset
    super.init(child, environment)
  }

  override func silhouette(in rect: Rect) -> (Rect, CornerRadii) { super.silhouette(in: moved(rect)) }

  override func draw(in rect: Rect, proposal: ProposedViewSize, on canvas: Canvas) {
    super.draw(in: moved(rect), proposal: proposal, on: canvas)
  }

  private func moved(_ rect: Rect) -> Rect {
    let dx = layoutDirection == .leftToRight ? offset.x : -offset.x
    return rect.offset(dx: grid.nearest(dx), dy: grid.nearest(offset.y))
  }
}

/// A view at a place in all the room that there is.
private final class PositionNode: EnclosingNode {
  private let center: Point

  init(_ child: LayoutNode, center: Point, _ environment: EnvironmentValues) {
    self.center = center
    super.init(child, environment)
  }

  override func measure(_ proposal: ProposedViewSize) -> Size {
    proposal.replacingUnspecifiedDimensions(by: child.size(for: proposal))
  }

  override func draw(in rect: Rect, proposal: ProposedViewSize, on canvas: Canvas) {
    let size = child.size(for: proposal)
    let origin = Point(x: center.x - size.width / 2, y: center.y - size.height / 2)
    place(child, at: origin, of: proposal, in: rect, on: canvas)
  }
}

extension View {
  /// Draws each thing of the view so that it lets through what is behind, the view's own background too: 0 hides it, 1
  /// changes nothing.
  ///
  /// What is clipped or masked is one thing, and so is a ``compositingGroup()``.
  public func opacity(_ opacity: Double) -> NodeModifier<Self> {
    wrapped { OpacityNode($0, opacity: opacity, $1.environment) }
  }

  /// Draws a view that the system has a layer for, as one thing that lets through what is behind.
  func faded(_ opacity: Double) -> some View {
    wrapped { OneThingNode($0, $1.environment) }.wrapped { child, context in
      opacity < 1 ? OpacityNode(child, opacity: opacity, context.environment) : child
    }
  }

  /// Keeps the view's place and draws nothing.
  public func hidden() -> NodeModifier<Self> { opacity(0) }

  /// Draws the view elsewhere, without changing its place; `x` runs from leading to trailing.
  public func offset(x: Double = 0, y: Double = 0) -> NodeModifier<Self> {
    wrapped { OffsetNode($0, offset: Point(x: x, y: y), $1.environment) }
  }

  /// Puts the middle of the view at a point of all the room that there is; `x` runs from leading to trailing.
  @_disfavoredOverload
  public func position(x: Double = 0, y: Double = 0) -> NodeModifier<Self> { position(Point(x: x, y: y)) }

  /// Puts the middle of the view at a point of all the room that there is, in points from its leading top corner.
  public func position(_ position: Point) -> NodeModifier<Self> {
    wrapped { PositionNode($0, center: position, $1.environment) }
  }

  /// Has the stack that the view stands in draw it over views of a lower index; 0 where nothing is said.
  public func zIndex(_ index: Double) -> NodeModifier<Self> { layoutTraits { $0.zIndex = index } }
}
