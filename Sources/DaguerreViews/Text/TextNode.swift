internal import DaguerreText

/// A text that is laid out in the width it is offered.
final class TextNode: LayoutNode {
  private let runs: [TextRun]
  /// By the number of the attachment.
  private let images: [VectorImage]
  private let pattern: ShapePaint.Pattern?
  private let alignment: TextAlignment
  private let options: TextOptions
  private let advanceUnit: Double?
  /// How many lines the text is as high as at least.
  private let reservedLines: Int
  private let layouts: TextLayoutCache
  /// Laid out without a limit: most texts need no more.
  private lazy var natural = layout(maxWidth: .infinity)
  private var wrapped = Answers<TextLayout>()

  /// - Parameters:
  ///   - images: those that stand in the text, by the numbers of their attachments.
  ///   - pattern: what is seen through the runs, if anything is.
  init(
    _ runs: [TextRun], images: [VectorImage] = [], pattern: ShapePaint.Pattern?, _ environment: EnvironmentValues,
    layouts: TextLayoutCache
  ) {
    self.runs = runs.map { $0.settled(inDark: environment.colorScheme == .dark) }
    self.images = images
    self.pattern = pattern
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
    self.reservedLines = environment.reservedLines
    super.init(environment)
  }

  override var traits: LayoutTraits {
    LayoutTraits(spacing: .text(first: runs.first?.style.size ?? 0, last: runs.last?.style.size ?? 0))
  }

  override func measure(_ proposal: ProposedViewSize) -> Size {
    let shown = layout(for: proposal)
    var size = shown.size
    // White space at the ends of lines counts, as far as there is room for it.
    let widest = shown.lines.map { $0.width + $0.trailingSpace }.max() ?? 0
    size.width = max(size.width, min(widest, proposal.width ?? widest))
    if reservedLines > 0, let line = natural.lines.first {
      let count = Double(reservedLines)
      size.height = max(size.height, count * line.height + (count - 1) * options.lineSpacing)
    }
    return Size(width: grid.up(size.width), height: grid.up(size.height))
  }

  override func draw(in rect: Rect, proposal: ProposedViewSize, on canvas: Canvas) {
    let layout = layout(for: proposal)
    note(layout, in: rect, on: canvas)
    draw(layout, in: rect, on: canvas)
  }

  /// Notes that the text is there.
  func note(_ layout: TextLayout, in rect: Rect, on canvas: Canvas) {
    if rect.width > 0 { canvas.answer(.text, rect) }
    canvas.reportUnmapped(layout.unmappedScalars)
  }

  /// Draws a layout of the text, or a part of it.
  func draw(_ layout: TextLayout, _ part: TextPart = .all, in rect: Rect, on canvas: Canvas) {
    canvas.appendOne {
      drawBackgrounds(of: layout, part, in: rect, on: canvas)
      canvas.appendPainted(with: pattern, in: rect, layoutDirection) { drawGlyphs(layout, part, in: rect, on: canvas) }
    }
  }

  private func drawGlyphs(_ layout: TextLayout, _ part: TextPart, in rect: Rect, on canvas: Canvas) {
    for (number, line) in layout.lines.enumerated() where part.hasLine(number) {
      let x = rect.minX + start(of: line, in: rect.width)
      let baseline = baseline(of: line, in: rect)
      if canvas.redaction.contains(.placeholder) {
        let bar = Rect(x: x + line.x, y: baseline - line.baseline + line.top, width: line.width, height: line.height)
        canvas.appendPlaceholder(bar.inset(by: min(1, line.height / 8)), line.runs.first?.color ?? .clear)
        continue
      }
      let ends = part.ends(in: line)
      for (index, run) in line.runs.enumerated() {
        if part.hasRun(index) {
          let glyphs = run.glyphs[part.range(in: run)].map { glyph in
            GlyphRun.Glyph(
              id: glyph.id,
              origin: Point(x: placed(x + glyph.origin.x), y: baseline + (glyph.origin.y - line.baseline)))
          }
          if let attachment = run.attachment {
            for glyph in glyphs { images[attachment.id].draw(in: attachment.frame(at: glyph.origin), on: canvas) }
          } else {
            for command in run.commands(for: glyphs) { canvas.append(command) }
          }
        }
        // A line under several runs is kept with the last of them.
        for decoration in run.decorations {
          let color = decoration.color ?? run.color
          let whole = decoration.rect.offset(dx: x, dy: baseline - line.baseline)
          guard !color.isClear, let rect = cut(whole, to: ends, from: x) else { continue }
          canvas.append(.fillRect(rect, color))
        }
      }
    }
  }

