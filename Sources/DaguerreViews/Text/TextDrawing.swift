internal import DaguerreText

/// Draws texts in place of themselves, in parts.
package final class TextDrawing: @unchecked Sendable {  // its functions are called by who draws, one after the other
  fileprivate let size: (ProposedViewSize, @escaping (ProposedViewSize) -> Size) -> Size
  fileprivate let content: (LaidText, ViewMeasurer) -> AnyView

  /// - Parameters:
  ///   - size: how large a text is, in points, by what it is offered and how large it would be by itself.
  ///   - content: what is seen in the room of a text.
  package init(
    size: @escaping (ProposedViewSize, @escaping (ProposedViewSize) -> Size) -> Size,
    content: @escaping (LaidText, ViewMeasurer) -> AnyView
  ) {
    (self.size, self.content) = (size, content)
  }
}

extension EnvironmentValues {
  /// What draws texts in their place; nil for themselves.
  package var textDrawing: TextDrawing? {
    get { textTraits.drawing }
    set { textTraits.drawing = newValue }
  }
}

/// What a stretch of a text has of one's own.
struct AttributedStretch {
  /// The place after it, in UTF-16 code units of the whole text.
  let end: Int
  let attributes: [any TextAttribute]

  /// One for each run, in their order.
  static func list(_ runs: some Sequence<(TextRun, [any TextAttribute])>) -> [AttributedStretch] {
    var end = 0
    return runs.map { run, attributes in
      end += run.text.utf16.count
      return AttributedStretch(end: end, attributes: attributes)
    }
  }
}

/// A text that something else draws in its room.
final class DrawnTextNode: WrapperNode {
  private let text: TextNode
  private let drawing: TextDrawing
  private let stretches: [AttributedStretch]
  private let context: ResolutionContext

  init(_ text: TextNode, _ drawing: TextDrawing, _ stretches: [AttributedStretch], _ context: ResolutionContext) {
    (self.text, self.drawing, self.stretches) = (text, drawing, stretches)
    var inner = context.inStack(nil)
    // Texts that are drawn there are themselves.
    inner.environment.textDrawing = nil
    self.context = inner
    super.init(text, context.environment)
  }

  override func measure(_ proposal: ProposedViewSize) -> Size {
    drawing.size(proposal) { [text] in text.size(for: $0) }
  }

  override func draw(in rect: Rect, proposal: ProposedViewSize, on canvas: Canvas) {
    guard !canvas.redaction.contains(.placeholder) else {
      return text.draw(in: rect, proposal: proposal, on: canvas)
    }
    let layout = text.layout(for: proposal)
    text.note(layout, in: rect, on: canvas)
    let laid = LaidText(text, layout, in: rect, stretches)
    let layers = context.withEnvironmentOfBody {
      ZStack(alignment: .topLeading) { drawing.content(laid, ViewMeasurer(context: context)) }
    }
    canvas.appendOne {
      for node in layers._resolve(in: context) {
        place(node, aligned: .topLeading, of: ProposedViewSize(rect.size), in: rect, on: canvas)
      }
    }
  }
}
