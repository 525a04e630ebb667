import DaguerreGraphics
import SnapshotFixtures
import Testing

@testable import DaguerreSnapshots

@Suite("Former colours")
struct FormerColorsTests {
  private let rect = Rect(x: 0, y: 0, width: 10, height: 10)

  private func point(_ mode: String) throws -> SnapshotPoint {
    try #require(ShapesCatalogue().cases().map(\.point).first { $0["mode"] == mode })
  }

  private func sheet(_ paints: [(color: UInt32, tokens: [String], around: [[String]])], over background: UInt32 = 0)
    -> Sheet
  {
    var list = DisplayList(size: Size(width: 10, height: 10), background: Color(rgba: background))
    for paint in paints { list.append(.fillRect(rect, Color(rgba: paint.color))) }
    return Sheet(
      list: list, cells: [], tokens: [],
      origins: paints.map { PaintOrigin(views: ["View"], tokens: $0.tokens, surroundingTokens: $0.around) })
  }

  private func colors(of list: DisplayList) -> [UInt32] {
    list.commands.map { if case .fillRect(_, let color) = $0 { color.rgba } else { 0 } }
  }

  private func changes(_ texts: KeyValuePairs<String, (then: String?, now: String?)>) -> [String: TokenChange] {
    Dictionary(
      uniqueKeysWithValues: texts.map {
        ($0.key, TokenChange(path: $0.key, recorded: $0.value.then, current: $0.value.now))
      })
  }

  @Test("a colour goes back where the view or one around it reads the token, the nearest first")
  func origins() throws {
    let changes = changes(["a": ("#000001FF", "#FF0000FF"), "b": ("#000002FF", "#FF0000FF")])
    let former = try #require(FormerColors(of: ["a", "b", "c"], changes, at: try point("light")))
    let list = former.list(
      of: sheet([
        (0xFF00_00FF, ["a"], []), (0xFF00_00FF, ["c", "b"], [["a"]]), (0xFF00_00FF, ["c"], [["c"], ["a"], ["b"]]),
        (0xFF00_00FF, ["c"], []), (0x00FF_00FF, ["a"], []),
      ]))
    #expect(colors(of: list) == [0x0000_01FF, 0x0000_02FF, 0x0000_01FF, 0xFF00_00FF, 0x00FF_00FF])
  }

  @Test("of two modes with one colour now, that of the point counts", arguments: ["light", "dark"])
  func modes(mode: String) throws {
    let changes = changes(["a": ("light #000001FF, dark #000002FF", "light #FF0000FF, dark #FF0000FF")])
    let former = try #require(FormerColors(of: ["a"], changes, at: try point(mode)))
    let list = former.list(of: sheet([(0xFF00_00FF, ["a"], [])], over: 0xFF00_00FF))
    let expected: UInt32 = mode == "light" ? 0x0000_01FF : 0x0000_02FF
    #expect(colors(of: list) == [expected] && list.background.rgba == expected)
  }

  @Test("of anything else that has changed there is no list")
  func others() throws {
    let light = try point("light")
    for change in [
      ("4", "5"), ("2 #000000FF", "3 #FF0000FF"), ("#000000FF", "1 #000000FF"), (nil, "#FF0000FF"), ("#000000FF", nil),
      ("#000000FF", "none"),
    ] as [(String?, String?)] {
      #expect(FormerColors(of: ["a"], changes(["a": change]), at: light) == nil, "\(change)")
      #expect(FormerColors(of: ["b"], changes(["a": change]), at: light) == nil, "\(change)")
    }
    let both = changes(["a": ("#000000FF", "#FF0000FF"), "b": ("4", "5")])
    #expect(FormerColors(of: ["a", "b"], both, at: light) == nil)
    #expect(FormerColors(of: ["a"], both, at: light) != nil)
    #expect(FormerColors(of: ["a"], changes(["a": ("2 #000000FF", "2 #FF0000FF")]), at: light) != nil)
  }
}
