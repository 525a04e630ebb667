internal import DaguerreSupport
internal import Foundation

/// The generated files in the package: every `<module>/Generated` and `<module>/Deprecated/Generated` folder belongs to
/// tokenator alone.
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
    let root = try opened()
    var wanted: [String: String] = [:]
    for file in files where wanted.updateValue(file.text, forKey: file.path) != nil {
      throw DoubledFile(path: file.path)
    }
    var changes: [Change] = []
    for (path, text) in wanted {
      guard let present = try root.read(path) else {
        changes.append(Change(path: path, kind: .added, text: text))
        continue
      }
      if present != Array(text.utf8) { changes.append(Change(path: path, kind: .changed, text: text)) }
    }
    for path in try existing(in: root) where wanted[path] == nil {
      changes.append(Change(path: path, kind: .removed, text: nil))
    }
    return changes.sorted { $0.path < $1.path }
  }

  func apply(_ changes: [Change]) throws {
    let root = try opened()
    for change in changes {
      if let text = change.text {
        try root.write(Array(text.utf8), to: change.path)
      } else {
        try root.remove(change.path)
      }
    }
  }

  /// Paths of the files in all `Generated` folders.
  private func existing(in root: Folder) throws -> [String] {
    try root.names().filter(root.isFolder).flatMap { module in
      try ["\(module)/Generated", "\(module)/Deprecated/Generated"].flatMap { folder in
        try (root.folder(folder)?.names() ?? []).map { "\(folder)/\($0)" }
      }
    }
  }

  private func opened() throws -> Folder {
    let path = folder.path(percentEncoded: false)
    guard let root = try Folder.existing(path) else { throw UnreadableFolder(path: path) }
    return root
  }
}

/// Token files of which two would become one file of Swift.
private struct DoubledFile: DiagnosticError {
  let path: String

  var diagnostics: [Diagnostic] {
    [Diagnostic("two families or components would be written to this file", at: path, hint: "Give one another name.")]
  }
}
