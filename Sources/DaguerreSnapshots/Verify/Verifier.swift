import DaguerreSupport

/// Compares what the catalogue draws with the references, pixel for pixel.
public struct Verifier: Sendable {
  private let catalogue: any SnapshotCatalogue
  private let store: SnapshotStore
  private let threads: Int
  private let progress: ProgressHandler?

  /// - Parameters:
  ///   - threads: how many draw at the same time; the result is the same for any number.
  ///   - progress: told how far the drawing is; nil for silence.
  public init(
    catalogue: any SnapshotCatalogue, store: SnapshotStore, threads: Int, progress: ProgressHandler? = nil
  ) {
    self.catalogue = catalogue
    self.store = store
    self.threads = threads
    self.progress = progress
  }

  /// Draws and compares the selected cases, and checks their part of the store.
  ///
  /// - Parameters:
  ///   - scope: with ``VerificationScope/affected(proving:seed:)`` only what the drawn cases use is looked at in the store.
  ///   - output: where a report of differences goes, in place of that of an earlier run; where that is not possible the
  ///     result says so. Without differences there is none.
  /// - Throws: `SelectionError`, `CaseError`, `StoreError` and `FileError`. A difference is not an error.
  public func verify(
    _ selection: SnapshotSelection, scope: VerificationScope = .all, report output: ReportOutput
  ) throws -> VerificationReport {
    var cases = try selection.references(of: catalogue)
    var only: Set<CaseKey>?
    var base: ReferenceBase?
    if case .affected(let count, let seed) = scope {
      let known = try ReferenceBase(catalogue: catalogue, store: store, cases: cases, threads: threads)
      cases = known.affected(proving: count, seed: seed)
      only = Set(cases.map(\.key))
      base = known
    }
    try CaseCheck.check(cases)
    guard let root = try store.opened() else { throw StoreError.missing(folder: store.folder) }
    var report = VerificationReport()
    if root.isFolder(SnapshotStore.stagingName) { report.leftover = "\(store.folder)/\(SnapshotStore.stagingName)" }
    var folder: ReportFolder? = ReportFolder(output.folder, page: output.page)
    do { try folder?.clear() } catch {
      folder = nil
      report.folderError = error.description
    }
    var references: [String: ThemeReferences] = [:]
    let byTheme = Dictionary(grouping: cases, by: \.point.theme)
    let themes = catalogue.axes.themes.filter { theme in
      (selection["theme"].isEmpty || selection["theme"].contains(theme)) && (only == nil || byTheme[theme] != nil)
    }
    let found = try parallelMap(themes, threads: threads) {
      ()
    } transform: { [catalogue, store, threads, only] _, theme in
      try ThemeReferences(
        theme: theme, axes: catalogue.axes, store: store, selection: selection, only: only, threads: threads)
    }
    for (theme, known) in zip(themes, found) {
      let ofTheme = byTheme[theme] ?? []
      if let known {
        report.storeProblems += try known.problems(cases: ofTheme, catalogue: catalogue, threads: threads)
        references[theme] = known
      } else if !ofTheme.isEmpty {
        report.storeProblems.append(.missingManifest(theme: theme, caseCount: ofTheme.count))
      }
    }
    if only == nil { report.storeProblems += try strayFiles(in: root, selection) }

    // A theme without references is one finding, not one for each of its cases.
    let comparable = cases.filter { references[$0.point.theme] != nil }
    let tokens =
      try base?.tokens
      ?? ReferenceTokens(
        catalogue: catalogue, records: references.compactMapValues(\.tokens), cases: comparable, threads: threads)
    let reads = try base?.reads ?? store.reads(axes: catalogue.axes)
    let changes = ChangeCollector(folder: folder)
    let results = try comparable.verified(threads: threads, progress: progress) { [references] in
      CaseVerifier(tokens: tokens, references: references, reads: reads, changes: changes)
    }
    report.caseCount = results.count
    report.cellCount = results.reduce(0) { $0 + $1.reads.cellCount }
    report.storeProblems += try readProblems(
      Dictionary(zip(comparable, results).map { ($0.key, $1.reads) }) { first, _ in first },
      isAll: Set(comparable.map(\.key)) == references.values.reduce(into: []) { $0.formUnion($1.keys) }
        && only == nil && selection.takesWholeThemes && selection["theme"].isEmpty, reads, in: root)
    report.differences = results.compactMap(\.difference).unexplainedFirst
    report.changes = changes.all
    if let error = results.lazy.compactMap(\.reportError).first, report.folderError == nil {
      report.folderError = error.description
    }
    guard !report.isEqual, let folder else { return report }
    let impact = Impact(
      Impact.Cause.all(of: comparable, tokens),
      cases: zip(results, comparable).compactMap { result, _ in
        result.difference.map { Impact.Case($0, cellCount: result.reads.cellCount) }
      }, drawn: true)
    do {
      try folder.finish(
        Report(
          tool: output.tool, references: try store.state(), axes: catalogue.axes, compared: report.caseCount,
          problems: report.storeProblems.map(\.description), causes: impact.causes, differences: report.differences,
          changes: report.changes,
          contrasts: CauseContrasts(
            zip(comparable, results).compactMap { snapshot, result in result.difference.map { (snapshot, $0) } },
            tokens: tokens, threads: threads)))
      report.isWritten = true
    } catch let error as FileError {
      if report.folderError == nil { report.folderError = error.description }
    }
    return report
  }

