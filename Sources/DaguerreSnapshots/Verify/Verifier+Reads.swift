import DaguerreSupport

extension Verifier {
  /// What is wrong with the record of what cases read, as far as they were drawn.
  ///
  /// Where everything is verified, the first shard also says whether the file is what recording would write.
  func readProblem(
    of run: VerifiedRun, _ cases: VerifiedCases, _ themes: [VerifiedTheme], in root: StoreFiles
  ) throws -> RunResult.ReadProblem? {
    guard !run.comparable.isEmpty else { return nil }
    var problem = RunResult.ReadProblem(path: store.readsPath)
    guard let reads = run.reads else {
      problem.isMissing = true
      return problem
    }
    var now: [CaseKey: ReadRecord.Reads] = [:]
    for (number, (snapshot, result)) in zip(run.numbers, zip(run.drawn, run.results)) {
      let key = snapshot.key
      now[key] = result.reads
      if let known = reads[key], known != result.reads {
        problem.cases.append(RunResult.CaseName(snapshot, number: number))
      }
    }
    if !problem.cases.isEmpty { return problem }
    guard cases.isEverything, cases.shard.isFirst else { return nil }
    let referenced: Set<CaseKey> = themes.compactMap(\.references).reduce(into: []) { $0.formUnion($1.keys) }
    guard Set(run.comparable.map(\.key)) == referenced else { return nil }
    // What another shard draws reads what is recorded, or that shard says that it does not.
    var current = ReadRecord(axes: catalogue.axes)
    for (id, cases) in Dictionary(grouping: run.comparable, by: \.id) {
      current.set(
        id, cases.compactMap { item in (now[item.key] ?? reads[item.key]).map { (point: item.point, reads: $0) } })
    }
    problem.isMalformed = try root.read(SnapshotStore.readsName) != current.bytes
    return problem.isMalformed ? problem : nil
  }
}
