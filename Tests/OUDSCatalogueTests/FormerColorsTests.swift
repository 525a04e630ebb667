import DaguerreGraphics
import OUDS
import TestSupport
import Testing

@testable import DaguerreSnapshots
@testable import OUDSCatalogue

@Suite("Former colours of the design system")
struct OUDSFormerColorsTests {
  @Test(
    "what is drawn now with the recorded colours is what laying out with them gives",
    arguments: ["color.action.enabled", "color.content.default", "color.bg.primary"])
  func lists(path: String) throws {
    let ids: Set = ["button/default/text", "link/default/next", "switch/on", "text-input/default/value-and-helper"]
    let catalogue = SomeSheets(base: OUDSCatalogue(fonts: try PackageFonts.library()), ids: ids)
    let changed = try catalogue.laying([.value(path: path, text: "#12AB34")])
    var count = 0
    for (then, now) in zip(catalogue.cases(), try changed.cases()) {
      let values = catalogue.tokens(at: then.point, under: nil).map { ($0.path, $0.value) }
      let changes = try TokenChanges(
        since: Dictionary(values) { first, _ in first }, at: now.point, in: changed)
      let sheet = try now.draw(SnapshotContext(scale: SnapshotStore.scale, tracesOrigins: true))
      let recorded = try then.draw(SnapshotContext(scale: SnapshotStore.scale)).list
      if sheet.list.drawsTheSame(as: recorded) { continue }
      let former = try #require(FormerColors(of: sheet.directReads, changes.changes, at: now.point))
      #expect(former.list(of: sheet).drawsTheSame(as: recorded), "\(now.id) (\(now.point))")
      count += 1
    }
    #expect(count >= 10)
  }
}
