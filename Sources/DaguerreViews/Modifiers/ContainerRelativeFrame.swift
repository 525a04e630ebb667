/// A view whose frame is a part of its room along some axes, or of what a scrolling view shows.
private final class ContainerRelativeNode: EnclosingNode {
  private let axes: [Axis]
  private let alignment: Alignment
  private let length: (Double, Axis) -> Double
  private let report: () -> Void
  private let scrollRoom: ScrollRoom?
  /// What was offered first along each axis: layers offer their own size afterwards.
  private var offered: [Axis: Double] = [:]

  init(
    _ child: LayoutNode, _ axes: [Axis], _ alignment: Alignment, _ environment: EnvironmentValues,
    scrollRoom: ScrollRoom?, length: @escaping (Double, Axis) -> Double, report: @escaping () -> Void
  ) {
    self.axes = axes
    self.alignment = alignment
    self.length = length
    self.report = report
    self.scrollRoom = scrollRoom
    super.init(child, environment)
  }

  /// How long the frame is along an axis of which the room is known; nil along any other.
  private func length(along axis: Axis, in proposal: ProposedViewSize) -> Double? {
    let room =
      scrollRoom?.axes.contains(axis) == true ? scrollRoom?.size?[axis] : offered[axis] ?? proposal[axis]
    guard axes.contains(axis), let room, room.isFinite else { return nil }
    offered[axis] = room
    return max(grid.nearest(length(room, axis)), 0)
  }

  /// What the child is offered.
  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    var offer = proposal
    for axis in axes { offer[axis] = length(along: axis, in: proposal) ?? proposal[axis] }
    return offer
  }

  override func measure(_ proposal: ProposedViewSize) -> Size {
    let size = child.size(for: offer(proposal))
    return Size(
      width: length(along: .horizontal, in: proposal) ?? size.width,
      height: length(along: .vertical, in: proposal) ?? size.height)
  }

  override func draw(in rect: Rect, proposal: ProposedViewSize, on canvas: Canvas) {
    if axes.contains(where: { length(along: $0, in: proposal) == nil }) { report() }
    place(child, aligned: alignment, of: offer(proposal), in: rect, on: canvas)
  }
}

extension View {
  /// The view as large as its room along some axes: what a scrolling view around it shows, or else its place.
  public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> ContainerRelativeView<Self> {
    ContainerRelativeView(content: self, axes: axes, alignment: alignment)
  }

  /// The view in a frame as large as some of the parts that its room has along some axes: what a scrolling view around
  /// it shows, or else the picture, is the container.
  ///
  /// Along the axis of a stack in no scrolling view it is an error: a stack gives its views shares of its room.
  public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: Double, alignment: Alignment = .center
  ) -> NodeModifier<Self> {
    let count = Double(max(count, 1))
    let span = Double(max(span, 1))
    return containerRelativeFrame(axes, alignment: alignment) { room, _ in
      (room - spacing * (count - 1)) / count * span + spacing * (span - 1)
    }
  }

  /// The view in a frame of lengths that a closure has for its room along some axes: what a scrolling view around it
  /// shows, or else the picture, is the container.
  ///
  /// Along the axis of a stack in no scrolling view it is an error: a stack gives its views shares of its room.
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (Double, Axis) -> Double
  ) -> NodeModifier<Self> {
    let axes = Axis.allCases.filter { axes.contains($0) }
    return wrapped { child, context in
      func report() {
        context.session.report(
          ViewError.unsupported(
            view: "containerRelativeFrame",
            rule: "where a stack shares out its room or nothing limits it: how large the container is, is not known."))
      }
      let room = context.scrollRoom
      if let room, axes.contains(where: room.axes.contains) { room.isNeeded = true }
      if let axis = context.stackAxis, axes.contains(axis), room?.axes.contains(axis) != true { report() }
      return ContainerRelativeNode(
        child, axes, alignment, context.environment, scrollRoom: room, length: length, report: report)
    }
  }
}

/// A view as large as its room along some axes.
public struct ContainerRelativeView<Content: View>: PrimitiveView {
  fileprivate let content: Content
  fileprivate let axes: Axis.Set
  fileprivate let alignment: Alignment

  /// The nodes of the view, each in a frame.
  public func _resolve(in context: ResolutionContext) -> [LayoutNode] {
    let scrolled = axes.intersection(context.scrollRoom?.axes ?? [])
    let others = axes.subtracting(scrolled)
    let filled = content.frame(
      maxWidth: others.contains(.horizontal) ? .infinity : nil, maxHeight: others.contains(.vertical) ? .infinity : nil,
      alignment: alignment)
    guard !scrolled.isEmpty else { return filled._resolve(in: context) }
    return filled.containerRelativeFrame(scrolled, alignment: alignment) { room, _ in room }._resolve(in: context)
  }
}
