import DaguerreSupport
import DaguerreText
import OUDS
import TestSupport
import Testing

@testable import OUDSCatalogue
@testable import OUDSComponents

@Suite("Bullet list")
struct BulletListFactsTests {
  /// The baselines and left ends of the texts of a list, in points, in the order in which they are drawn.
  private func texts(
    direction: LayoutDirection = .leftToRight, _ list: OUDSBulletList
  ) throws -> [Point] {
    try rendering(direction: direction, list).list.commands.compactMap {
      if case .glyphs(let run) = $0 { run.glyphs.first?.origin } else { nil }
    }
  }

  private func rendering(
    direction: LayoutDirection = .leftToRight, showsForbidden: Bool = false, _ list: OUDSBulletList
  ) throws -> Rendering {
    var renderer = ViewRenderer(fonts: try PackageFonts.library())
    renderer.environment.layoutDirection = direction
    renderer.environment.horizontalSizeClass = .compact
    renderer.environment.showsDisallowedAsPlaceholder = showsForbidden
    return try renderer.render(
      OUDSThemeableView(theme: OrangeTheme()) { list }, proposal: ProposedViewSize(width: 360, height: nil))
  }

  @Test("texts of the levels begin at 36, 68 and 100 points, rows are 36 apart")
  func positions() throws {
    let list = OUDSBulletList {
      OUDSBulletList.Item("One") { OUDSBulletList.Item("Two") { OUDSBulletList.Item("Three") } }
    }
    let texts = try texts(list)
    #expect(texts.map(\.x) == [36, 68, 100])
    #expect(texts.map { $0.y - texts[0].y } == [0, 36, 72])
    #expect(try rendering(list).list.size.height == 108)
  }

  @Test("the medium style has lines of 20 points and smaller bullets")
  func medium() throws {
    let list = OUDSBulletList(textStyle: .bodyMedium) { OUDSBulletList.Item("One") }
    #expect(try texts(list).map(\.x) == [4 + 20 + 8])
    #expect(try rendering(list).list.size.height == 32)
  }

  @Test("a bullet stands at the end of its box, in the middle of the first line")
  func bullet() throws {
    let paths = try rendering(OUDSBulletList { OUDSBulletList.Item("One") }).list.commands.compactMap { command in
      if case .fillPath(let path, _, _) = command { path.bounds } else { nil }
    }
    // 9.4 of the 24 units of its glyph, at 20 points.
    let side = 20.0 * 9.4 / 24
    #expect(paths.count == 1)
    #expect(abs(paths[0].width - side) < 1e-9)
    #expect(abs(paths[0].midX - (4 + 24 - 10)) < 1e-9)
    #expect(abs(paths[0].midY - (6 + 12)) < 1e-9)
  }

  @Test("numbers end where bullets do, and wider ones move their text")
  func numbers() throws {
    func list(_ count: Int) -> OUDSBulletList {
      OUDSBulletList(type: .ordered) { (0..<count).map { _ in OUDSBulletList.Item("One") } }
    }
    let few = try texts(list(1))
    #expect(few[0].y == few[1].y)
    #expect(few[1].x == 36)
    #expect(try #require(texts(list(100)).last).x > 36)
  }

  @Test(
    "items are counted in numbers, upper and lower case letters, from right to left in Arabic letters",
    arguments: [
      (0, 0, "1.", "\u{200F}1."), (11, 0, "12.", "\u{200F}12."), (0, 1, "A.", "أ."), (25, 1, "Z.", "ه."),
      (26, 1, "A.", "و."),
      (2, 2, "c.", "(ت)."), (27, 2, "b.", "(ي)."), (29, 2, "d.", "(ب)."),
    ])
  func ordinals(index: Int, level: Int, left: String, right: String) {
    let ordinal = ListOrdinal(index: index, level: level)
    #expect(ordinal.text(isRightToLeft: false) == left)
    #expect(ordinal.text(isRightToLeft: true) == right)
  }

  private enum Bullet { case large, small, dash }

