// Changes of a view that depend on where it is, or on how far something has come.

/// A view that may be drawn otherwise, in the place that it has.
public protocol VisualEffect: View {}

/// A view as it is, for a closure that draws it otherwise.
public struct EmptyVisualEffect: VisualEffect, PrimitiveView {
  fileprivate let node: LayoutNode

  /// The node of the view.
  public func _resolve(in context: ResolutionContext) -> [LayoutNode] { [node] }
}

/// Makes its content when it is drawn, which is when its room is known.
private final class VisualEffectNode: WrapperNode {
  private let make: (LayoutNode, GeometryProxy) -> LayoutNode?

  init(
    _ child: LayoutNode, _ environment: EnvironmentValues,
    make: @escaping (LayoutNode, GeometryProxy) -> LayoutNode?
  ) {
    self.make = make
    super.init(child, environment)
  }

  override func draw(in rect: Rect, proposal: ProposedViewSize, on canvas: Canvas) {
    make(child, GeometryProxy(room: rect, of: self, on: canvas))?.draw(in: rect, proposal: proposal, on: canvas)
  }
}

extension View {
  /// Draws the view otherwise, as `effect` says for the place that it has.
  public func visualEffect<Result: View>(
    _ effect: @escaping (EmptyVisualEffect, GeometryProxy) -> Result
  ) -> NodeModifier<Self> {
    wrapped { child, context in
      VisualEffectNode(child, context.environment) { child, proxy in
        let view = context.withEnvironmentOfBody { effect(EmptyVisualEffect(node: child), proxy) }
        return view._resolve(in: context).first
      }
    }
  }
}

/// How far a view has come into sight or out of it.
public enum ScrollTransitionPhase: Hashable, Sendable {
  /// About to come from above or from where lines begin.
  case topLeading
  /// In sight, as all views of a picture are.
  case identity
  /// About to come from below or from where lines end.
  case bottomTrailing

  /// Whether it is in sight.
  public var isIdentity: Bool { self == .identity }
  /// From -1 to 1; 0 in sight.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}

/// How views would come into sight; all of those of a picture are.
public struct ScrollTransitionConfiguration: Hashable, Sendable {
  /// How much of a view is in sight.
  public struct Threshold: Hashable, Sendable {
    /// Half of it.
    public static let centered = Threshold()
    /// Where it stands in the middle.
    public static let visible = Threshold()
    /// Where none of it is hidden.
    public static let hidden = Threshold()
    /// A share of it.
    public static func visible(_ share: Double) -> Threshold { Threshold() }
  }

  /// At once, with an animation.
  public static let animated = ScrollTransitionConfiguration()
  /// As far as somebody scrolls.
  public static let interactive = ScrollTransitionConfiguration()
  /// At once.
  public static let identity = ScrollTransitionConfiguration()

  /// At once, with an animation.
  public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration { .animated }
  /// As far as somebody scrolls, by a curve.
  public static func interactive(timingCurve: UnitCurve = .easeInOut) -> ScrollTransitionConfiguration { .interactive }
  /// The same, with an animation.
  public func animation(_ animation: Animation) -> ScrollTransitionConfiguration { self }
  /// The same, for another part of the view.
  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration { self }
}

extension View {
  private func inSight<Result: View>(
    _ transition: @escaping (EmptyVisualEffect, ScrollTransitionPhase) -> Result
  ) -> NodeModifier<Self> {
    wrapped { child, context in
      let view = context.withEnvironmentOfBody { transition(EmptyVisualEffect(node: child), .identity) }
      return view._resolve(in: context).first ?? child
    }
  }

  /// The view as `transition` has it in sight, as all views of a picture are.
  public func scrollTransition<Result: View>(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping (EmptyVisualEffect, ScrollTransitionPhase) -> Result
  ) -> NodeModifier<Self> { inSight(transition) }

  /// The view as `transition` has it in sight, as all views of a picture are.
  public func scrollTransition<Result: View>(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis? = nil,
    transition: @escaping (EmptyVisualEffect, ScrollTransitionPhase) -> Result
  ) -> NodeModifier<Self> { inSight(transition) }
}

/// A view that goes from phase to phase, in the first of them.
public struct PhaseAnimator<Phase: Equatable, Content: View>: View {
  private let content: Content?

  /// Phases that follow one another without end.
  public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: (Phase) -> Content,
    animation: (Phase) -> Animation? = { _ in .default }
  ) {
    self.content = phases.first { _ in true }.map(content)
  }

  /// Phases that follow one another when a value changes, which none does.
  public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable, @ViewBuilder content: (Phase) -> Content,
    animation: (Phase) -> Animation? = { _ in .default }
  ) {
    self.init(phases, content: content, animation: animation)
  }

  /// The view in the first phase; nothing where there is none.
  public var body: Content? { content }
}

extension View {
  /// The view as `content` has it in the first phase.
  public func phaseAnimator<Phase: Equatable, Result: View>(
    _ phases: some Sequence<Phase>, @ViewBuilder content: (PlaceholderContentView<Self>, Phase) -> Result,
    animation: (Phase) -> Animation? = { _ in .default }
  ) -> Result? {
    phases.first { _ in true }.map { content(PlaceholderContentView(content: self), $0) }
  }

  /// The view as `content` has it in the first phase: no value changes while a picture is drawn.
  public func phaseAnimator<Phase: Equatable, Result: View>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: (PlaceholderContentView<Self>, Phase) -> Result,
    animation: (Phase) -> Animation? = { _ in .default }
  ) -> Result? { phaseAnimator(phases, content: content, animation: animation) }
}
