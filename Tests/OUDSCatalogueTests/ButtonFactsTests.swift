import DaguerreGraphics
import OUDS
import TestSupport
import Testing

@testable import OUDSCatalogue

/// What was measured on the design system's own pictures, at 3 pixels per point.
@Suite("Buttons, measured")
struct ButtonFactsTests {
  @Test(
    "boxes are where and as large as on the reference sheets",
    arguments: [
      ("text", [48, 144, 353, 144], [449, 720, 353, 144], [850, 912]),
      ("icon-and-text", [48, 144, 389, 144], [485, 720, 389, 144], [922, 912]),
      ("icon-only", [48, 144, 144, 144], [252, 720, 144, 144], [444, 912]),
    ])
  func boxes(layout: String, enabled: [Int], focused: [Int], sheet: [Int]) throws {
    let drawn = try Drawn("button/default/\(layout)")
    let first = try drawn.cell("enabled")
    let last = try drawn.cell("focused")
    #expect([first.x, first.y, first.width, first.height] == enabled)
    #expect([last.x, last.y, last.width, last.height] == focused)
    #expect([drawn.bitmap.width, drawn.bitmap.height] == sheet)
  }

  @Test(
    "borders have the token's width, in whole pixels, and its colour over the ground",
    arguments: [
      ("enabled", 3, "#000000"), ("hover", 6, "#525252"), ("pressed", 6, "#F15E00"), ("loading", 6, "#F15E00"),
      ("disabled", 3, "#CCCCCC"), ("focused", 6, "#525252"),
    ])
  func borders(state: String, width: Int, color: String) throws {
    let cell = try Drawn("button/default/text").cell(state)
    let across = cell.runs(row: cell.height / 4, from: 0, to: cell.width)
    #expect(across.map(\.length) == [width, cell.width - 2 * width, width])
    #expect(across.map(\.color) == [color, "#FFFFFF", color])
  }

  @Test("the focus ring is 9 pixels of one and 6 of another colour, outside")
  func focusRing() throws {
    let cell = try Drawn("button/default/text").cell("focused")
    let left = cell.runs(row: cell.height / 2, from: -20, to: 6)
    #expect(left.map(\.color) == ["#FFFFFF", "#000000", "#FFFFFF", "#525252"])
    #expect(left.map(\.length) == [5, 9, 6, 6])
  }

  @Test(
    "icon, text and loader stand where the reference has them",
    arguments: [
      ("text", "enabled", [100, 51, 157, 38]), ("icon-only", "enabled", [42, 45, 60, 55]),
      ("text", "loading", [147, 42, 60, 60]), ("icon-only", "loading", [42, 42, 60, 60]),
    ])
  func content(layout: String, state: String, box: [Int]) throws {
    let ink = try Drawn("button/default/\(layout)").cell(state).ink(margin: 10)
    for (measured, expected) in zip(ink, box) {
      // Letters come from another version of the font: within one point. Icons and loaders are exact.
      #expect(abs(measured - expected) <= (layout == "text" && state == "enabled" ? 3 : 0), "\(ink) \(box)")
    }
  }

  @Test(
    "fills are those of the tokens",
    arguments: [
      ("strong/text", "light", "enabled", "#000000"), ("strong/text", "dark", "enabled", "#EEEEEE"),
      ("brand/text", "light", "enabled", "#FF7900"), ("brand/text", "dark", "pressed", "#EEEEEE"),
      ("minimal/text", "light", "hover", "#EBEBEB"), ("strong/text/on-coloured-surface", "light", "hover", "#522700"),
      ("default/text/on-coloured-surface", "dark", "enabled", "#FF7900"),
    ])
  func fills(sheet: String, mode: String, state: String, color: String) throws {
    let cell = try Drawn("button/\(sheet)", mode: mode).cell(state)
    #expect(cell.color(cell.width / 8, cell.height / 8) == color)
  }

  @Test(
    "only Max It rounds the corners, by 8 points", arguments: ["default", "orange-france", "orange-business", "max-it"])
  func tuning(tuning: String) throws {
    let cell = try Drawn("button/strong/text", tuning: tuning).cell("enabled")
    let plain = try Drawn("button/strong/text").cell("enabled")
    // A corner of radius r leaves (1 - pi / 4) r^2 of its square free: 123.6 pixels at 24.
    var free = 0.0
    for dy in 0..<24 {
      for dx in 0..<24 { free += Double(cell.bitmap[cell.x + dx, cell.y + dy] & 0xFF) / 255 }
    }
    #expect(abs(free - (tuning == "max-it" ? 123.6 : 0)) < 0.5)
    #expect([cell.x, cell.y, cell.width, cell.height] == [plain.x, plain.y, plain.width, plain.height])
    if tuning != "max-it" { #expect(cell.bitmap == plain.bitmap) }
  }

  @Test("from right to left the icon stands at the right, and columns are exchanged")
  func rightToLeft() throws {
    let left = try Drawn("button/default/icon-and-text")
    let right = try Drawn("button/default/icon-and-text", direction: "rtl")
    #expect(try right.cell("enabled").x == left.cell("hover").x)
    // The heart spans 50 pixels from 65 at its side of the box.
    let cell = try right.cell("enabled")
    #expect(cell.color(cell.width - 65 - 25, 72 + 24) == "#FFFFFF")
    #expect(cell.runs(row: 72, from: cell.width - 116, to: cell.width - 63).filter { $0.color == "#000000" }.count == 2)
  }

  @Test("what is not allowed shows its placeholder, as large as the button")
  func forbidden() throws {
    let cell = try Drawn("button/brand/icon-only/on-coloured-surface").cell("enabled")
    #expect([cell.width, cell.height] == [144, 144])
    // 68 % black over the brand's orange.
    #expect(cell.color(20, 20) == "#522700")
  }

  @Test("the stroke of a loader grows with its circle, which grows with the text")
  func loaderAtTextScale() throws {
    func arc(_ textScale: Double, _ view: some View) throws -> Arc {
      var renderer = ViewRenderer(fonts: try PackageFonts.library())
      renderer.environment.textScale = textScale
      let commands = try renderer.render(OUDSThemeableView(theme: OrangeTheme()) { view }).list.commands
      return try #require(commands.compactMap { if case .arc(let arc) = $0 { arc } else { nil } }.first)
    }
    let button = OUDSButton(image: .heart, style: .loading) {}
    let tag = OUDSTag(loadingLabel: "Label")
    for (small, large) in [
      (try arc(1, button), try arc(1.5, button)), (try arc(1, tag), try arc(1.5, tag)),
    ] {
      #expect(abs(large.width / small.width - 1.5) < 1e-6)
      #expect(large.radius > small.radius)
    }
  }
}
