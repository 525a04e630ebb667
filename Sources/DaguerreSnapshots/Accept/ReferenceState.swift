import DaguerreSupport

/// The references of the selected themes beside what is drawn now, as far as decisions need it.
struct ReferenceState {
  struct Theme {
    let name: String
    /// Each with the digest of its tokens.
    let lines: [ManifestLine]
    let lineByKey: [CaseKey: ManifestLine]
    /// All cases that references hold, selected or not.
    let cases: [SnapshotCase]
  }

  let themes: [Theme]
  /// The selected ones.
  let cases: [SnapshotCase]
  let selectedKeys: Set<CaseKey>
  let tokens: ReferenceTokens
  let reads: ReadRecord?
  /// By theme, at all of its points.
  let changes: [String: [TokenChanges]]
  private let selection: SnapshotSelection

  init(catalogue: any SnapshotCatalogue, store: SnapshotStore, selection: SnapshotSelection, threads: Int) throws {
    self.selection = selection
    cases = try selection.references(of: catalogue)
    let all = try catalogue.cases().filter(\.isReference)
    try CaseCheck.check(all)
    let byTheme = Dictionary(grouping: all, by: \.point.theme)
    let known = catalogue.axes.themes
    let stored = try store.themeNames().filter { !known.contains($0) }
    let reads = try store.reads(axes: catalogue.axes)
    var records: [String: TokenRecord] = [:]
    let names = (known + stored).filter { selection["theme"].isEmpty || selection["theme"].contains($0) }
    themes = try names.map { name in
      let manifest = try store.manifest(name, axes: catalogue.axes)
      var lines = manifest?.lines ?? []
      if manifest?.isOlder == true { throw StoreError.olderManifest(path: store.manifestPath(name)) }
      if !lines.isEmpty {
        guard let record = try store.tokens(name) else {
          throw StoreError.missingRecord(path: store.tokensPath(name))
        }
        records[name] = record
        let recorded = RecordedTokens(reads: reads, tokens: record)
        lines = lines.map(recorded.resolved)
      }
      return Theme(
        name: name, lines: lines, lineByKey: Dictionary(lines.map { ($0.key, $0) }) { first, _ in first },
        cases: byTheme[name] ?? [])
    }
    if reads == nil, !records.isEmpty { throw StoreError.missingRecord(path: store.readsPath) }
    self.reads = reads
    let tokens = ReferenceTokens(catalogue: catalogue, records: records, cases: cases)
    try tokens.findChanges(threads: threads)
    self.tokens = tokens
    selectedKeys = Set(cases.map(\.key)).union(themes.flatMap(\.lines).map(\.key).filter(selection.includes))
    var places: Set<String> = []
    let points = cases.map(\.point).filter { places.insert($0.tokenPlace).inserted }
    changes = try Dictionary(grouping: points, by: \.theme).mapValues {
      try $0.compactMap { try tokens[$0]?.changes() }
    }
  }

  private var lines: [String: [CaseKey: ManifestLine]] {
    Dictionary(themes.map { ($0.name, $0.lineByKey) }) { first, _ in first }
  }

  /// The paths of the causes of a theme.
  func causes(in theme: String) -> Set<String> { Set((changes[theme] ?? []).flatMap(\.causes)) }

  /// All causes, by theme.
  var allCauses: [String: Set<String>] {
    Dictionary(themes.map { ($0.name, causes(in: $0.name)) }) { first, _ in first }
  }

  /// What is rejected or undecided, by theme.
  func causesToPutBack(_ resolved: ResolvedDecisions) -> [String: Set<String>] {
    let accepted = resolved.paths(accepted: true)
    return allCauses.reduce(into: [:]) { $0[$1.key] = $1.value.subtracting(accepted[$1.key] ?? []) }
  }

  // MARK: Which cases

