import DaguerreGraphics
import SeededRandom
import Testing

@Suite("Borders with a corner as large as a side")
struct OverlongCornersTests {
  private func worst(_ border: Border) throws -> Double {
    var list = DisplayList(size: Size(width: 60, height: 60))
    list.append(.border(border))
    let drawn = try Rasterizer().draw(list)
    var worst = 0.0
    for (pixel, exact) in zip(drawn.pixels, ReferenceRasterizer(list, lines: 256).pixels) {
      for channel in 0..<4 {
        worst = max(worst, abs(Double(pixel >> UInt32(8 * channel) & 0xFF) - exact[channel] * 255))
      }
    }
    return worst
  }

  @Test("are as wide at the corner as elsewhere, and as exact", arguments: UInt64(1)...40)
  func exact(seed: UInt64) throws {
    var random = SeededNumbers(seed: seed)
    func length(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &random) }
    let rect = Rect(x: length(4...14), y: length(4...14), width: length(8...40), height: length(8...40))
    var radii = [0, 0, 0, 0.0]
    radii[Int.random(in: 0..<4, using: &random)] = length(6...50)
    radii[Int.random(in: 0..<4, using: &random)] += length(0...3)
    let border = Border(
      rect: rect,
      radii: CornerRadii(topLeft: radii[0], topRight: radii[1], bottomRight: radii[2], bottomLeft: radii[3]),
      width: length(0.5...3.5), alignment: [.inside, .center, .outside][Int(seed % 3)], style: .solid, color: .black)
    #expect(try worst(border) <= 1.3, "\(border)")
  }

  @Test("are so at large scales too, where a corner exceeds the box within by little of a point")
  func large() throws {
    func drawn(_ unit: Double, scale: Double) throws -> Bitmap {
      // The middle of the corner within.
      var list = DisplayList(size: Size(width: 0.25 * unit, height: 0.25 * unit))
      list.append(
        .border(
          Border(
            rect: Rect(x: -2.625 * unit, y: -2.625 * unit, width: 8 * unit, height: 8 * unit),
            radii: CornerRadii(topLeft: 7.002 * unit, topRight: 0.998 * unit, bottomRight: 0, bottomLeft: 0),
            width: unit, alignment: .inside, style: .solid, color: .black)))
      return try Rasterizer().draw(list, scale: scale)
    }
    #expect(try drawn(1, scale: 256) == drawn(256, scale: 1))
  }
}
