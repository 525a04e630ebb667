import DaguerreSnapshots
import Foundation
import OUDS
import TestSupport
import Testing

@testable import OUDSCatalogue

/// The references of one sheet in Orange, and what decisions about layers over it leave.
struct RecordedBadge {
  let catalogue: SomeSheets
  let folder: TemporaryFolder
  let store: SnapshotStore

  init() throws {
    let all = OUDSCatalogue(
      fonts: try PackageFonts.library(), themes: CatalogueTheme.all.filter { $0.name == "orange" })
    catalogue = SomeSheets(base: all, ids: ["badge/standard"])
    folder = try TemporaryFolder()
    store = SnapshotStore(folder: folder.path("Snapshots"))
    _ = try Recorder(catalogue: catalogue, store: store, threads: 1).record(SnapshotSelection())
  }

  func impact(_ layers: [OverlayLayer]) throws -> Impact {
    try ImpactStudy(catalogue: catalogue.laying(layers), store: store, threads: 1).impact(SnapshotSelection())
  }

  /// Decides on causes by their paths.
  ///
  /// - Returns: what was done, and the layer that undoes what was rejected.
  func decide(
    _ layers: [OverlayLayer], accepting accepted: [String] = [], rejecting rejected: String
  ) throws -> (applied: AppliedDecisions, undo: OverlayLayer) {
    let applied = try DecisionApplier(catalogue: catalogue, layers: layers, store: store, threads: 1).apply(
      Decisions(
        references: "\(try store.state())",
        accept: Decisions.Side(causes: accepted.map { Decisions.Cause(path: $0) }, cases: []),
        reject: Decisions.Side(causes: [Decisions.Cause(path: rejected)], cases: [])),
      writingTo: folder.path("report"))
    let file = try #require(applied.undoFiles.first)
    return (applied, .file(name: file, bytes: Array(try Data(contentsOf: URL(filePath: file)))))
  }

  func verify(_ layers: [OverlayLayer]) throws -> VerificationReport {
    try Verifier(catalogue: catalogue.laying(layers), store: store, threads: 1)
      .verify(SnapshotSelection(), report: ReportOutput(folder: folder.path("difference")))
  }
}
