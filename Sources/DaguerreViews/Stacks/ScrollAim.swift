/// What a scrolling view shows of its content.
enum ScrollAim: Hashable, Sendable {
  /// A side.
  case edge(Edge)
  /// What is at some points from where the content begins.
  case point(Point)
  /// A view within, a point of which stands on the same point of the room; nil scrolls no further than to show it all.
  case view(ViewIdentity, UnitPoint?)
}

/// What ``View/id(_:)`` or a ``ForEach`` calls a view.
struct ViewIdentity: Hashable, @unchecked Sendable {  // compared, and nothing else
  let id: AnyHashable
}

/// What those around ask of all scrolling views within that hold a view.
struct ScrollRequests: Hashable {
  /// The view that is to be shown.
  var target: ScrollAim?
  /// Whether somebody asks for views by what they are called.
  var areViewsCalled = false
}

private enum ScrollRequestsKey: EnvironmentKey { static let defaultValue = ScrollRequests() }

extension EnvironmentValues {
  var scrollRequests: ScrollRequests {
    get { self[ScrollRequestsKey.self] }
    set { self[ScrollRequestsKey.self] = newValue }
  }
}

/// Answers where a view is that is looked for.
final class CalledNode: OnlookingNode {
  private let identity: ViewIdentity

  init(_ child: LayoutNode, _ id: AnyHashable, _ environment: EnvironmentValues) {
    identity = ViewIdentity(id: id)
    super.init(child, environment)
  }

  override func draw(in rect: Rect, proposal: ProposedViewSize, on canvas: Canvas) {
    canvas.answer(.view(identity), rect)
    super.draw(in: rect, proposal: proposal, on: canvas)
  }
}

extension View {
  /// Calls the view something, by which a scrolling view around can show it; where it is called something else, it is
  /// another view, which holds its first values.
  public func id(_ id: some Hashable) -> NodeModifier<Self> {
    let id = AnyHashable(id)
    return NodeModifier { context in
      var inner = context
      inner.place = context.place?.after(.view(CalledNode.self)).called(id)
      let nodes = _resolve(in: inner)
      guard context.environment.scrollRequests.areViewsCalled else { return nodes }
      return nodes.map { CalledNode($0, id, context.environment) }
    }
  }
}

extension ScrollAim {
  /// How far content is scrolled along an axis so that it is shown, in points.
  ///
  /// - Parameters:
  ///   - excess: by how much the content is longer than the room.
  ///   - view: where the view that is to be shown is in the content; nil where it is not there.
  /// - Returns: nil where it does not say.
  func offset(along axis: Axis, excess: Double, room: Double, view: (start: Double, length: Double)?) -> Double? {
    let wanted: Double
    switch self {
    case .edge(let edge):
      guard edge.axis == axis else { return nil }
      wanted = edge.isFar ? excess : 0
    case .point(let point): wanted = point[axis]
    case .view(_, let anchor):
      guard let view else { return nil }
      if let share = anchor?[axis] {
        wanted = view.start + share * (view.length - room)
      } else {
        wanted = max(view.start + view.length - room, 0)
      }
    }
    return min(max(wanted, 0), max(excess, 0))
  }
}

extension Edge {
  fileprivate var axis: Axis { self == .top || self == .bottom ? .vertical : .horizontal }
  fileprivate var isFar: Bool { self == .bottom || self == .trailing }
}

// MARK: What sources say

extension View {
  /// Has scrolling views show a view by what it is called; nil shows where their content begins.
  ///
  /// - Parameter anchor: the point of the view that stands on the same point of the room; nil scrolls no further than to
  ///   show it all.
  public func scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil) -> EnvironmentModifier<Self> {
    scrolled(to: id.wrappedValue.map { .view(ViewIdentity(id: $0), anchor) })
  }

  /// Has scrolling views show what a position says.
  ///
  /// - Parameter anchor: as for ``scrollPosition(id:anchor:)``, where the position says none.
  public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> EnvironmentModifier<Self>
  {
    var target = position.wrappedValue.target
    if case .view(let view, nil) = target { target = .view(view, anchor) }
    return scrolled(to: target)
  }

  /// Has a point of the content of scrolling views stand on the same point of their room at first.
  public func defaultScrollAnchor(_ anchor: UnitPoint?) -> EnvironmentModifier<Self> {
    transformEnvironment(\.scrolling) { ($0.anchor, $0.shortAnchor) = (anchor, anchor) }
  }

  /// Has a point of the content of scrolling views stand on the same point of their room: where it is longer than that, or
  /// where it is shorter.
  public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> EnvironmentModifier<Self> {
    transformEnvironment(\.scrolling) { scrolling in
      switch role {
      case .initialOffset: scrolling.anchor = anchor
      case .alignment: scrolling.shortAnchor = anchor
      case .sizeChanges: break
      }
    }
  }

  /// Has a point of the content of scrolling views stand on the same point of their room at first.
  public func scrollPosition(initialAnchor: UnitPoint?) -> EnvironmentModifier<Self> {
    defaultScrollAnchor(initialAnchor)
  }

  private func scrolled(to target: ScrollAim?) -> EnvironmentModifier<Self> {
    transformEnvironment(\.self) {
      $0.scrolling.target = target
      if case .view = target { $0.scrollRequests.areViewsCalled = true }
    }
  }
}
