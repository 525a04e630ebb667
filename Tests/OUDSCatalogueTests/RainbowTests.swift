import DaguerreGraphics
import Testing

@testable import OUDSCatalogue

@Suite("Rainbow icons")
struct RainbowTests {
  @Test("the rainbow fills the outline of a heart and no more")
  func outline() throws {
    let rainbow = try Drawn("button/default/icon-and-text/untinted").cell("enabled")
    let plain = try Drawn("button/default/icon-and-text").cell("enabled")
    for row in 40..<110 {
      let inked = (60..<125).filter { rainbow.color($0, row) != "#FFFFFF" }
      #expect(inked == (60..<125).filter { plain.color($0, row) != "#FFFFFF" }, "row \(row)")
    }
  }

  @Test(
    "its colours span the icon's box, as on the reference sheet",
    arguments: [(6, 0xF46644), (18, 0xFFA31F), (36, 0x06D6A0), (48, 0x1585B2), (63, 0x8F11AE)])
  func colors(x: Int, rgb: Int) throws {
    // The icon is 72 pixels wide, 48 from the left edge of the box.
    let cell = try Drawn("alert-message/untinted-icon").cell("Neutral")
    let strongest = (36..<108).map { dy -> UInt32 in cell.bitmap[cell.x + 48 + x, cell.y + dy] }
      .max { saturation($0) < saturation($1) }
    let pixel = try #require(strongest)
    for (shift, expected) in [(0, rgb >> 16), (8, rgb >> 8), (16, rgb)] {
      #expect(abs(Int(pixel >> shift & 0xFF) - (expected & 0xFF)) <= 32, "\(String(pixel, radix: 16))")
    }
  }

  private func saturation(_ pixel: UInt32) -> Int {
    let channels = [pixel, pixel >> 8, pixel >> 16].map { Int($0 & 0xFF) }
    return (channels.max() ?? 0) - (channels.min() ?? 0)
  }
}
