/// Content that may be longer than its room.
///
/// Along its axes the view takes the room that it is offered, and shows there the beginning of its content, or what
/// somebody has scrolled to; where none is offered it is as long as its content. Several views stand in a column.
public struct ScrollView<Content: View>: PrimitiveView {
  private let axes: Axis.Set
  private let content: Content

  /// - Parameter showsIndicators: kept for sources that name it: a picture has none.
  public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.content = content()
  }

  /// The content, cut to the room that there is.
  public func _resolve(in context: ResolutionContext) -> [LayoutNode] {
    let room = ScrollRoom(axes)
    let node = node(in: context, showing: room)
    guard room.isNeeded else { return [node] }
    return [
      RoomScrollNode(node, context.environment) {
        self.node(in: context, showing: ScrollRoom(axes, $0.inset(by: context.environment.scrolling.margins)))
      }
    ]
  }

  private func node(in context: ResolutionContext, showing room: ScrollRoom) -> LayoutNode {
    let scrolling = context.environment.scrolling
    var inner = context
    inner.scrollRoom = room
    inner.environment.scrolling = ScrollSurroundings()
    let nodes = content._resolve(in: inner.inStack(.vertical))
    let column =
      nodes.count == 1 ? nodes[0] : StackNode(.vertical, children: nodes, spacing: nil, inner.environment)
    let padded =
      scrolling.margins == EdgeInsets() ? column : PaddingNode(column, insets: scrolling.margins, inner.environment)
    return ScrollNode(padded, axes: axes, context.environment)
  }
}

/// Shows a part of its child in its own room.
final class ScrollNode: PlacingNode {
  private let axes: Axis.Set
  private let scrolling: ScrollSurroundings
  /// What is to be shown: the first that says where.
  private let targets: [ScrollAim]

  init(_ child: LayoutNode, axes: Axis.Set, _ environment: EnvironmentValues) {
    (self.axes, scrolling) = (axes, environment.scrolling)
    targets = [scrolling.target, environment.scrollRequests.target].compactMap(\.self)
    super.init(child, environment)
  }

  override func inner(_ proposal: ProposedViewSize) -> ProposedViewSize { proposal.unspecified(along: axes) }

  override func measure(_ proposal: ProposedViewSize) -> Size {
    var size = child.size(for: inner(proposal))
    if axes.contains(.horizontal), let room = proposal.width { size.width = room }
    if axes.contains(.vertical), let room = proposal.height { size.height = room }
    return size
  }

  override func draw(in rect: Rect, proposal: ProposedViewSize, on canvas: Canvas) {
    let (inner, content) = (inner(proposal), child.size(for: inner(proposal)))
    let room = canvas.extending(rect, .all, of: self)
    func draw(from offset: Point) {
      canvas.withSpaces(ScrollViewName.all(along: axes), rect) {
        canvas.withSight(room) {
          canvas.withoutSafeArea {
            place(child, at: Point(x: -offset.x, y: -offset.y), of: inner, in: rect, on: canvas)
          }
        }
      }
    }
    var offset = offset(of: content, in: rect, [:])
    let views = Set(targets.compactMap(\.view))
    if !views.isEmpty {
      _ = canvas.find(views) {
        draw(from: .zero)
      } moved: { frames in
        offset = self.offset(of: content, in: rect, frames)
        return Point(x: layoutDirection == .leftToRight ? -offset.x : offset.x, y: -offset.y)
      }
      // Else what is nested would be drawn twice as often with each view around that scrolls.
      if canvas.isSeeking { return }
    }
    let shown = shown(content, in: rect, room)
    canvas.appendOne {
      if let shown { canvas.append(.pushClip(shown, .zero)) }
      draw(from: offset)
      if shown != nil { canvas.append(.popClip) }
    }
  }

  /// How far the content is scrolled, in points from where it begins.
  ///
  /// - Parameter frames: where views are while it is not scrolled.
  private func offset(of content: Size, in rect: Rect, _ frames: [Canvas.Sought: Rect]) -> Point {
    var offset = Point.zero
    for axis in Axis.allCases where axes.contains(axis) {
      let (room, excess) = (rect.size[axis], content[axis] - rect.size[axis])
      // What is shorter than its room is not scrolled, but stands in it.
      let anchor = excess > 0 ? scrolling.anchor : scrolling.shortAnchor ?? (axes.isBoth ? .center : nil)
      let scrolled =
        excess > 0
        ? targets.lazy.compactMap { target in
          let frame = target.view.flatMap { frames[$0] }
          return target.offset(
            along: axis, excess: excess, room: room,
            view: frame.map { (self.start(of: $0, in: rect, axis), $0.size[axis]) })
        }.first : nil
      offset[axis] = scrolled ?? anchor.map { $0[axis] * excess } ?? 0
    }
    return offset
  }

  /// Where a frame begins, from where the content does.
  private func start(of frame: Rect, in rect: Rect, _ axis: Axis) -> Double {
    if axis == .vertical { return frame.minY - rect.minY }
    return layoutDirection == .leftToRight ? frame.minX - rect.minX : rect.maxX - frame.maxX
  }

  /// What of its content is shown, nil where that is all: along an axis in which it fits it is clipped by the screen at
  /// most, as shadows and focus rings reach beyond rows.
  ///
  /// - Parameter room: the view with what is covered beyond its sides, where the content goes on.
  private func shown(_ content: Size, in rect: Rect, _ room: Rect) -> Rect? {
    let isLonger = axes.contains(.vertical) && content.height > rect.height + grid.tolerance
    let isWider = axes.contains(.horizontal) && content.width > rect.width + grid.tolerance
    guard scrolling.isCut, isLonger || isWider else { return nil }
    let far = 1e5
    let x = isWider ? room.minX : -far
    let y = isLonger ? room.minY : -far
    return Rect(x: x, y: y, width: isWider ? room.width : 2 * far, height: isLonger ? room.height : 2 * far)
  }

  override func silhouette(in rect: Rect) -> (Rect, CornerRadii) { (rect, .zero) }

  override var fillsSilhouette: Bool { false }
}

extension ScrollAim {
  /// What has to be looked for.
  fileprivate var view: Canvas.Sought? { if case .view(let identity, _) = self { .view(identity) } else { nil } }
}
