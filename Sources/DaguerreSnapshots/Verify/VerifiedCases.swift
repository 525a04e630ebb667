/// The cases that a verification is about.
struct VerifiedCases: Sendable {
  let selection: SnapshotSelection
  /// In the catalogue's order.
  let selected: [SnapshotCase]
  /// Those of ``selected`` that are in the scope, in all shards.
  let all: [SnapshotCase]
  /// Their keys, where the scope leaves others out.
  let only: Set<CaseKey>?
  /// What is known of the references without drawing, where the scope needed that.
  let base: ReferenceBase?
  let shard: Shard
  /// Which of the cases the shard draws; nil for all.
  let plan: ShardPlan?

  /// - Throws: for a selection of nothing, and cases that no store can hold.
  init(
    _ selection: SnapshotSelection, _ scope: VerificationScope, _ shard: Shard, in catalogue: any SnapshotCatalogue,
    _ store: SnapshotStore, threads: Int
  ) throws {
    (self.selection, self.shard) = (selection, shard)
    selected = try selection.references(of: catalogue)
    if case .affected(let count, let seed) = scope {
      let known = try ReferenceBase(catalogue: catalogue, store: store, cases: selected, threads: threads)
      all = try known.affected(proving: count, seed: seed)
      only = Set(all.map(\.key))
      base = known
    } else {
      (all, only, base) = (selected, nil, nil)
    }
    try CaseCheck.check(all)
    plan = try shard.isWhole ? nil : ShardPlan(shard, of: all, store: store, axes: catalogue.axes)
  }

  /// Whether nothing of the catalogue is left out, but for what other shards draw.
  var isEverything: Bool { only == nil && selection.takesWholeThemes && selection["theme"].isEmpty }
}

/// A theme that a verification looks at.
struct VerifiedTheme: Sendable {
  let name: String
  /// Of ``VerifiedCases/all``.
  let cases: [SnapshotCase]
  /// Nil where the theme has no manifest.
  let references: ThemeReferences?
}

extension [VerifiedTheme] {
  /// By theme, of those that have a manifest.
  var references: [String: ThemeReferences] { reduce(into: [:]) { $0[$1.name] = $1.references } }
}

extension Verifier {
  /// The themes of the selection, or only those with cases in the scope, with their references.
  func themes(of cases: VerifiedCases) throws -> [VerifiedTheme] {
    let byTheme = Dictionary(grouping: cases.all, by: \.point.theme)
    let chosen = cases.selection["theme"]
    let names = catalogue.axes.themes.filter { theme in
      (chosen.isEmpty || chosen.contains(theme)) && (cases.only == nil || byTheme[theme] != nil)
    }
    return try parallelMap(names, threads: threads) {
      ()
    } transform: { [self] _, theme in
      VerifiedTheme(
        name: theme, cases: byTheme[theme] ?? [],
        references: try ThemeReferences(
          theme: theme, axes: catalogue.axes, store: store, selection: cases.selection, only: cases.only,
          plan: cases.plan, tokens: cases.base?.tokens.records[theme], threads: threads))
    }
  }
}
