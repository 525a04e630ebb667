import DaguerreSupport
import Synchronization

/// The lock on a store, and the files staged to be moved into it.
///
/// Staged files are on the store's file system, so a move is atomic: a reader of the store sees the old file or the new
/// one. Files that were not moved are removed with the area; after a crash, by the next recording.
final class StagingArea: Sendable {
  let store: Folder
  private let waiting: Folder
  private let madeStore: Bool
  private let count = Atomic(0)

  init(_ store: SnapshotStore) throws {
    madeStore = try store.opened() == nil
    self.store = try Folder.made(store.folder)
    guard self.store.lock() else { throw StoreError.busy(folder: store.folder) }
    try Self.clear(self.store)
    waiting = try self.store.madeFolder(SnapshotStore.stagingName)
    // Keeps the remains of a killed recording out of version control, whatever the project's own rules are.
    try waiting.writeNew(Array("*\n".utf8), to: Self.ignoreName)
  }

  private static let ignoreName = ".gitignore"

  /// Releases the lock and removes files that were not moved.
  ///
  /// Call it once, when no thread stages any more.
  func close() {
    // A failure here is harmless: everyone ignores what remains, and the next recording removes it.
    try? Self.clear(store)
    if madeStore { try? store.removeIfEmpty() }
    store.unlock()
  }

  private static func clear(_ store: Folder) throws(FileError) {
    guard let folder = try store.folder(SnapshotStore.stagingName) else { return }
    for file in try folder.files() { try folder.remove(file) }
    try store.removeEmptyFolder(SnapshotStore.stagingName)
  }

  /// Stages a file and returns its name.
  ///
  /// May be called on any thread.
  func stage(_ bytes: [UInt8]) throws(FileError) -> String {
    let name = "\(count.wrappingAdd(1, ordering: .relaxed).newValue)"
    try waiting.writeNew(bytes, to: name)
    return name
  }

  /// Moves a staged file to its place in the store.
  func move(_ name: String, to path: String) throws(FileError) { try waiting.move(name, to: store, as: path) }
}
