import OUDS
import Testing

@testable import OUDSCatalogue

/// Boxes of icons as they were measured on the design system's own pictures, at 3 pixels per point: x, y, width, height.
@Suite("Icons of themes, measured")
struct ThemeIconFactsTests {
  private func expect(_ measured: [Int], near box: [Int], sourceLocation: SourceLocation = #_sourceLocation) {
    let isNear = zip(measured, box).allSatisfy { abs($0 - $1) <= 1 }
    #expect(isNear, "\(measured), not \(box)", sourceLocation: sourceLocation)
  }

  @Test(
    "signs of alerts: outlines and an octagon in Wireframe, discs and a lower triangle in Sosh",
    arguments: [
      ("wireframe", "Negative", [2, 3, 67, 66]), ("wireframe", "Positive", [3, 3, 66, 66]),
      ("wireframe", "Info", [3, 3, 66, 66]), ("wireframe", "Warning", [2, 4, 68, 61]),
      ("sosh", "Negative", [7, 7, 58, 58]), ("sosh", "Positive", [7, 7, 58, 58]), ("sosh", "Warning", [7, 10, 58, 52]),
    ])
  func alerts(theme: String, status: String, box: [Int]) throws {
    expect(
      try Drawn("inline-alert/one-line", theme: theme).cell(status).bounds(x: 0..<72, y: 0..<72), near: box)
  }

  @Test("Wireframe's signs are hollow, and their marks have the colour of the status")
  func hollow() throws {
    let drawn = try Drawn("inline-alert/one-line", theme: "wireframe")
    for (status, ring, mark) in [
      ("Negative", "#DB0002", "#DB0002"), ("Info", "#0073B2", "#0073B2"), ("Warning", "#FFD000", "#856A00"),
    ] {
      let cell = try drawn.cell(status)
      #expect(cell.color(36, status == "Warning" ? 62 : 6) == ring && cell.color(36, 36) == mark)
      #expect(cell.color(30, 44) == "#FFFFFF", "between ring and mark")
    }
  }

  @Test(
    "marks on badges: a cross for what went wrong, in the size of each theme",
    arguments: [
      ("orange", "Positive", [12, 17, 36, 28]), ("orange", "Warning", [25, 12, 10, 38]),
      ("orange", "Negative", [16, 16, 28, 28]), ("orange", "Info", [25, 12, 10, 38]),
      ("sosh", "Positive", [14, 15, 32, 30]), ("sosh", "Warning", [26, 11, 8, 38]),
      ("sosh", "Negative", [18, 18, 24, 24]), ("sosh", "Info", [26, 11, 8, 38]),
      ("wireframe", "Positive", [19, 21, 22, 18]), ("wireframe", "Warning", [27, 17, 6, 28]),
      ("wireframe", "Negative", [20, 20, 20, 20]), ("wireframe", "Info", [27, 15, 6, 28]),
    ])
  func badges(theme: String, status: String, box: [Int]) throws {
    let cell = try Drawn("badge/icon/disabled", theme: theme).cell("\(status)/Large")
    expect(cell.bounds(x: 10..<50, y: 10..<50), near: box)
  }

  @Test(
    "ticks of checkboxes",
    arguments: [("orange", [55, 59, 34, 26]), ("sosh", [54, 57, 36, 30]), ("wireframe", [51, 58, 42, 30])])
  func ticks(theme: String, box: [Int]) throws {
    expect(
      try Drawn("checkbox/selected", theme: theme).cell("enabled").bounds(x: 50..<94, y: 50..<94), near: box)
  }

  @Test(
    "chevrons of links: two points thick in Wireframe",
    arguments: [("orange", [20, 12, 24, 36]), ("sosh", [19, 11, 25, 38]), ("wireframe", [21, 12, 20, 36])])
  func chevrons(theme: String, box: [Int]) throws {
    let cell = try Drawn("link/default/next", theme: theme).cell("enabled")
    let start = cell.width - 60
    let measured = cell.bounds(x: start..<cell.width, y: 48..<108)
    expect([measured[0] - start, measured[1] - 48, measured[2], measured[3]], near: box)
  }

