/// Reports where its child was drawn.
private final class MarkNode: WrapperNode {
  private let name: String

  init(_ child: LayoutNode, name: String, _ environment: EnvironmentValues) {
    self.name = name
    super.init(child, environment)
  }

  override func draw(in rect: Rect, proposal: ProposedViewSize, on canvas: Canvas) {
    canvas.mark(name, rect)
    super.draw(in: rect, proposal: proposal, on: canvas)
  }
}

extension View {
  /// Reports the frame of the view under `name` in ``Rendering/markedFrames``.
  public func markFrame(_ name: String) -> some View {
    wrapped { MarkNode($0, name: name, $1.environment) }
  }
}
