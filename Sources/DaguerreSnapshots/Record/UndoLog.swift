import DaguerreSupport

/// How to undo what a recording has begun to do to the files of a store.
///
/// It lies in the staging folder from before the first file changes until after the last. While it is there, readers see
/// the store as it was, see ``StoreFiles``, and the next recording makes it so: all files change, or none does.
///
/// A heading, and for each file the digest of what it becomes, or `-` where it goes; the name under which the staging
/// folder keeps what it was, or `-` where there was none; and its path in the store. A file that is neither has been
/// changed by somebody since, as by `git checkout`, and is left as it is.
///
/// Is read in time and memory in proportion to the file; with it, a store in those of the files that it names.
struct UndoLog {
  struct Entry {
    let new: Digest?
    let saved: String?
    let path: String

    /// Whether a file with this content, or nil for none, is what the recording makes of it.
    func isDone(_ bytes: [UInt8]?) -> Bool { bytes.map { Digest(of: $0) } == new }
  }

  static let name = "undo.tsv"
  private static let heading = "daguerre-undo 1"
  private static let nothing = "-"

  let entries: [Entry]

  init(_ entries: [Entry]) { self.entries = entries }

  static func savedName(_ number: Int) -> String { "old-\(number)" }

  /// The log of a store; nil where there is none.
  init?(in store: Folder) throws(FileError) {
    let path = "\(SnapshotStore.stagingName)/\(Self.name)"
    guard let bytes = try store.read(path) else { return nil }
    var rows = String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    let entries = rows.dropFirst().dropLast().map(Self.entry)
    guard rows.popLast()?.isEmpty == true, rows.first == Self.heading[...], entries.allSatisfy({ $0 != nil }) else {
      throw FileError(
        "read", "\(store.path)/\(path)",
        reason: "it does not say what a recording has changed; restore the references from version control, and delete "
          + "the folder that it is in")
    }
    self.entries = entries.compactMap(\.self)
  }

  /// No name leads out of the store, or into the staging folder.
  private static func entry(_ row: Substring) -> Entry? {
    let fields = row.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    guard fields.count == 3, Folder.isName(fields[2]), !fields[2].hasPrefix(".") else { return nil }
    let new = Digest(hexadecimal: fields[0])
    let saved = fields[1] == nothing ? nil : fields[1]
    guard new != nil || fields[0] == nothing, saved.map({ $0.hasPrefix("old-") && !$0.contains("/") }) ?? true else {
      return nil
    }
    return Entry(new: new, saved: saved, path: fields[2])
  }

  var bytes: [UInt8] {
    let rows = entries.map { "\($0.new?.description ?? Self.nothing)\t\($0.saved ?? Self.nothing)\t\($0.path)" }
    return TextLines.bytes(of: [Self.heading] + rows)
  }

  /// Makes the store what it was; may be done again where it did not end.
  static func restore(_ store: Folder) throws(FileError) {
    guard let log = try UndoLog(in: store), let waiting = try store.folder(SnapshotStore.stagingName) else { return }
    let present = Set(try waiting.names())
    for entry in log.entries {
      guard entry.isDone(try store.read(entry.path)) else { continue }
      if let saved = entry.saved {
        if present.contains(saved) { try waiting.move(saved, to: store, as: entry.path) }
      } else {
        try store.remove(entry.path)
      }
    }
    try waiting.remove(name)
    for theme in log.themes { try store.removeEmptyFolder(theme) }
  }

  /// The folders of the files, sorted.
  var themes: [String] {
    Set(entries.lazy.filter { $0.path.contains("/") }.map { String($0.path.prefix { $0 != "/" }) }).sorted()
  }
}