  /// Decides the undecided causes whose visible changes were all decided alike, case by case.
  func decideByCases(_ resolved: inout ResolvedDecisions, threads: Int) throws {
    guard !resolved.cases.isEmpty else { return }
    struct Cause: Hashable {
      let theme: String
      let path: String
    }
    let decided = resolved.causes
    var decisions: [Cause: Set<Bool>] = [:]
    var others: [Cause: [Int]] = [:]
    for (index, snapshot) in cases.enumerated() {
      guard let changes = try tokens[snapshot.point]?.changes(), !changes.changes.isEmpty,
        let reads = reads?[snapshot.key]
      else { continue }
      let theme = snapshot.point.theme
      for path in changes.causes(of: reads.paths.filter { changes.changes[$0] != nil })
      where decided[theme]?[path] == nil {
        if let isAccepted = resolved.cases[snapshot.key] {
          decisions[Cause(theme: theme, path: path), default: []].insert(isAccepted)
        } else {
          others[Cause(theme: theme, path: path), default: []].append(index)
        }
      }
    }
    decisions = decisions.filter { $0.value.count == 1 }
    let lines = lines
    let undecided = Set(decisions.keys.flatMap { others[$0] ?? [] }).sorted()
    let looks = try parallelMap(undecided, threads: threads) {
      CaseDrawer(scale: SnapshotStore.scale)
    } transform: { [cases] drawer, index in
      let line = lines[cases[index].point.theme]?[cases[index].key]
      return try line.map { try drawer.identity(of: drawer.draw(cases[index])) == $0.pixels } ?? true
    }
    let changed = Set(zip(undecided, looks).compactMap { $1 ? nil : $0 })
    for (cause, sides) in decisions where changed.isDisjoint(with: others[cause] ?? []) {
      for isAccepted in sides { resolved.decide(cause.path, in: cause.theme, isAccepted: isAccepted) }
    }
  }

  /// The cases that look different, or read other values, with the accepted causes in force.
  ///
  /// - Parameters:
  ///   - before: the tokens with all causes put back.
  ///   - decided: cases that do not count.
  /// - Returns: those that the recorded tokens draw as they were recorded, and the others.
  func reached(
    by table: AcceptedTokenTable, since before: AcceptedTokenTable, except decided: [CaseKey: Bool], threads: Int,
    progress: ProgressHandler?
  ) throws -> (proven: Set<CaseKey>, unproven: [CaseKey]) {
    let lines = lines
    let candidates = cases.filter { snapshot in
      decided[snapshot.key] == nil && lines[snapshot.point.theme]?[snapshot.key] != nil
        && readsChanges(snapshot.key, table) ?? true
    }
    let isProven = try parallelMap(candidates, threads: threads, progress: progress) {
      CaseDrawer(scale: SnapshotStore.scale)
    } transform: { drawer, snapshot in
      lines[snapshot.point.theme]?[snapshot.key].flatMap {
        drawer.proven(snapshot, by: $0, under: before[snapshot.point]?.skin)
      } != nil
    }
    let found = zip(candidates.map(\.key), isProven)
    return (Set(found.compactMap { $1 ? $0 : nil }), found.compactMap { $1 ? nil : $0 })
  }

  // MARK: What becomes of them

