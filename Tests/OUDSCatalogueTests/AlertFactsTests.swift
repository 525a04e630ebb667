import DaguerreSnapshots
import OUDS
import TestSupport
import Testing

@testable import OUDSCatalogue

/// What was measured on the design system's own pictures, at 3 pixels per point, or follows from its tokens.
@Suite("Alerts, measured")
struct AlertFactsTests {
  private static let full = "alert-message/bullets-and-top-trailing-link"

  @Test("the sheet and the boxes on it are as large as on the reference sheet")
  func boxes() throws {
    let drawn = try Drawn(Self.full)
    #expect([drawn.bitmap.width, drawn.bitmap.height] == [1080, 4584])
    #expect(drawn.sheet.cells.map(\.name) == ["Neutral", "Accent", "Negative", "Positive", "Info", "Warning"])
    for (index, cell) in drawn.sheet.cells.enumerated() {
      let cell = try drawn.cell(cell.state)
      #expect([cell.x, cell.y, cell.width, cell.height] == [48, 144 + 756 * index, 984, 612])
    }
  }

  @Test(
    "ground and icon have the colours and the place that they have there",
    arguments: [
      ("Neutral", "#F5F5F5", [54, 45, 60, 55]), ("Accent", "#FAF4F0", [54, 45, 60, 55]),
      ("Negative", "#FCEBEB", [55, 43, 58, 58]), ("Positive", "#E7FCEB", [55, 43, 58, 58]),
      ("Info", "#EEF9FF", [55, 43, 58, 58]), ("Warning", "#FFF7D6", [53, 41, 62, 58]),
    ])
  func icons(status: String, ground: String, icon: [Int]) throws {
    let cell = try Drawn(Self.full).cell(status)
    #expect(cell.color(0, 0) == ground)
    #expect(cell.color(cell.width - 1, cell.height - 1) == ground)
    let measured = cell.bounds(x: 48..<120, y: 36..<108)
    for (measured, expected) in zip(measured, icon) { #expect(abs(measured - expected) <= 1, "\(measured)") }
  }

  @Test(
    "texts and bullets stand where they stand there",
    arguments: [
      // Label, link, both lines of the description, bullets, lines of the second bullet.
      (150..<300, 40..<108, [159, 56, 113, 37]), (770..<960, 40..<108, [792, 56, 143, 42]),
      (150..<770, 135..<196, [159, 147, 568, 41]), (150..<770, 196..<255, [158, 207, 581, 41]),
      (160..<220, 280..<335, [182, 296, 20, 20]), (160..<220, 340..<395, [182, 356, 20, 20]),
      (160..<220, 520..<575, [182, 536, 20, 20]), (230..<770, 400..<460, [241, 411, 476, 41]),
    ])
  func content(x: Range<Int>, y: Range<Int>, box: [Int]) throws {
    // Letters come from another version of the font: within one pixel.
    let ink = try Drawn(Self.full).cell("Neutral").bounds(x: x, y: y)
    for (measured, expected) in zip(ink, box) { #expect(abs(measured - expected) <= 1, "\(ink) \(box)") }
  }

  @Test(
    "heights follow from paddings, lines and actions",
    arguments: [("closable-with-bottom-link", 148.0), ("closable-with-top-trailing-link", 48)])
  func heights(sheet: String, height: Double) throws {
    for cell in try Drawn("alert-message/\(sheet)").sheet.cells {
      #expect(cell.frame.size == Size(width: 328, height: height))
    }
  }

  @Test("the cross is drawn whole, in the middle of the last 48 points")
  func cross() throws {
    let cell = try Drawn("alert-message/closable-with-bottom-link").cell("Info")
    let ink = cell.bounds(x: (984 - 144)..<984, y: 0..<144)
    #expect(abs(2 * ink[0] + ink[2] - (2 * 984 - 144)) <= 1)
    #expect(abs(2 * ink[1] + ink[3] - 144) <= 1)
    #expect(cell.color(984 - 72, 72) == "#000000")
  }

  @Test("links in rich texts are bold, as strong words are, and underlined")
  func links() throws {
    let runs = try Drawn("alert-message/rich-text").sheet.list.commands.compactMap { command in
      if case .glyphs(let run) = command { run } else { nil }
    }
    // Label, then the plain text, strong words, text between and link of the description.
    let description = runs.filter { $0.size == 14 }.prefix(4).map(\.font)
    #expect(description[0] === description[2] && description[1] === description[3])
    #expect(description[0] !== description[1])
  }

  @Test("without an icon the label begins at the padding")
  func noIcon() throws {
    let cell = try Drawn("alert-message/closable-with-top-trailing-link").cell("Neutral")
    #expect((48...51).contains(cell.bounds(x: 10..<400, y: 20..<120)[0]))
  }

  @Test(
    "only the tunings of businesses and of Max It round the corners, and some themes",
    arguments: [
      ("orange", "default", false), ("orange", "orange-france", false), ("orange", "orange-business", true),
      ("orange", "max-it", true), ("orange-compact", "default", false), ("sosh", "default", true),
      ("wireframe", "default", true),
    ])
  func corners(theme: String, tuning: String, isRounded: Bool) throws {
    let cell = try Drawn(Self.full, theme: theme, tuning: tuning).cell("Info")
    #expect((cell.color(1, 1) == "#FFFFFF") == isRounded)
  }

  @Test("only Wireframe draws a border, of one point", arguments: [("wireframe", 3), ("sosh", 0), ("orange", 0)])
  func borders(theme: String, width: Int) throws {
    let cell = try Drawn(Self.full, theme: theme).cell("Info")
    let ground = cell.color(60, 20)
    #expect((0..<20).prefix { cell.color(500, $0) != ground }.count == width)
  }

  @Test("from right to left the icon stands at the right")
  func rightToLeft() throws {
    let cell = try Drawn(Self.full, direction: "rtl").cell("Info")
    #expect(cell.bounds(x: (984 - 120)..<(984 - 48), y: 36..<108) == [984 - 55 - 58, 43, 58, 58])
  }
}

@Suite("Inline alerts, measured")
struct InlineAlertFactsTests {
  @Test("moderate weights of Wireframe are set in the bold face, which reads as its own font does there")
  func wireframeWeight() throws {
    let label = try Drawn("inline-alert/one-line", theme: "wireframe").sheet.list.commands.compactMap { command in
      if case .glyphs(let run) = command, run.size == 16 { run } else { nil }
    }.first
    #expect(label?.font.weight == 700)
  }

  @Test(
    "one line is as high as its icon and line, several grow", arguments: [("one-line", 24.0), ("several-lines", 48)])
  func heights(sheet: String, height: Double) throws {
    for cell in try Drawn("inline-alert/\(sheet)").sheet.cells { #expect(cell.frame.height == height) }
  }

  @Test("the text begins 12 points after the icon, and the box ends with it")
  func box() throws {
    let cell = try Drawn("inline-alert/one-line").cell("Negative")
    #expect(cell.bounds(x: 0..<72, y: 0..<72) == [7, 7, 58, 58])
    let text = cell.bounds(x: 76..<300, y: 0..<72)
    #expect((108...112).contains(text[0]))
    #expect(abs(cell.width - text[0] - text[2]) <= 4)
  }

  @Test(
    "text has the colour of the status, or that of other text",
    arguments: [
      ("Neutral", "#000000"), ("Accent", "#000000"), ("Negative", "#DB0002"), ("Positive", "#138126"),
      ("Info", "#0073B2"),
    ])
  func colors(status: String, color: String) throws {
    let cell = try Drawn("inline-alert/one-line").cell(status)
    // The stem of the first letter.
    #expect(cell.color(113, 40) == color)
  }
}
