import DaguerreGraphics
import DaguerreSkins

/// Finds what a change of tokens does, against the references.
public struct ImpactStudy: Sendable {
  let catalogue: any SnapshotCatalogue
  let store: SnapshotStore
  private let threads: Int
  private let progress: ProgressHandler?

  /// - Parameter catalogue: with the layers in force.
  public init(
    catalogue: any SnapshotCatalogue, store: SnapshotStore, threads: Int, progress: ProgressHandler? = nil
  ) {
    self.catalogue = catalogue
    self.store = store
    self.threads = threads
    self.progress = progress
  }

  /// The causes and the cases that they reach, by what is recorded of the cases: nothing is drawn.
  ///
  /// A case is reached when a token that it reads itself has another value: it need not look different.
  /// - Throws: `SelectionError`, `StoreError`, `FileError` and what the catalogue throws.
  public func impact(_ selection: SnapshotSelection) throws -> Impact {
    let base = try ReferenceBase(catalogue: catalogue, store: store, selection: selection, threads: threads)
    let reached = try base.reached().map { item in
      let snapshot = base.cases[item.place]
      return Impact.Case(
        id: snapshot.id, point: snapshot.point, cellCount: item.cellCount, causes: item.causes,
        changedPixels: nil, visiblePixels: nil, isUnproven: false, shares: [:])
    }
    return Impact(try base.causes(), cases: reached, drawn: false)
  }

  /// The causes and the cases that they change, by drawing those that they reach before and after, and with causes put
  /// back; writes a report of it.
  ///
  /// - Throws: as ``impact(_:)``, and `CaseError`.
  public func drawnImpact(_ selection: SnapshotSelection, report output: ReportOutput) throws -> Impact {
    let base = try ReferenceBase(catalogue: catalogue, store: store, selection: selection, threads: threads)
    let reached = try base.reached().map { base.cases[$0.place] }
    let references = try base.themeReferences(reached.map(\.key), threads: threads)
    let folder = ReportFolder(output.folder, page: output.page)
    try folder.clear()
    let changes = ChangeCollector(folder: folder)
    let sharing = SheetSharing(catalogue)
    let results = try reached.verified(threads: threads, progress: progress) {
      CaseVerifier(
        tokens: base.tokens, references: references, reads: base.reads, changes: changes, sharing: sharing,
        expectsChanges: true)
    }
    if let error = results.lazy.compactMap(\.finding?.reportError).first { throw error }
    let found = zip(reached, results).compactMap { snapshot, result in
      result.finding?.difference.map { (snapshot: snapshot, difference: $0, cellCount: result.reads.cellCount) }
    }.filter(\.difference.looksDifferent)
    let causes = try base.causes()
    let impact = Impact(
      causes, cases: found.map { Impact.Case($0.difference, cellCount: $0.cellCount) }, drawn: true)
    var result = RunResult(
      tool: output.tool, references: try store.state(), shard: .whole, cases: reached, causes: causes,
      axes: catalogue.axes)
    result.tested = reached.enumerated().map { RunResult.CaseName($0.element, number: $0.offset) }
    try result.add(
      found.enumerated().map { number, item in
        (item.snapshot, RunResult.CaseName(item.snapshot, number: number), item.difference, item.cellCount)
      }, changes: changes.all, tokens: base.tokens, threads: threads)
    var report = RunReport([result], axes: catalogue.axes).report
    try folder.writeContactSheets(&report)
    try folder.finish(report)
    return impact
  }

  /// A case before and after with the causes of its pixels; nil where it looks as recorded, has no reference, or where
  /// something besides tokens has changed and no picture is kept.
  package func study(_ snapshot: SnapshotCase) throws -> CaseStudy? {
    if case .changed(let study) = try finding(snapshot).finding { return study }
    return nil
  }

  func finding(
    _ snapshot: SnapshotCase
  ) throws -> (drawn: DrawnCase, finding: CaseStudent.Finding, tokens: ReferenceTokens, drawer: CaseDrawer) {
    let base = try ReferenceBase(
      catalogue: catalogue, store: store, cases: [snapshot], threads: threads)
    let student = CaseStudent(
      drawer: CaseDrawer(scale: SnapshotStore.scale), tokens: base.tokens,
      references: try base.themeReferences([snapshot.key], threads: threads), reads: base.reads)
    let (drawn, finding) = try student.study(snapshot)
    return (drawn, finding, base.tokens, student.drawer)
  }
}

