// What scrolling does: nobody moves what is drawn.

public import Foundation

/// Whether the system shows how far something is scrolled.
public enum ScrollIndicatorVisibility: Hashable, Sendable, CaseIterable { case automatic, visible, hidden, never }

/// Of what the margins are.
public enum ContentMarginPlacement: Hashable, Sendable { case automatic, scrollContent, scrollIndicators }

/// Whether something could be pulled past its ends.
public enum ScrollBounceBehavior: Hashable, Sendable { case automatic, always, basedOnSize }

/// How the system would blur what is near a side.
public enum ScrollEdgeEffectStyle: Hashable, Sendable { case automatic, soft, hard }

/// What a scroll view does.
public enum ScrollPhase: Hashable, Sendable, CaseIterable {
  case idle, tracking, interacting, decelerating, animating

  /// Whether it moves.
  public var isScrolling: Bool { self != .idle }
}

/// What a scroll view shows.
public struct ScrollPosition: Hashable, Sendable {
  let target: ScrollAim?

  /// The side that is shown.
  public var edge: Edge? { if case .edge(let edge) = target { edge } else { nil } }
  /// The point that is shown.
  public var point: CGPoint? { if case .point(let point) = target { CGPoint(x: point.x, y: point.y) } else { nil } }

  /// Where the content begins, of views with identities of a type.
  public init<ID: Hashable>(idType: ID.Type = Never.self) { target = nil }
  /// Where a view is.
  public init<ID: Hashable>(id: ID, anchor: UnitPoint? = nil) { target = .view(ViewIdentity(id: id), anchor) }
  /// At a side.
  public init(edge: Edge) { target = .edge(edge) }
  /// At a point.
  public init(point: CGPoint) { target = .point(Point(x: point.x, y: point.y)) }
  /// At some points from where the content begins.
  public init(x: CGFloat, y: CGFloat) { self.init(point: CGPoint(x: x, y: y)) }
  /// At some points from the leading side of the content.
  public init(x: CGFloat) { self.init(x: x, y: 0) }
  /// At some points from the top of the content.
  public init(y: CGFloat) { self.init(x: 0, y: y) }

  /// What the view is called that is shown; nil where it is called something of another type.
  public func viewID<ID: Hashable>(type: ID.Type) -> ID? {
    if case .view(let view, _) = target { view.id.base as? ID } else { nil }
  }
  /// False: nobody touches a picture.
  public var isPositionedByUser: Bool { false }
  /// Goes to a side.
  public mutating func scrollTo(edge: Edge) { self = ScrollPosition(edge: edge) }
  /// Goes to a point.
  public mutating func scrollTo(point: CGPoint) { self = ScrollPosition(point: point) }
  /// Goes to some points from where the content begins.
  public mutating func scrollTo(x: CGFloat = 0, y: CGFloat = 0) { self = ScrollPosition(x: x, y: y) }
  /// Goes to a view.
  public mutating func scrollTo(id: some Hashable, anchor: UnitPoint? = nil) {
    self = ScrollPosition(id: id, anchor: anchor)
  }
}

/// How far a scroll view is scrolled; nobody is told.
public struct ScrollGeometry: Hashable, Sendable {
  /// How far, in points.
  public var contentOffset = CGPoint.zero
  /// The size of what it holds.
  public var contentSize = CGSize.zero
  /// What is around that.
  public var contentInsets = EdgeInsets()
  /// Its own size.
  public var containerSize = CGSize.zero
  /// What of its content is shown.
  public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }
  /// What of its own size is shown.
  public var bounds: CGRect { visibleRect }
}

/// What is known of a scroll view as its phase changes.
public struct ScrollPhaseChangeContext: Hashable, Sendable {
  /// How far it is scrolled.
  public var geometry: ScrollGeometry
  /// How fast it moves, in points each second.
  public var velocity: CGSize?
}

extension View {
  /// The same view: nobody pulls it past its ends.
  public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> Self { self }

  /// The same view: nothing is scrolled under its sides.
  public func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> Self { self }

  /// The same view: nothing is scrolled under its sides.
  public func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> Self { self }

  /// The same view: nobody scrolls, so that nothing flashes.
  public func scrollIndicatorsFlash(onAppear: Bool) -> Self { self }

  /// The same view: nobody scrolls, so that nothing flashes.
  public func scrollIndicatorsFlash(trigger value: some Equatable) -> Self { self }

  /// The same view: nobody scrolls, so neither closure is called.
  public func onScrollGeometryChange<Value: Equatable>(
    for type: Value.Type, of transform: @escaping (ScrollGeometry) -> Value,
    action: @escaping (_ old: Value, _ new: Value) -> Void
  ) -> Self { self }

  /// The same view: nobody scrolls, so `action` is not called.
  public func onScrollPhaseChange(_ action: @escaping (_ old: ScrollPhase, _ new: ScrollPhase) -> Void) -> Self { self }

  /// The same view: nobody scrolls, so `action` is not called.
  public func onScrollPhaseChange(
    _ action: @escaping (_ old: ScrollPhase, _ new: ScrollPhase, _ context: ScrollPhaseChangeContext) -> Void
  ) -> Self { self }

  /// The same view: nobody scrolls, so `action` is not called.
  public func onScrollVisibilityChange(threshold: Double = 0.5, _ action: @escaping (Bool) -> Void) -> Self { self }

  /// The same view: nobody scrolls, so `action` is not called.
  public func onScrollTargetVisibilityChange<ID: Hashable>(
    idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
  ) -> Self { self }
}
