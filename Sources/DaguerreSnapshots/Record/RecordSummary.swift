import DaguerreSupport

/// What a recording changed.
///
/// Cases are named as in `button/default (orange/max-it/dark/compact/ltr)`.
public struct RecordSummary: Sendable {
  /// How many cases were drawn.
  public var caseCount = 0
  /// Cases without a reference until now.
  public var added: [String] = []
  /// Cases that look different now, or read other tokens or values.
  public var changed: [String] = []
  /// Cases that the catalogue no longer has.
  public var removed: [String] = []
  /// What a run found that accepting it does not mend, in words.
  public var notAccepted: [String] = []
  /// Files, relative to the store; manifests and token records included.
  public var writtenFiles: [String] = []
  /// Files that nothing uses any more, relative to the store.
  public var removedFiles: [String] = []

  /// Whether no file was touched.
  public var isUnchanged: Bool { writtenFiles.isEmpty && removedFiles.isEmpty }

  /// Which cases have changed, for people, one a line, as far as they want to read that.
  public var lines: [String] {
    listed(added, as: "added") + listed(changed, as: "changed") + listed(removed, as: "removed")
  }
}

extension RecordSummary {
  /// Adds what changed in the manifest of one theme.
  mutating func add(old: [ManifestLine], new: [ManifestLine], theme: String) {
    func name(_ line: ManifestLine) -> String { "\(line.key)" }
    let before = Dictionary(old.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
    let after = Set(new.map(\.key))
    for line in new {
      guard let known = before[line.key] else {
        added.append(name(line))
        continue
      }
      if known.pixels != line.pixels || known.tokens != line.tokens { changed.append(name(line)) }
    }
    removed += old.filter { !after.contains($0.key) }.map(name)
  }
}
