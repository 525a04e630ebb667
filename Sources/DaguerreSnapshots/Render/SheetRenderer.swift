import DaguerreSupport
import DaguerreImages

/// Draws selected cases into a folder of pictures, for people and for other tools.
public struct SheetRenderer: Sendable {
  private let catalogue: any SnapshotCatalogue
  private let threads: Int
  private let progress: ProgressHandler?

  /// - Parameters:
  ///   - threads: how many draw at the same time; the result is the same for any number.
  ///   - progress: told how far the drawing is; nil for silence.
  public init(catalogue: any SnapshotCatalogue, threads: Int, progress: ProgressHandler? = nil) {
    self.catalogue = catalogue
    self.threads = threads
    self.progress = progress
  }

  /// Writes `point/id.png` for each selected case, as in `orange/max-it/dark/compact/ltr/button/default/text.png`, and
  /// the list of their cells.
  ///
  /// - Parameters:
  ///   - scale: pixels per point.
  ///   - manifest: the path of the list, see `CellList`.
  ///   - shard: which part of the cases is drawn; nil for all.
  ///   - store: whose manifests tell what cases cost, for shards of one size; nil where there is none.
  /// - Returns: how many pictures were written.
  /// - Throws: `SelectionError`, `InvalidCaseError`, `CaseError`, `StoreError` and `FileError`.
  public func render(
    _ selection: SnapshotSelection, scale: Double, to folder: String, manifest: String, shard: Shard? = nil,
    store: SnapshotStore? = nil
  ) throws -> Int {
    let cases = try selection.cases(of: catalogue).of(shard, store: store, axes: catalogue.axes)
    try CaseCheck.check(cases)
    let root = try Folder.made(folder)
    let list = CellList(path: manifest, picturesIn: folder)
    let sharing = SheetSharing(catalogue)
    let entries = try cases.mapSharing(threads: threads, progress: progress) {
      CaseDrawer(scale: scale, sharing: sharing)
    } transform: { drawer, snapshot, _ in
      let drawn = try drawer.draw(snapshot)
      let file = "\(snapshot.point)/\(snapshot.id).png"
      try root.write(try drawer.png(of: drawn, compression: .fast), to: file)
      return list.entries(of: snapshot, sheet: drawn.sheet, file: file, scale: scale)
    }
    try list.write(entries.flatMap { $0 })
    return cases.count
  }

  /// A case as a PNG file that says what it shows, as references keep it.
  ///
  /// - Parameter scale: pixels per point.
  package static func png(of snapshot: SnapshotCase, scale: Double) throws -> [UInt8] {
    let drawer = CaseDrawer(scale: scale)
    return try drawer.referencePNG(of: drawer.draw(snapshot))
  }
}
