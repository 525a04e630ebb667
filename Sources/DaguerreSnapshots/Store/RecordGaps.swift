import DaguerreSupport

/// References of which the store says how they look, and not what they read or which values that had: a token that
/// changes does not reach them.
struct RecordGaps {
  /// Cases that the record of reads does not have.
  private(set) var withoutReads: [CaseKey] = []
  /// Tokens that cases read, and that the record of tokens does not have where they do.
  private(set) var withoutValue: Set<String> = []

  /// - Parameter tokens: of the manifest's theme.
  init(in lines: [ManifestLine], reads: ReadRecord, tokens: TokenRecord) {
    struct Place: Hashable {
      let line: Int
      let point: String
    }
    var seen: Set<Place> = []
    var values: [String: [String: String]] = [:]
    for key in lines.lazy.map(\.key) {
      guard let line = reads.line(of: key) else {
        withoutReads.append(key)
        continue
      }
      let point = key.point.tokenPoint
      guard seen.insert(Place(line: line.number, point: point)).inserted else { continue }
      let known = values[point] ?? tokens.values(at: key.point)
      values[point] = known
      withoutValue.formUnion(line.reads.paths.lazy.filter { known[$0] == nil })
    }
  }
}

extension RecordGaps {
  /// One for each record that has gaps.
  func errors(in store: SnapshotStore, _ theme: String) -> [StoreError] {
    var errors: [StoreError] = []
    if let first = withoutReads.min() {
      errors.append(
        .incompleteRecord(
          path: store.readsPath,
          reason: "nothing is said of \(counted(withoutReads.count, "case")) of '\(theme)', first \(first)")
      )
    }
    if let first = withoutValue.min() {
      errors.append(
        .incompleteRecord(
          path: store.tokensPath(theme),
          reason: "no value somewhere of \(counted(withoutValue.count, "token")) that cases read, first '\(first)'"))
    }
    return errors
  }
}
