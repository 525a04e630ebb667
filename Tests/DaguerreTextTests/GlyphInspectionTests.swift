import DaguerreText
import TestSupport
import Testing

@testable import DaguerreGraphics

/// Whether a glyph overlaps itself is looked for with coarse chords.
@Suite("Overlaps in glyphs")
struct GlyphInspectionTests {
  /// A mask as its tile has it; glyphs of this size are tiles.
  private func coverage(_ edges: borrowing ScratchList<Edge>, resolved: Bool, _ window: PixelRect) throws -> [Int] {
    var accumulator = CoverageAccumulator(width: window.width, height: window.height)
    if resolved {
      EdgeResolver.fill(edges, rule: .nonzero, height: window.height, into: &accumulator)
    } else {
      accumulator.add(edges)
    }
    let mask = accumulator.mask()
    try #require(mask.tileStride > 0)
    return mask.coverage.map(Int.init)
  }

  @Test(
    "coarse chords find those that show",
    arguments: [
      "Roboto-Regular.ttf", "Roboto-BoldItalic.ttf", "Quicksand-Medium.ttf", "ComicNeue-Regular.otf",
      "NotoSansArabic-Regular.ttf", "NotoSansSymbols2-Regular.ttf", "DaguerreTest-Variable.ttf",
    ])
  func inspection(file: String) throws {
    let font = try PackageFonts.library().font(file: file)
    let fine = Outline.flatteningTolerance
    var overlapping = 0
    for glyph in 0..<UInt32(3000) {
      let path = font.outline(of: glyph)
      guard !path.elements.isEmpty else { continue }
      let isSimple = try GlyphMasks.isSimple(path, glyph, font)
      if !isSimple { overlapping += 1 }
      guard try GlyphMasks.isSimple(path, glyph, font, tolerance: fine) != isSimple else { continue }
      // Contours that touch, as those of two dots: no pixel may tell.
      #expect(isSimple, "glyph \(glyph)")
      let scale = 16 * Double(Fixed.one) / font.unitsPerEm
      let steps = AffineTransform(a: scale, b: 0, c: 0, d: -scale, tx: 0, ty: 0)
      let shape = try PathShape(path.transformed(by: steps), in: GridTransform(scale: 1 / Double(Fixed.one)))
      let window = shape.extent.pixels
      guard window.width <= 40 else { continue }
      var outline = Outline(window: window)
      shape.draw(into: &outline)
      outline.close()
      let plain = try coverage(outline.edges, resolved: false, window)
      let exact = try coverage(outline.edges, resolved: true, window)
      let worst = zip(plain, exact).map { abs($0 - $1) }.max() ?? 0
      #expect(worst < 65_535 / 255, "glyph \(glyph)")
    }
    if file.hasPrefix("Roboto") { #expect(overlapping > 0) }
  }
}
