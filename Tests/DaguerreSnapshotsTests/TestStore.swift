import DaguerreSupport
import SnapshotFixtures
import TestSupport
import Testing

@testable import DaguerreSnapshots

/// A store in a folder of its own, and shorter ways to record and verify it.
struct TestStore {
  let folder: TemporaryFolder
  let store: SnapshotStore
  var threads = 2

  init() throws {
    folder = try TemporaryFolder()
    store = SnapshotStore(folder: folder.path("Snapshots"))
  }

  /// A store that holds the references of a catalogue.
  init(recording catalogue: any SnapshotCatalogue) throws {
    try self.init()
    _ = try record(catalogue)
  }

  @discardableResult
  func record(
    _ catalogue: any SnapshotCatalogue, _ selection: SnapshotSelection = .init(), keeping pictures: KeptPictures? = nil
  ) throws -> RecordSummary {
    try Recorder(catalogue: catalogue, store: store, threads: threads).record(selection, keeping: pictures)
  }

  func verify(
    _ catalogue: any SnapshotCatalogue, _ selection: SnapshotSelection = .init(), scope: VerificationScope = .all
  ) throws -> VerificationReport {
    try Verifier(catalogue: catalogue, store: store, threads: threads)
      .verify(selection, scope: scope, report: ReportOutput(folder: folder.path("report")))
  }

  /// What a theme's references say of each case: its values on the axes, `id`, `width`, `height`, `pixels`, `file`,
  /// `fileDigest` and `tokens`.
  func lines(_ theme: String) throws -> [[String: String]] {
    try store.recordedCases(theme, axes: ShapesCatalogue.axes).map { known in
      var fields = Dictionary(uniqueKeysWithValues: known.point.pairs.map { ($0.axis.name, $0.value) })
      fields["id"] = known.id
      (fields["width"], fields["height"]) = ("\(known.pixels.width)", "\(known.pixels.height)")
      fields["pixels"] = "\(known.pixels.digest)"
      (fields["file"], fields["fileDigest"]) = (known.file, known.fileDigest?.description)
      fields["tokens"] = known.tokens?.description
      return fields
    }
  }

  /// Replaces the first `old` in a file of the store.
  func replace(_ old: String, by new: String, in file: String) throws {
    let text = try folder.text("Snapshots/\(file)")
    let parts = text.split(separator: old, maxSplits: 1, omittingEmptySubsequences: false)
    try #require(parts.count == 2, "'\(old)' is not in \(file)")
    try folder.write(parts[0] + new + parts[1], to: "Snapshots/\(file)")
  }
}
