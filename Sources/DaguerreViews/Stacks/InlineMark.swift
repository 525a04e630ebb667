internal import DaguerreGraphics

/// A text with a mark after its last word, which goes on to a line of its own where the last one is full.
package struct InlineMark<Content: View, Mark: View>: PrimitiveView {
  private let gap: Double
  private let content: Content
  private let mark: Mark

  /// - Parameters:
  ///   - gap: between the last word and the mark, in points.
  ///   - content: a text, with modifiers that leave its frame as it is.
  ///   - mark: no higher than a line.
  package init(gap: Double, @ViewBuilder content: () -> Content, @ViewBuilder mark: () -> Mark) {
    self.gap = gap
    self.content = content()
    self.mark = mark()
  }

  /// The two in a row where the content is no single text.
  package func _resolve(in context: ResolutionContext) -> [LayoutNode] {
    let texts = content._resolve(in: context)
    let marks = mark._resolve(in: context)
    guard texts.count == 1, let box = texts.first, let text = box.unwrapped as? TextNode, let mark = marks.first else {
      return texts + marks
    }
    return [InlineMarkNode(box, text, mark, gap: gap, context.environment)]
  }
}

extension LayoutNode {
  /// The node within all that wraps it.
  fileprivate var unwrapped: LayoutNode {
    var node = self
    while let wrapper = node as? WrapperNode { node = wrapper.child }
    return node
  }
}

private final class InlineMarkNode: LayoutNode {
  private let box: LayoutNode
  private let text: TextNode
  private let mark: LayoutNode
  private let gap: Double

  init(_ box: LayoutNode, _ text: TextNode, _ mark: LayoutNode, gap: Double, _ environment: EnvironmentValues) {
    self.box = box
    self.text = text
    self.mark = mark
    self.gap = gap
    super.init(environment)
  }

  /// Where the mark is within the node, and how large the node is.
  private func placement(_ proposal: ProposedViewSize) -> (mark: Point, size: Size) {
    let textSize = box.size(for: proposal)
    let markSize = mark.size(for: .unspecified)
    let last = text.lastLine(for: proposal)
    let end = grid.up(last.width) + gap + markSize.width
    let fits = proposal.width.map { end <= $0 } ?? true
    let x = fits ? end - markSize.width : 0
    let top = fits ? textSize.height - last.height : textSize.height
    return (
      Point(x: x, y: top + (last.height - markSize.height) / 2),
      Size(
        width: max(textSize.width, x + markSize.width), height: fits ? textSize.height : textSize.height + last.height)
    )
  }

  override func measure(_ proposal: ProposedViewSize) -> Size { placement(proposal).size }

  override func draw(in rect: Rect, proposal: ProposedViewSize, on canvas: Canvas) {
    place(box, at: Point(x: 0, y: 0), of: proposal, in: rect, on: canvas)
    place(mark, at: placement(proposal).mark, of: .unspecified, in: rect, on: canvas)
  }

  override var hasTextBaseline: Bool { text.hasTextBaseline }

  override func position(of alignment: VerticalAlignment, in size: Size, proposal: ProposedViewSize) -> Double {
    switch alignment {
    case .top, .center, .bottom, .custom: alignment.defaultPosition(in: size)
    case .firstTextBaseline, .lastTextBaseline:
      box.position(of: alignment, in: box.size(for: proposal), proposal: proposal)
    }
  }
}
