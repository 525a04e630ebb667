package import DaguerreSupport

/// A folder of output for people.
///
/// The next run removes what this one wrote, and nothing else, also where it was killed.
///
/// It holds a list with one line for each file; the path, relative to the folder, follows the last tab.
package struct ManagedFolder: Sendable {
  package let path: String
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

  /// Removes what an earlier run wrote.
  package func clear() throws(FileError) {
    guard let folder = try Folder.existing(path), let bytes = try folder.read(listName) else { return }
    let rows = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    // A run that was killed may have begun the list and no more.
    let isBegun = rows.count < 2 && heading.hasPrefix(rows.first ?? "")
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

  /// Notes files before they are written.
  package func note(_ files: [String], isFirst: Bool) throws(FileError) {
    let rows = (isFirst ? [heading] : []) + files
    try Folder.made(path).append(StoreText.bytes(of: rows), to: listName)
  }

  /// Writes the list, if there are any files.
  package func finish(_ rows: [String]) throws(FileError) {
    guard !rows.isEmpty else { return }
    let text = ([heading] + rows).joined(separator: "\n") + "\n"
    try Folder.made(path).write(Array(text.utf8), to: listName)
  }
}
