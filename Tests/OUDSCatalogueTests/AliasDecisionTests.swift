import DaguerreSnapshots
import DaguerreSupport
import Foundation
import OUDS
import TestSupport
import Testing

@testable import OUDSCatalogue

@Suite("Decisions about aliases that a layer sets")
struct AliasDecisionTests {
  private static let aim = "core.color.functional.sun.500"
  private static let alias = "color.surface.status.negative.emphasized"

  /// Each layer by itself: on the command line, and both in one file.
  private static let layers: [[OverlayLayer]] = [
    [.value(path: aim, text: "#112233"), .value(path: alias, text: "{\(aim)}")],
    [
      .file(
        name: "brand.tokens.json",
        bytes: Array(
          """
          {"core": {"color": {"functional": {"sun": {"500": {"$type": "color", "$value": "#112233"}}}}},
           "color": {"surface": {"status": {"negative": {"emphasized": {"$type": "color", "$value": "{\(aim)}"}}}}}}
          """.utf8))
    ],
  ]

  @Test("an accepted alias of a rejected token is recorded as that token draws without its change", arguments: layers)
  func rejectedAim(layers: [OverlayLayer]) throws {
    let all = OUDSCatalogue(
      fonts: try PackageFonts.library(), themes: CatalogueTheme.all.filter { $0.name == "orange" })
    let catalogue = SomeSheets(base: all, ids: ["badge/standard"])
    let folder = try TemporaryFolder()
    let store = SnapshotStore(folder: folder.path("Snapshots"))
    _ = try Recorder(catalogue: catalogue, store: store, threads: 1).record(SnapshotSelection())

    let applied = try DecisionApplier(catalogue: catalogue, layers: layers, store: store, threads: 1).apply(
      Decisions(
        references: "\(try store.state())",
        accept: Decisions.Side(causes: [Decisions.Cause(path: Self.alias)], cases: []),
        reject: Decisions.Side(causes: [Decisions.Cause(path: Self.aim)], cases: [])),
      writingTo: folder.path("report"))
    let file = try #require(applied.undoFiles.first)
    let undo = OverlayLayer.file(name: file, bytes: Array(try Data(contentsOf: URL(filePath: file))))

    func verify(_ layers: [OverlayLayer]) throws -> VerificationReport {
      try Verifier(catalogue: catalogue.laying(layers), store: store, threads: 1)
        .verify(SnapshotSelection(), report: ReportOutput(folder: folder.path("difference")))
    }
    let reverted = try verify([.value(path: Self.alias, text: "{\(Self.aim)}")])
    #expect(reverted.isEqual, "\(reverted.lines)")
    let undone = try verify(layers + [undo])
    #expect(undone.isEqual, "\(undone.lines)")
    let rest = try verify(layers)
    #expect(
      !rest.differences.isEmpty && rest.differences.allSatisfy { $0.causes.map(\.path) == [Self.aim] && $0.isProven })
  }
}
