import DaguerreGraphics
import Foundation
import Testing

@testable import DaguerreSnapshots

@Suite("Blame among very many causes")
struct BlamedPixelsTests {
  /// A row of pixels of which each goes back only with its own cause and the next one.
  private func blame(_ count: Int) -> (pixels: BlamedPixels, drawn: Int, isRestored: (Int, [String]) -> Bool) {
    let names = (0...count).map { String(format: "cause-%04d", $0) }
    func picture(_ back: [String]) -> Bitmap {
      let back = Set(back)
      return Bitmap(
        width: count, height: 1,
        pixels: (0..<count).map { back.contains(names[$0]) && back.contains(names[$0 + 1]) ? 0xFF00_0000 : 0xFFFF_FFFF }
      )
    }
    var drawn = 0
    let pixels = BlamedPixels(before: picture(names), after: picture([]), isProven: true, causes: names) {
      drawn += 1
      return picture($0)
    }
    return (pixels, drawn, { pixel, causes in picture(causes).pixels[pixel] == 0xFF00_0000 })
  }

  @Test("every pixel has causes that put it back", arguments: [3, 9, 40, 400])
  func restored(count: Int) throws {
    let (pixels, _, isRestored) = blame(count)
    #expect(pixels.changedPixels == count && pixels.withoutToken == 0)
    for x in 0..<count {
      let causes = try #require(pixels.causes(x: x, y: 0))
      #expect(!causes.isEmpty && isRestored(x, causes), "\(x): \(causes.count)")
    }
  }

  @Test("few causes are told exactly: the two of each pixel")
  func exact() throws {
    let (pixels, _, _) = blame(9)
    for x in 0..<9 { #expect(try #require(pixels.causes(x: x, y: 0)).count == 2) }
  }

  @Test("what is drawn grows with the causes, not with the sets that there could be")
  func cost() {
    // One for each cause alone, as many to find the first sets, and twice as many for the set of the rest.
    #expect(blame(40).drawn < 64 + 5 * 41)
    #expect(blame(400).drawn < 64 + 5 * 401)
  }
}
