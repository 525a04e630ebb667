import DaguerreSkins
import SnapshotFixtures
import TestSupport
import Testing

@testable import DaguerreSnapshots

/// Removing what nothing needs, without drawing.
@Suite("Prune")
struct PruneTests {
  private let catalogue = ShapesCatalogue()

  private func recorder(_ test: TestStore, omitting ids: Set<String>) -> Recorder {
    var catalogue = catalogue
    catalogue.omitted = ids
    // Nothing may be drawn.
    catalogue.failing = "tile/solid"
    return Recorder(catalogue: catalogue, store: test.store, threads: 1)
  }

  @Test("nothing is removed while nothing is gone")
  func nothing() throws {
    let test = try TestStore(recording: catalogue)
    let before = try test.folder.snapshot("Snapshots")
    let recorder = recorder(test, omitting: [])
    #expect(try recorder.pruned(SnapshotSelection()).isEmpty && recorder.prune(SnapshotSelection()).isEmpty)
    #expect(try test.folder.snapshot("Snapshots") == before)
  }

  @Test("references of what is gone go, as a recording would remove them; a check changes nothing")
  func gone() throws {
    let test = try TestStore(recording: catalogue)
    try test.folder.write("x", to: "Snapshots/plain/light/extra.png")
    let before = try test.folder.snapshot("Snapshots")
    let recorder = recorder(test, omitting: ["tile/outlined"])
    let found = try recorder.pruned(SnapshotSelection())
    #expect(found.cases.count == 32 && found.cases.allSatisfy { $0.hasPrefix("tile/outlined (") })
    #expect(found.files == ["plain/light/extra.png"])
    #expect(try test.folder.snapshot("Snapshots") == before)
    _ = try recorder.prune(SnapshotSelection())
    var other = catalogue
    other.omitted = ["tile/outlined"]
    let expected = try TestStore(recording: other)
    #expect(
      try test.folder.snapshot("Snapshots").mapValues(\.bytes)
        == expected.folder.snapshot("Snapshots").mapValues(\.bytes))
  }

  @Test("under a selection only that is looked at")
  func selected() throws {
    let test = try TestStore(recording: catalogue)
    try test.folder.write("x", to: "Snapshots/plain/light/extra.png")
    let recorder = recorder(test, omitting: ["tile/outlined", "bar/long"])
    var selection = SnapshotSelection()
    selection.components = ["bar"]
    selection["theme"] = ["plain"]
    let found = try recorder.prune(selection)
    #expect(
      found.cases.count == 8 && found.cases.allSatisfy { $0.hasPrefix("bar/long (plain/") } && found.files.isEmpty)
    let files = test.folder.files("Snapshots")
    #expect(files.contains("plain/light/extra.png") && files.contains("harbour/light/bar.long.png"))
    #expect(
      files.contains("plain/light/tile.outlined.png")
        && !files.contains { $0.hasPrefix("plain") && $0.contains("bar.") })
    #expect(try recorder.pruned(selection).isEmpty)
    selection["mode"] = ["dark"]
    #expect(throws: PartialRecordingError.somePoints) { try recorder.prune(selection) }
  }

  @Test("a recording of a part leaves what it did not look at, as a verification of that part does")
  func part() throws {
    let test = try TestStore(recording: catalogue)
    try test.folder.write("x", to: "Snapshots/plain/light/extra.png")
    var selection = SnapshotSelection()
    selection.components = ["bar"]
    #expect(try test.verify(catalogue, selection).isEqual)
    #expect(try test.record(catalogue, selection).isUnchanged)
    #expect(try test.record(catalogue).removedFiles == ["plain/light/extra.png"])
  }

  @Test("a case that shared the picture of one that goes keeps it, under its own name")
  func shared() throws {
    var large = catalogue
    large.hasFurtherPoints = true
    let test = try TestStore(recording: large)
    // Only points at high contrast and text scale 1 stay.
    let pruner = Recorder(
      catalogue: SomePoints(all: large) { $0["contrast"] == "high" && $0["textScale"] == "1" }, store: test.store,
      threads: 1)
    _ = try pruner.prune(SnapshotSelection())
    let files = test.folder.files("Snapshots/plain/light")
    #expect(files.contains("high-contrast/tile.solid.png") && !files.contains("tile.solid.png"))
    let report = try test.verify(SomePoints(all: large) { $0["contrast"] == "high" && $0["textScale"] == "1" })
    #expect(report.isEqual, "\(report.lines)")
  }

  /// Some of the points of a catalogue.
  private struct SomePoints: SnapshotCatalogue {
    let all: ShapesCatalogue
    let isKept: @Sendable (SnapshotPoint) -> Bool
    var components: [String] { all.components }
    var axes: SnapshotAxes { all.axes }
    func cases() throws -> [SnapshotCase] { all.cases().filter { isKept($0.point) } }
    func tokens(at point: SnapshotPoint, under skin: (any Skin)?) throws -> [TokenRead] {
      all.tokens(at: point, under: skin)
    }
  }
}
