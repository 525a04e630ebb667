import DaguerreSnapshots
import Foundation
import OUDS
import TestSupport
import Testing

@testable import OUDSCatalogue

@Suite("Tokens that a layer holds where they are")
struct HeldFollowersTests {
  @Test("what undoes a cause undoes too what a layer sets to the value that it follows to anyway")
  func undo() throws {
    let all = OUDSCatalogue(
      fonts: try PackageFonts.library(), themes: CatalogueTheme.all.filter { $0.name == "orange" })
    let catalogue = SomeSheets(base: all, ids: ["badge/standard"])
    let folder = try TemporaryFolder()
    let store = SnapshotStore(folder: folder.path("Snapshots"))
    _ = try Recorder(catalogue: catalogue, store: store, threads: 1).record(SnapshotSelection())

    let cause = "core.color.functional.scarlet.600"
    let follower = "color.repository.negative.medium"
    let layers = [cause, follower].map { OverlayLayer.value(path: $0, text: "#112233") }
    let impact = try ImpactStudy(catalogue: catalogue.laying(layers), store: store, threads: 1)
      .impact(SnapshotSelection())
    #expect(impact.causes.map(\.path) == [cause])
    let applied = try DecisionApplier(catalogue: catalogue, layers: layers, store: store, threads: 1).apply(
      Decisions(
        references: "\(try store.state())", accept: Decisions.Side(causes: [], cases: []),
        reject: Decisions.Side(causes: [Decisions.Cause(path: cause)], cases: [])),
      writingTo: folder.path("report"))
    let file = try #require(applied.undoFiles.first)
    let undo = OverlayLayer.file(name: file, bytes: Array(try Data(contentsOf: URL(filePath: file))))

    func differences(_ layers: [OverlayLayer]) throws -> Int {
      try Verifier(catalogue: catalogue.laying(layers), store: store, threads: 1)
        .verify(SnapshotSelection(), report: ReportOutput(folder: folder.path("difference"))).differences.count
    }
    #expect(try differences(layers) > 0)
    #expect(try differences(layers + [undo]) == 0)
    #expect(applied.withoutUndo.isEmpty)
  }
}
