import DaguerreGraphics
import DaguerreViews
import OUDS
import TestSupport
import Testing

@testable import OUDSCatalogue

/// What was measured on the design system's own pictures, or follows from its tokens, at 3 pixels per point.
@Suite("Text inputs, measured")
struct TextInputFactsTests {
  @Test(
    "an empty input has the reference's box, ground, border and label in every state",
    arguments: [
      ("enabled", 144, "#F5F5F5", 3, "#C4C4C4", [52, 74, 110, 37]),
      ("hover", 468, "#EBEBEB", 3, "#4C4C4C", [52, 74, 110, 37]),
      ("disabled", 792, "#F5F5F5", 3, "#C4C4C4", [52, 74, 110, 37]),
      ("focused", 1116, "#E0E0E0", 6, "#000000", [51, 40, 83, 28]),
      ("read-only", 1440, "#FFFFFF", 3, "#EBEBEB", [52, 74, 110, 37]),
    ])
  func empty(state: String, y: Int, ground: String, width: Int, border: String, label: [Int]) throws {
    let drawn = try Drawn("text-input/default/label")
    let cell = try drawn.cell(state)
    #expect([drawn.bitmap.width, drawn.bitmap.height] == [1080, 1992])
    #expect([cell.x, cell.y, cell.width, cell.height] == [48, y, 984, 180])
    #expect(cell.color(20, 90) == ground)
    let edge = (0..<12).prefix { cell.color(20, 179 - $0) == border }.count
    #expect(edge == width)
    // All around when read only, else along the bottom.
    #expect(cell.color(0, 90) == (state == "read-only" ? border : ground))
    let ink = cell.ink(margin: 9)
    #expect(ink[1] == label[1] && ink[3] == label[3])
    // Letters come from another version of the font: their first and last columns are a trace of ink.
    #expect(abs(ink[0] - label[0]) <= 1 && abs(ink[0] + ink[2] - label[0] - label[2]) <= 1)
  }

  @Test("helper text and link take 28 and 44 points below the box")
  func below() throws {
    let drawn = try Drawn("text-input/default/value-and-helper")
    let (first, second) = (try drawn.cell("enabled"), try drawn.cell("hover"))
    #expect([first.y, first.height, first.width] == [144, 180, 984])
    // Box, helper text, link, gap, caption and its gap.
    let pitch = 60 + 28 + 44 + 16 + 24 + 8
    #expect(second.y - first.y == 3 * pitch)
    // The ground of the page between box and helper text.
    #expect((181..<204).allSatisfy { first.color(60, $0) == "#FFFFFF" })
  }

  @Test("icons stand in their boxes: 24 points at the start, error sign and action at the end")
  func icons() throws {
    let cell = try Drawn("text-input/default/placeholder-and-error").cell("enabled")
    func ink(_ columns: Range<Int>) -> [Int] {
      let columns = columns.filter { dx in (20..<160).contains { cell.color(dx, $0) != "#FCEBEB" } }
      return [columns.first ?? -1, columns.last ?? -1]
    }
    // The heart's ink begins 2 points inside its box and is 20 wide: boxes at 16 and 286 points.
    #expect(ink(48..<120) == [54, 113])
    #expect(ink(830..<984) == [864, 923])
    // A disc of 19.2 points in a box at 244: 6 points before the action's 48.
    #expect(ink(720..<815) == [739, 796])
  }

  @Test("an error sign alone keeps the place of an action")
  func errorAlone() throws {
    let cell = try Drawn("text-input/default/value-and-error").cell("enabled")
    let columns = (700..<984).filter { dx in (20..<160).contains { cell.color(dx, $0) != "#FCEBEB" } }
    // Its box is at 328 - 6 - 12 - 24 points.
    #expect(columns.first == 865 && columns.last == 922)
  }