  /// Whether the record of what cases read is there and what recording would write, as far as the cases were drawn.
  ///
  /// - Parameter isAll: whether these are the cases of all references, no more and no less.
  private func readProblems(
    _ drawn: [CaseKey: ReadRecord.Reads], isAll: Bool, _ reads: ReadRecord?, in root: Folder
  ) throws -> [StoreProblem] {
    guard !drawn.isEmpty else { return [] }
    let path = store.readsPath
    guard let reads else { return [.missingReads(path: path)] }
    let changed = drawn.keys.filter { reads[$0] != nil && reads[$0] != drawn[$0] }.sorted().map { "\($0)" }
    if !changed.isEmpty { return [.changedReads(path: path, cases: changed)] }
    guard isAll else { return [] }
    var current = ReadRecord(axes: catalogue.axes)
    for (id, cases) in Dictionary(grouping: drawn, by: \.key.id) {
      current.set(id, cases.map { (point: $0.key.point, reads: $0.value) })
    }
    return try root.read(SnapshotStore.readsName) == current.bytes ? [] : [.changedReads(path: path, cases: [])]
  }

  /// Files of the store that belong to no theme of the catalogue, if everything is verified.
  private func strayFiles(in root: Folder, _ selection: SnapshotSelection) throws -> [StoreProblem] {
    guard selection.takesWholeThemes, selection["theme"].isEmpty else { return [] }
    let own = SnapshotStore.commonNames + [SnapshotStore.attributesName]
    let known = Set(catalogue.axes.themes + [SnapshotStore.stagingName] + own)
    return try root.files().filter { file in
      !known.contains(String(file.prefix { $0 != "/" })) || !file.contains("/") && !own.contains(file)
    }.map { .extraFile(path: "\(store.folder)/\($0)") }
  }
}

/// Cases that may share a picture.
private struct SharingGroup: Hashable {
  let id: String
  let sideBySide: [String]
}

extension [SnapshotCase] {
  /// Draws and compares the cases on several threads; the results are in their order.
  ///
  /// One thread draws a sheet at all points that may share a picture, since most of them look the same.
  func verified(
    threads: Int, progress: ProgressHandler?, makeVerifier: @escaping @Sendable () -> CaseVerifier
  ) throws -> [CaseVerifier.Result] {
    let groups = groupedIndices { SharingGroup(id: $0.id, sideBySide: $0.point.values(of: .sideBySide)) }
    let results = try parallelMap(groups, threads: threads, progress: progress, makeWorker: makeVerifier) {
      verifier, group in
      try group.map { index in (index: index, result: try verifier.verify(self[index], number: index)) }
    }
    return results.flatMap { $0 }.sorted { $0.index < $1.index }.map(\.result)
  }
}
