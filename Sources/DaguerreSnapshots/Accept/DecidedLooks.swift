import DaguerreImages

extension ReferenceState {
  /// Refuses decisions about cases that looked otherwise when they were decided, as far as they tell how.
  ///
  /// - Throws: `DecisionError`, and what drawing throws.
  func checkLooks(
    of decisions: Decisions, _ resolved: ResolvedDecisions, axes: SnapshotAxes, store: SnapshotStore, threads: Int
  ) throws {
    let then = Dictionary(
      (decisions.looks ?? []).compactMap { known in axes.key(of: known.on).map { ($0, known.look) } }
    ) { _, last in last }
    let known = cases.filter { resolved.cases[$0.key] != nil && then[$0.key] != nil }
    guard !known.isEmpty else { return }
    let now = try looks(of: known, axes: axes, store: store, threads: threads)
    var problems = DecisionProblems(name: decisions.name)
    for (snapshot, look) in zip(known, now) where look != then[snapshot.key] {
      problems.add("the case \(snapshot.key) looks other than when it was decided") {
        "Give the same token files and values as then, or decide again."
      }
    }
    guard problems.count == 0 else { throw DecisionError(problems.diagnostics) }
  }

  /// As reports name them; nil for a case that is as recorded.
  private func looks(
    of cases: [SnapshotCase], axes: SnapshotAxes, store: SnapshotStore, threads: Int
  ) throws -> [String?] {
    let keys = Set(cases.map(\.key))
    let references = try Set(keys.map(\.point.theme)).sorted().reduce(into: [:]) { references, theme in
      references[theme] = try ThemeReferences(
        theme: theme, axes: axes, store: store, selection: SnapshotSelection(), only: keys,
        tokens: tokens.records[theme], threads: threads)
    }
    return try cases.verified(threads: threads, progress: nil) {
      CaseVerifier(
        tokens: tokens, references: references, reads: reads, changes: ChangeCollector(folder: nil), sharing: nil,
        expectsChanges: true)
    }.map { $0.finding?.look }
  }
}

extension CaseVerifier.Finding {
  /// What a report written now would call it: see `Report.look(of:)`.
  fileprivate var look: String? {
    guard let difference, let drawn else { return nil }
    switch difference.kind {
    case .pixels: return ReportFolder.scriptPath(difference.look)
    case .noReference, .noPicture: return ReportFolder.picturePath(drawn.pixels)
    case .manifestMismatch, .tokens: return Report.Kind(difference.kind).rawValue
    }
  }
}

extension SnapshotAxes {
  /// Nil where the case names no theme, or an axis that is not there.
  func key(of item: Decisions.Case) -> CaseKey? {
    let themeName = all[0].name
    guard let theme = item.values[themeName], item.values.keys.allSatisfy({ self[$0] != nil }) else { return nil }
    return CaseKey(id: item.id, point: point(theme: theme, item.values.filter { $0.key != themeName }))
  }
}