  @Test("from right to left the dot stands at the left of its number")
  func dot() throws {
    func run(_ direction: LayoutDirection) throws -> (run: GlyphRun, hasAll: Bool) {
      let list = OUDSBulletList(type: .ordered) { OUDSBulletList.Item("One") }
      let rendering = try rendering(direction: direction, list)
      let runs = rendering.list.commands.compactMap { if case .glyphs(let run) = $0 { run } else { nil } }
      return (try #require(runs.first), rendering.unmappedScalars.isEmpty)
    }
    let (left, right) = (try run(.leftToRight), try run(.rightToLeft))
    #expect(left.hasAll && right.hasAll)
    let dot = try #require(left.run.glyphs.last).id
    let seen = right.run.glyphs.filter { id in left.run.glyphs.contains { $0.id == id.id } }
    #expect(seen.min { $0.origin.x < $1.origin.x }?.id == dot)
  }

  @Test("lines of Arabic letters are 24 points high, those of numbers 20, as on the reference sheet")
  func arabicLines() throws {
    #expect(try Drawn("bullet-list/ordered", direction: "rtl").bitmap.height == 1764)
    #expect(try Drawn("bullet-list/ordered").bitmap.height < 1764)
  }

  @Test(
    "letters and numbers stand where they were measured on the design system's own pictures: x, y, width, height",
    arguments: [
      ("bare", "ltr", [239, 624, 34, 27]), ("bare", "ltr", [239, 722, 34, 37]),
      ("ordered", "rtl", [819, 469, 45, 48]), ("ordered", "rtl", [804, 581, 67, 44]),
      ("ordered", "rtl", [913, 841, 18, 41]), ("ordered", "rtl", [913, 968, 39, 28]),
    ])
  func letters(sheet: String, direction: String, box: [Int]) throws {
    let list = try Drawn("bullet-list/\(sheet)", direction: direction).cell("enabled")
    let room = 6
    let measured = list.bounds(
      x: (box[0] - room)..<(box[0] + box[2] + room), y: (box[1] - room)..<(box[1] + box[3] + room))
    #expect(zip(measured, box).allSatisfy { abs($0 - $1) <= 2 }, "\(measured)")
  }

  @Test("letters of a bold list are bold, Arabic ones too, and so is the dot after them, in the same font")
  func weights() throws {
    let list = OUDSBulletList(type: .ordered) { OUDSBulletList.Item("") { OUDSBulletList.Item("") } }
    func fonts(_ direction: LayoutDirection) throws -> [any GlyphOutlines] {
      try rendering(direction: direction, list).list.commands.compactMap {
        if case .glyphs(let run) = $0 { run.font } else { nil }
      }
    }
    let right = try fonts(.rightToLeft)
    #expect(try (fonts(.leftToRight) + right).allSatisfy { $0.weight == 700 })
    // The number with its mark and its dot, then the letter with its dot.
    let files = right.compactMap { ($0 as? FontFile)?.fileName }
    #expect(files == ["Roboto-Bold.ttf", "Roboto-Bold.ttf", "Roboto-Bold.ttf", "NotoNaskhArabic-Bold.ttf"])
  }

  @Test("the shape of a bullet tells how many lists around it have no numbers")
  func shapes() throws {
    func bullets(_ type: OUDSBulletList.`Type`) throws -> [Bullet] {
      let list = OUDSBulletList(type: type) {
        OUDSBulletList.Item("One", subListType: .unordered()) {
          OUDSBulletList.Item("Two", subListType: .unordered()) { OUDSBulletList.Item("Three") }
        }
      }
      return try rendering(list).list.commands.compactMap { command in
        guard case .fillPath(let path, _, _) = command, let bounds = path.bounds else { return nil }
        return bounds.height < bounds.width / 2 ? .dash : bounds.width < 6 ? .small : .large
      }
    }
    #expect(try bullets(.ordered) == [.large, .dash])
    #expect(try bullets(.bare) == [.dash, .small])
    #expect(try bullets(.unordered()) == [.large, .dash, .small])
  }

  @Test(
    "bullets and ticks have the boxes and the colours that were measured on the design system's own pictures",
    arguments: [
      ("orange", "dark", [42, 42, 24, 24], "#FF7900"), ("orange", "dark", [138, 1021, 24, 10], "#FF7900"),
      ("orange", "dark", [239, 1307, 14, 14], "#FF7900"), ("orange", "dark", [129, 325, 42, 34], "#EEEEEE"),
      ("sosh", "light", [239, 1307, 14, 14], "#D5204E"), ("sosh", "light", [129, 325, 42, 34], "#000000"),
    ])
  func measured(theme: String, mode: String, box: [Int], color: String) throws {
    // Sosh was measured on the list without bullets of its own, whose rows are the same.
    let sheet = try Drawn(theme == "sosh" ? "bullet-list/bare" : "bullet-list/unordered", theme: theme, mode: mode)
    let list = try sheet.cell("enabled")
    let room = 6
    let measured = list.bounds(
      x: (box[0] - room)..<(box[0] + box[2] + room), y: (box[1] - room)..<(box[1] + box[3] + room))
    #expect(zip(measured, box).allSatisfy { abs($0 - $1) <= 1 }, "\(measured)")
    if box[2] < 40 { #expect(list.color(box[0] + box[2] / 2, box[1] + box[3] / 2) == color) }
  }

  @Test("Sosh's bullets are round")
  func round() throws {
    let list = try Drawn("bullet-list/bare", theme: "sosh").cell("enabled")
    #expect(list.color(239 + 1, 1307 + 1) == "#FFFFFF")
  }

  @Test("a list below takes what it does not say itself from the list above")
  func inheritance() throws {
    let list = OUDSBulletList(textStyle: .bodyMedium, isBold: false) {
      OUDSBulletList.Item("One", subListHasBoldText: true) { OUDSBulletList.Item("Two") }
    }
    let runs = try rendering(list).list.commands.compactMap { command in
      if case .glyphs(let run) = command { run } else { nil }
    }
    #expect(runs.map(\.size) == [14, 14])
    #expect(runs[0].font !== runs[1].font)
  }

  @Test("a fourth level is an error that says what to do; sheets leave it out")
  func tooDeep() throws {
    let list = OUDSBulletList {
      OUDSBulletList.Item("1") {
        OUDSBulletList.Item("2") { OUDSBulletList.Item("3") { OUDSBulletList.Item("4") } }
      }
    }
    let error = #expect(throws: ViewError.self) { try rendering(list) }
    #expect(error?.description.contains("at most 3 levels") == true)
    #expect(try rendering(showsForbidden: true, list).list.size.height == 108)
  }

  @Test("from right to left bullets stand at the right")
  func rightToLeft() throws {
    let list = OUDSBulletList { OUDSBulletList.Item("One") }
    let paths = try rendering(direction: .rightToLeft, list).list.commands.compactMap { command in
      if case .fillPath(let path, _, _) = command { path.bounds } else { nil }
    }
    let rendering = try rendering(direction: .rightToLeft, list)
    #expect(abs(paths[0].midX - (rendering.list.size.width - 18)) < 1e-9)
  }
}
