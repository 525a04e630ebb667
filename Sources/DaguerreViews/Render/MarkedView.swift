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

/// Reports where its child can be hit.
private final class TargetNode: WrapperNode {
  override func draw(in rect: Rect, proposal: ProposedViewSize, on canvas: Canvas) {
    canvas.markTarget(rect)
    super.draw(in: rect, proposal: proposal, on: canvas)
  }
}

/// Reports where its child cannot be used.
private final class InactiveNode: WrapperNode {
  override func draw(in rect: Rect, proposal: ProposedViewSize, on canvas: Canvas) {
    canvas.markInactive(rect)
    super.draw(in: rect, proposal: proposal, on: canvas)
  }
}

extension View {
  /// Reports the frame of the view in ``Rendering/inactiveFrames``, as ``disabled(_:)`` does by itself.
  public func markInactive(_ isInactive: Bool = true) -> NodeModifier<Self> {
    wrapped { isInactive ? InactiveNode($0, $1.environment) : $0 }
  }

  /// Reports the frame of the view in ``Rendering/targets``: how a component says which part of it does something when
  /// it is hit.
  public func markTarget(_ isTarget: Bool = true) -> NodeModifier<Self> {
    wrapped { isTarget ? TargetNode($0, $1.environment) : $0 }
  }

  /// Reports the frame of the view under `name` in ``Rendering/markedFrames``.
  public func markFrame(_ name: String) -> NodeModifier<Self> {
    wrapped { MarkNode($0, name: name, $1.environment) }
  }

  /// Names the box of the one component within the view, for ``markBox()``.
  public func boxName(_ name: String) -> EnvironmentModifier<Self> { environment(key: BoxNameKey.self, name) }

  /// Reports the frame of the view as its component's box, under the name that is set around it: how a component says
  /// which part of it people measure.
  public func markBox() -> NodeModifier<Self> {
    wrapped { child, context in
      context.environment[BoxNameKey.self].map { MarkNode(child, name: $0, context.environment) } ?? child
    }
  }
}

private enum BoxNameKey: EnvironmentKey { static let defaultValue: String? = nil }
