/// Which container the ground is that of.
public enum ContainerBackgroundPlacement: Hashable, Sendable {
  case automatic
  /// A ``NavigationStack``, or a column of a ``NavigationSplitView``.
  case navigation
  /// A ``NavigationSplitView``.
  case navigationSplitView
  /// A container that a picture of an app does not have.
  case tabView, widget
}

/// What lies behind containers, by what views in them say.
private enum ContainerBackgroundKey: PreferenceKey {
  typealias Value = [ContainerBackgroundPlacement: ContainerBackground]

  static var defaultValue: Value { [:] }

  /// The first view that says something for a container is asked.
  static func reduce(value: inout Value, nextValue: () -> Value) { value.merge(nextValue()) { first, _ in first } }
}

private struct ContainerBackground {
  let node: LayoutNode
  let alignment: Alignment
}

/// Draws what views within say lies behind it, as large as it is with what is covered along its sides.
private final class GroundedNode: WrapperNode {
  private let placements: [ContainerBackgroundPlacement]

  /// - Parameter placements: from back to front.
  init(_ child: LayoutNode, _ placements: [ContainerBackgroundPlacement], _ environment: EnvironmentValues) {
    self.placements = placements
    super.init(child, environment)
  }

  override func draw(in rect: Rect, proposal: ProposedViewSize, on canvas: Canvas) {
    var grounds: ContainerBackgroundKey.Value = [:]
    canvas.draw(
      {
        let told = canvas.told(ContainerBackgroundKey.self) { super.draw(in: rect, proposal: proposal, on: canvas) }
        grounds = ContainerBackgroundKey.value(of: told)
        let others = grounds.filter { !placements.contains($0.key) }
        if !others.isEmpty { canvas.tell(ContainerBackgroundKey.self, [others]) }
      },
      then: {
        let room = canvas.extending(rect, .all, of: self)
        for ground in placements.compactMap({ grounds[$0] }) {
          place(ground.node, aligned: ground.alignment, of: ProposedViewSize(room.size), in: room, on: canvas)
        }
      }, behind: true)
  }
}

extension View {
  /// Draws a style behind the container that the view is in, if it is in such.
  public func containerBackground(
    _ style: some ShapeStyle, for container: ContainerBackgroundPlacement
  ) -> NodeModifier<Self> { containerBackground(for: container) { Rectangle().fill(style) } }

  /// Draws views behind the container that the view is in, if it is in such.
  public func containerBackground(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> some View
  ) -> NodeModifier<Self> {
    let content = content()
    return wrapped { child, context in
      let ground = ContainerBackground(
        node: ZStack(alignment: alignment) { content }._resolve(in: context)[0], alignment: alignment)
      return child.changingPreference(ContainerBackgroundKey.self, context.environment) { $0[container] = ground }
    }
  }

  /// Draws what views within say lies behind such containers, from back to front.
  func grounded(_ placements: ContainerBackgroundPlacement...) -> NodeModifier<Self> {
    wrapped { GroundedNode($0, placements, $1.environment) }
  }
}
