import DaguerreGraphics
import Testing

@testable import DaguerreSheets

@Suite("Recent pictures")
struct RecentPicturesTests {
  /// A sheet of one colour.
  private func list(_ color: UInt8, width: Int = 300, height: Int = 200) -> DisplayList {
    var list = DisplayList(size: Size(width: Double(width), height: Double(height)))
    list.append(
      .fillRect(
        Rect(x: 0, y: 0, width: Double(width), height: Double(height)), Color(red: color, green: 0, blue: 0)))
    return list
  }

  /// The sheet with its first column in another command, so that it is another list of the same pixels.
  private func sameInTwo(_ color: UInt8) -> DisplayList {
    var list = list(color)
    list.append(.fillRect(Rect(x: 0, y: 0, width: 1, height: 200), Color(red: color, green: 0, blue: 0)))
    return list
  }

  /// Counts what it draws.
  private final class Drawing {
    var recent = RecentPictures()
    private(set) var count = 0

    /// How often it was given a bitmap of no use any more.
    private(set) var unusedCount = 0

    private func draw(_ list: DisplayList, over unused: inout Bitmap?) throws(DrawingError) -> Bitmap {
      count += 1
      if unused != nil { unusedCount += 1 }
      return try Rasterizer().draw(list, scale: 1)
    }

    func identity(of list: DisplayList) throws -> PixelIdentity {
      let picture = recent.picture(of: list)
      return try recent.identity(of: picture, form: .runs, draw: draw)
    }

    func bitmap(of list: DisplayList, isKept: Bool) throws -> Bitmap {
      let picture = recent.picture(of: list)
      return try recent.bitmap(of: picture, isKept: isKept, draw: draw)
    }
  }

  @Test("identities are those of the pictures, known or new, and each list is drawn once")
  func identities() throws {
    let lists = [list(0), list(1), list(0, width: 301), list(0, width: 200, height: 300), sameInTwo(1), list(0)]
    let expected = try lists.map { PixelIdentity(of: try Rasterizer().draw($0, scale: 1)) }
    #expect(Set(expected).count == 4)
    let drawing = Drawing()
    for _ in 0..<3 {
      #expect(try lists.map { try drawing.identity(of: $0) } == expected)
      #expect(try lists.reversed().map { try drawing.identity(of: $0) } == expected.reversed())
    }
    #expect(drawing.count == 5)
  }

  @Test("few pictures are kept, however small they are")
  func small() throws {
    final class Weak {
      weak var picture: DrawnPicture?
      init(_ picture: DrawnPicture) { self.picture = picture }
    }
    var recent = RecentPictures()
    var all: [Weak] = []
    for number in 0..<1000 {
      let picture = recent.picture(of: list(UInt8(number % 256), width: 1 + number / 256, height: 1))
      all.append(Weak(picture))
      _ = try recent.identity(of: picture, form: .runs) { list, _ throws(DrawingError) in
        try Rasterizer().draw(list, scale: 1)
      }
    }
    #expect(all.count { $0.picture != nil } <= 64)
  }

  @Test("a list is found again by what it draws, not by where its commands come from")
  func lists() {
    var recent = RecentPictures()
    let lists = (0..<3).map { list(UInt8($0)) }
    let pictures = lists.map { recent.picture(of: $0) }
    for (list, picture) in zip(lists, pictures) {
      var traced = DisplayList(size: list.size)
      for command in list.commands { traced.append(command, from: ProvenanceID(rawValue: 5)) }
      #expect(recent.picture(of: traced) === picture)
    }
    let others = [list(3), list(0, width: 301)].map { recent.picture(of: $0) }
    #expect(!pictures.contains { known in others.contains { $0 === known } })
  }

  @Test("pixels beyond the limit are drawn again when they are asked for, identities are not")
  func large() throws {
    let drawing = Drawing()
    let large = (0..<5).map { list(UInt8($0), width: 1024, height: 1024) }
    let expected = try large.map { try Rasterizer().draw($0, scale: 1) }
    for _ in 0..<2 {
      #expect(try large.map { try drawing.identity(of: $0) } == expected.map { PixelIdentity(of: $0) })
    }
    #expect(drawing.count == 5)
    for isKept in [false, true] {
      #expect(try large.map { try drawing.bitmap(of: $0, isKept: isKept) } == expected)
    }
    #expect(drawing.count > 10)
    #expect(drawing.unusedCount > 0)
  }

  @Test("bitmaps that somebody keeps are never given away to be drawn over")
  func kept() throws {
    let drawing = Drawing()
    for number in 0..<20 {
      _ = try drawing.bitmap(of: list(UInt8(number), width: 1024, height: 1024), isKept: true)
    }
    #expect(drawing.count == 20 && drawing.unusedCount == 0)
  }

  @Test("what has been forgotten is drawn again, and is not mixed up")
  func many() throws {
    let drawing = Drawing()
    let small = (0..<200).map { list(UInt8($0), width: 8, height: 8) }
    let expected = try small.map { PixelIdentity(of: try Rasterizer().draw($0, scale: 1)) }
    for _ in 0..<2 { #expect(try small.map { try drawing.identity(of: $0) } == expected) }
    #expect(drawing.count == 400)
  }
}
