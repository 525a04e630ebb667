import Foundation
import Synchronization

/// The right to change a store, and the files that wait to be moved into it.
///
/// Staged files are on the store's file system, so moving one is a single step: whoever reads the store sees the old
/// file or the new one. What is not moved vanishes with the area, or with the next recording after a crash.
final class StagingArea: Sendable {
  private let store: SnapshotStore
  private let madeStore: Bool
  private let lock: Int32
  private let count = Atomic(0)

  private var folder: String { "\(store.folder)/\(SnapshotStore.stagingName)" }

  init(_ store: SnapshotStore) throws {
    self.store = store
    madeStore = !Files.isFolder(store.folder)
    try Files.makeFolder(store.folder)
    lock = open(store.folder, O_RDONLY | O_CLOEXEC)
    guard lock >= 0 else { throw FileError("read the folder", store.folder) }
    guard flock(lock, LOCK_EX | LOCK_NB) == 0 else {
      Foundation.close(lock)
      throw StoreError.busy(folder: store.folder)
    }
    do {
      try removeFolder()
      try Files.makeFolder(folder)
    } catch {
      Foundation.close(lock)
      throw error
    }
  }

  /// Gives the right up and removes what was not moved; to be called once, when no thread stages any more.
  func close() {
    // Nothing to tell when this fails: what remains is ignored by everyone and removed by the next recording.
    try? removeFolder()
    if madeStore { rmdir(store.folder) }
    Foundation.close(lock)
  }

  private func removeFolder() throws(FileError) {
    for name in try Files.names(in: folder) { try Files.remove("\(folder)/\(name)") }
    rmdir(folder)
  }

  /// Writes a file that waits, and gives its path; may be called by any thread.
  func stage(_ bytes: [UInt8]) throws(FileError) -> String {
    let path = "\(folder)/\(count.wrappingAdd(1, ordering: .relaxed).newValue)"
    try Files.writeInPlace(bytes, to: path)
    return path
  }
}
