import SnapshotFixtures
import TestSupport
import Testing

@testable import DaguerreSnapshots

/// The made-up catalogue, with references of one direction only.
private struct LeftToRightReferences: SnapshotCatalogue {
  private let base = ShapesCatalogue()

  var components: [String] { base.components }
  var axes: SnapshotAxes { base.axes }

  func cases() -> [SnapshotCase] {
    base.cases().map { original in
      var copy = original
      copy.isReference = original.point["direction"] == "ltr"
      return copy
    }
  }
}

@Suite("Cases without references")
struct ReferenceCasesTests {
  @Test("are rendered, but neither recorded nor missed")
  func rendered() throws {
    let catalogue = LeftToRightReferences()
    let folder = try TemporaryFolder()
    let store = SnapshotStore(folder: folder.path("Snapshots"))
    _ = try Recorder(catalogue: catalogue, store: store, threads: 2).record(SnapshotSelection())
    #expect(!folder.files("Snapshots").isEmpty)
    #expect(!folder.files("Snapshots").contains { $0.contains("rtl") })
    let report = try Verifier(catalogue: catalogue, store: store, threads: 2)
      .verify(SnapshotSelection(), report: ReportOutput(folder: folder.path("report")))
    #expect(report.isEqual && report.caseCount > 0)
    #expect(try SnapshotSelection().cases(of: catalogue).contains { $0.point["direction"] == "rtl" })
  }

  @Test("cannot be verified alone")
  func alone() throws {
    let folder = try TemporaryFolder()
    let store = SnapshotStore(folder: folder.path("Snapshots"))
    var selection = SnapshotSelection()
    selection["direction"] = ["rtl"]
    #expect(throws: SelectionError.noReferenceSelected) {
      try Verifier(catalogue: LeftToRightReferences(), store: store, threads: 1)
        .verify(selection, report: ReportOutput(folder: folder.path("report")))
    }
  }
}
