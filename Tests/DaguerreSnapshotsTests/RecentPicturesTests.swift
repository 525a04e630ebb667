import DaguerreGraphics
import Testing

@testable import DaguerreSnapshots

@Suite("Recent pictures")
struct RecentPicturesTests {
  @Test("identities are those of the pictures, known or new")
  func identities() {
    var recent = RecentPictures()
    var pictures = (0..<6).map { index in
      Bitmap(
        width: 300 + index % 2, height: 200, pixels: Array(repeating: UInt32(index / 2), count: (300 + index % 2) * 200)
      )
    }
    // The same pixels in another shape, and one that differs in its last pixel.
    pictures.append(Bitmap(width: 200, height: 300, pixels: pictures[0].pixels))
    var last = pictures[0]
    last.pixels[last.pixels.count - 1] = 7
    pictures.append(last)
    let expected = pictures.map { PixelIdentity(of: $0) }
    for _ in 0..<3 {
      #expect(pictures.map { recent.identity(of: $0) } == expected)
      #expect(pictures.reversed().map { recent.identity(of: $0) } == expected.reversed())
    }
    #expect(Set(expected).count == pictures.count)
  }

  @Test("pictures beyond the limit are forgotten, not mixed up")
  func large() {
    var recent = RecentPictures()
    for round in UInt32(0)..<3 {
      for color in UInt32(0)..<5 {
        let bitmap = Bitmap(width: 1024, height: 1024, pixels: Array(repeating: color, count: 1024 * 1024))
        #expect(recent.identity(of: bitmap) == PixelIdentity(of: bitmap), "round \(round)")
      }
    }
  }
}
