import DaguerreSupport

extension Verifier {
  /// What is wrong with the record of what cases read, as far as they were drawn.
  ///
  /// Where everything is verified, the first shard also says whether the file is what recording would write.
  func readProblem(
    of run: VerifiedRun, _ cases: VerifiedCases, _ themes: [VerifiedTheme], in root: StoreFiles
  ) throws -> RunResult.ReadProblem? {
    guard !run.comparable.isEmpty else { return nil }
    var problem = RunResult.ReadProblem(path: store.shown(store.readsPath))
    guard let reads = run.reads else {
      problem.isMissing = true
      return problem
    }
    // Of those of which nothing is recorded.
    var now: [CaseKey: ReadRecord.Reads] = [:]
    for (number, (snapshot, result)) in zip(run.numbers, zip(run.drawn, run.results)) {
      let key = snapshot.key
      if let known = reads[key] {
        if known != result.reads { problem.cases.append(RunResult.CaseName(snapshot, number: number)) }
      } else {
        now[key] = result.reads
      }
    }
    if !problem.cases.isEmpty { return problem }
    guard cases.isEverything, cases.shard.isFirst else { return nil }
    let references = themes.references
    guard references.values.reduce(0, { $0 + $1.caseCount }) == run.comparable.count,
      run.comparable.allSatisfy({ references[$0.point.theme]?.line(of: $0) != nil })
    else { return nil }
    // What another shard draws reads what is recorded, or that shard says that it does not.
    var current = ReadRecord(axes: catalogue.axes)
    for indices in run.comparable.groupedIndices(by: \.id) {
      let cases = indices.lazy.map { run.comparable[$0] }
      current.set(
        run.comparable[indices[0]].id,
        cases.compactMap { item in (reads[item.key] ?? now[item.key]).map { (point: item.point, reads: $0) } })
    }
    problem.isMalformed = try root.read(SnapshotStore.readsName) != current.bytes
    return problem.isMalformed ? problem : nil
  }
}
