import Testing

@testable import OUDSCatalogue

/// Derived from token values and the rules of the design system's page, at 3 pixels per point.
@Suite("Control items, measured")
struct ControlItemFactsTests {
  private static let components = ["checkbox-item", "radio-item", "switch-item"]

  @Test("rows fill the sheet, each 60 high or as its texts need", arguments: components)
  func rows(component: String) throws {
    let texts = component == "radio-item" ? 24 + 20 + 20 : 24 + 20
    let facts = [("label", 60, 0), ("icon-and-description", texts + 24, 0), ("error", 24 + 20 + 24, 8 + 20)]
    for (sheet, height, below) in facts {
      let drawn = try Drawn("\(component)/\(sheet)")
      let first = try drawn.cell("enabled")
      let second = try drawn.cell("hover")
      #expect([first.x, first.y, first.width, first.height] == [0, 144, 1080, 3 * height], "\(sheet)")
      let captions = 16 + 24 + 8
      #expect(second.y - first.y == 3 * (captions + height + below), "\(sheet)")
    }
  }

  @Test(
    "indicators and icons stand at the margin, and change places in the reversed layout",
    arguments: [("checkbox-item", true), ("radio-item", true), ("switch-item", false)], ["ltr", "rtl"])
  func assets(component: (name: String, indicatorLeads: Bool), direction: String) throws {
    for suffix in ["", "/reversed"] {
      let cell = try Drawn("\(component.name)/icon-and-description\(suffix)", direction: direction).cell("enabled")
      let across = cell.inked(from: 12, to: cell.height - 12)
      let sides = [across.first, across.last.map { 1079 - $0 }]
      let changes = [suffix == "/reversed", direction == "rtl", !component.indicatorLeads].count { $0 }
      // The handset has 3 of its 24 points free at each side.
      #expect(sides == (changes.isMultiple(of: 2) ? [48, 57] : [57, 48]), "\(suffix)")
    }
  }

  @Test("the divider lies within the margins at the bottom of the row", arguments: components)
  func divider(component: String) throws {
    let cell = try Drawn("\(component)/error").cell("enabled")
    let row = cell.height - 2
    guard component != "radio-item" else {
      // The outline of a selected item takes its place.
      #expect(cell.runs(row: row, from: 0, to: 1080).map(\.length) == [1080])
      return
    }
    #expect(cell.runs(row: row, from: 0, to: 1080).map(\.length) == [48, 984, 48])
    #expect(cell.color(500, row) == "#DB0002")
    #expect(cell.color(500, cell.height - 4) == "#FFFFFF")
  }

  @Test("an outlined item has no divider within the focus ring, and one where neither ring nor outline is")
  func outlinedDivider() throws {
    let drawn = try Drawn("radio-item/icon-and-description")
    for (state, hasDivider) in [("enabled", true), ("focused", false), ("hover", false), ("read-only", true)] {
      let cell = try drawn.cell(state)
      #expect((cell.color(500, cell.height - 2) == "#CCCCCC") == hasDivider, "\(state)")
    }
  }

  @Test("without the grid's margins the divider is as wide as the row")
  func edgeToEdgeDisabled() throws {
    let cell = try Drawn("checkbox-item/edge-to-edge-disabled").cell("enabled")
    #expect([cell.x, cell.y, cell.width, cell.height] == [48, 144, 984, 180])
    #expect(cell.runs(row: cell.height - 2, from: 0, to: 984).map(\.length) == [984])
    #expect(cell.inked(from: 30, to: 150).first == 48)
  }

  @Test("within margins the focus ring goes around the row", arguments: components)
  func ring(component: String) throws {
    let cell = try Drawn("\(component)/edge-to-edge-disabled").cell("focused")
    #expect(cell.runs(row: 90, from: -15, to: 0).map(\.length) == [9, 6])
    #expect(cell.runs(row: 90, from: cell.width, to: cell.width + 15).map(\.length) == [6, 9])
  }

  @Test(
    "an outlined item has its border where the state has one",
    arguments: [
      ("error", "enabled", "#DB0002"), ("error", "hover", "#B20002"), ("error", "focused", "#EBEBEB"),
      ("icon-and-description", "enabled", "#FFFFFF"), ("icon-and-description", "pressed", "#F15E00"),
    ])
  func outline(sheet: String, state: String, color: String) throws {
    let cell = try Drawn("radio-item/\(sheet)").cell(state)
    #expect((0..<3).allSatisfy { cell.color($0, 90) == color })
    #expect(cell.color(3, 90) == cell.color(20, 90))
  }

  @Test(
    "backgrounds follow what a person does",
    arguments: [("enabled", "#FFFFFF"), ("hover", "#EBEBEB"), ("pressed", "#E0E0E0")])
  func background(state: String, color: String) throws {
    for component in Self.components {
      #expect(try Drawn("\(component)/label").cell(state).color(500, 20) == color)
    }
  }

  @Test(
    "in high contrast a pointer is answered with the ring, but on a switch's item",
    arguments: [("checkbox-item", "#000000"), ("radio-item", "#000000"), ("switch-item", "#FFFFFF")])
  func highContrast(component: String, color: String) throws {
    let cell = try Drawn("\(component)/selected", contrast: "high").cell("hover")
    #expect(cell.color(500, -8) == color)
    #expect(try Drawn("\(component)/selected").cell("hover").color(500, -8) == "#FFFFFF")
  }

  @Test("a constrained item is as wide as the token says, another fills its room")
  func constrained() throws {
    for (word, width) in [("on", 1440), ("off", 1704)] {
      let cell = try Drawn("radio-item/constrained-max-width/\(word)").cell("enabled")
      #expect(cell.width == width)
      #expect(cell.runs(row: cell.height - 2, from: 0, to: width).map(\.length) == [width])
    }
  }

  @Test("beside long texts, assets stand in the middle of the first 96 points")
  func longDescription() throws {
    let cell = try Drawn("checkbox-item/long-description").cell("enabled")
    #expect(cell.height > 360)
    let indicator = (0..<cell.height).filter { cell.color(48, $0) != "#FFFFFF" }
    #expect(indicator.first == 150 && indicator.count == 60)
  }

  @Test("a picker's last item has no divider, and its root counts")
  func pickers() throws {
    let cell = try Drawn("checkbox-picker/vertical-rooted").cell("enabled")
    #expect([cell.width, cell.height] == [984, 744])
    let lines = (0..<cell.height).filter { row in
      let across = cell.runs(row: row, from: 0, to: 984)
      return across.count == 1 && across[0].color == "#CCCCCC"
    }
    #expect(lines == [177, 178, 179, 381, 382, 383, 561, 562, 563])
  }
}

extension MeasuredCell {
  /// The columns of the box in which something differs from its ground, between two rows.
  fileprivate func inked(from top: Int, to bottom: Int) -> [Int] {
    let ground = color(2, top)
    return (0..<width).filter { x in (top..<bottom).contains { color(x, $0) != ground } }
  }
}
