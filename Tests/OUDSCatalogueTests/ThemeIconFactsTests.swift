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

  @Test("the dot of a radio button is 8 points wide in Orange and Compact", arguments: ["orange", "orange-compact"])
  func radioDot(theme: String) throws {
    let cell = try Drawn("radio/selected", theme: theme).cell("enabled")
    let middle = cell.width / 2
    let dot = cell.runs(row: cell.height / 2, from: middle - 16, to: middle + 16)
      .filter { $0.color == cell.color(middle, cell.height / 2) }
    #expect(dot.map(\.length) == [24])
  }
}
