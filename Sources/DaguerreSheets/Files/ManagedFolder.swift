package import DaguerreSupport
import Synchronization

/// A folder of output for people.
///
/// The next run removes what this one wrote, and nothing else, also where it was killed. What somebody else has put there is
/// neither removed nor written over. While it is written, no other process writes it.
///
/// Files in folders within it that come out the same again are left as they are, since thousands that are removed and made
/// anew cost some file systems more than drawing them does.
///
/// It holds a list with one line for each file; the path, relative to the folder, follows the last tab.
package final class ManagedFolder: Sendable {
  package let path: String
  private let lock = Mutex<FolderLock?>(nil)
  private let files = Mutex(FileNames())
  private let listName: String
  /// The first line of the list.
  private let heading: String
  /// The command that writes the folder, for errors.
  private let owner: String

  private struct FileNames {
    /// Whether there is a list, so that the folder is ours.
    var isListed = false
    /// Those that this run writes.
    var noted: Set<String> = []
    /// Those of an earlier run that are still there; they are on the list too.
    var earlier: Set<String> = []
  }

  package init(_ path: String, listName: String, heading: String, owner: String) {
    self.path = path
    self.listName = listName
    self.heading = heading
    self.owner = owner
  }

  /// Takes the folder, until this object goes.
  private func take(_ folder: Folder) throws(FileError) {
    try lock.withLock { (lock) throws(FileError) in
      if let lock, lock.isOn(folder) { return }
      lock = FolderLock(folder)
      if lock == nil {
        throw FileError(
          "write to", path, reason: "another run writes there, or a review is open; wait for it, or give another folder"
        )
      }
    }
  }

  /// Removes what an earlier run wrote directly in the folder.
  ///
  /// What it wrote in folders within is gone too after ``finish(_:)`` or ``removeEarlier()``, unless it was written again.
  package func clear() throws(FileError) {
    guard let folder = try Folder.existing(path) else { return }
    try take(folder)
    guard let bytes = try folder.read(listName) else { return }
    let text = String(decoding: bytes, as: UTF8.self)
    var rows = text.split(separator: "\n")
    // A run that was killed may have begun a line and no more: the heading, or a file that it has not made then.
    let isBegun = rows.count < 2 && heading.hasPrefix(rows.first ?? "")
    if !isBegun && !text.hasSuffix("\n") { rows.removeLast() }
    guard isBegun || rows.first == heading[...] else {
      throw FileError("use the folder", path, reason: "its \(listName) is not from '\(owner)'")
    }
    var earlier: Set<String> = []
    for row in rows.dropFirst() {
      let file = row.split(separator: "\t", omittingEmptySubsequences: false).last ?? ""
      // Never follow a list out of the folder.
      guard Folder.isName(file) else { continue }
      if file.contains("/") { earlier.insert(String(file)) } else { try folder.remove(String(file)) }
    }
    for parent in Self.parents(of: earlier) { try folder.folder(parent)?.removeTemporaries() }
    try folder.removeTemporaries()
    files.withLock { [earlier] in ($0.isListed, $0.earlier) = (true, earlier) }
    if earlier.isEmpty {
      try removeEarlier()
    } else {
      try folder.write(TextLines.bytes(of: [heading] + earlier.sorted()), to: listName)
    }
  }

  /// Removes what an earlier run wrote and this one did not, and the list where this one wrote nothing.
  package func removeEarlier() throws(FileError) {
    let (isListed, earlier, isUnused) = files.withLock {
      ($0.isListed, $0.earlier.subtracting($0.noted), $0.noted.isEmpty)
    }
    guard isListed, let folder = try Folder.existing(path) else { return }
    for file in earlier.sorted() { try folder.remove(file) }
    if isUnused { try folder.remove(listName) }
    for parent in Self.parents(of: earlier).reversed() { try folder.removeEmptyFolders(from: parent) }
    if isUnused { folder.removeIfEmpty() }
    files.withLock { ($0.isListed, $0.earlier) = (!isUnused, []) }
  }

  /// The folders that files are in, each before those within it.
  private static func parents(of files: Set<String>) -> [String] {
    Set(files.compactMap { file in file.lastIndex(of: "/").map { String(file[..<$0]) } }).sorted()
  }

  /// Puts new files on the list, before they are written; whether there are any.
  ///
  /// Threads may call it in any order.
  @discardableResult
  package func note(_ names: [String]) throws(FileError) -> Bool {
    try files.withLock { (files) throws(FileError) in
      let new = names.filter { !files.noted.contains($0) }
      guard !new.isEmpty else { return false }
      let folder = try Folder.made(path)
      try take(folder)
      let unlisted = new.filter { !files.earlier.contains($0) }
      if let foreign = unlisted.first(where: folder.hasAny) {
        throw FileError(
          "write", "\(path)/\(foreign)", reason: "it is there, and not from '\(owner)'; give an empty folder")
      }
      try folder.append(TextLines.bytes(of: (files.isListed ? [] : [heading]) + unlisted), to: listName)
      files.isListed = true
      files.noted.formUnion(new)
      return true
    }
  }

  /// Writes a file that is on the list from then on.
  package func write(_ bytes: [UInt8], to file: String) throws(FileError) {
    try note([file])
    let folder = try Folder.made(path)
    if files.withLock({ $0.earlier.contains(file) }), try folder.read(file) == bytes { return }
    try folder.write(bytes, to: file)
  }

  /// Removes what is left of an earlier run, and writes the list in its last order: some files, and then the others by
  /// name.
  package func finish(_ first: [String]) throws(FileError) {
    try note(first)
    try removeEarlier()
    let rest = files.withLock { $0.noted.subtracting(first).sorted() }
    try Folder.made(path).write(TextLines.bytes(of: [heading] + first + rest), to: listName)
  }
}
