import OUDS
import Testing

@testable import OUDSCatalogue
@testable import OUDSComponents

@Suite("Progress indicators, measured")
struct ProgressFactsTests {
  @Test("as long as nothing is done, the track has square ends", arguments: ["orange", "sosh", "wireframe"])
  func indeterminate(theme: String) throws {
    let cell = try Drawn("linear-progress-indicator/indeterminate-with-long-helper-text", theme: theme).cell("enabled")
    #expect(cell.color(0, 0) == cell.color(6, 6) && cell.color(0, 0) != "#FFFFFF")
  }

  @Test("three quarters of the bar, four points of gap, the rest of the track")
  func linear() throws {
    let drawn = try Drawn("linear-progress-indicator/accent")
    let cell = try drawn.cell("enabled")
    #expect([drawn.bitmap.width, drawn.bitmap.height] == [1080, 108])
    #expect([cell.x, cell.y, cell.width, cell.height] == [48, 48, 984, 12])
    let runs = cell.runs(row: 5, from: -10, to: 994)
    #expect(runs.map(\.length) == [10, 738, 12, 234, 10])
    #expect(runs.map(\.color) == ["#FFFFFF", "#F15E00", "#FFFFFF", "#CCCCCC", "#FFFFFF"])
  }

  @Test("from right to left the bar grows from the right")
  func linearRightToLeft() throws {
    let runs = try Drawn("linear-progress-indicator/neutral", direction: "rtl").cell("enabled")
      .runs(row: 5, from: 0, to: 984)
    #expect(runs.map(\.length) == [234, 12, 738])
    #expect(runs.last?.color == "#000000")
  }

  @Test("the text stands in the middle, 8 points below")
  func helperText() throws {
    let drawn = try Drawn("linear-progress-indicator/helper-text")
    #expect(drawn.bitmap.height == 3 * (16 + 4 + 8 + 20 + 16))
    let ink = try drawn.cell("enabled").bounds(x: 0..<984, y: 14..<96)
    #expect(abs(2 * ink[0] + ink[2] - 984) <= 4)
  }

  @Test(
    "ends are round in two themes and square in the others",
    arguments: [("orange", false), ("orange-compact", false), ("sosh", true), ("wireframe", true)])
  func ends(theme: String, isRound: Bool) throws {
    let cell = try Drawn("linear-progress-indicator/no-track", theme: theme).cell("enabled")
    #expect((cell.color(0, 0) != cell.color(6, 6)) == isRound)
  }

  @Test(
    "the parts of a bar of 100 points",
    arguments: [
      (0.75, false, 0.0...75, 79.0...100), (0.75, true, 0...77, 81...100), (0, false, nil, 0...100),
      (1, false, 0...100, nil), (0.98, false, 0...98, nil), (0.005, false, 0...0.5, 2.5...100),
      (nil, true, nil, 0...100),
    ] as [(Double?, Bool, ClosedRange<Double>?, ClosedRange<Double>?)])
  func parts(progress: Double?, isRound: Bool, done: ClosedRange<Double>?, track: ClosedRange<Double>?) {
    let parts = LinearProgress(progress: progress, width: 100, height: 4, gap: 4, isRound: isRound)
    #expect(parts.done == done)
    #expect(parts.track == track)
    #expect(parts.stop == (progress.map { $0 < 1 } == true ? 96...100 : nil))
  }

  @Test("the circle has 48 points, its line an eighth of that")
  func circular() throws {
    let drawn = try Drawn("circular-progress-indicator/accent")
    let cell = try drawn.cell("enabled")
    #expect([cell.width, cell.height] == [144, 144])
    #expect([drawn.bitmap.width, drawn.bitmap.height] == [240, 240], "with a margin of 48")
    // To the right of the middle all is done; to the left, from 280 degrees, is track.
    #expect(cell.color(124, 72) == "#FFFFFF")
    for dx in 127...142 { #expect(cell.color(dx, 72) == "#F15E00") }
    #expect(cell.color(9, 72 - 20) == "#CCCCCC")
    // Half way into either gap, 5 degrees from 9 and 12 o'clock.
    #expect(cell.color(9, 67) == "#FFFFFF")
    #expect(cell.color(67, 9) == "#FFFFFF")
  }

  @Test(
    "the arcs of a circle, in degrees",
    arguments: [
      (0.75, false, 270.0, 280.0, 70.0), (0.01, false, 3.6, 7.2, 349.2),
      (0.5, true, 180, 204.3239448782706, 131.3521102434588),
    ])
  func arcs(progress: Double, isRound: Bool, sweep: Double, start: Double, length: Double) throws {
    let parts = CircularProgress(progress: progress, diameter: 48, gapSize: .default, isRound: isRound)
    let track = try #require(parts.track)
    #expect(parts.lineWidth == 6)
    #expect(abs(parts.sweep - sweep) < 1e-9)
    #expect(abs(track.start - start) < 1e-9)
    #expect(abs(track.sweep - length) < 1e-9)
  }

  @Test("nothing is left of the track at the end, and a small gap is one point of 48 points' edge")
  func arcEnds() throws {
    #expect(CircularProgress(progress: 1, diameter: 48, gapSize: .default, isRound: false).track == nil)
    let small = CircularProgress(progress: 0.5, diameter: 48, gapSize: .small, isRound: false)
    let gap = try #require(small.track).start - 180
    #expect(abs(gap / 360 * Double.pi * 48 - 1) < 1e-9)
  }
}
