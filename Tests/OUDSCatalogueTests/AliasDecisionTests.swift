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
    try check(
      layers, accepting: [Self.alias], rejecting: Self.aim,
      reverted: [.value(path: Self.alias, text: "{\(Self.aim)}")])
  }

  @Test("so it is where the rejected token follows an accepted one without its change")
  func followingAim() throws {
    let (raw, aim, alias) = (
      "core.color.functional.scarlet.600", "color.repository.negative.medium", "color.surface.status.info.emphasized"
    )
    let reverted = [OverlayLayer.value(path: raw, text: "#445566"), .value(path: alias, text: "{\(aim)}")]
    try check(
      reverted + [.value(path: aim, text: "#112233")], accepting: [raw, alias], rejecting: aim, reverted: reverted)
  }

  @Test("a token that is set to what an alias of it makes it is no cause, nor is what follows")
  func circle() throws {
    let all = OUDSCatalogue(
      fonts: try PackageFonts.library(), themes: CatalogueTheme.all.filter { $0.name == "orange" })
    let catalogue = SomeSheets(base: all, ids: ["badge/standard"])
    let folder = try TemporaryFolder()
    let store = SnapshotStore(folder: folder.path("Snapshots"))
    _ = try Recorder(catalogue: catalogue, store: store, threads: 1).record(SnapshotSelection())
    let layered = try catalogue.laying([
      .value(path: "space.fixed.xsmall", text: "7"),
      .value(path: "core.dimension.100", text: "{space.fixed.xsmall}"),
    ])
    let impact = try ImpactStudy(catalogue: layered, store: store, threads: 1).impact(SnapshotSelection())
    #expect(impact.causes.map(\.path) == ["core.dimension.100"])
  }

  private func check(
    _ layers: [OverlayLayer], accepting accepted: [String], rejecting rejected: String, reverted: [OverlayLayer]
  ) throws {
    let all = OUDSCatalogue(
      fonts: try PackageFonts.library(), themes: CatalogueTheme.all.filter { $0.name == "orange" })
    let catalogue = SomeSheets(base: all, ids: ["badge/standard"])
    let folder = try TemporaryFolder()
    let store = SnapshotStore(folder: folder.path("Snapshots"))
    _ = try Recorder(catalogue: catalogue, store: store, threads: 1).record(SnapshotSelection())

    let applied = try DecisionApplier(catalogue: catalogue, layers: layers, store: store, threads: 1).apply(
      Decisions(
        references: "\(try store.state())",
        accept: Decisions.Side(causes: accepted.map { Decisions.Cause(path: $0) }, cases: []),
        reject: Decisions.Side(causes: [Decisions.Cause(path: rejected)], cases: [])),
      writingTo: folder.path("report"))
    let file = try #require(applied.undoFiles.first)
    let undo = OverlayLayer.file(name: file, bytes: Array(try Data(contentsOf: URL(filePath: file))))

    func verify(_ layers: [OverlayLayer]) throws -> VerificationReport {
      try Verifier(catalogue: catalogue.laying(layers), store: store, threads: 1)
        .verify(SnapshotSelection(), report: ReportOutput(folder: folder.path("difference")))
    }
    let without = try verify(reverted)
    #expect(without.isEqual, "\(without.lines)")
    let undone = try verify(layers + [undo])
    #expect(undone.isEqual, "\(undone.lines)")
    let rest = try verify(layers)
    #expect(
      !rest.differences.isEmpty && rest.differences.allSatisfy { $0.causes.map(\.path) == [rejected] && $0.isProven })
  }
}
