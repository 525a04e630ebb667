internal import DaguerreText

/// A text that is laid out in the width it is offered.
final class TextNode: LayoutNode {
  private let runs: [TextRun]
  private let alignment: TextAlignment
  private let options: TextOptions
  private let advanceUnit: Double?
  private let layouts: TextLayoutCache
  /// Laid out without a limit: most texts need no more.
  private lazy var natural = layout(maxWidth: .infinity)
  private var wrapped: [Double: TextLayout] = [:]

  init(_ runs: [TextRun], _ environment: EnvironmentValues, layouts: TextLayoutCache) {
    self.runs = runs
    self.layouts = layouts
    self.alignment = environment.multilineTextAlignment
    let truncation: TextOptions.Truncation =
      switch environment.truncationMode {
      case .head: .head
      case .middle: .middle
      case .tail: .tail
      }
    self.options = TextOptions(
      lineLimit: environment.lineLimit, truncation: truncation,
      leading: environment.textLeading == .proportional
        ? .proportional(pixelsPerPoint: environment.displayScale) : .centered,
      lineSpacing: max(environment.lineSpacing * environment.textScale, 0),
      minimumScaleFactor: environment.minimumScaleFactor)
    self.advanceUnit = environment.glyphAdvanceUnit
    super.init(environment)
  }

  override func measure(_ proposal: ProposedViewSize) -> Size {
    let size = layout(for: proposal).size
    return Size(width: grid.up(size.width), height: grid.up(size.height))
  }

  override func draw(in rect: Rect, proposal: ProposedViewSize, on canvas: Canvas) {
    let layout = layout(for: proposal)
    for line in layout.lines {
      let x = rect.minX + indent(of: line, in: rect.width) - line.x
      // A baseline on the grid keeps horizontal strokes equally sharp in every line.
      let baseline = grid.nearest(rect.minY + line.baseline)
      for run in line.runs where run.color.alpha > 0 {
        let glyphs = run.glyphs.map { glyph in
          GlyphRun.Glyph(
            id: glyph.id,
            origin: Point(x: placed(x + glyph.origin.x), y: baseline + (glyph.origin.y - line.baseline)))
        }
        canvas.append(.glyphs(GlyphRun(font: run.font, size: run.size, color: run.color, glyphs: glyphs)))
        for decoration in run.decorations {
          canvas.append(.fillRect(decoration.rect.offset(dx: x, dy: baseline - line.baseline), decoration.color))
        }
      }
    }
    canvas.reportUnmapped(layout.unmappedScalars)
  }

  override var hasTextBaseline: Bool { !natural.lines.isEmpty }

  override func position(of alignment: VerticalAlignment, in size: Size, proposal: ProposedViewSize) -> Double {
    let lines = layout(for: proposal).lines
    switch alignment {
    case .firstTextBaseline: return grid.nearest(lines.first?.baseline ?? size.height)
    case .lastTextBaseline: return grid.nearest(lines.last?.baseline ?? size.height)
    case .top, .center, .bottom: return alignment.defaultPosition(in: size)
    }
  }

  /// The size of the last line.
  func lastLine(for proposal: ProposedViewSize) -> Size {
    let line = layout(for: proposal).lines.last
    return Size(width: line?.width ?? 0, height: line?.height ?? 0)
  }

  private func layout(for proposal: ProposedViewSize) -> TextLayout {
    guard let width = proposal.width, width < natural.size.width else { return natural }
    if let known = wrapped[width] { return known }
    let layout = layout(maxWidth: width)
    wrapped[width] = layout
    return layout
  }

  private func layout(maxWidth: Double) -> TextLayout {
    var options = options
    options.maxWidth = maxWidth
    return layouts.layout(runs, options: options)
  }

  /// Where a glyph is drawn: what advances by whole units also stands on them, letter spacing or not.
  private func placed(_ x: Double) -> Double {
    guard let advanceUnit, advanceUnit > 0 else { return x }
    return (x / advanceUnit + 0.5).rounded(.down) * advanceUnit
  }

  /// From the left of the text's frame to the left of a line.
  private func indent(of line: TextLayout.Line, in width: Double) -> Double {
    switch (alignment, layoutDirection) {
    case (.center, _): (width - line.width) / 2
    case (.leading, .leftToRight), (.trailing, .rightToLeft): 0
    case (.trailing, .leftToRight), (.leading, .rightToLeft): width - line.width
    }
  }
}
