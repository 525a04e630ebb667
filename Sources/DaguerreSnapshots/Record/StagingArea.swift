import DaguerreSupport
import Synchronization

/// The lock on a store, and the files staged to be moved into it.
///
/// Staged files are on the store's file system, so a move is atomic: who looks at a file sees the old or the new one, and
/// who reads the store, see ``StoreFiles``, all old files or all new ones. Files that were not moved are removed with the
/// area; after a crash, by the next recording.
final class StagingArea: Sendable {
  let store: Folder
  /// The same for readers.
  let files: StoreFiles
  private let waiting: Folder
  private let madeStore: Bool
  private let count = Atomic(0)
  private let digests = Mutex<[String: Digest]>([:])

  init(_ store: SnapshotStore) throws {
    madeStore = try store.opened() == nil
    let folder = try Folder.made(store.folder)
    self.store = folder
    guard folder.lock() else { throw StoreError.busy(folder: store.folder) }
    do {
      try Self.clear(folder)
      waiting = try folder.madeFolder(SnapshotStore.stagingName)
      // Keeps the remains of a killed recording out of version control, whatever the project's own rules are.
      try waiting.writeNew(Array("*\n".utf8), to: Self.ignoreName)
      guard let files = try StoreFiles(store.folder) else { throw StoreError.missing(folder: store.folder) }
      self.files = files
    } catch {
      try? Self.clear(folder)
      if madeStore { Self.unmake(folder) }
      throw error
    }
  }

  private static let ignoreName = ".gitignore"

  /// Releases the lock and removes files that were not moved.
  ///
  /// Call it once, when no thread stages any more.
  func close() {
    // A failure here is harmless: readers know what remains, and the next recording removes it.
    try? Self.clear(store)
    if madeStore { Self.unmake(store) }
    store.unlock()
  }

  /// Removes a store that holds nothing.
  private static func unmake(_ store: Folder) {
    try? store.removeEmptyFolders()
    store.removeIfEmpty()
  }

  private static func clear(_ store: Folder) throws(FileError) {
    try UndoLog.restore(store)
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
    digests.withLock { $0[name] = Digest(of: bytes) }
    return name
  }

  /// Changes the files of the store: all of them or, when that fails, none.
  func commit(_ change: StoreChange, to summary: inout RecordSummary) throws(FileError) {
    let written = change.moves.map(\.path)
    guard !written.isEmpty || !change.removals.isEmpty else { return }
    let known = digests.withLock(\.self)
    var entries: [UndoLog.Entry] = []
    for (path, staged) in change.moves.map({ ($0.path, $0.staged as String?) }) + change.removals.map({ ($0, nil) }) {
      let saved = UndoLog.savedName(entries.count)
      let isThere = try store.keep(path, in: waiting, as: saved)
      entries.append(UndoLog.Entry(new: staged.flatMap { known[$0] }, saved: isThere ? saved : nil, path: path))
    }
    let log = UndoLog(entries)
    try waiting.write(log.bytes, to: UndoLog.name)
    for move in change.moves { try waiting.move(move.staged, to: store, as: move.path) }
    for path in change.removals { try store.remove(path) }
    // From here on the files are the references.
    try waiting.remove(UndoLog.name)
    for theme in log.themes { try? store.removeEmptyFolder(theme) }
    summary.writtenFiles += written
    summary.removedFiles += change.removals
  }
}
