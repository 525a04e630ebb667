import DaguerreGraphics
import DaguerreSkins

/// Finds what a change of tokens does, against the references.
public struct ImpactStudy: Sendable {
  private let catalogue: any SnapshotCatalogue
  private let store: SnapshotStore
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
    let base = try ReferenceBase(catalogue: catalogue, store: store, selection: selection)
    let reached = base.reached().map { snapshot, causes in
      Impact.Case(
        id: snapshot.id, point: snapshot.point, cellCount: base.reads[snapshot.key]?.cellCount ?? 0, causes: causes,
        changedPixels: nil, visiblePixels: nil, isUnproven: false, shares: [:])
    }
    return Impact(base.causes, cases: reached, drawn: false)
  }

  /// The causes and the cases that they change, by drawing those that they reach before and after, and with causes put
  /// back.
  ///
  /// - Throws: as ``impact(_:)``, and `CaseError`.
  public func drawnImpact(_ selection: SnapshotSelection) throws -> Impact {
    let base = try ReferenceBase(catalogue: catalogue, store: store, selection: selection)
    let reached = base.reached()
    let references = try base.themeReferences(reached.map(\.snapshot.key), threads: threads)
    let cases = try parallelMap(reached, threads: threads, progress: progress) {
      CaseStudent(
        drawer: CaseDrawer(scale: SnapshotStore.scale), tokens: base.tokens, references: references, reads: base.reads)
    } transform: { student, item -> Impact.Case? in
      switch try student.study(item.snapshot) {
      case .equal, .noReference: return nil
      case .unproven:
        return Impact.Case(
          id: item.snapshot.id, point: item.snapshot.point, cellCount: base.reads[item.snapshot.key]?.cellCount ?? 0,
          causes: [], changedPixels: nil, visiblePixels: nil, isUnproven: true, shares: [:])
      case .changed(let study): return Impact.Case(study)
      }
    }
    return Impact(base.causes, cases: cases.compactMap(\.self), drawn: true)
  }

  /// A case before and after with the causes of its pixels; nil where it looks as recorded, has no reference, or where
  /// something besides tokens has changed and no picture is kept.
  package func study(_ snapshot: SnapshotCase) throws -> CaseStudy? {
    if case .changed(let study) = try finding(snapshot).finding { return study }
    return nil
  }

  func finding(_ snapshot: SnapshotCase) throws -> (finding: CaseStudent.Finding, tokens: ReferenceTokens) {
    let base = try ReferenceBase(catalogue: catalogue, store: store, cases: [snapshot])
    let student = CaseStudent(
      drawer: CaseDrawer(scale: SnapshotStore.scale), tokens: base.tokens,
      references: try base.themeReferences([snapshot.key], threads: threads), reads: base.reads)
    return (try student.study(snapshot), base.tokens)
  }
}

/// The references of some cases beside the tokens in force, as far as nothing needs to be drawn.
struct ReferenceBase {
  let cases: [SnapshotCase]
  let reads: ReadRecord
  let tokens: ReferenceTokens
  private let catalogue: any SnapshotCatalogue
  private let store: SnapshotStore

  init(catalogue: any SnapshotCatalogue, store: SnapshotStore, selection: SnapshotSelection) throws {
    try self.init(catalogue: catalogue, store: store, cases: try selection.references(of: catalogue))
  }

  init(catalogue: any SnapshotCatalogue, store: SnapshotStore, cases: [SnapshotCase]) throws {
    guard try store.opened() != nil else { throw StoreError.missing(folder: store.folder) }
    self.catalogue = catalogue
    self.store = store
    self.cases = cases
    guard let reads = try store.reads(axes: catalogue.axes) else {
      throw StoreError.missingRecord(path: store.readsPath)
    }
    self.reads = reads
    var records: [String: TokenRecord] = [:]
    for theme in Set(cases.map(\.point.theme)).sorted() {
      guard let record = try store.tokens(theme) else {
        throw StoreError.missingRecord(path: store.tokensPath(theme))
      }
      records[theme] = record
    }
    tokens = try ReferenceTokens(catalogue: catalogue, records: records, cases: cases)
  }

