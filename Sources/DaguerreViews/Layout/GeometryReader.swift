/// What is known about the place of a view.
public struct GeometryProxy: Sendable {
  /// The size of the room, in points.
  @_disfavoredOverload
  public let size: Size
  /// Where the room's left top corner is in the picture.
  private let origin: Point

  init(room: Rect) {
    size = room.size
    origin = room.origin
  }

  /// None: a picture has no bars or notches to keep clear of.
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }

  /// The room, in points from its own corner or from that of the picture.
  @_disfavoredOverload
  public func frame(in space: CoordinateSpace) -> Rect {
    Rect(origin: space == .local ? .zero : origin, size: size)
  }
}

extension GeometryProxy {
  /// The room of the view that a space is named for, in points from the corner of this one; nil where it is not known,
  /// which it is for the view alone.
  public func bounds(of space: CoordinateSpace) -> Rect? { space == .local ? frame(in: .local) : nil }
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
        let layers = inner.withEnvironment { ZStack(alignment: .topLeading) { content(proxy) } }
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
    let content = make(GeometryProxy(room: rect))
    place(content, aligned: .topLeading, of: ProposedViewSize(rect.size), in: rect, on: canvas)
  }
}
