package import DaguerreSupport
import Synchronization

/// A folder of output for people.
///
/// The next run removes what this one wrote, and nothing else, also where it was killed. What somebody else has put there is
/// neither removed nor written over. While it is written, no other process writes it.
///
/// It holds a list with one line for each file; the path, relative to the folder, follows the last tab.
package final class ManagedFolder: Sendable {
  package let path: String
  private let lock = Mutex<FolderLock?>(nil)
  /// What is on the list.
  private let noted = Mutex<Set<String>>([])
  private let listName: String
  /// The first line of the list.
  private let heading: String
  /// The command that writes the folder, for errors.
  private let owner: String

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

  /// Removes what an earlier run wrote.
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
    var parents: Set<String> = []
    for row in rows.dropFirst() {
      let file = row.split(separator: "\t", omittingEmptySubsequences: false).last ?? ""
      // Never follow a list out of the folder.
      guard Folder.isName(file) else { continue }
      try folder.remove(String(file))
      if let slash = file.lastIndex(of: "/") { parents.insert(String(file[..<slash])) }
    }
    for parent in parents.sorted() { try folder.folder(parent)?.removeTemporaries() }
    try folder.removeTemporaries()
    try folder.remove(listName)
    try folder.removeIfEmpty()
  }

  /// Puts new files on the list, before they are written; whether there are any.
  ///
  /// Threads may call it in any order.
  @discardableResult
  package func note(_ files: [String]) throws(FileError) -> Bool {
    try noted.withLock { (noted) throws(FileError) in
      let new = files.filter { !noted.contains($0) }
      guard !new.isEmpty else { return false }
      let folder = try Folder.made(path)
      try take(folder)
      if let foreign = new.first(where: folder.hasAny) {
        throw FileError(
          "write", "\(path)/\(foreign)", reason: "it is there, and not from '\(owner)'; give an empty folder")
      }
      try folder.append(TextLines.bytes(of: (noted.isEmpty ? [heading] : []) + new), to: listName)
      noted.formUnion(new)
      return true
    }
  }

  /// Writes a file that is on the list from then on.
  package func write(_ bytes: [UInt8], to file: String) throws(FileError) {
    try note([file])
    try Folder.made(path).write(bytes, to: file)
  }

  /// Writes the list in its last order: some files, and then the others by name.
  package func finish(_ first: [String]) throws(FileError) {
    try note(first)
    let rest = noted.withLock { $0.subtracting(first).sorted() }
    try Folder.made(path).write(TextLines.bytes(of: [heading] + first + rest), to: listName)
  }
}
