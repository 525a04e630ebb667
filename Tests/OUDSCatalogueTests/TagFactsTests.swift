import DaguerreGraphics
import DaguerreViews
import OUDS
import TestSupport
import Testing

@testable import OUDSCatalogue

/// Measured on the reference sheet of plain tags, or derived from tokens, at 3 pixels per point.
@Suite("Tags, measured")
struct TagFactsTests {
  @Test(
    "boxes and labels stand where the reference has them, in every row",
    arguments: [("Default", [392, 179, 96], [38, 30, 101, 33]), ("Small", [736, 150, 72], [32, 21, 84, 28])])
  func boxes(size: String, box: [Int], label: [Int]) throws {
    let drawn = try Drawn("tag/emphasized/text")
    #expect([drawn.bitmap.width, drawn.bitmap.height] == [1080, 1032])
    let fills = [
      ("Neutral", "#272727"), ("Accent", "#FF7900"), ("Positive", "#138126"), ("Warning", "#FFD000"),
      ("Negative", "#DB0002"), ("Info", "#0073B2"),
    ]
    for (row, (status, fill)) in fills.enumerated() {
      let cell = try drawn.cell("\(status)/\(size)")
      #expect([cell.x, cell.y, cell.height] == [box[0], 168 + 144 * row, box[2]])
      // Letters come from another version of the font.
      #expect(abs(cell.width - box[1]) <= 1)
      #expect(cell.color(cell.width / 8, cell.height / 2) == fill)
      #expect(cell.color(2, 2) == "#FFFFFF", "pill")
    }
    let cell = try drawn.cell("Positive/\(size)")
    let ink = try #require(cell.inked(in: 24..<(cell.width - 24), 8..<(cell.height - 8)))
    for (measured, expected) in zip(ink, label) { #expect(abs(measured - expected) <= 3, "\(ink)") }
  }

  @Test(
    "bullets and loaders have the diameter that the tokens leave",
    arguments: [
      ("muted/bullet", "Default", [33, 33, 30, 30]), ("muted/bullet", "Small", [24, 24, 24, 24]),
      ("emphasized/icon/square", "Small", [21, 21, 30, 30]),
    ])
  func assets(sheet: String, size: String, box: [Int]) throws {
    let cell = try Drawn("tag/\(sheet)").cell("Info/\(size)")
    let text = size == "Small" ? 18 + 36 + 6 : 24 + 48 + 6
    let ink = try #require(cell.inked(in: 18..<text, 18..<(cell.height - 18)))
    for (measured, expected) in zip(ink, box) { #expect(abs(measured - expected) <= 1, "\(ink)") }
  }

  @Test("an asset makes the tag longer by its box, the gap and the smaller padding")
  func assetWidth() throws {
    for (size, more) in [("Default", 8 + 16 + 4 - 12), ("Small", 6 + 12 + 4 - 10)] {
      let plain = try Drawn("tag/muted/text").cell("Info/\(size)")
      let withIcon = try Drawn("tag/muted/icon").cell("Info/\(size)")
      #expect(withIcon.width == plain.width + 3 * more && withIcon.height == plain.height)
    }
  }

  @Test(
    "grounds are those of the tokens",
    arguments: [
      ("muted/icon", "light", "Neutral", "#F5F5F5"), ("muted/icon", "dark", "Neutral", "#262626"),
      ("loader", "light", "Negative", "#F5F5F5"), ("muted/text/disabled", "light", "Accent", "#CCCCCC"),
    ])
  func grounds(sheet: String, mode: String, status: String, color: String) throws {
    let cell = try Drawn("tag/\(sheet)", mode: mode).cell("\(status)/Default")
    #expect(cell.color(cell.width / 2, 6) == color)
  }

  @Test(
    "the asset of a neutral muted tag has the colour of the emphasized one's ground",
    arguments: [("orange", "#272727"), ("sosh", "#002138"), ("wireframe", "#1F2632")])
  func neutralAsset(theme: String, color: String) throws {
    let cell = try Drawn("tag/muted/icon", theme: theme).cell("Neutral/Default")
    #expect((24..<72).contains { x in (24..<72).contains { cell.color(x, $0) == color } })
    let bullet = try Drawn("tag/muted/bullet", theme: theme).cell("Neutral/Default")
    #expect(bullet.color(48, 48) == color)
  }

  @Test(
    "the bullet of a muted warning has it too, not the darker colour of texts",
    arguments: [("orange", "#FFD000"), ("sosh", "#FFE500"), ("wireframe", "#FFD000")])
  func warningBullet(theme: String, color: String) throws {
    #expect(try Drawn("tag/muted/bullet", theme: theme).cell("Warning/Default").color(48, 48) == color)
  }

  @Test("square tags reach into their corners")
  func square() throws {
    #expect(try Drawn("tag/emphasized/icon/square").cell("Accent/Small").color(0, 0) == "#FF7900")
  }

  @Test("a tag with a loader looks the same if it is disabled; on sheets a sign is in its place")
  func disabledLoader() throws {
    var renderer = ViewRenderer(fonts: try PackageFonts.library())
    func commands(isDisabled: Bool) throws -> [Command] {
      try renderer.render(
        OUDSThemeableView(theme: OrangeTheme()) { OUDSTag(label: "Label", hasLoader: true).disabled(isDisabled) }
      ).list.commands
    }
    #expect(try commands(isDisabled: true) == commands(isDisabled: false))
    renderer.environment.showsDisallowedAsPlaceholder = true
    #expect(try commands(isDisabled: true) != commands(isDisabled: false))
  }
}

extension MeasuredCell {
  /// The bounds of what differs from the ground at the middle of the top edge, within some columns and rows.
  func inked(in columns: Range<Int>, _ rows: Range<Int>) -> [Int]? {
    let ground = color(width / 2, 5)
    let points = rows.flatMap { dy in columns.filter { color($0, dy) != ground }.map { ($0, dy) } }
    guard let left = points.map(\.0).min(), let right = points.map(\.0).max(), let top = points.map(\.1).min(),
      let bottom = points.map(\.1).max()
    else { return nil }
    return [left, top, right - left + 1, bottom - top + 1]
  }
}
