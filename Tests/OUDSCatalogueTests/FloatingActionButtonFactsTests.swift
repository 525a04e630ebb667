import DaguerreGraphics
import DaguerreSnapshots
import OUDS
import TestSupport
import Testing

@testable import OUDSCatalogue

@Suite("Floating action buttons, as on the reference sheets")
struct FloatingActionButtonFactsTests {
  @Test(
    "sizes at three pixels a point", arguments: [("small", 120), ("standard", 168), ("large", 288)])
  func sizes(size: String, side: Int) throws {
    let drawn = try Drawn("floating-action-button/brand/\(size)")
    #expect(drawn.sheet.cells.count == 4)
    for cell in drawn.sheet.cells {
      let frame = cell.pixelFrame(scale: 3)
      #expect(frame.width == side && frame.height == side)
    }
  }

  @Test("the focus ring is a pill of five points around the button, over its shadow")
  func ring() throws {
    let cell = try Drawn("floating-action-button/brand/standard").cell("focused")
    let row = cell.runs(row: 84, from: -15, to: 0).map(\.length)
    #expect(row.first == 9 && row.dropFirst().reduce(0, +) == 6)
    // A round end: nothing of the ring in the corner of its box.
    #expect(cell.color(-14, -14) != cell.color(-10, 84))
  }

  @Test("every button casts the shadow of its elevation", arguments: ["light", "dark"])
  func shadow(mode: String) throws {
    let commands = try Drawn("floating-action-button/strong/small", mode: mode).sheet.list.commands
    let shadows = commands.filter { if case .shadow = $0 { true } else { false } }
    #expect(shadows.count == 4)
  }

  @Test("the icon grows with the text, in a button that has room for it")
  func textScale() throws {
    func widths(_ textScale: Double, _ view: some View) throws -> (icon: Double, button: Double) {
      var renderer = ViewRenderer(fonts: try PackageFonts.library())
      renderer.environment.textScale = textScale
      let list = try renderer.render(OUDSThemeableView(theme: OrangeTheme()) { view }).list
      let icons = list.commands.compactMap { if case .fillPath(let path, _, _) = $0 { path.bounds } else { nil } }
      return (try #require(icons.first).width, list.size.width)
    }
    for size in OUDSFloatingActionButton.Size.allCases {
      let button = OUDSFloatingActionButton(image: .heart, size: size) {}
      let (usual, larger) = (try widths(1, button), try widths(1.5, button))
      #expect(abs(larger.icon / usual.icon - 1.5) < 1e-6 && larger.button == usual.button)
    }
    let extended = OUDSExtendedFloatingActionButton(label: "Label", image: .heart) {}
    #expect(abs(try widths(1.5, extended).icon / widths(1, extended).icon - 1.5) < 1e-6)
    // 48 points do not fit into 40.
    #expect(try widths(2, OUDSFloatingActionButton(image: .heart, size: .small) {}).button == 48)
  }
}
