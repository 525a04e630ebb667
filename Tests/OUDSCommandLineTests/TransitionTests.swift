import DaguerreGraphics
import DaguerreSnapshots
import OUDS
import TestSupport
import Testing

@testable import OUDSCatalogue
@testable import OUDSCommandLine

@Suite("Transitions")
struct TransitionTests {
  private static let pairs: [(String, String)] = [
    ("orange/light", "orange/dark"), ("orange/dark", "sosh/light"), ("orange/default", "orange/max-it/dark"),
    ("wireframe/regular", "orange-compact/dark/compact"), ("orange-inverse/dark/regular", "wireframe/dark"),
  ]

  private func transition(_ id: String, _ from: String, _ to: String) throws -> SheetTransition {
    let (from, to) = (try ThemePoint(from), try ThemePoint(to))
    let catalogue = OUDSCatalogue(fonts: try PackageFonts.library())
    return try #require(catalogue.transition(of: id, from: from.end, to: to.end))
  }

  private func plain(_ id: String, _ point: String, scale: Double = 2) throws -> Bitmap {
    let point = try ThemePoint(point)
    let values = ["tuning": point.theme.tuning, "mode": point.variants.mode, "sizeClass": point.variants.sizeClass]
    let place = OUDSCatalogue.axes().point(theme: point.theme.name, values.compactMapValues(\.self))
    let found = try Self.cases.get()[id]?.first { $0.point == place }
    return try Rasterizer().draw(#require(found).draw(SnapshotContext(scale: scale)).list, scale: scale)
  }

  private static let cases = Result {
    Dictionary(grouping: OUDSCatalogue(fonts: try PackageFonts.library()).cases(), by: \.id)
  }

  /// The first sheet of every component; all of them would take minutes.
  private static let sheetIDs = Result {
    var components: Set<Substring> = []
    return OUDSCatalogue(fonts: try PackageFonts.library()).sheetIDs.filter {
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
    let frames = TransitionFrames(
      transition: try transition("button/default/text", "orange/light", "orange/dark"), count: 3, scale: 1)
    let corners = try frames.bitmaps().map { $0[0, 0] & 0xFF }
    #expect(corners == [0xFF, 0x8A, 0x14])
  }

  @Test("all frames are as large as the largest, and the same every time")
  func sizes() throws {
    let frames = TransitionFrames(
      transition: try transition("button/strong/icon-and-text", "orange/light", "wireframe/dark"), count: 4, scale: 1)
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
    let frames = TransitionFrames(
      transition: try transition("button/default/text", "orange", "sosh"), count: 1000, scale: 4)
    #expect(throws: TransitionError.self) { try frames.bitmaps() }
  }

  @Test("a strip is the frames side by side")
  func strip() {
    let frames = [UInt32](1...3).map { Bitmap(width: 2, height: 2, pixels: [$0, $0 + 10, $0 + 20, $0 + 30]) }
    let strip = TransitionFrames.strip(frames)
    #expect(strip.width == 6 && strip.height == 2)
    #expect(strip.pixels == [1, 11, 2, 12, 3, 13, 21, 31, 22, 32, 23, 33])
  }
}
