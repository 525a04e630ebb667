@testable import DaguerreGraphics
import Foundation
import Testing

@Suite("Arithmetic")
struct ArithmeticTests {
  @Test("Coverage of every possible area")
  func coverage() {
    var worst = 0.0
    for area in Int32(0)...(1 << 25) {
      worst = max(worst, abs(Double(CoverageAccumulator.coverage(area)) - Double(area) / Double(1 << 25) * 65535))
    }
    #expect(worst <= 0.51)
    #expect(CoverageAccumulator.coverage(-(1 << 25)) == Mask.full)
  }

  @Test("Cosine and sine")
  func unitCircle() {
    var worst = 0.0
    for step in -5000...5000 {
      let turn = Double(step) / 1777
      let point = UnitCircle.point(atTurn: turn)
      worst = max(worst, abs(point.x - cos(turn * 2 * .pi)), abs(point.y - sin(turn * 2 * .pi)))
    }
    #expect(worst < 1e-12)
    for (quarter, expected) in [(0.0, (1.0, 0.0)), (0.25, (0, 1)), (-0.5, (-1, 0)), (1.75, (0, -1))] {
      let point = UnitCircle.point(atTurn: quarter)
      #expect((point.x, point.y) == expected)
    }
  }

  @Test("Integrals of the normal distribution")
  func gaussian() {
    let table = GaussianTable.shared
    var worst = 0.0
    for step in -700...700 {
      let z = Double(step) / 97
      let below = 0.5 * erfc(-z / 2.0.squareRoot())
      let density = exp(-z * z / 2) / (2 * .pi).squareRoot()
      worst = max(worst, abs(table.cumulative(z) - below), abs(table.integralOfCumulative(z) - (z * below + density)))
    }
    #expect(worst < 1e-8)
  }

  @Test("A quarter of a circle has its area", arguments: [0.05, 0.3, 0.9, 1, 2.5, 7.77, 30, 300])
  func discArea(radius: Double) {
    let r = Int((radius * 4096).rounded())
    let box = RoundedBox(
      rect: GridRect(x0: 100, y0: 77, x1: 100 + 2 * r, y1: 77 + 2 * r), topLeft: r, topRight: r, bottomRight: r,
      bottomLeft: r)
    let size = box.rect.pixels
    var accumulator = CoverageAccumulator(width: size.width, height: size.height)
    accumulator.add(box)
    let area = total(accumulator.mask())
    // Half a step of coverage in each pixel on the rim, and what the chords leave.
    #expect(abs(area - .pi * Double(r * r) / 4096 / 4096) < 0.0004 * (radius + 1) * (radius + 1))
  }

  /// The coverage of a mask's pixel, 0...65535; nothing outside it.
  private func coverage(_ mask: Mask, _ x: Int, _ y: Int) -> Int {
    var blitter = PixelBlitter()
    MaskWalker(mask: mask, origin: (0, 0)).walk(in: PixelRect(x0: x, y0: y, x1: x + 1, y1: y + 1), &blitter)
    return blitter.coverage
  }

  private struct PixelBlitter: Blitter {
    var coverage = 0

    mutating func span(y: Int, x: Int, count: Int, coverage: UInt16) { self.coverage += Int(coverage) }
    mutating func span(y: Int, x: Int, count: Int, coverage: UnsafePointer<UInt16>) {
      self.coverage += Int(coverage[0])
    }
  }

  /// The area that a mask covers, in pixels.
  private func total(_ mask: Mask) -> Double {
    var sum = 0
    for y in mask.y..<mask.y + mask.height {
      for x in mask.x..<mask.x + mask.width { sum += coverage(mask, x, y) }
    }
    return Double(sum) / 65535
  }

  @Test("Edges that swap places are cut where they do")
  func resolver() throws {
    func edge(_ x0: Int, _ x1: Int, down: Bool) throws -> Edge {
      let (top, bottom) = (GridPoint(x: x0, y: 0), GridPoint(x: x1, y: 4096))
      return try #require(Edge(from: down ? top : bottom, to: down ? bottom : top))
    }
    // An hourglass in one pixel: half of it is filled, though the signed areas cancel out.
    let hourglass = [try edge(0, 4096, down: false), try edge(4096, 0, down: true)]
    var accumulator = CoverageAccumulator(width: 1, height: 1)
    EdgeResolver.fill(ScratchList(hourglass), rule: .nonzero, height: 1, into: &accumulator)
    #expect(abs(total(accumulator.mask()) - 0.5) < 1e-4)
    func isSimple(_ edges: [Edge]) -> Bool { EdgeResolver.isSimple(ScratchList(edges)) }
    #expect(!isSimple(hourglass))
    #expect(isSimple([try edge(10, 20, down: false), try edge(900, 30, down: true)]))
  }

  @Test("The order of edges changes nothing, even where their middles tie", arguments: [FillRule.nonzero, .evenodd])
  func edgeOrder(rule: FillRule) throws {
    // Within a step of one another, so that no slab is cut where they cross.
    let edges = try [(100, 101, false), (101, 100, true), (100, 101, true), (101, 100, false), (900, 900, true)].map {
      let (top, bottom) = (GridPoint(x: $0.0, y: 0), GridPoint(x: $0.1, y: 4096))
      return try #require($0.2 ? Edge(from: top, to: bottom) : Edge(from: bottom, to: top))
    }
    func resolved(_ edges: [Edge]) -> [UInt16] {
      var accumulator = CoverageAccumulator(width: 1, height: 1)
      EdgeResolver.fill(ScratchList(edges), rule: rule, height: 1, into: &accumulator)
      return accumulator.mask().coverage
    }
    for first in edges.indices {
      let rotated = Array(edges[first...] + edges[..<first])
      #expect(resolved(rotated) == resolved(edges))
      #expect(resolved(rotated.reversed()) == resolved(edges))
    }
  }

  @Test("What is outside a window changes no coverage inside")
  func clippedOutline() throws {
    func mask(_ window: PixelRect) throws -> Mask {
      try OutlineMasks.mask(in: window, rule: .evenodd) { outline in
        outline.move(to: GridPoint(x: -40_000, y: -9_000))
        outline.addCubic(
          control1: GridPoint(x: 90_000, y: 20_000), control2: GridPoint(x: -50_000, y: 60_000),
          to: GridPoint(x: 70_000, y: 81_000))
        outline.addLine(to: GridPoint(x: 3000, y: 50_001))
      }
    }
    let whole = try mask(PixelRect(x0: -20, y0: -20, x1: 40, y1: 40))
    let part = try mask(PixelRect(x0: 1, y0: 3, x1: 8, y1: 12))
    var worst = 0
    for y in 3..<12 {
      for x in 1..<8 { worst = max(worst, abs(coverage(whole, x, y) - coverage(part, x, y))) }
    }
    // Cut edges are rounded to the grid anew.
    #expect(worst < 65535 / 1000)
  }
}

extension ScratchList {
  fileprivate init(_ elements: [Element]) {
    self.init()
    for element in elements { append(element) }
  }
}