  @Test("the error sign grows with the text, as the icon of the action beside it")
  func errorSignAtTextScale() throws {
    func widths(_ textScale: Double, _ view: some View) throws -> [Double] {
      var renderer = ViewRenderer(fonts: try PackageFonts.library())
      renderer.environment.textScale = textScale
      let list = try renderer.render(OUDSThemeableView(theme: OrangeTheme()) { view.frame(width: 328) }).list
      return list.commands.compactMap { if case .fillPath(let path, _, _) = $0 { path.bounds?.width } else { nil } }
    }
    let status = OUDSTextInput.Status.error(message: "")
    let input = OUDSTextInput(
      label: "Label", text: .constant("Text"), trailingAction: .init(image: .heart, actionHint: "") {}, status: status)
    let area = OUDSTextArea(label: "Label", text: .constant("Text"), status: status)
    let password = OUDSPasswordInput(label: "Label", password: .constant("Text"), status: status)
    for (usual, larger) in [
      (try widths(1, input), try widths(1.5, input)), (try widths(1, area), try widths(1.5, area)),
      (try widths(1, password), try widths(1.5, password)),
    ] {
      #expect(!usual.isEmpty && usual.count == larger.count)
      for (usual, larger) in zip(usual, larger) { #expect(abs(larger / usual - 1.5) < 1e-6) }
    }
  }

  @Test("a loader stands in the place of the action")
  func loader() throws {
    let cell = try Drawn("text-input/default/value-and-helper").cell("loading")
    let ground = cell.color(20, 20)
    let columns = (820..<984).filter { dx in (20..<160).contains { cell.color(dx, $0) != ground } }
    // 20 points in the middle of 48, of which the gap at the top left is no part.
    #expect(columns.first == 864 && columns.last == 923)
  }

  @Test(
    "only tunings with rounded text inputs round the box, by 8 points",
    arguments: [("default", false), ("orange-france", false), ("orange-business", true), ("max-it", true)])
  func tuning(tuning: String, isRounded: Bool) throws {
    let cell = try Drawn("text-input/default/label", tuning: tuning).cell("hover")
    // A corner of radius r leaves (1 - pi / 4) r^2 of its square free: 123.6 pixels at 24, of 20 levels of grey each.
    var free = 0.0
    for dy in 0..<24 {
      for dx in 0..<24 { free += Double(Int(cell.bitmap[cell.x + dx, cell.y + dy] & 0xFF) - 0xEB) / 20 }
    }
    #expect(abs(free - (isRounded ? 123.6 : 0)) < 4)
    #expect(cell.color(0, 179) == (isRounded ? "#FFFFFF" : "#4C4C4C"))
  }

  @Test(
    "the line along the bottom thins out in round corners",
    arguments: [("orange", "max-it", 8.0, 1.0), ("sosh", "default", 4, 2)])
  func crescent(theme: String, tuning: String, radius: Double, width: Double) throws {
    let cell = try Drawn("text-input/default/label", theme: theme, tuning: tuning).cell("enabled")
    let side = Int(radius * 3)
    func red(_ color: String) throws -> Double { Double(try #require(Int(color.dropFirst().prefix(2), radix: 16))) }
    let ground = try red(cell.color(60, 20))
    let line = try red(cell.color(492, 179))
    let height = side + Int((width * 3 / 2).rounded(.up))
    var ink = 0.0
    for dy in 1...height {
      for dx in 0..<side { ink += 255 - (try red(cell.color(dx, 180 - dy))) }
    }
    // In the corner: the ground without what a circle leaves of the square, and on it the line, whose upper edge is an
    // ellipse as wide as the circle and lower by half the line's width.
    let outside = radius * radius * (1 - Double.pi / 4)
    let lined = radius * width * (1 / 2 + Double.pi / 8)
    let filled = radius * Double(height) / 3 - outside
    let expected = 9 * (filled * (255 - ground) + lined * (ground - line))
    #expect(abs(ink - expected) < 0.02 * expected, "\(ink) \(expected)")
  }

  @Test(
    "the line is as high in the corners as it was measured on the design system's own pictures, in pixels",
    arguments: [
      ("sosh", "focused", [14.5, 12.8, 11.9, 11.3, 10.8, 10.3]), ("sosh", "hover", [12.6, 10.6, 9.6, 8.8, 8.2, 7.7]),
      ("wireframe", "focused", [19.7, 17, 15.6, 14.6, 13.7, 12.9]),
      ("wireframe", "enabled", [18, 15.1, 13.5, 12.3, 11.3, 10.4]),
    ])
  func corner(theme: String, state: String, heights: [Double]) throws {
    let cell = try Drawn("text-input/default/value-and-helper", theme: theme).cell(state)
    func value(_ dx: Int, _ dy: Int) throws -> Double {
      Double(try #require(Int(cell.color(dx, dy).dropFirst().prefix(2), radix: 16)))
    }
    let (ground, line) = (try value(40, 120), try value(492, 178))
    for (dx, height) in heights.enumerated() {
      // From the bottom up to where the column is as dark as the line: what is above that counts by its share.
      let column = try (135..<180).map { (ground - (try value(dx, $0))) / (ground - line) }
      let darkest = try #require(column.indices.max { column[$0] < column[$1] })
      let measured = Double(45 - darkest) + column[..<darkest].reduce(0, +)
      #expect(abs(measured - height) <= 0.6, "\(dx): \(measured)")
    }
  }

  @Test(
    "sizes are those of the theme's tokens",
    arguments: [("orange", 180), ("orange-compact", 156), ("orange-inverse", 180), ("sosh", 180), ("wireframe", 180)])
  func themes(theme: String, height: Int) throws {
    let cells = try ["label", "placeholder-and-error", "value-and-helper"].map {
      try Drawn("text-input/default/\($0)", theme: theme).cell("enabled")
    }
    #expect(cells.map(\.height) == [height, height, height])
    #expect(cells.map(\.width) == [984, 984, 984])
  }

  @Test("a constrained box is no wider than 480 points", arguments: [("on", 1440), ("off", 1704)])
  func constrained(constraint: String, width: Int) throws {
    #expect(try Drawn("text-input/constrained-max-width/\(constraint)").cell("enabled").width == width)
  }

  @Test("from right to left the line begins at the right")
  func rightToLeft() throws {
    let cell = try Drawn("text-input/default/value-and-helper", direction: "rtl").cell("enabled")
    let ground = cell.color(20, 20)
    let columns = (0..<984).filter { dx in (20..<160).contains { cell.color(dx, $0) != ground } }
    // Hearts are alike from both sides; the leading one stands 16 points from the right.
    #expect(columns.first == 60 && columns.last == 929)
  }

  @Test("what has no use in some state is drawn as it comes; on sheets a placeholder is in its place")
  func irrelevant() throws {
    var renderer = ViewRenderer(fonts: try PackageFonts.library())
    func commands(_ view: some View) throws -> [Command] {
      try renderer.render(OUDSThemeableView(theme: OrangeTheme()) { view }, proposal: .init(width: 300, height: nil))
        .list.commands
    }
    func pin(_ isDisabled: Bool) -> some View {
      OUDSPinCodeInput(.constant("1"), status: .error(message: "Wrong.")).disabled(isDisabled)
    }
    let inputs: [any View] = [
      OUDSTextInput(label: "A", text: .constant(""), status: .loading),
      OUDSPasswordInput(label: "A", password: .constant(""), status: .loading),
      OUDSTextArea(label: "A", text: .constant(""), status: .loading), pin(true),
    ]
    let drawn = try inputs.map { try commands(AnyView($0)) }
    #expect(try drawn[0] != commands(OUDSTextInput(label: "A", text: .constant(""))))
    #expect(try drawn[0] == drawn[1] && drawn[3] == commands(pin(false)))
    renderer.environment.showsDisallowedAsPlaceholder = true
    let onSheets = try inputs.map { try commands(AnyView($0)) }
    #expect(zip(drawn, onSheets).allSatisfy { !$0.isEmpty && $0 != $1 })
  }
}
