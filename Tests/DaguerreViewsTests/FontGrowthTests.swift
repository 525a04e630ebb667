import DaguerreGraphics
import DaguerreText
import Foundation
import Testing

@testable import DaguerreViews

@Suite("Fonts and text sizes")
struct FontGrowthTests {
  private func size(_ font: Font, _ dynamicTypeSize: DynamicTypeSize) throws -> Double? {
    try Fixture().commands { Text("a").font(font).dynamicTypeSize(dynamicTypeSize) }.firstGlyphs?.size
  }

  @Test("a font of a fixed size keeps it, others grow by the factor")
  func fixed() throws {
    for font in [Font.system(size: 17), .custom("Daguerre Test", fixedSize: 17)] {
      #expect(try size(font, .accessibility3) == 17)
      #expect(try size(font.bold().weight(.thin), .accessibility3) == 17)
    }
    #expect(try size(.custom("Daguerre Test", size: 20), .accessibility3) == 47)
    #expect(try size(Font(family: "Daguerre Test", size: 20), .accessibility3) == 47)
  }

  @Test("the system's fonts have the sizes of its table, and fonts relative to one grow as it does")
  func styles() throws {
    #expect(try size(.largeTitle, .large) == 34)
    #expect(try size(.largeTitle, .accessibility3) == 52)
    #expect(try size(.caption2, .xSmall) == 11)
    #expect(try size(.headline, .accessibility5) == 53)
    #expect(try size(.system(.footnote, design: .monospaced), .xxxLarge) == 19)
    #expect(try size(.custom("Daguerre Test", size: 68, relativeTo: .largeTitle), .accessibility3) == 104)
  }

  @Test("between two steps sizes lie on a line, beyond them they grow in proportion")
  func between() {
    #expect(abs(Font.TextStyle.body.size(at: 1.05) - 18) < 1e-9)
    #expect(Font.TextStyle.body.size(at: 6.2) == 106)
    #expect(Font.TextStyle.body.size(at: 0.4) == 7)
  }
}

extension [Command] {
  var firstGlyphs: GlyphRun? {
    lazy.compactMap { if case .glyphs(let run) = $0 { run } else { nil } }.first
  }
}
