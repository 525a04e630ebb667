internal import Foundation

/// The generated files in the package: every `<module>/Generated` folder belongs to tokenator alone.
struct GeneratedSources {
  /// What generating would do to one file.
  struct Change: Equatable {
    enum Kind: String {
      case added = "would be added"
      case changed = "would change"
      case removed = "would be removed"
    }

    let path: String
    let kind: Kind
    /// What to write; nil to remove.
    let text: String?
  }

  /// Folder of the package's sources.
  let folder: URL

  /// What differs between `files` and what is there, by path.
  func changes(to files: [SourceFile]) throws -> [Change] {
    let wanted = Dictionary(files.map { ($0.path, $0.text) }) { first, _ in first }
    var changes: [Change] = []
    for (path, text) in wanted {
      let url = folder.appending(path: path)
      guard let present = try? Data(contentsOf: url) else {
        changes.append(Change(path: path, kind: .added, text: text))
        continue
      }
      if present != Data(text.utf8) { changes.append(Change(path: path, kind: .changed, text: text)) }
    }
    for path in try existing() where wanted[path] == nil {
      changes.append(Change(path: path, kind: .removed, text: nil))
    }
    return changes.sorted { $0.path < $1.path }
  }

  func apply(_ changes: [Change]) throws {
    for change in changes {
      let url = folder.appending(path: change.path)
      guard let text = change.text else {
        try FileManager.default.removeItem(at: url)
        continue
      }
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url, options: .atomic)
    }
  }

  /// Paths of the files in all `Generated` folders.
  private func existing() throws -> [String] {
    let manager = FileManager.default
    return try manager.contentsOfDirectory(atPath: folder.path(percentEncoded: false)).flatMap { module in
      let generated = folder.appending(path: "\(module)/Generated")
      guard let names = try? manager.contentsOfDirectory(atPath: generated.path(percentEncoded: false)) else {
        return [String]()
      }
      return names.map { "\(module)/Generated/\($0)" }
    }
  }
}
