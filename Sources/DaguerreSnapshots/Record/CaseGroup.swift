/// The cases of one theme to record.
struct ThemePlan {
  let theme: String
  let old: Manifest?
  let cases: [SnapshotCase]

  /// The cases by id, in the catalogue's order.
  var groups: [CaseGroup] {
    var order: [String] = []
    var byID: [String: [SnapshotCase]] = [:]
    for snapshot in cases {
      if byID[snapshot.id] == nil { order.append(snapshot.id) }
      byID[snapshot.id, default: []].append(snapshot)
    }
    let lines = Dictionary((old?.lines ?? []).map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
    return order.map { CaseGroup(theme: theme, cases: byID[$0] ?? [], oldLines: lines) }
  }
}

/// One id of a theme at all its points, which may share files.
struct CaseGroup: Sendable {
  let theme: String
  let cases: [SnapshotCase]
  let oldLines: [CaseKey: ManifestLine]
}

/// The manifest lines of a group, and its staged files.
struct DrawnGroup: Sendable {
  let theme: String
  var lines: [ManifestLine] = []
  var reads: [CaseKey: ReadRecord.Reads] = [:]
  /// Paths in the theme's folder, and the names under which the new files wait.
  var staged: [(file: String, name: String)] = []
}
