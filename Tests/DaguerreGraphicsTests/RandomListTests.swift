import DaguerreGraphics
import Testing

/// Thousands of random lists against the slow reference.
@Suite("Random lists")
struct RandomListTests {
  private static let listsPerSeed = 150

  @Test("are as exact as rounding allows", arguments: UInt64(1)...16)
  func exact(seed: UInt64) throws {
    var lists = RandomLists(seed: seed)
    // Kept for all lists of the seed, so that masks of earlier ones are found again where they must not be.
    let rasterizer = Rasterizer()
    for index in 0..<Self.listsPerSeed {
      let (list, roundings) = lists.next()
      let bitmap = try rasterizer.draw(list)
      let reference = ReferenceRasterizer(list, lines: 256)
      var worst = 0.0
      for (pixel, exact) in zip(bitmap.pixels, reference.pixels) {
        for channel in 0..<4 {
          let drawn = Double(pixel >> UInt32(8 * channel) & 0xFF)
          worst = max(worst, abs(drawn - exact[channel] * 255))
        }
      }
      // Both edges of a thin shape may lie half a step of the grid, of 256 in a pixel, elsewhere.
      #expect(worst <= Double(roundings) * 0.5 + 0.8, "list \(index) of seed \(seed): \(list.commands)")
    }
  }
}
