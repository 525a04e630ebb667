import DaguerreSupport
public import Foundation

/// Compares what the catalogue draws with the references, pixel for pixel.
public struct Verifier: Sendable {
  let catalogue: any SnapshotCatalogue
  let store: SnapshotStore
  let threads: Int
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
  ///   - scope: with ``VerificationScope/affected(proving:seed:)`` only what the drawn cases use is looked at in the
  ///     store, and the values of tokens.
  ///   - shard: which part of the cases is drawn, nil for all; the first also looks at what belongs to no case.
  ///   - sharesSheets: whether what a sheet has not read is taken not to change it; else every case is laid out by itself.
  ///   - today: tells which exceptions have ended.
  ///   - output: where a report of differences goes, in place of that of an earlier run; where that is not possible the
  ///     result says so. Without differences there is none, unless it is that of a shard.
  /// - Throws: `SelectionError`, `CaseError`, `StoreError` and `FileError`. A difference is not an error.
  public func verify(
    _ selection: SnapshotSelection, scope: VerificationScope = .all, shard: Shard? = nil,
    sharesSheets: Bool = true, today: CalendarDay = CalendarDay(Date()), report output: ReportOutput
  ) throws -> VerificationReport {
    let cases = try VerifiedCases(selection, scope, shard ?? .whole, in: catalogue, store, threads: threads)
    guard let root = try store.opened() else { throw StoreError.missing(folder: store.folder) }
    var report = VerificationReport(tool: output.tool, axes: catalogue.axes)
    if root.isBeingChanged { report.leftover = "\(store.folder)/\(SnapshotStore.stagingName)" }
    var folder: ReportFolder? = ReportFolder(output.folder, page: output.page)
    var failure: String?
    do { try folder?.clear() } catch {
      folder = nil
      failure = Diagnostic.phrase(of: error)
    }
    let themes = try themes(of: cases)
    let exceptions = try store.exceptions()
    let inForce = exceptions.inForce(on: today)
    var findings = try findings(of: cases, in: themes, exceptions, on: today, root)
    let run = try draw(
      cases, themes, inForce, sharesSheets: sharesSheets, changes: ChangeCollector(folder: folder))
    let readProblem = try readProblem(of: run, cases, themes, in: root)
    if let readProblem { findings.problems.append(readProblem.problem(catalogue.axes)) }
    report.caseCount = run.results.count
    report.storeProblems = findings.problems
    report.differences = run.results.compactMap(\.finding?.difference).unexplainedFirst
    report.changes = run.changes
    let isReported = !report.isEqual || shard != nil
    var result = try result(of: run, cases, findings, inForce, isReported: isReported, output)
    report.cellCount = result.cellCount
    result.readProblem = readProblem
    result.failure = failure ?? run.results.lazy.compactMap(\.finding?.reportError).first.map(Diagnostic.phrase)
    report.run = RunReport([result], axes: catalogue.axes)
    guard let folder else { return report }
    do {
      guard isReported else {
        try folder.finishWithoutReport()
        return report
      }
      result.tokenFiles = try writeTokens(of: cases, themes, to: folder, root)
      try folder.finish(&report.run, result, contactSheet: output.drawsContactSheet)
      report.isWritten = true
    } catch let error as FileError {
      if report.folderError == nil { report.folderError = Diagnostic.phrase(of: error) }
    }
    return report
  }

  /// Draws and compares the cases of this shard whose theme has references: a theme without them is one finding, not one
  /// for each of its cases.
  private func draw(
    _ cases: VerifiedCases, _ themes: [VerifiedTheme], _ exceptions: [Exceptions.Entry], sharesSheets: Bool,
    changes: ChangeCollector
  ) throws -> VerifiedRun {
    let references = themes.references
    let comparable = cases.all.keeping { references[$0.point.theme] != nil }
    let tokens =
      cases.base?.tokens
      ?? ReferenceTokens(catalogue: catalogue, records: references.compactMapValues(\.tokens), cases: comparable)
    let reads = try cases.base?.reads ?? store.reads(axes: catalogue.axes, only: cases.selection.includes(id:))
    let numbers = comparable.indices.filter { cases.plan?.includes(comparable[$0].key) ?? true }
    let drawn = cases.plan == nil ? comparable : numbers.map { comparable[$0] }
    let sharing = sharesSheets ? SheetSharing(catalogue) : nil
    let results = try drawn.verified(threads: threads, progress: progress) {
      CaseVerifier(
        tokens: tokens, references: references, reads: reads, changes: changes, exceptions: exceptions,
        sharing: sharing, expectsChanges: cases.only != nil)
    }
    return VerifiedRun(
      comparable: comparable, numbers: numbers, drawn: drawn, results: results, tokens: tokens, reads: reads,
      changes: changes.all)
  }
}

/// What came of drawing cases.
struct VerifiedRun {
  /// All cases that can be compared, in all shards.
  let comparable: [SnapshotCase]
  /// Of the drawn ones, among ``comparable``.
  let numbers: [Int]
  /// Those of this shard.
  let drawn: [SnapshotCase]
  /// In the order of ``drawn``.
  let results: [CaseVerifier.Result]
  let tokens: ReferenceTokens
  /// As recorded; nil for no record.
  let reads: ReadRecord?
  /// By look.
  let changes: [String: Change]
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
