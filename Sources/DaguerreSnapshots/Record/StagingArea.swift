import DaguerreSupport
import Synchronization

/// The right to change a store, and the files that wait to be moved into it.
///
/// Staged files are on the store's file system, so moving one is a single step: whoever reads the store sees the old
/// file or the new one. What is not moved vanishes with the area, or with the next recording after a crash.
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
    // Version control passes over what a killed recording leaves, whatever the project says.
    try waiting.writeNew(Array("*\n".utf8), to: Self.ignoreName)
  }

  private static let ignoreName = ".gitignore"

  /// Gives the right up and removes what was not moved; to be called once, when no thread stages any more.
  func close() {
    // Nothing to tell when this fails: what remains is ignored by everyone and removed by the next recording.
    try? Self.clear(store)
    if madeStore { try? store.removeIfEmpty() }
    store.unlock()
  }

  private static func clear(_ store: Folder) throws(FileError) {
    guard let folder = try store.folder(SnapshotStore.stagingName) else { return }
    for file in try folder.files() { try folder.remove(file) }
    try store.removeEmptyFolder(SnapshotStore.stagingName)
  }

  /// Writes a file that waits, and gives its name; may be called by any thread.
  func stage(_ bytes: [UInt8]) throws(FileError) -> String {
    let name = "\(count.wrappingAdd(1, ordering: .relaxed).newValue)"
    try waiting.writeNew(bytes, to: name)
    return name
  }

  /// Moves a file that waits to its place in the store.
  func move(_ name: String, to path: String) throws(FileError) { try waiting.move(name, to: store, as: path) }
}
