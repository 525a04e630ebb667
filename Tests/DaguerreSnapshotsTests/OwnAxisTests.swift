import DaguerreGraphics
import DaguerreSkins
import SnapshotFixtures
import TestSupport
import Testing

@testable import DaguerreSnapshots

/// A catalogue with an axis that nobody but itself knows.
private struct DenseCatalogue: SnapshotCatalogue {
  var hasDensity = true

  var components: [String] { ["box"] }

  var axes: SnapshotAxes {
    let density = SnapshotAxis("rowDensity", values: ["comfortable", "dense"], changesTokens: true, suffix: "-rows")
    return SnapshotAxes([.theme(["plain"]), .mode()] + (hasDensity ? [density] : []))
  }

  func cases() -> [SnapshotCase] {
    axes.points.map { point in
      SnapshotCase(id: "box/one", point: point, component: "box") { _ in
        var list = DisplayList(size: Size(width: 20, height: 10), background: .white)
        let isDense = point["rowDensity"] == "dense"
        list.append(.fillRect(Rect(x: 0, y: 0, width: isDense ? 5 : 10, height: 10), .black))
        return Sheet(list: list, cells: [], tokens: [])
      }
    }
  }

  func tokens(at point: SnapshotPoint, under skin: (any Skin)?) -> [TokenRead] {
    [TokenRead(path: "row.height", value: point["rowDensity"] == "dense" ? "5" : "10")]
  }
}

@Suite("An axis of a catalogue's own")
struct OwnAxisTests {
  private let catalogue = DenseCatalogue()

  private func store() throws -> (folder: TemporaryFolder, store: SnapshotStore) {
    let folder = try TemporaryFolder()
    return (folder, SnapshotStore(folder: folder.path("Snapshots")))
  }

  private func verify(
    _ catalogue: DenseCatalogue, _ store: SnapshotStore, in folder: TemporaryFolder,
    _ selection: SnapshotSelection = SnapshotSelection()
  ) throws -> VerificationReport {
    try Verifier(catalogue: catalogue, store: store, threads: 2).verify(
      selection, report: ReportOutput(folder: folder.path("report")))
  }

  @Test("has a column, folders, an option and a point in the record of tokens")
  func everywhere() throws {
    let (folder, store) = try store()
    _ = try Recorder(catalogue: catalogue, store: store, threads: 2).record(SnapshotSelection())
    let manifest = try folder.text("Snapshots/plain/manifest.tsv")
    #expect(manifest.hasPrefix("daguerre-manifest 3\tmode=light,dark\trowDensity=comfortable,dense\nbox/one\t"))
    // Light and dark look alike, so there is one picture for each density.
    #expect(
      folder.files("Snapshots/plain") == [
        "light/box.one.png", "light/dense-rows/box.one.png", "manifest.tsv", "tokens.json",
      ])
    #expect(try folder.text("Snapshots/plain/tokens.json").contains("\"dark/dense\""))
    #expect(catalogue.axes["rowDensity"]?.option == "row-density")
    #expect(catalogue.axes["rowDensity"]?.displayName == "row density")
    #expect(try verify(catalogue, store, in: folder).isEqual)
  }

  @Test("is drawn for people where it is named, and told in names of points where it is not the default")
  func selection() throws {
    let usual = SnapshotSelection().withDefaults(of: catalogue.axes, from: .further)
    #expect(try usual.cases(of: catalogue).map { "\($0.point)" } == ["plain/light", "plain/dark"])
    var selection = SnapshotSelection()
    selection["rowDensity"] = ["dense"]
    #expect(
      try selection.cases(of: catalogue).map { "\($0.point)" } == ["plain/light/dense-rows", "plain/dark/dense-rows"])
    selection["rowDensity"] = ["loose"]
    let error = try #require(throws: SelectionError.self) { try selection.cases(of: catalogue) }
    #expect("\(error)" == "'loose' is not a row-density. Known: comfortable, dense.")
  }

  @Test("is added to references that were recorded without it: the old lines are those of its default")
  func added() throws {
    let (folder, store) = try store()
    var former = catalogue
    former.hasDensity = false
    _ = try Recorder(catalogue: former, store: store, threads: 2).record(SnapshotSelection())
    let report = try verify(catalogue, store, in: folder)
    #expect(report.differences.map { "\($0.point)" } == ["plain/light/dense-rows", "plain/dark/dense-rows"])
    #expect(
      report.lines.contains(
        "Snapshots/plain/manifest.tsv: there is no column 'rowDensity'; recording adds it"))
    // The reverse says which columns there should be.
    _ = try Recorder(catalogue: catalogue, store: store, threads: 2).record(SnapshotSelection())
    #expect(try verify(catalogue, store, in: folder).isEqual)
    let error = try #require(throws: StoreError.self) { try verify(former, store, in: folder) }
    #expect(
      "\(error)".contains("manifest.tsv:1: error: 'rowDensity=comfortable,dense' is not one of the catalogue's axes"))
  }
}
