import DaguerreSupport
public import Foundation

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
  ///   - shard: which part of the cases is drawn, nil for all; the first also looks at what belongs to no case.
  ///   - sharesSheets: whether what a sheet has not read is taken not to change it; else every case is laid out by itself.
  ///   - today: tells which exceptions have ended.
  ///   - output: where a report of differences goes, in place of that of an earlier run; where that is not possible the
  ///     result says so. Without differences there is none, unless it is that of a shard.
  /// - Throws: `SelectionError`, `CaseError`, `StoreError` and `FileError`. A difference is not an error.
  public func verify(
    _ selection: SnapshotSelection, scope: VerificationScope = .all, shard part: Shard? = nil,
    sharesSheets: Bool = true, today: CalendarDay = CalendarDay(Date()), report output: ReportOutput
  ) throws -> VerificationReport {
    let shard = part ?? .whole
    var cases = try selection.references(of: catalogue)
    var only: Set<CaseKey>?
    let selected = cases
    var base: ReferenceBase?
    if case .affected(let count, let seed) = scope {
      let known = try ReferenceBase(catalogue: catalogue, store: store, cases: cases, threads: threads)
      cases = known.affected(proving: count, seed: seed)
      only = Set(cases.map(\.key))
      base = known
    }
    try CaseCheck.check(cases)
    guard let root = try store.opened() else { throw StoreError.missing(folder: store.folder) }
    var report = VerificationReport(tool: output.tool, axes: catalogue.axes)
    if root.isBeingChanged { report.leftover = "\(store.folder)/\(SnapshotStore.stagingName)" }
    var folder: ReportFolder? = ReportFolder(output.folder, page: output.page)
    var failure: String?
    do { try folder?.clear() } catch {
      folder = nil
      failure = Diagnostic.phrase(of: error)
    }
    let plan = try shard.isWhole ? nil : ShardPlan(shard, of: cases, store: store, axes: catalogue.axes)
    var references: [String: ThemeReferences] = [:]
    let byTheme = Dictionary(grouping: cases, by: \.point.theme)
    let themes = catalogue.axes.themes.filter { theme in
      (selection["theme"].isEmpty || selection["theme"].contains(theme)) && (only == nil || byTheme[theme] != nil)
    }
    let found = try parallelMap(themes, threads: threads) {
      ()
    } transform: { [catalogue, store, threads, only] _, theme in
      try ThemeReferences(
        theme: theme, axes: catalogue.axes, store: store, selection: selection, only: only, plan: plan,
        threads: threads)
    }
    var problems: [RunResult.Problem] = []
    func add(_ place: [String], _ problem: StoreProblem) {
      report.storeProblems.append(problem)
      problems.append(RunResult.Problem(order: place, text: "\(problem)"))
    }
    var obsolete: [CaseKey] = []
    for (number, (theme, known)) in zip(themes, found).enumerated() {
      let (ofTheme, place) = (byTheme[theme] ?? [], [ThemeReferences.padded(number)])
      if let known {
        let all = try known.problems(
          cases: ofTheme, catalogue: catalogue, includesWhole: shard.isFirst, threads: threads)
        for item in all { add(place + item.place, item.problem) }
        obsolete += known.obsolete(cases: ofTheme)
        references[theme] = known
      } else if !ofTheme.isEmpty, shard.isFirst {
        add(place, .missingManifest(theme: theme, caseCount: ofTheme.count))
      }
    }
    if only == nil && shard.isFirst {
      for (number, problem) in try strayFiles(in: root, selection).enumerated() {
        add([ThemeReferences.padded(themes.count), ThemeReferences.padded(number)], problem)
      }
    }

    let allExceptions = try store.exceptions()
    let exceptions = allExceptions.inForce(on: today)
    if shard.isFirst {
      let found = findings(in: allExceptions, on: today, cases: only == nil ? cases : nil, selection)
      for (number, problem) in found.enumerated() {
        add([ThemeReferences.padded(themes.count + 1), ThemeReferences.padded(number)], problem)
      }
    }

    // A theme without references is one finding, not one for each of its cases.
    let comparable = cases.keeping { references[$0.point.theme] != nil }
    let tokens =
      try base?.tokens
      ?? ReferenceTokens(
        catalogue: catalogue, records: references.compactMapValues(\.tokens), cases: comparable, threads: threads)
    let reads = try base?.reads ?? store.reads(axes: catalogue.axes)
    let changes = ChangeCollector(folder: folder)
    let numbers = comparable.indices.filter { plan?.includes(comparable[$0].key) ?? true }
    let drawn = plan == nil ? comparable : numbers.map { comparable[$0] }
    let sharing = sharesSheets ? SheetSharing(catalogue) : nil
    let results = try drawn.verified(threads: threads, progress: progress) { [references] in
      CaseVerifier(
        tokens: tokens, references: references, reads: reads, changes: changes, exceptions: exceptions, sharing: sharing
      )
    }
    report.caseCount = results.count
    report.cellCount = results.reduce(0) { $0 + $1.reads.cellCount }
    let isAll =
      Set(comparable.map(\.key)) == references.values.reduce(into: []) { $0.formUnion($1.keys) }
      && only == nil && selection.takesWholeThemes && selection["theme"].isEmpty
    let readProblem = try readProblem(
      zip(drawn, results).map { ($0, $1.reads) }, numbers: numbers, all: comparable,
      checksFile: isAll && shard.isFirst, reads, in: root)
    if let readProblem { report.storeProblems.append(readProblem.problem(catalogue.axes)) }
    report.differences = results.compactMap(\.finding?.difference).unexplainedFirst
    report.changes = changes.all
    if failure == nil { failure = results.lazy.compactMap(\.finding?.reportError).first.map(Diagnostic.phrase) }

    var result = RunResult(
      tool: output.tool, references: try store.state(), shard: shard, cases: cases, comparable: comparable,
      tokens: tokens, axes: catalogue.axes)
    (result.problems, result.readProblem, result.failure) = (problems, readProblem, failure)
    result.cellCount = report.cellCount
    result.exceptions = exceptions.map(Report.Exception.init)
    result.hidden = zip(numbers, results).compactMap { number, result in
      result.finding?.hidden.map { RunResult.Hidden(number: number, exceptions: $0.exceptions, pixels: $0.pixels) }
    }
    result.tested = zip(drawn, numbers).map { RunResult.CaseName($0, number: $1) }
    result.obsolete = obsolete.map { RunResult.CaseName(number: 0, id: $0.id, values: $0.point.values) }
    try result.add(
      zip(zip(drawn, result.tested), results).map { ($0.0, $0.1, $1) }, changes: report.changes, tokens: tokens,
      threads: threads)
    report.run = RunReport([result], axes: catalogue.axes)
    guard !report.isEqual || part != nil, let folder else { return report }
    do {
      // Cases that no changed token reaches go well with the tokens of now.
      if selection.takesWholeThemes && shard.isFirst {
        let selected = Dictionary(grouping: selected, by: \.point.theme)
        let whole = only == nil ? themes.filter { references[$0] != nil } : selected.keys.sorted()
        for theme in whole {
          let recorded = try root.read("\(theme)/\(SnapshotStore.tokensName)")
          let current = try TokenRecord(of: selected[theme] ?? [], in: catalogue, threads: threads)
          guard recorded != current.bytes, recorded != nil || only == nil else { continue }
          let file = RunResult.TokenFile(theme: theme, digest: "\(Digest(of: current.bytes))")
          try folder.write(current.bytes, to: file.path)
          result.tokenFiles.append(file)
        }
      }
      try folder.finish(&report.run, result, contactSheet: output.drawsContactSheet)
      report.isWritten = true
    } catch let error as FileError {
      if report.folderError == nil { report.folderError = Diagnostic.phrase(of: error) }
    }
    return report
  }

  /// What is wrong with the record of what cases read, as far as they were drawn.
  ///
  /// - Parameters:
  ///   - numbers: of the drawn cases.
  ///   - all: the cases that were drawn, here or by other shards.
  ///   - checksFile: whether these are the cases of all references, no more and no less, and the file is to be what
  ///     recording them would write.
  private func readProblem(
    _ drawn: [(snapshot: SnapshotCase, reads: ReadRecord.Reads)], numbers: [Int], all: [SnapshotCase],
    checksFile: Bool, _ reads: ReadRecord?, in root: StoreFiles
  ) throws -> RunResult.ReadProblem? {
    guard !all.isEmpty else { return nil }
    var problem = RunResult.ReadProblem(path: store.readsPath)
    guard let reads else {
      problem.isMissing = true
      return problem
    }
    var now: [CaseKey: ReadRecord.Reads] = [:]
    for (number, item) in zip(numbers, drawn) {
      let key = item.snapshot.key
      now[key] = item.reads
      if let known = reads[key], known != item.reads {
        problem.cases.append(RunResult.CaseName(item.snapshot, number: number))
      }
    }
    if !problem.cases.isEmpty { return problem }
    guard checksFile else { return nil }
    // What another shard draws reads what is recorded, or that shard says that it does not.
    var current = ReadRecord(axes: catalogue.axes)
    for (id, cases) in Dictionary(grouping: all, by: \.id) {
      current.set(
        id, cases.compactMap { item in (now[item.key] ?? reads[item.key]).map { (point: item.point, reads: $0) } })
    }
    problem.isMalformed = try root.read(SnapshotStore.readsName) != current.bytes
    return problem.isMalformed ? problem : nil
  }

  /// Exceptions that have ended, and those that are for nothing.
  ///
  /// - Parameter cases: nil where there may be others.
  private func findings(
    in exceptions: Exceptions, on day: CalendarDay, cases: [SnapshotCase]?, _ selection: SnapshotSelection
  ) -> [StoreProblem] {
    let ids = selection.takesWholeThemes ? cases.map { Set($0.map(\.id)) } : nil
    return exceptions.entries.compactMap { entry in
      if entry.until < day { return .endedException(path: store.exceptionsPath, line: entry.line, entry: entry.name) }
      guard let ids, !ids.contains(where: entry.matches) else { return nil }
      return .uselessException(path: store.exceptionsPath, line: entry.line, entry: entry.name)
    }
  }

  /// Files of the store that belong to no theme of the catalogue, if everything is verified.
  private func strayFiles(in root: StoreFiles, _ selection: SnapshotSelection) throws -> [StoreProblem] {
    guard selection.takesWholeThemes, selection["theme"].isEmpty else { return [] }
    let own = SnapshotStore.commonNames + [SnapshotStore.attributesName]
    let known = Set(catalogue.axes.themes + [SnapshotStore.stagingName] + own)
    return try root.files().filter { file in
      !known.contains(String(file.prefix { $0 != "/" })) || !file.contains("/") && !own.contains(file)
    }.map { .extraFile(path: "\(store.folder)/\($0)") }
  }
}

extension [SnapshotCase] {
  /// Draws and compares the cases on several threads; the results are in their order.
  ///
  /// One thread draws all that may share a sheet.
  func verified(
    threads: Int, progress: ProgressHandler?, makeVerifier: @escaping @Sendable () -> CaseVerifier
  ) throws -> [CaseVerifier.Result] {
    try mapSharing(threads: threads, progress: progress, makeWorker: makeVerifier) { verifier, snapshot, index in
      try verifier.verify(snapshot, number: index)
    }
  }
}
