import SeededRandom
import Testing

@testable import DaguerreGraphics

/// Strokes of which it is known that they do not overlap themselves have the coverage that they have when that is looked
/// for.
@Suite("Strokes that do not overlap")
struct SimpleOutlineTests {
  /// Coverage of all pixels, whatever form the mask has.
  private func coverage(
    _ extent: GridRect, isSimple: Bool, _ draw: (inout Outline) -> Void
  ) -> [UInt16] {
    let window = extent.pixels
    var outline = Outline(window: window)
    draw(&outline)
    outline.close()
    var accumulator = CoverageAccumulator(width: window.width, height: window.height)
    EdgeResolver.fill(outline.edges, rule: .nonzero, isSimple: isSimple, into: &accumulator)
    return accumulator.mask().coverage
  }

  /// The largest difference, of 65535.
  private func difference(_ extent: GridRect, _ draw: (inout Outline) -> Void) throws -> Int {
    let (plain, resolved) = (coverage(extent, isSimple: true, draw), coverage(extent, isSimple: false, draw))
    try #require(plain.count == resolved.count)
    return zip(plain, resolved).map { abs(Int($0) - Int($1)) }.max() ?? 0
  }

  @Test("arcs of any sweep, width and cap", arguments: [Arc.Cap.butt, .round, .square])
  func arcs(cap: Arc.Cap) throws {
    var random = SeededNumbers(seed: 3)
    var (simple, others) = (0, 0)
    for _ in 0..<400 {
      let radius = Double(random.integer(1...120)) / 8
      let arc = Arc(
        center: Point(x: 20 + Double(random.integer(0...63)) / 64, y: 20),
        radius: radius, width: Double(random.integer(1...40)) / 8,
        start: Double(random.integer(-360...360)), sweep: Double(random.integer(-380...380)), cap: cap, color: .black)
      guard let shape = try ArcShape(arc, in: GridTransform(scale: 1)) else { continue }
      guard shape.isSimple else {
        others += 1
        continue
      }
      simple += 1
      // Where contours touch, one step of the grid may be counted twice.
      #expect(try difference(shape.extent, shape.draw) <= 64, "\(arc)")
    }
    #expect(simple > 100 && others > 10)
  }

  @Test("dashes of borders with round corners")
  func dashes() throws {
    var random = SeededNumbers(seed: 4)
    var (simple, others) = (0, 0)
    for _ in 0..<300 {
      let width = random.integer(1...5) * Fixed.one / 2
      let rect = GridRect(
        x0: random.integer(0...Fixed.one), y0: 0, x1: random.integer(8...40) * Fixed.one,
        y1: random.integer(8...40) * Fixed.one)
      let most = min(rect.width, rect.height) / 2
      func radius() -> Int { random.integer(0...most) }
      let box = RoundedBox(
        rect: rect, topLeft: radius(), topRight: radius(), bottomRight: radius(), bottomLeft: radius())
      let on = Double(random.integer(1...6 * Fixed.one))
      let dashes = try DashedBorder(
        box, width: width, on: on, period: on + Double(random.integer(0...6 * Fixed.one)))
      guard dashes.isSimple else {
        others += 1
        continue
      }
      simple += 1
      #expect(try difference(dashes.extent, dashes.draw) <= 64, "\(box) \(width) \(on)")
    }
    #expect(simple > 50 && others > 50)
  }
}
