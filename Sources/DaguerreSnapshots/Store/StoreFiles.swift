import DaguerreSupport

/// The files of a store as readers see them: while a recording puts its files in place, and after one that was killed
/// meanwhile, as they were before it.
struct StoreFiles: Sendable {
  let folder: Folder
  /// By path.
  private let changing: [String: UndoLog.Entry]

  /// Nothing where there is no store.
  init?(_ path: String) throws(FileError) {
    guard let folder = try Folder.existing(path) else { return nil }
    self.folder = folder
    let entries = try UndoLog(in: folder)?.entries ?? []
    changing = Dictionary(entries.map { ($0.path, $0) }) { first, _ in first }
  }

  /// The bytes of a file, or nothing when there is no such file.
  func read(_ path: String) throws(FileError) -> [UInt8]? {
    let bytes = try folder.read(path)
    guard let entry = changing[path], entry.isDone(bytes) else { return bytes }
    guard let saved = entry.saved else { return nil }
    if let old = try folder.read("\(SnapshotStore.stagingName)/\(saved)") { return old }
    // Meanwhile the recording has ended.
    return try folder.read(path)
  }

  /// The paths of all files, or those in a folder relative to it, sorted.
  func files(in name: String? = nil) throws(FileError) -> [String] {
    var present: Folder? = folder
    if let name { present = try folder.folder(name) }
    let files = try present?.files() ?? []
    guard !changing.isEmpty else { return files }
    let prefix = name.map { "\($0)/" } ?? ""
    let gone = changing.keys.lazy.filter { $0.hasPrefix(prefix) }.map { String($0.dropFirst(prefix.count)) }
    var found: [String] = []
    for file in Set(files).union(gone).sorted() {
      if changing[prefix + file] != nil, try read(prefix + file) == nil { continue }
      found.append(file)
    }
    return found
  }

  /// The names of the folders of themes, and of others, sorted.
  func folders() throws(FileError) -> [String] {
    let gone = changing.values.lazy.filter { $0.saved != nil && $0.path.contains("/") }
      .map { String($0.path.prefix { $0 != "/" }) }
    let present = try folder.names().filter { $0 != SnapshotStore.stagingName && folder.isFolder($0) }
    return Set(present).union(gone).sorted()
  }

  /// Whether a recording has not ended.
  var isBeingChanged: Bool { folder.isFolder(SnapshotStore.stagingName) }
}
