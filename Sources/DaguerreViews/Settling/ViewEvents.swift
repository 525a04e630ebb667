/// A view that is told something when it is drawn.
///
/// Views are made and drawn until none is told anything new, so that a picture shows the state to which they settle.
public struct ToldView<Content: View>: PrimitiveView {
  /// Tells the view at a place, whose node was drawn in a room.
  ///
  /// - Returns: whether there was something to tell.
  typealias Telling = (_ place: ViewPlace, _ node: LayoutNode, _ room: GeometryProxy) -> Bool

  private let content: Content
  private let occasion: ToldOccasion
  private let tell: Telling

  fileprivate init(_ content: Content, at occasion: ToldOccasion, _ tell: @escaping Telling) {
    (self.content, self.occasion, self.tell) = (content, occasion, tell)
  }

  /// The nodes of the view: the first one tells.
  public func _resolve(in context: ResolutionContext) -> [LayoutNode] {
    var inner = context
    inner.place = context.place?.after(.view(Self.self))
    var nodes = content._resolve(in: inner)
    guard let first = nodes.first, occasion != .change || inner.place != nil else { return nodes }
    nodes[0] = ToldNode(first, inner, at: occasion, tell)
    return nodes
  }
}

/// When views are told something, in this order.
enum ToldOccasion: CaseIterable {
  /// Before any action: they begin to listen to what these change.
  case subscription
  case appearance
  /// Never in the first round.
  case change
}

private final class ToldNode: OnlookingNode {
  private let context: ResolutionContext
  private let occasion: ToldOccasion
  private let tell: ToldView<EmptyView>.Telling

  /// - Parameter context: that of the view, with its place.
  init(
    _ child: LayoutNode, _ context: ResolutionContext, at occasion: ToldOccasion,
    _ tell: @escaping ToldView<EmptyView>.Telling
  ) {
    (self.context, self.occasion, self.tell) = (context, occasion, tell)
    super.init(child, context.environment)
  }

  override func draw(in rect: Rect, proposal: ProposedViewSize, on canvas: Canvas) {
    super.draw(in: rect, proposal: proposal, on: canvas)
    let room = GeometryProxy(room: rect, of: self, on: canvas)
    canvas.append(
      ViewMessage(occasion: occasion) { [context, child, tell] in
        guard let place = context.place else { return true }
        return context.withEnvironment { tell(place, child, room) }
      })
  }
}

/// What tells a view that it was drawn.
struct ViewMessage {
  let occasion: ToldOccasion
  /// Returns whether there was something to tell.
  let tell: () -> Bool
}

/// What was told, which may be nil.
private struct Told<Value> { let value: Value }

extension View {
  /// Calls an action once for the view, and keeps what it gives until the picture is made.
  func toldOnce(at occasion: ToldOccasion, _ action: @escaping () -> Any) -> ToldView<Self> {
    ToldView(self, at: occasion) { place, _, _ in
      guard place.told == nil else { return false }
      place.told = action()
      return true
    }
  }

  /// Tells a value of which nothing was told, or another one.
  ///
  /// - Parameter atFirst: whether the first value is told, as the old one too, and not only kept.
  func told<Value: Equatable>(
    atFirst: Bool = true, of value: @escaping (LayoutNode, GeometryProxy) -> Value,
    _ action: @escaping (_ old: Value, _ new: Value) -> Void
  ) -> ToldView<Self> {
    ToldView(self, at: atFirst ? .appearance : .change) { place, node, room in
      let old = place.told as? Told<Value>
      let new = value(node, room)
      place.told = Told(value: new)
      guard old.map({ $0.value != new }) ?? atFirst else { return false }
      action(old?.value ?? new, new)
      return true
    }
  }
}

// What a view is told in the course of time, as far as that is known once it is there.

extension View {
  /// Has the view listen to something while its picture is made, before anything appears.
  ///
  /// - Parameter subscribe: gives what ends the listening, at the latest when it is let go.
  package func subscribed(_ subscribe: @escaping () -> AnyCancellable) -> ToldView<Self> {
    toldOnce(at: .subscription, subscribe)
  }

  /// Calls `action` once the view is there, before the picture is made of what it changes.
  public func onAppear(perform action: (() -> Void)? = nil) -> ToldView<Self> {
    toldOnce(at: .appearance) { action?() as Any }
  }

  /// Calls `action` where a value changes before the picture is made: since something has appeared, or is known to be as
  /// large as it is.
  ///
  /// - Parameter initial: whether it is called with the first value, too.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping (_ old: Value, _ new: Value) -> Void
  ) -> ToldView<Self> { told(atFirst: initial, of: { _, _ in value }, action) }

  /// Calls `action` where a value changes before the picture is made, as ``onChange(of:initial:_:)`` does.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping () -> Void
  ) -> ToldView<Self> { told(atFirst: initial, of: { _, _ in value }) { _, _ in action() } }

  /// Calls `action` where a value changes before the picture is made, as ``onChange(of:initial:_:)`` does.
  public func onChange<Value: Equatable>(
    of value: Value, perform action: @escaping (Value) -> Void
  ) -> ToldView<Self> { told(atFirst: false, of: { _, _ in value }) { action($1) } }

  /// Calls `action` with what `transform` makes of the room of the view, and again where that changes before the picture
  /// is made.
  public func onGeometryChange<Value: Equatable>(
    for type: Value.Type, of transform: @escaping (GeometryProxy) -> Value, action: @escaping (_ new: Value) -> Void
  ) -> ToldView<Self> { told(of: { transform($1) }) { action($1) } }

  /// Calls `action` with what `transform` makes of the room of the view, and again where that changes before the picture
  /// is made; the first time with the same value twice.
  public func onGeometryChange<Value: Equatable>(
    for type: Value.Type, of transform: @escaping (GeometryProxy) -> Value,
    action: @escaping (_ old: Value, _ new: Value) -> Void
  ) -> ToldView<Self> { told(of: { transform($1) }, action) }
}
