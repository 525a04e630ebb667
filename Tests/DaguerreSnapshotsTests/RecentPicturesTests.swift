import DaguerreGraphics
import Testing

@testable import DaguerreSnapshots

@Suite("Recent pictures")
struct RecentPicturesTests {
  /// A sheet of one colour.
  private func picture(_ color: UInt32, width: Int = 300, height: Int = 200) -> DrawnPicture {
    var list = DisplayList(size: Size(width: Double(width), height: Double(height)))
    list.append(
      .fillRect(
        Rect(x: 0, y: 0, width: Double(width), height: Double(height)), Color(red: UInt8(color), green: 0, blue: 0)))
    let pixels = Array(repeating: color, count: width * height)
    return DrawnPicture(list: list, bitmap: Bitmap(width: width, height: height, pixels: pixels))
  }

  @Test("identities are those of the pictures, known or new")
  func identities() {
    var recent = RecentPictures()
    // The same pixels in another shape, and one that differs in its last pixel.
    var last = picture(0).bitmap
    last.pixels[last.pixels.count - 1] = 7
    let others = [picture(0, width: 200, height: 300), DrawnPicture(list: picture(9).list, bitmap: last)]
    let pictures = (0..<6).map { picture(UInt32($0 / 2), width: 300 + $0 % 2) } + others
    let expected = pictures.map { PixelIdentity(of: $0.bitmap) }
    for picture in pictures { recent.append(picture) }
    for _ in 0..<2 {
      let copies = pictures.map { DrawnPicture(list: $0.list, bitmap: $0.bitmap) }
      #expect(copies.map { recent.identity(of: $0) } == expected)
      #expect(pictures.reversed().map { recent.identity(of: $0) } == expected.reversed())
    }
    #expect(Set(expected).count == pictures.count)
  }

  @Test("a list is found again by what it draws, not by where its commands come from")
  func lists() {
    var recent = RecentPictures()
    let pictures = (0..<3).map { picture(UInt32($0)) }
    for picture in pictures { recent.append(picture) }
    for picture in pictures {
      var traced = DisplayList(size: picture.list.size)
      for command in picture.list.commands { traced.append(command, from: ProvenanceID(rawValue: 5)) }
      #expect(recent.picture(of: traced) === picture)
    }
    #expect(recent.picture(of: picture(3).list) == nil)
    #expect(recent.picture(of: picture(0, width: 301).list) == nil)
  }

  @Test("pictures beyond the limit are forgotten, not mixed up")
  func large() {
    var recent = RecentPictures()
    for _ in 0..<3 {
      for color in UInt32(0)..<5 {
        let large = picture(color, width: 1024, height: 1024)
        recent.append(large)
        #expect(recent.identity(of: large) == PixelIdentity(of: large.bitmap))
        #expect(recent.picture(of: large.list) === large)
        #expect(recent.picture(of: picture((color + 3) % 5, width: 1024, height: 1024).list) == nil)
      }
    }
  }
}