  /// The cases of which a token that they read themselves has another value, with the causes of that.
  func reached() -> [(snapshot: SnapshotCase, causes: [String])] {
    // Cases of a point come one after the other.
    var last: (point: SnapshotPoint, changes: TokenChanges)?
    return cases.compactMap { snapshot in
      if last?.point != snapshot.point { last = (snapshot.point, tokens[snapshot.point]?.changes ?? .none) }
      guard let changes = last?.changes, !changes.changes.isEmpty, let reads = reads[snapshot.key] else { return nil }
      let causes = changes.causes(of: reads.paths.filter { changes.changes[$0] != nil })
      return causes.isEmpty ? nil : (snapshot, causes)
    }
  }

  var causes: [Impact.Cause] {
    var seen: Set<String> = []
    let points = cases.map(\.point).filter { seen.insert($0.tokenPlace).inserted }
    return Impact.Cause.all(of: points.compactMap { point in tokens[point].map { (point, $0.changes) } })
  }

  /// The references of the themes; files are read of some cases only.
  func themeReferences(_ keys: some Sequence<CaseKey>, threads: Int) throws -> [String: ThemeReferences] {
    var references: [String: ThemeReferences] = [:]
    for theme in Set(cases.map(\.point.theme)).sorted() {
      references[theme] = try ThemeReferences(
        theme: theme, axes: catalogue.axes, store: store, selection: SnapshotSelection(), only: Set(keys),
        threads: threads)
    }
    return references
  }
}

extension Impact.Case {
  fileprivate init(_ study: CaseStudy) {
    var counts = study.pixels.groups.map { _ in 0 }
    study.forEachVisibleChange { counts[$0] += 1 }
    var shares: [String: (changed: Int, visible: Int)] = [:]
    for (group, visible) in zip(study.pixels.groups, counts) {
      for cause in group.causes {
        let share = shares[cause] ?? (0, 0)
        shares[cause] = (share.changed + group.pixelCount, share.visible + visible)
      }
    }
    self.init(
      id: study.id, point: study.point, cellCount: study.sheet.cells.count, causes: shares.keys.sorted(),
      changedPixels: study.pixels.changedPixels, visiblePixels: counts.reduce(0, +),
      isUnproven: study.evidence != .proven,
      shares: shares)
  }
}

extension CaseStudy {
  /// Calls `body` with the index of its group for every pixel that differs by a step that people can see.
  fileprivate func forEachVisibleChange(_ body: (_ group: Int) -> Void) {
    struct Step: Hashable {
      let before: UInt32
      let after: UInt32
    }
    // A sheet has few colours.
    var known: [Step: Bool] = [:]
    for y in 0..<max(before.height, after.height) {
      for x in 0..<max(before.width, after.width) {
        guard let group = pixels.group(x: x, y: y) else { continue }
        guard x < before.width, y < before.height, x < after.width, y < after.height else {
          body(group)
          continue
        }
        let step = Step(before: before[x, y], after: after[x, y])
        let isVisible = known[step] ?? Self.isVisible(before.color(x, y), after.color(x, y))
        known[step] = isVisible
        if isVisible { body(group) }
      }
    }
  }

  /// Whether people can tell two colours apart; a pixel that only one picture has can be seen.
  private static func isVisible(_ before: SkinColor?, _ after: SkinColor?) -> Bool {
    guard let before, let after else { return true }
    return before.difference(from: after) >= 1 || before.alpha != after.alpha
  }
}

extension Bitmap {
  /// The straight colour of a pixel; nil outside.
  func color(_ x: Int, _ y: Int) -> SkinColor? {
    guard x < width, y < height else { return nil }
    let pixel = self[x, y]
    func channel(_ shift: UInt32) -> Double { Double(pixel >> shift & 0xFF) / 255 }
    let alpha = channel(24)
    guard alpha > 0 else { return .clear }
    return SkinColor(red: channel(0) / alpha, green: channel(8) / alpha, blue: channel(16) / alpha, alpha: alpha)
  }
}