  /// The ids of which some case changes, or gets a picture, each with all its cases, as these may share files.
  ///
  /// - Parameter before: the tokens with all causes put back.
  func groups(
    _ decided: [CaseKey: Bool], reached: Set<CaseKey>, _ table: AcceptedTokenTable, since before: AcceptedTokenTable
  ) -> [CaseGroup] {
    let accepted = Set(decided.filter { $0.value }.keys)
    // The records, which are of whole themes, will not tell what these looked like.
    let left = Set(
      decided.filter { !$0.value && selection.takesWholeThemes && readsChanges($0.key, table) == true }.keys)
    return themes.flatMap { theme -> [CaseGroup] in
      let snapshots = Dictionary(theme.cases.map { ($0.key, $0) }) { first, _ in first }
      let keys = theme.lines.map(\.key) + theme.cases.map(\.key).filter { theme.lineByKey[$0] == nil }
      let changing = Set(
        keys.filter { accepted.contains($0) || reached.contains($0) || left.contains($0) }.map(\.id))
      let byID = Dictionary(grouping: keys.filter { changing.contains($0.id) }, by: \.id)
      return byID.sorted { $0.key < $1.key }.map { id, keys in
        let members = keys.compactMap { key -> CaseGroup.Member? in
          let snapshot = snapshots[key]
          if accepted.contains(key) { return snapshot.map { .recorded($0, under: nil) } }
          if let snapshot, reached.contains(key) { return .recorded(snapshot, under: table[key.point]?.skin) }
          guard let line = theme.lineByKey[key] else { return nil }
          if let snapshot, left.contains(key) { return .left(line, snapshot, under: before[key.point]?.skin) }
          return .kept(line, isChosen: snapshot?.storesImage ?? true)
        }
        return CaseGroup(theme: theme.name, members: members, id: id, oldLines: keys.compactMap { theme.lineByKey[$0] })
      }
    }
  }

  /// Whether a case reads tokens that have other values than recorded; nil where it is not known what it reads.
  private func readsChanges(_ key: CaseKey, _ table: AcceptedTokenTable) -> Bool? {
    guard let changed = table[key.point]?.changed, !changed.isEmpty else { return false }
    return reads?[key]?.paths.contains(where: changed.contains)
  }

  /// The tokens with what is accepted; nil where the record stays as it is.
  func tokenRecord(
    of theme: Theme, _ resolved: ResolvedDecisions, _ table: AcceptedTokenTable
  ) throws -> TokenRecord? {
    guard selection.takesWholeThemes, !theme.cases.isEmpty else { return nil }
    let accepted = resolved.paths(accepted: true)[theme.name] ?? []
    let isWhole = accepted.isSuperset(of: causes(in: theme.name))
    let hasCases = resolved.cases.contains { $0.value && $0.key.point.theme == theme.name }
    guard !accepted.isEmpty || isWhole && hasCases else { return nil }
    return TokenRecord(
      try points(of: theme.name).map { point in
        // At a point that is new nothing can be put back.
        ([point.tokenPoint], try table[point]?.tokens ?? tokens.catalogue.tokens(at: point, under: nil))
      })
  }

  /// The points of a theme that have tokens of their own.
  func points(of theme: String) -> [SnapshotPoint] {
    var known: Set<String> = []
    return cases.map(\.point).filter { $0.theme == theme && known.insert($0.tokenPoint).inserted }
  }
}

extension SnapshotStore {
  /// The folders that hold a manifest, sorted.
  func themeNames() throws -> [String] {
    guard let root = try opened() else { return [] }
    return try root.folders().filter { name in
      try CaseCheck.isWord(name) && root.read("\(name)/\(Self.manifestName)") != nil
    }
  }

  /// The cases that manifests of some themes have lines of.
  func keys(of themes: [String], axes: SnapshotAxes) throws -> [CaseKey] {
    try themes.flatMap { try manifest($0, axes: axes)?.lines.map(\.key) ?? [] }
  }
}

extension AppliedDecisions {
  /// Adds what was decided.
  mutating func add(_ state: ReferenceState, _ resolved: ResolvedDecisions, unproven: [CaseKey]) {
    for theme in state.themes {
      for path in state.causes(in: theme.name).sorted() {
        let cause = Cause(path: path, theme: theme.name)
        switch resolved.causes[theme.name]?[path] {
        case true?: acceptedCauses.append(cause)
        case false?: rejectedCauses.append(cause)
        case nil: openCauses.append(cause)
        }
      }
    }
    untoldValues = resolved.untold
    rejectedCases = resolved.cases.filter { !$0.value }.keys.sorted().map { "\($0)" }
    unprovenCases = unproven.map { "\($0)" }
  }
}
