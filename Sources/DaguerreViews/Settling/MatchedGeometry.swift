import Foundation

/// A name for views of which some follow others, as the mark under the chosen one of several tabs does.
@propertyWrapper
public struct Namespace {
  /// What tells namespaces apart.
  public struct ID: Hashable, Sendable {
    private let id = UUID()
  }

  /// Kept while views are made again: where views are is told from one time to the next.
  private let id = State(initialValue: ID())

  /// Unlike that of any other namespace.
  public var wrappedValue: ID { id.wrappedValue }

  /// A new namespace.
  public init() {}
}

extension Namespace: StateProperty {
  var stateStorage: any StateStorage { id.stateStorage }
}

/// What of a view's geometry follows that of another.
public struct MatchedGeometryProperties: OptionSet, Hashable, Sendable {
  /// One bit for each.
  public let rawValue: Int
  /// A set by its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Its place.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// Its size.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// Both.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

extension View {
  /// Has views that follow one by its name be where the view is, and as large; or has the view follow that one.
  ///
  /// Nothing moves in a still picture. What follows takes the room that it would take otherwise, and is drawn at the other
  /// view's place; where nothing has the name it is drawn in its own.
  ///
  /// - Parameters:
  ///   - id: the name, within the namespace.
  ///   - properties: what follows.
  ///   - anchor: the point that is shared: that of the view which follows is put on that of the other.
  ///   - isSource: whether others follow the view; the first of several views of a name is followed.
  public func matchedGeometryEffect(
    id: some Hashable, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> MatchedView<Self> {
    MatchedView(
      content: self, name: MatchedName(namespace: namespace, id: id), properties: properties, anchor: anchor,
      isSource: isSource)
  }
}

/// What a view that others follow is known by.
struct MatchedName: Hashable {
  let namespace: Namespace.ID
  let id: AnyHashable
}

/// A view that others follow, or that follows another.
public struct MatchedView<Content: View>: PrimitiveView {
  fileprivate let content: Content
  fileprivate let name: MatchedName
  fileprivate let properties: MatchedGeometryProperties
  fileprivate let anchor: UnitPoint
  fileprivate let isSource: Bool

  /// The nodes of the view.
  public func _resolve(in context: ResolutionContext) -> [LayoutNode] {
    var inner = context
    inner.place = context.place?.after(.view(Self.self))
    return content._resolve(in: inner).map { node in
      isSource ? FollowedNode(node, name, anchor, inner) : FollowingNode(node, name, properties, anchor, inner)
    }
  }
}

/// Where a view is that others follow, in points of the picture.
struct MatchedFrame: Equatable {
  let rect: Rect
  /// The point that those which follow share.
  let anchor: UnitPoint
}

/// Tells where it is to those that follow it.
private final class FollowedNode: OnlookingNode {
  private let name: MatchedName
  private let anchor: UnitPoint
  private let session: RenderSession

  init(_ child: LayoutNode, _ name: MatchedName, _ anchor: UnitPoint, _ context: ResolutionContext) {
    (self.name, self.anchor, session) = (name, anchor, context.session)
    super.init(child, context.environment)
  }

  override func draw(in rect: Rect, proposal: ProposedViewSize, on canvas: Canvas) {
    session.matchedFrames[name] = session.matchedFrames[name] ?? MatchedFrame(rect: rect, anchor: anchor)
    super.draw(in: rect, proposal: proposal, on: canvas)
  }
}

/// Draws its child where another view was when views were last made.
private final class FollowingNode: WrapperNode {
  private let name: MatchedName
  private let properties: MatchedGeometryProperties
  private let anchor: UnitPoint
  private let context: ResolutionContext

  /// - Parameter context: that of the view, with its place.
  init(
    _ child: LayoutNode, _ name: MatchedName, _ properties: MatchedGeometryProperties, _ anchor: UnitPoint,
    _ context: ResolutionContext
  ) {
    (self.name, self.properties, self.anchor, self.context) = (name, properties, anchor, context)
    super.init(child, context.environment)
  }

  override func draw(in rect: Rect, proposal: ProposedViewSize, on canvas: Canvas) {
    if let followed = context.place?.told as? MatchedFrame {
      let offer = properties.contains(.size) ? ProposedViewSize(followed.rect.size) : proposal
      let size = child.size(for: offer)
      let isMoved = properties.contains(.position)
      let (target, point) = isMoved ? (followed.rect, followed.anchor) : (rect, anchor)
      let x = target.minX + target.width * point.x - size.width * anchor.x
      let y = target.minY + target.height * point.y - size.height * anchor.y
      child.draw(in: grid.nearest(x, y, size), proposal: offer, on: canvas)
    } else {
      super.draw(in: rect, proposal: proposal, on: canvas)
    }
    canvas.append(
      ViewMessage(occasion: .appearance) { [context, name] in
        let frame = context.session.matchedFrames[name]
        guard let place = context.place else { return frame != nil }
        guard frame != place.told as? MatchedFrame else { return false }
        place.told = frame
        return true
      })
  }
}
