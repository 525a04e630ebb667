import SeededRandom
import Testing

@testable import DaguerreGraphics

/// Strokes of which it is known that they do not overlap themselves have the coverage that they have when overlaps are
/// looked for and their curves are chords, so fine that these cannot be told from curves.
@Suite("Strokes that do not overlap")
struct SimpleOutlineTests {
  private let tolerance = Outline.flatteningTolerance / 64

  private func difference(_ mask: Mask, _ extent: GridRect, _ draw: (inout Outline) -> Void) throws -> Int {
    let window = extent.pixels
    var outline = Outline(window: window, tolerance: tolerance)
    draw(&outline)
    outline.close()
    let resolved = try OutlineMasks.mask(outline, resolvedBy: .nonzero, height: window.height, window: window)
    let (plain, expected) = (mask.pixels, resolved.pixels)
    try #require(plain.count == window.width * window.height && expected.count == plain.count)
    return zip(plain, expected).map { abs(Int($0) - Int($1)) }.max() ?? 0
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
      let mask = SimpleContours.mask(in: shape.extent.pixels) { shape.draw(into: &$0) }
      // Nearly a thousandth of a pixel, for a circle within one; else much less.
      #expect(try difference(mask, shape.extent) { shape.draw(into: &$0) } <= 64, "\(arc)")
    }
    #expect(simple > 100 && others > 10)
  }

  @Test("dashes and dots of borders with round corners")
  func dashes() throws {
    var random = SeededNumbers(seed: 4)
    var (simple, others) = (0, 0)
    for number in 0..<400 {
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
        box, width: width, on: number % 4 == 0 ? nil : on, period: on + Double(random.integer(0...6 * Fixed.one)))
      guard dashes.isSimple else {
        others += 1
        continue
      }
      simple += 1
      let mask = SimpleContours.mask(in: dashes.extent.pixels) { dashes.draw(into: &$0) }
      #expect(try difference(mask, dashes.extent) { dashes.draw(into: &$0) } <= 64, "\(box) \(width) \(on)")
    }
    #expect(simple > 50 && others > 50)
  }
}

extension SimpleOutlineTests {
  @Test("a line too short for a disc has none, one disc is alone, and two may be one upon the other")
  func fewDiscs() throws {
    func discs(_ side: Int, period: Double) throws -> Int {
      let width = Fixed.one
      let box = RoundedBox(GridRect(x0: 0, y0: 0, x1: width + side, y1: width + side))
      let dots = try DashedBorder(box, width: width, on: nil, period: period)
      let mask = try OutlineMasks.mask(in: dots.extent.pixels, rule: .nonzero) { dots.draw(into: &$0) }
      return mask.pixels.reduce(0) { $0 + Int($1) }
    }
    let disc = Int(Double.pi / 4 * 65_535)
    #expect(try discs(2, period: 100_000) == 0)
    #expect(try abs(discs(Fixed.one / 4, period: 100_000) - disc) < 64)
    let two = try discs(Fixed.one / 4, period: Double(Fixed.one) * 0.9)
    #expect(two > disc + 1000 && two < 2 * disc)
  }
}

extension Mask {
  /// The coverage of all pixels, whatever form the mask has; nothing is stretched.
  fileprivate var pixels: [UInt16] {
    if tileStride > 0 {
      return (0..<height).flatMap { coverage[$0 * tileStride..<$0 * tileStride + width] }
    }
    var pixels = [UInt16](repeating: 0, count: width * height)
    for y in 0..<height {
      for span in spans[Int(rows[y])..<Int(rows[y + 1])] {
        for offset in 0..<Int(span.count) {
          pixels[y * width + Int(span.x) + offset] =
            span.value < 0 ? coverage[Int(~span.value) + offset] : UInt16(span.value)
        }
      }
    }
    return pixels
  }
}