  @Test(
    "chevrons have round ends and corners but in Orange",
    arguments: [("orange", false), ("sosh", true), ("wireframe", true)])
  func chevronEnds(theme: String, isRound: Bool) throws {
    let cell = try Drawn("navigation-button/default/next/icon-only", theme: theme).cell("enabled")
    // How high the tip is in the columns of an icon of 72 pixels; in the last but one, about 5 where it is round.
    let tip = (36...60).map { x in (36..<108).count { cell.color(36 + x, $0) != cell.color(20, 20) } }.filter { $0 > 0 }
    #expect((try #require(tip.dropLast().last) > 4) == isRound)
  }

  @Test(
    "crosses have round ends but in Orange",
    arguments: [("orange", false), ("sosh", true), ("wireframe", true)])
  func crossEnds(theme: String, isRound: Bool) throws {
    let cell = try Drawn("alert-message/closable-with-bottom-link", theme: theme).cell("Neutral")
    // In the icon's box of 72 pixels, 12 points from the end and the top of the message.
    let ground = cell.color(cell.width - 106, 38)
    #expect((cell.color(cell.width - 108 + 17, 36 + 17) != ground) == isRound)
    #expect(cell.color(cell.width - 108 + 36, 36 + 36) != ground)
  }

  @Test(
    "bullets of the first level: a square, a disc, a star of four points",
    arguments: [
      ("orange", [18, 18, 24, 24], true), ("sosh", [18, 18, 24, 24], false), ("wireframe", [15, 15, 30, 30], false),
    ])
  func bullets(theme: String, box: [Int], isFilled: Bool) throws {
    let cell = try Drawn("bullet-list/unordered", theme: theme).cell("enabled")
    let measured = cell.bounds(x: 24..<84, y: 24..<84)
    expect([measured[0] - 24, measured[1] - 24, measured[2], measured[3]], near: box)
    let corner = cell.color(24 + box[0] + 2, 24 + box[1] + 2)
    #expect((corner != cell.color(24, 24)) == isFilled)
  }

  @Test("Wireframe's stars of the other levels are hollow")
  func stars() throws {
    let theme = WireframeTheme()
    for (icon, outlines) in [(ComponentIcon.bulletLevel0, 1), (.bulletLevel1, 2), (.bulletLevel2, 2)] {
      let layer = theme.image(for: icon).layers[0]
      let bounds = try #require(layer.path.bounds)
      #expect(abs(bounds.width - 12) < 0.1 && abs(bounds.height - 12) < 0.1)
      #expect(layer.path.elements.count { if case .move = $0 { true } else { false } } == outlines)
    }
  }

  @Test(
    "ticks of chips, smaller than those of checkboxes in Wireframe",
    arguments: [("orange", [7, 10, 34, 27]), ("sosh", [8, 11, 33, 28]), ("wireframe", [10, 14, 28, 20])])
  func chipTicks(theme: String, box: [Int]) throws {
    let cell = try Drawn("filter-chip/selected/text", theme: theme).cell("enabled")
    let measured = cell.bounds(x: 30..<78, y: 24..<72)
    expect([measured[0] - 30, measured[1] - 24, measured[2], measured[3]], near: box)
  }

  @Test("the dot of a radio button is 8 points wide in Orange and Compact", arguments: ["orange", "orange-compact"])
  func radioDot(theme: String) throws {
    let cell = try Drawn("radio/selected", theme: theme).cell("enabled")
    let middle = cell.width / 2
    let dot = cell.runs(row: cell.height / 2, from: middle - 16, to: middle + 16)
      .filter { $0.color == cell.color(middle, cell.height / 2) }
    #expect(dot.map(\.length) == [24])
  }
}
