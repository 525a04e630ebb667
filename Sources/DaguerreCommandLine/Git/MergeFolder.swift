import DaguerreSnapshots
import DaguerreSupport
import Foundation

/// What the files of a merge are, kept beside git's own files from one call of the driver to the next.
///
/// git calls the driver for one file after the other, and to read the store and to draw takes a second or more.
struct MergeFolder {
  private let folder: Folder
  private let key: String

  /// Nil without a repository.
  ///
  /// - Parameter key: of the merge: what was kept of another does not count.
  init?(_ git: GitRepository, key: String) throws {
    guard let path = try git.line(["rev-parse", "--git-path", "daguerre-merge"]) else { return nil }
    folder = try Folder.made(path.hasPrefix("/") ? path : "\(git.folder)/\(path)")
    self.key = key
  }

  private func name(_ file: String) -> String { "\(ShortDigest(of: Array("\(key)\n\(file)".utf8)))" }

  /// Nil for a file that is not known.
  subscript(file: String) -> StoreMerge.Result? {
    get throws {
      guard let bytes = try folder.read(name(file)), let end = bytes.firstIndex(of: UInt8(ascii: "\n")),
        let disputes = try? JSONDecoder().decode([String].self, from: Data(bytes[..<end]))
      else { return nil }
      return StoreMerge.Result(bytes: Array(bytes[(end + 1)...]), disputes: disputes)
    }
  }

  /// Keeps the files of a merge in place of those of the one before.
  func replace(with results: [String: StoreMerge.Result]) throws {
    for name in try folder.names() { try folder.remove(name) }
    for (file, result) in results {
      let disputes = Array(try JSONEncoder().encode(result.disputes))
      try folder.write(disputes + [UInt8(ascii: "\n")] + result.bytes, to: name(file))
    }
  }
}