/// The references of some cases beside the tokens in force, as far as nothing needs to be drawn.
struct ReferenceBase {
  let cases: [SnapshotCase]
  let reads: ReadRecord
  let tokens: ReferenceTokens
  private let catalogue: any SnapshotCatalogue
  private let store: SnapshotStore
  private let threads: Int

  init(
    catalogue: any SnapshotCatalogue, store: SnapshotStore, selection: SnapshotSelection, threads: Int
  ) throws {
    let themes = selection[SnapshotAxis.themeName]
    try self.init(
      catalogue: catalogue, store: store, themes: themes.isEmpty ? catalogue.axes.themes : themes, threads: threads
    ) { try selection.references(of: catalogue) }
  }

  init(catalogue: any SnapshotCatalogue, store: SnapshotStore, cases: [SnapshotCase], threads: Int) throws {
    let themes = Set(cases.map(\.point.theme)).sorted()
    try self.init(catalogue: catalogue, store: store, themes: themes, threads: threads) { cases }
  }

  private enum Part: Sendable {
    case cases([SnapshotCase])
    case reads(ReadRecord?)
    case tokens(TokenRecord?)
  }

  private init(
    catalogue: any SnapshotCatalogue, store: SnapshotStore, themes: [String], threads: Int,
    cases list: @escaping @Sendable () throws -> [SnapshotCase]
  ) throws {
    self.catalogue = catalogue
    self.store = store
    self.threads = threads
    // The longest first.
    var making: [@Sendable () throws -> Part] =
      [{ .cases(try list()) }, { .reads(try store.reads(axes: catalogue.axes)) }]
    for theme in themes { making.append { .tokens(try store.tokens(theme)) } }
    let parts: [Part] = try parallelMap(making, threads: threads) {
      ()
    } transform: { _, make in
      try make()
    }
    guard try store.opened() != nil else { throw StoreError.missing(folder: store.folder) }
    guard case .cases(let cases) = parts[0], case .reads(let reads?) = parts[1] else {
      throw StoreError.missingRecord(path: store.readsPath)
    }
    self.cases = cases
    self.reads = reads
    var records: [String: TokenRecord] = [:]
    for (theme, part) in zip(themes, parts.dropFirst(2)) {
      if case .tokens(let record) = part { records[theme] = record }
    }
    tokens = ReferenceTokens(catalogue: catalogue, records: records, cases: cases)
    try tokens.findChanges(threads: threads)
    if let theme = Set(cases.map(\.point.theme)).subtracting(records.keys).min() {
      throw StoreError.missingRecord(path: store.tokensPath(theme))
    }
  }

  /// A case of which a token that it reads itself has another value.
  struct Reached {
    /// Among all cases.
    let place: Int
    /// Of that.
    let causes: [String]
    /// As recorded.
    let cellCount: Int
  }

  /// The cases of which a token that they read themselves has another value, with the causes of that.
  func reached() throws -> [Reached] {
    let length = max((cases.count + threads - 1) / max(threads, 1), 1)
    let parts = stride(from: 0, to: cases.count, by: length).map { $0..<min($0 + length, cases.count) }
    let found = try parallelMap(parts, threads: threads) {
      ()
    } transform: { [self] _, part in
      try reached(in: part)
    }
    try checkRecords(of: Set(found.flatMap(\.unread)))
    return found.flatMap(\.reached)
  }

