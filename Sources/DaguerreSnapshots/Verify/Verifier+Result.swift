import DaguerreSupport

extension Verifier {
  /// What a run has found, as data.
  ///
  /// - Parameter isReported: whether there will be a report; else nobody asks what it was compared with, nor for causes.
  func result(
    of run: VerifiedRun, _ cases: VerifiedCases, _ findings: StoreFindings, _ exceptions: [Exceptions.Entry],
    isReported: Bool, _ output: ReportOutput
  ) throws -> RunResult {
    var result = RunResult(
      tool: output.tool, references: isReported ? try store.state() : nil, shard: cases.shard,
      cases: cases.all, drawnWith: output.drawnWith,
      causes: isReported ? try cases.base?.causes() ?? Impact.Cause.all(of: run.comparable, run.tokens) : [],
      axes: catalogue.axes)
    result.problems = findings.placed
    result.cellCount = run.results.reduce(0) { $0 + $1.reads.cellCount }
    result.exceptions = exceptions.map(Report.Exception.init)
    result.hidden = zip(run.numbers, run.results).compactMap { number, result in
      result.finding?.hidden.map { RunResult.Hidden(number: number, exceptions: $0.exceptions, pixels: $0.pixels) }
    }
    result.tested = zip(run.drawn, run.numbers).map { RunResult.CaseName($0, number: $1) }
    let found = run.results.indices.filter { run.results[$0].finding != nil }
    result.obsolete = findings.obsolete.map { RunResult.CaseName(number: 0, id: $0.id, values: $0.point.values) }
    try result.add(
      found.map { (run.drawn[$0], result.tested[$0], run.results[$0]) }, changes: run.changes, tokens: run.tokens,
      threads: threads)
    return result
  }

  /// Writes the tokens as they are now, of themes where they are not as recorded, so that they can be accepted.
  func writeTokens(
    of cases: VerifiedCases, _ themes: [VerifiedTheme], to folder: ReportFolder, _ root: StoreFiles
  ) throws -> [RunResult.TokenFile] {
    guard cases.selection.takesWholeThemes, cases.shard.isFirst else { return [] }
    // Cases that no changed token reaches go well with the tokens of now.
    let selected = Dictionary(grouping: cases.selected, by: \.point.theme)
    let isWhole = cases.only == nil
    let names = isWhole ? themes.filter { $0.references != nil }.map(\.name) : selected.keys.sorted()
    return try parallelMap(names, threads: threads) {
      ()
    } transform: { [catalogue] _, theme -> RunResult.TokenFile? in
      let recorded = try root.read("\(theme)/\(SnapshotStore.tokensName)")
      let current = try TokenRecord(of: selected[theme] ?? [], in: catalogue, threads: 1).bytes
      guard recorded != current, recorded != nil || isWhole else { return nil }
      let file = RunResult.TokenFile(theme: theme, digest: "\(Digest(of: current))")
      try folder.write(current, to: file.path)
      return file
    }.compactMap(\.self)
  }
}
