import DaguerreSupport

/// A problem with the references themselves, whatever is drawn.
public enum StoreProblem: Hashable, Sendable {
  /// A theme of the catalogue has no manifest.
  case missingManifest(theme: String, caseCount: Int)
  /// A manifest has no columns for some axes; its lines have the default there.
  case missingColumns(path: String, names: [String])
  /// Lines name a picture that is missing.
  case missingFile(path: String, caseCount: Int)
  /// The bytes of a picture differ from what the manifest says; `damage` when it cannot be read at all.
  case changedFile(path: String, caseCount: Int, damage: String?)
  /// The bytes of a picture are as the manifest says, but its pixels differ; `damage` when it cannot be read at all.
  case wrongPixels(path: String, caseCount: Int, damage: String?)
  /// A line names the wrong picture: neither its own nor that of the fallback that looks the same.
  case wrongFile(id: String, point: SnapshotPoint, file: String?, expected: String?)
  /// A line is for a case that the catalogue no longer has.
  case obsoleteLine(id: String, point: SnapshotPoint)
  /// No manifest names the file.
  case extraFile(path: String)
  /// An exception has ended, `entry` as people know it; it hides nothing any more.
  case endedException(path: String, line: Int, entry: String)
  /// An exception is for no case of the catalogue.
  case uselessException(path: String, line: Int, entry: String)
  /// The record of what cases read is missing.
  case missingReads(path: String)
  /// The record of what cases read is not what would be recorded; `cases` are those that read something else.
  case changedReads(path: String, cases: [String])
  /// The record of tokens is missing.
  case missingTokens(path: String)
  /// The record of tokens differs from what would be recorded now; `changes` are those at the first point that differs.
  case changedTokens(path: String, point: String?, changes: [TokenChange])
}

extension StoreProblem {
  /// Whether what a run has drawn does not mend it.
  var needsRecording: Bool {
    switch self {
    case .obsoleteLine, .missingReads, .changedReads, .missingTokens, .changedTokens: false
    case .missingManifest, .missingColumns, .missingFile, .changedFile, .wrongPixels, .wrongFile, .extraFile,
      .endedException, .uselessException:
      true
    }
  }
}

extension StoreProblem: CustomStringConvertible {
  /// For the person at the terminal: the file or case, and what is wrong with it.
  public var description: String {
    func name(of file: String?) -> String { file.map { "the file \($0)" } ?? "no file" }
    let advice = "restore it from version control, or record"
    switch self {
    case .missingManifest(let theme, let count):
      return "the theme '\(theme)' has no references: record its \(counted(count, "case"))"
    case .missingColumns(let path, let names):
      return "\(path): there is no column '\(names.joined(separator: "', '"))'; recording adds it"
    case .missingFile(let path, let count):
      return "\(path): the picture of \(counted(count, "case")) is missing: \(advice)"
    case .changedFile(let path, let count, let damage):
      let detail = damage.map { "; \($0)" } ?? ""
      return "\(path): the file does not have the digest that its manifest gives for \(counted(count, "case"))\(detail)"
    case .wrongPixels(let path, let count, let damage):
      let detail = damage.map { "; \($0)" } ?? ""
      return
        "\(path): the picture does not have the pixels that its manifest gives for \(counted(count, "case"))\(detail)"
    case .wrongFile(let id, let point, let file, let expected):
      return "\(id) (\(point)): its line names \(name(of: file)) instead of \(name(of: expected))"
    case .obsoleteLine(let id, let point):
      return "\(id) (\(point)): it has a reference but is not in the catalogue; pruning removes it"
    case .extraFile(let path):
      return "\(path): no case uses this file: delete it, or prune"
    case .endedException(let path, let line, let entry):
      return "\(path):\(line): the exception \(entry) has ended: mend what it hid, or agree on another day"
    case .uselessException(let path, let line, let entry):
      return "\(path):\(line): the exception \(entry) is for no case: delete it"
    case .missingReads(let path):
      return "\(path): the record of what cases read is missing: \(advice)"
    case .changedReads(let path, let names):
      guard let first = names.first else { return "\(path): the record is not written as it should be" }
      let more = names.count > 1 ? " and \(names.count - 1) more" : ""
      return "\(path): cases read other tokens now, or have other cells: \(first)\(more)"
    case .missingTokens(let path):
      return "\(path): the record of tokens is missing: \(advice)"
    case .changedTokens(let path, let point, let changes):
      guard let point, let first = changes.first else { return "\(path): the record is not written as it should be" }
      let more = changes.count > 1 ? " and \(changes.count - 1) more" : ""
      return "\(path): tokens have other values now, at \(point): \(first)\(more)"
    }
  }
}

extension TokenChange: CustomStringConvertible {
  /// As in `tile.width: 20 -> 30`, with `none` for a token that does not exist.
  public var description: String { "\(path): \(recorded ?? "none") -> \(current ?? "none")" }
}
