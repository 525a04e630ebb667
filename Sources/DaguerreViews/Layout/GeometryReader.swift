/// What is known about the place of a view.
public struct GeometryProxy: Sendable {
  /// The size of the room, in points.
  @_disfavoredOverload
  public let size: Size
  /// Where the room's left top corner is in the picture.
  private let origin: Point
  private let spaces: CoordinateSpaces
  /// How much of what covers the sides of the room around is beyond those of this one, in points.
  public let safeAreaInsets: EdgeInsets

  init(room: Rect, of node: LayoutNode, on canvas: Canvas) {
    size = room.size
    origin = room.origin
    spaces = canvas.spaces
    let whole = canvas.extending(room, .all, of: node)
    let (left, right) = (room.minX - whole.minX, whole.maxX - room.maxX)
    let isForward = node.layoutDirection == .leftToRight
    safeAreaInsets = EdgeInsets(
      top: room.minY - whole.minY, leading: isForward ? left : right, bottom: whole.maxY - room.maxY,
      trailing: isForward ? right : left)
  }

  /// The room, in points from its own corner, from that of the picture, or from that of a view around which a space is
  /// named for; the picture's for a name that none has.
  @_disfavoredOverload
  public func frame(in space: CoordinateSpace) -> Rect {
    let room = Rect(origin: origin, size: size)
    switch space {
    case .local: return Rect(origin: .zero, size: size)
    case .global: return room
    case .named(let name):
      guard let view = spaces[name] else { return room }
      return room.offset(dx: -view.minX, dy: -view.minY)
    }
  }

  /// The room of the view that a space is named for, in points from the corner of this one; nil for a name that none
  /// around has.
  public func bounds(of space: CoordinateSpace) -> Rect? {
    switch space {
    case .local: Rect(origin: .zero, size: size)
    case .global: nil
    case .named(let name): spaces[name]?.offset(dx: -origin.x, dy: -origin.y)
    }
  }
}

/// Takes all of its room and makes its content for it, placed at the leading top corner.
public struct GeometryReader<Content: View>: PrimitiveView {
  private let content: (GeometryProxy) -> Content

  /// A view made when its room is known.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }

  /// A node that takes all of its room.
  public func _resolve(in context: ResolutionContext) -> [LayoutNode] {
    var inner = context
    inner.stackAxis = nil
    return [
      GeometryNode(context.environment) { [inner] proxy in
        let layers = inner.withEnvironmentOfBody { ZStack(alignment: .topLeading) { content(proxy) } }
        return layers._resolve(in: inner)[0]
      }
    ]
  }
}

/// Asks for its content when its size is known, which is when it is drawn.
private final class GeometryNode: LayoutNode {
  private let make: (GeometryProxy) -> LayoutNode

  init(_ environment: EnvironmentValues, make: @escaping (GeometryProxy) -> LayoutNode) {
    self.make = make
    super.init(environment)
  }

  override func measure(_ proposal: ProposedViewSize) -> Size { proposal.replacingUnspecifiedDimensions() }

  override func draw(in rect: Rect, proposal: ProposedViewSize, on canvas: Canvas) {
    let content = make(GeometryProxy(room: rect, of: self, on: canvas))
    place(content, aligned: .topLeading, of: ProposedViewSize(rect.size), in: rect, on: canvas)
  }
}
