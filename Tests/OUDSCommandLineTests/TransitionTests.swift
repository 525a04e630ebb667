import DaguerreGraphics
import DaguerreSnapshots
import OUDS
import TestSupport
import Testing

@testable import DaguerreCommandLine
@testable import OUDSCatalogue

@Suite("Transitions")
struct TransitionTests {
  private static let pairs: [(String, String)] = [
    ("orange/light", "orange/dark"), ("orange/dark", "sosh/light"), ("orange/default", "orange/max-it/dark"),
    ("wireframe/regular", "orange-compact/dark/compact"), ("orange-inverse/dark/regular", "wireframe/dark"),
  ]

  private func transition(_ id: String, _ from: String, _ to: String) throws -> SheetTransition {
    let catalogue = OUDSCatalogue(fonts: try PackageFonts.library())
    let (from, to) = (try catalogue.axes.point(from), try catalogue.axes.point(to))
    return try #require(try catalogue.transition(of: id, from: from, to: to))
  }

  private func frames(
    _ id: String, _ from: String, _ to: String, count: Int, scale: Double = 1
  ) throws -> TransitionFrames {
    TransitionFrames(transition: try transition(id, from, to), count: count, scale: scale)
  }

  private func plain(_ id: String, _ point: String, scale: Double = 2) throws -> Bitmap {
    let place = try OUDSCatalogue.axes().point(point)
    let found = try Self.cases.get()[id]?.first { $0.point == place }
    return try Rasterizer().draw(#require(found).draw(SnapshotContext(scale: scale)).list, scale: scale)
  }

  private static let cases = Result {
    Dictionary(grouping: OUDSCatalogue(fonts: try PackageFonts.library()).cases(), by: \.id)
  }

  /// The first sheet of every component; all of them would take minutes.
  private static let sheetIDs = Result {
    var components: Set<Substring> = []
    let catalogue = OUDSCatalogue(fonts: try PackageFonts.library())
    return catalogue.definitions.flatMap { $0.sheets.map(\.id) }.filter {
      components.insert($0.prefix { $0 != "/" }).inserted
    }
  }

  @Test("the ends are the plain sheets, to the bit", arguments: pairs)
  func ends(from: String, to: String) throws {
    for id in try Self.sheetIDs.get() {
      let transition = try transition(id, from, to)
      for (fraction, point) in [(0.0, from), (1.0, to)] {
        let plain = try plain(id, point, scale: 1)
        #expect(try Rasterizer().draw(transition.sheet(at: fraction, scale: 1).list, scale: 1) == plain, "\(id)")
        // What skins of views set has no other end.
        if id.hasPrefix("skins/") { continue }
        let stage = try Rasterizer().draw(transition.stage(at: fraction, scale: 1).list, scale: 1)
        #expect(stage == plain, "\(id) at \(point)")
      }
    }
  }

  @Test("a background between black and white is half-way between them")
  func middle() throws {
    let frames = try frames("button/default/text", "orange/light", "orange/dark", count: 3)
    let corners = try frames.bitmaps().map { $0[0, 0] & 0xFF }
    #expect(corners == [0xFF, 0x8A, 0x14])
  }

  @Test("all frames are as large as the largest, and the same every time")
  func sizes() throws {
    let frames = try frames("button/strong/icon-and-text", "orange/light", "wireframe/dark", count: 4)
    let bitmaps = try frames.bitmaps()
    #expect(Set(bitmaps.map(\.width)).count == 1 && Set(bitmaps.map(\.height)).count == 1)
    #expect(try frames.bitmaps() == bitmaps)
    let end = try plain("button/strong/icon-and-text", "orange/light", scale: 1)
    #expect(bitmaps[0].width >= end.width && bitmaps[0].height >= end.height)
    for y in 0..<bitmaps[0].height {
      for x in 0..<bitmaps[0].width {
        let expected = x < end.width && y < end.height ? end[x, y] : 0xFFFF_FFFF
        #expect(bitmaps[0][x, y] == expected)
      }
    }
    let other = try plain("button/strong/icon-and-text", "wireframe/dark", scale: 1)
    #expect(bitmaps[0].width == max(end.width, other.width))
  }

  @Test("more than memory holds is told before it is drawn")
  func tooLarge() throws {
    let frames = try frames("button/default/text", "orange", "sosh", count: 1000, scale: 4)
    #expect(throws: TransitionError.self) { try frames.bitmaps() }
  }

  @Test("a point is a theme and values of other axes, in any order")
  func points() throws {
    let axes = OUDSCatalogue.axes()
    #expect(try axes.point("sosh") == axes.point(theme: "sosh"))
    let wanted = axes.point(theme: "orange", ["tuning": "max-it", "mode": "dark", "contrast": "high"])
    #expect(try axes.point("orange/dark/high-contrast/max-it") == wanted)
    for (text, words) in [
      ("oragne", "'oragne' is not a theme"), ("orange/drak", "'drak' is not a value. Did you mean 'dark'?"),
      ("sosh/max-it", "'max-it' is not a value"), ("orange/", "'' is not a value"),
      ("orange/dark/light", "'orange/dark/light' has two values of the axis 'mode'."),
    ] {
      #expect { try axes.point(text) } throws: { "\($0)".contains(words) }
    }
  }

  @Test("a strip is the frames side by side")
  func strip() {
    let frames = [UInt32](1...3).map { Bitmap(width: 2, height: 2, pixels: [$0, $0 + 10, $0 + 20, $0 + 30]) }
    let strip = TransitionFrames.strip(frames)
    #expect(strip.width == 6 && strip.height == 2)
    #expect(strip.pixels == [1, 11, 2, 12, 3, 13, 21, 31, 22, 32, 23, 33])
  }
}
