public import DaguerreGraphics

extension TextLayout.Run {
  /// What draws some of its glyphs: as outlines in the colour of the run, or as the pictures that they are.
  ///
  /// - Parameter glyphs: with their places on the sheet.
  public func commands(for glyphs: [GlyphRun.Glyph]) -> [Command] {
    guard color.alpha > 0 else { return [] }
    guard font.hasPictures else { return [.glyphs(GlyphRun(font: font, size: size, color: color, glyphs: glyphs))] }
    let pictures = glyphs.compactMap { glyph in
      font.picture(of: glyph.id).map {
        Command.image($0.fill(at: glyph.origin, size: size, unitsPerEm: font.unitsPerEm))
      }
    }
    guard color.alpha < 255, !pictures.isEmpty else { return pictures }
    return [.pushOpacity(Double(color.alpha) / 255)] + pictures + [.popOpacity]
  }
}
