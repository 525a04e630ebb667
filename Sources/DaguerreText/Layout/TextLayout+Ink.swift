public import DaguerreGraphics

extension TextLayout {
  /// The smallest rectangle around what is drawn, underlines included, in points from the top left of the block; nil
  /// where nothing is.
  public var inkBounds: Rect? {
    lines.compactMap(\.inkBounds).reduce(nil) { $0?.union($1) ?? $1 }
  }
}

extension TextLayout.Line {
  /// The smallest rectangle around what is drawn of the line; nil where nothing is.
  public var inkBounds: Rect? {
    var boxes: [Rect] = []
    for run in runs {
      let scale = run.size / run.font.unitsPerEm
      for glyph in run.glyphs {
        if let attachment = run.attachment {
          boxes.append(attachment.frame(at: glyph.origin))
          continue
        }
        guard let box = run.font.outline(of: glyph.id).bounds else { continue }
        boxes.append(
          Rect(
            x: glyph.origin.x + box.minX * scale, y: glyph.origin.y - box.maxY * scale, width: box.width * scale,
            height: box.height * scale))
      }
      boxes += run.decorations.map(\.rect)
      if let background = run.background { boxes.append(background.rect) }
    }
    return boxes.reduce(nil) { $0?.union($1) ?? $1 }
  }
}
