import DaguerreGraphics
import DaguerreSupport
import TestSupport
import Testing

@testable import DaguerreSnapshots
@testable import OUDSCatalogue

@Suite("Audits of the design system")
struct OUDSAuditTests {
  private let catalogue: OUDSCatalogue

  init() throws { catalogue = OUDSCatalogue(fonts: try PackageFonts.library()) }

  private func selection(_ component: String, _ axes: KeyValuePairs<String, String> = [:]) -> SnapshotSelection {
    var selection = SnapshotSelection()
    selection.components = [component]
    selection["theme"] = ["orange"]
    selection["tuning"] = ["default"]
    for (axis, value) in axes { selection[axis] = [value] }
    return selection
  }

  @Test(
    "what is drawn around one command is what the whole sheet has there", arguments: ["button", "text-input", "tag"])
  func scenes(component: String) throws {
    let rasterizer = Rasterizer()
    let cases = try selection(component, ["mode": "light", "sizeClass": "compact"]).cases(of: catalogue)
    for snapshot in cases.prefix(3) {
      let list = try snapshot.draw(SnapshotContext(scale: 2)).list
      let whole = try rasterizer.draw(list, scale: 2)
      let bounds = list.commands.map(\.bounds)
      for index in list.commands.indices {
        guard let scene = LocalScene(of: index, in: list, bounds: bounds, scale: 2) else { continue }
        let part = try scene.whole(rasterizer)
        let region = scene.region
        let isSame = (0..<region.height).allSatisfy { y in
          (0..<region.width).allSatisfy { part[$0, y] == whole[region.x + $0, region.y + y] }
        }
        #expect(isSame, "\(snapshot.id) \(index)")
      }
    }
  }

  @Test("the text of a brand button: its colours and the tokens of both")
  func button() throws {
    let light = selection("button", ["mode": "light", "sizeClass": "compact"])
    let report = try ContrastAudit(catalogue: catalogue, threads: 2).report(light)
    let (content, box) = ("button.color.content.brand.enabled", "button.color.bg.brand.enabled")
    let brand = try #require(
      report.rows.first { $0.pair.kind == .text && $0.pair.foregroundTokens == [content] })
    #expect(brand.pair.groundTokens == [box] && brand.pair.cell == "Enabled" && brand.pair.view == "ButtonTitle")
    let tokens = catalogue.tokens(at: brand.point, under: nil)
    func color(_ path: String) throws -> UInt32 {
      let value = try #require(tokens.first { $0.path == path }?.value)
      return try #require(HexadecimalColor.rgba(String(value.dropFirst("light ".count).prefix(9))))
    }
    #expect(try brand.pair.foreground.rgba == color(content) && brand.pair.ground.rgba == color(box))
    #expect(report.rows.contains { $0.pair.exemption == .disabled })
    let named = report.rows.filter { $0.pair.exemption == nil && $0.pair.view != "ForbiddenPlaceholder" }
    let unnamed = named.filter { $0.pair.foregroundTokens.isEmpty || $0.pair.groundTokens.isEmpty }
    #expect(unnamed.map { "\($0.id) \($0.pair.view) \($0.pair.name)" } == [])
  }

  @Test("on a ground of the other mode tokens are named, and what lies behind a modal sheet is exempt")
  func surroundings() throws {
    let dark = selection("link", ["mode": "dark", "sizeClass": "compact"])
    let links = try ContrastAudit(catalogue: catalogue, threads: 2).report(dark).rows.filter {
      $0.id == "link/default/text/on-coloured-surface" && $0.pair.view == "OUDSLink"
    }
    #expect(!links.isEmpty)
    for row in links {
      #expect(row.pair.foregroundTokens.allSatisfy { $0.hasPrefix("link-mono.") } && !row.pair.foregroundTokens.isEmpty)
    }
    #expect(
      links.filter { $0.pair.kind == .text }.map(\.pair.groundTokens).allSatisfy {
        $0 == ["color.surface.brand.primary"]
      })
    let sheets = try ContrastAudit(catalogue: catalogue, threads: 2).report(selection("bottom-sheet"))
    #expect(sheets.findings.isEmpty, "\(sheets.lines)")
  }

  @Test("buttons can be hit on all of their box, chips on more than that")
  func targets() throws {
    let report = try TargetAudit(catalogue: catalogue, threads: 2).report(selection("button"))
    #expect(report.findings.isEmpty && report.rows.map(\.target.side) == [40])
    let chips = try TargetAudit(catalogue: catalogue, threads: 2).report(selection("filter-chip"))
    #expect(chips.rows.allSatisfy { $0.target.side >= 40 }, "\(chips.lines)")
  }

  @Test("a button's own tokens show on its sheets")
  func blindSpots() throws {
    let store = SnapshotStore(folder: PackageFonts.directory + "/../Snapshots")
    let report = try BlindSpotAudit(catalogue: catalogue, store: store, threads: 2)
      .report(selection("badge", ["mode": "light", "sizeClass": "compact"]))
    let spots = Set(report.rows.map(\.path))
    #expect(!spots.contains("badge.size.medium") && spots.contains("button.size.icon"))
  }
}
