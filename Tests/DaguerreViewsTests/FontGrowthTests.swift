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
    #expect(try size(.custom("Daguerre Test", size: 20), .accessibility3) == 44)
    #expect(try size(Font(family: "Daguerre Test", size: 20), .accessibility3) == 47)
  }

  @Test("a font by name has whole points, and grows as lines of bodies do where nothing else is said")
  func wholePoints() throws {
    #expect(try size(.custom("Daguerre Test", size: 10), .xLarge) == 11)
    #expect(try size(.custom("Daguerre Test", size: 17), .accessibility5) == 48)
    #expect(try size(.custom("Daguerre Test", size: 11, relativeTo: .caption), .accessibility1) == 19)
    #expect(try size(.custom("Daguerre Test", size: 12.5), .large) == 13)
    #expect(try size(.custom("Daguerre Test", fixedSize: 12.5), .large) == 12.5)
    #expect(Font.custom("a", size: 3) == .custom("a", size: 3, relativeTo: .body))
    #expect(try size(.custom("Daguerre Test", size: 0.25), .large) == 0.25)
  }

  @Test("a metric grows as lines of the font do that it is relative to, in whole pixels")
  func metrics() throws {
    struct Metric: View {
      @ScaledMetric private var side = 10.0
      @ScaledMetric(relativeTo: .largeTitle) private var width = 34.0
      var body: some View { Color.black.frame(width: width, height: side).markFrame("metric") }
    }
    func frame(_ size: DynamicTypeSize, scale: Double = 1) throws -> Rect? {
      var fixture = try Fixture()
      fixture.renderer.environment.displayScale = scale
      return try fixture.frames { Metric().dynamicTypeSize(size) }["metric"]
    }
    #expect(try frame(.large) == rect(0, 0, 34, 10))
    #expect(try frame(.accessibility3) == rect(0, 0, 51, 22))
    #expect(try frame(.accessibility3, scale: 2) == rect(0, 0, 50.5, 22))
  }

  @Test("the system's fonts have the sizes of its table, and fonts relative to one grow as its lines do")
  func styles() throws {
    #expect(try size(.largeTitle, .large) == 34)
    #expect(try size(.largeTitle, .accessibility3) == 52)
    #expect(try size(.caption2, .xSmall) == 11)
    #expect(try size(.headline, .accessibility5) == 53)
    #expect(try size(.system(.footnote, design: .monospaced), .xxxLarge) == 19)
    #expect(try size(.custom("Daguerre Test", size: 68, relativeTo: .largeTitle), .accessibility3) == 101)
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