  /// - Returns: also the themes with cases of which it is not known what they read, or which value that had.
  private func reached(in part: Range<Int>) throws -> (reached: [Reached], unread: Set<String>) {
    // Cases of a point come one after the other, and many cases of many points read the same.
    var last: (point: SnapshotPoint, known: ReferenceTokens.Point?, changes: TokenChanges)?
    /// By what points have in common, and by the number of a line.
    var causes: [ObjectIdentifier: [[String]?]] = [:]
    var ofPoint: [[String]?] = []
    var reached: [Reached] = []
    var unread: Set<String> = []
    for place in part {
      let snapshot = cases[place]
      if last?.point != snapshot.point {
        if let known = last?.known { causes[ObjectIdentifier(known)] = ofPoint }
        let known = tokens[snapshot.point]
        last = (snapshot.point, known, try known?.changes() ?? .none)
        ofPoint =
          last?.known.flatMap { causes.removeValue(forKey: ObjectIdentifier($0)) }
          ?? Array(repeating: nil, count: reads.lineCount)
      }
      guard case (_, let known?, let changes)? = last, !changes.changes.isEmpty else { continue }
      guard let line = reads.line(of: snapshot.key) else {
        unread.insert(snapshot.point.theme)
        continue
      }
      let found =
        ofPoint[line.number] ?? changes.causes(of: line.reads.paths.filter { changes.changes[$0] != nil })
      if ofPoint[line.number] == nil, line.reads.paths.contains(where: { known.recorded[$0] == nil }) {
        unread.insert(snapshot.point.theme)
      }
      ofPoint[line.number] = found
      if !found.isEmpty { reached.append(Reached(place: place, causes: found, cellCount: line.reads.cellCount)) }
    }
    return (reached, unread)
  }

  /// Cases that are new have no references yet; of all others the records must tell.
  private func checkRecords(of themes: Set<String>) throws {
    for theme in themes.sorted() {
      guard let lines = try store.manifest(theme, axes: catalogue.axes)?.lines, let record = tokens.records[theme]
      else { continue }
      let gaps = RecordGaps(in: lines, reads: reads, tokens: record)
      if let error = gaps.errors(in: store, theme).first { throw error }
    }
  }

  /// Whether any token has another value than recorded at the points of some cases.
  func hasChanges(at cases: [SnapshotCase]) throws -> Bool {
    // Cases of a point come one after the other.
    var last: SnapshotPoint?
    return try cases.contains { snapshot in
      guard snapshot.point != last else { return false }
      last = snapshot.point
      return try tokens[snapshot.point].map { try !$0.changes().changes.isEmpty } ?? false
    }
  }

  func causes() throws -> [Impact.Cause] { try Impact.Cause.all(of: cases, tokens) }

  /// The cases of which the store says itself which tokens they are of, as those that were recorded without their theme.
  func keysOfOwnTokens() throws -> Set<CaseKey> {
    let themes = Set(cases.map(\.point.theme)).sorted()
    return try parallelMap(themes, threads: threads) {
      ()
    } transform: { [store, axes = catalogue.axes] _, theme in
      try store.keysOfOwnTokens(theme, axes: axes)
    }.reduce(into: []) { $0.formUnion($1) }
  }

  /// The references of the themes; files are read of some cases only.
  func themeReferences(_ keys: some Sequence<CaseKey>, threads: Int) throws -> [String: ThemeReferences] {
    var references: [String: ThemeReferences] = [:]
    for theme in Set(cases.map(\.point.theme)).sorted() {
      references[theme] = try ThemeReferences(
        theme: theme, axes: catalogue.axes, store: store, selection: SnapshotSelection(), only: Set(keys),
        tokens: tokens.records[theme], threads: threads)
    }
    return references
  }
}

extension Impact.Cause {
  /// What has changed at the points of some cases.
  static func all(of cases: [SnapshotCase], _ tokens: ReferenceTokens) throws -> [Impact.Cause] {
    var seen: Set<String> = []
    var last: SnapshotPoint?
    // Cases of a point come one after the other.
    let points = cases.lazy.map(\.point).filter { point in
      defer { last = point }
      return point != last && seen.insert(point.tokenPlace).inserted
    }
    return all(of: try points.compactMap { point in try tokens[point].map { (point, try $0.changes()) } })
  }
}

extension Impact.Case {
  init(_ difference: CaseDifference, cellCount: Int) {
    var shares: [String: (changed: Int, visible: Int)] = [:]
    for share in difference.causes { shares[share.path] = (share.pixels, difference.visibleShares[share.path] ?? 0) }
    let isKnown = if case .pixels = difference.kind { true } else { false }
    self.init(
      id: difference.id, point: difference.point, cellCount: cellCount,
      causes: difference.isUnexplained && !isKnown ? [] : shares.keys.sorted(),
      changedPixels: isKnown ? difference.changedPixels : nil,
      visiblePixels: isKnown ? difference.visiblePixels : nil, isUnproven: !difference.isProven, shares: shares)
  }
}
