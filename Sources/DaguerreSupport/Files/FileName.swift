/// A name given by a person that becomes that of a file, equal to others that some disks cannot tell from it.
///
/// Those ignore case, and how a letter with an accent is composed.
package struct FileName: Hashable, Sendable {
  private let folded: String

  /// Text is equal in any composition, so only case has to go.
  package init(_ name: String) { folded = name.lowercased() }

  /// The longest name that all file systems take, in bytes, an extension left out.
  private static let longest = 200

  /// Why a name cannot be that of a file on every system, or is one that shells and tools take for something else; as
  /// in `it starts with '-'`.
  package static func problem(of name: String) -> String? {
    if name.isEmpty { return "it is empty" }
    if name.utf8.count > longest { return "it is longer than \(longest) bytes" }
    // Options, home folders, hidden files and the folders '.' and '..'.
    if let first = name.unicodeScalars.first, "-~. ".unicodeScalars.contains(first) {
      return "it starts with '\(first)'"
    }
    if let last = name.unicodeScalars.last, ". ".unicodeScalars.contains(last) { return "it ends with '\(last)'" }
    // Separators, what file systems reserve, and the escape of addresses.
    let reserved = "/\\:*?\"<>|%".unicodeScalars
    if let found = name.unicodeScalars.first(where: reserved.contains) { return "it holds '\(found)'" }
    if name.printable != name { return "it holds a control character" }
    return nil
  }
}