  /// Behind all lines, as letters reach into the next one; on the grid, so that there is no seam between two runs.
  private func drawBackgrounds(of layout: TextLayout, _ part: TextPart, in rect: Rect, on canvas: Canvas) {
    guard !canvas.redaction.contains(.placeholder) else { return }
    // Where the lines before end: of what is translucent, rounded edges must not lie over each other.
    var bottom = -Double.infinity
    for (number, line) in layout.lines.enumerated() {
      var lowest = bottom
      let x = rect.minX + start(of: line, in: rect.width)
      let ends = part.hasLine(number) ? part.ends(in: line) : nil
      for run in line.runs {
        guard let background = run.background, let color = background.color, !color.isClear else { continue }
        let box = background.rect.offset(dx: x, dy: rect.minY)
        let (left, top) = (grid.nearest(box.minX), max(grid.nearest(box.minY), bottom))
        let size = Size(width: grid.nearest(box.maxX) - left, height: grid.nearest(box.maxY) - top)
        guard size.width > 0, size.height > 0 else { continue }
        if part.hasLine(number), let rect = cut(Rect(origin: Point(x: left, y: top), size: size), to: ends, from: x) {
          canvas.append(.fillRect(rect, color))
        }
        lowest = max(lowest, top + size.height)
      }
      bottom = lowest
    }
  }

  /// What of a rectangle in a line belongs to a part of the line that is between two places; nil for nothing.
  ///
  /// What two parts share is cut on the grid, so that there is no seam.
  private func cut(_ rect: Rect, to ends: (Double, Double)?, from x: Double) -> Rect? {
    guard let ends else { return rect }
    let (start, end) = (x + ends.0, x + ends.1)
    guard rect.maxX > start, rect.minX < end else { return nil }
    let left = rect.minX < start - grid.tolerance ? grid.nearest(start) : rect.minX
    let right = rect.maxX > end + grid.tolerance ? grid.nearest(end) : rect.maxX
    return left < right ? Rect(x: left, y: rect.minY, width: right - left, height: rect.height) : nil
  }

  override var hasTextBaseline: Bool { !natural.lines.isEmpty }

  override func position(of alignment: VerticalAlignment, in size: Size, proposal: ProposedViewSize) -> Double {
    let lines = layout(for: proposal).lines
    switch alignment {
    case .firstTextBaseline: return grid.nearest(lines.first?.baseline ?? size.height)
    case .lastTextBaseline: return grid.nearest(lines.last?.baseline ?? size.height)
    case .top, .center, .bottom, .custom: return alignment.defaultPosition(in: size)
    }
  }

  /// The size of the last line.
  func lastLine(for proposal: ProposedViewSize) -> Size {
    let line = layout(for: proposal).lines.last
    return Size(width: line?.width ?? 0, height: line?.height ?? 0)
  }

  /// The text in the room that it is offered.
  func layout(for proposal: ProposedViewSize) -> TextLayout {
    // What is measured is on the grid, by as much less than it is.
    let width = proposal.width.map { $0 + grid.tolerance }.flatMap { $0 < natural.size.width ? $0 : nil }
    let height = proposal.height ?? .infinity
    if width == nil, !givesWay(natural, to: height) { return natural }
    if let known = wrapped[proposal] { return known }
    let whole = width.map { layout(maxWidth: $0) } ?? natural
    let shown = givesWay(whole, to: height) ? layout(maxWidth: width ?? .infinity, maxHeight: height) : whole
    wrapped.add(shown, to: proposal)
    return shown
  }

  /// Whether a layout is cut, or shrinks, where there is no more height.
  private func givesWay(_ layout: TextLayout, to height: Double) -> Bool {
    (layout.lines.count > 1 || options.minimumScaleFactor < 1) && layout.isHigher(than: height)
  }

  private func layout(maxWidth: Double, maxHeight: Double = .infinity) -> TextLayout {
    var options = options
    options.maxWidth = maxWidth
    options.maxHeight = maxHeight
    return layouts.layout(runs, options: options)
  }

  /// Where a glyph is drawn: what advances by whole units also stands on them, letter spacing or not.
  private func placed(_ x: Double) -> Double {
    guard let advanceUnit, advanceUnit > 0 else { return x }
    return (x / advanceUnit + 0.5).rounded(.down) * advanceUnit
  }

  /// From the left of the text's frame to where the places in a line are counted from.
  func start(of line: TextLayout.Line, in width: Double) -> Double { indent(of: line, in: width) - line.x }

  /// Where a line stands of a text in a rectangle.
  func baseline(of line: TextLayout.Line, in rect: Rect) -> Double {
    // A baseline on the grid keeps horizontal strokes equally sharp in every line.
    grid.nearest(rect.minY + line.baseline)
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

extension TextRun {
  private var isSettled: Bool {
    style.color.isSettled && style.background?.isSettled != false && style.underline?.color?.isSettled != false
      && style.strikethrough?.color?.isSettled != false
  }

  /// The run in the colours that it has there: layouts are kept for all texts whose colours are equal in the light.
  fileprivate func settled(inDark isDark: Bool) -> TextRun {
    guard !isSettled else { return self }
    var copy = self
    copy.style.color = style.color.settled(inDark: isDark)
    copy.style.background = style.background?.settled(inDark: isDark)
    copy.style.underline?.color = style.underline?.color?.settled(inDark: isDark)
    copy.style.strikethrough?.color = style.strikethrough?.color?.settled(inDark: isDark)
    return copy
  }
}
