/// What is wrong with a store.
struct StoreFindings {
  var problems: [StoreProblem] = []
  /// As texts with their places, by which those of other shards are sorted in.
  private(set) var placed: [RunResult.Problem] = []
  /// Lines of cases that no longer exist.
  fileprivate(set) var obsolete: [CaseKey] = []
  let store: SnapshotStore

  fileprivate mutating func add(_ problem: StoreProblem, at place: [String]) {
    problems.append(problem)
    placed.append(
      RunResult.Problem(order: place, text: store.shown("\(problem)"), needsRecording: problem.needsRecording))
  }

  fileprivate mutating func add(_ problems: [StoreProblem], at place: Int) {
    for (number, problem) in problems.enumerated() {
      add(problem, at: [ThemeReferences.padded(place), ThemeReferences.padded(number)])
    }
  }
}

extension Verifier {
  /// What is wrong with the references of the cases; in the first shard also with what belongs to no case.
  func findings(
    of cases: VerifiedCases, in themes: [VerifiedTheme], _ exceptions: Exceptions, on day: CalendarDay,
    _ root: StoreFiles
  ) throws -> StoreFindings {
    var findings = StoreFindings(store: store)
    for (number, theme) in themes.enumerated() {
      let place = [ThemeReferences.padded(number)]
      if let known = theme.references {
        let problems = try known.problems(
          cases: theme.cases, catalogue: catalogue, includesWhole: cases.shard.isFirst, threads: threads)
        for item in problems {
          findings.add(item.problem, at: place + item.place)
          if case .obsoleteLine(let id, let point) = item.problem {
            findings.obsolete.append(CaseKey(id: id, point: point))
          }
        }
      } else if !theme.cases.isEmpty, cases.shard.isFirst {
        findings.add(.missingManifest(theme: theme.name, caseCount: theme.cases.count), at: place)
      }
    }
    guard cases.shard.isFirst else { return findings }
    if let base = cases.base {
      findings.add(try tokenProblems(of: cases, base), at: themes.count)
    } else {
      findings.add(try strayFiles(in: root, cases.selection), at: themes.count)
    }
    let all = cases.only == nil ? cases.all : nil
    findings.add(problems(of: exceptions, on: day, cases: all, cases.selection), at: themes.count + 1)
    return findings
  }

  /// Exceptions that have ended, and those that are for nothing.
  ///
  /// - Parameter cases: nil where there may be others.
  private func problems(
    of exceptions: Exceptions, on day: CalendarDay, cases: [SnapshotCase]?, _ selection: SnapshotSelection
  ) -> [StoreProblem] {
    let ids = selection.takesWholeThemes ? cases.map { Set($0.map(\.id)) } : nil
    return exceptions.entries.compactMap { entry in
      if entry.until < day { return .endedException(path: store.exceptionsPath, line: entry.line, entry: entry.name) }
      guard let ids, !ids.contains(where: entry.matches) else { return nil }
      return .uselessException(path: store.exceptionsPath, line: entry.line, entry: entry.name)
    }
  }

  /// The themes of which tokens have other values than recorded, also where no case reads them.
  private func tokenProblems(of cases: VerifiedCases, _ base: ReferenceBase) throws -> [StoreProblem] {
    guard cases.selection.takesWholeThemes else { return [] }
    let themes = Dictionary(grouping: cases.selected, by: \.point.theme)
    return try parallelMap(catalogue.axes.themes, threads: threads) {
      ()
    } transform: { [catalogue, store] _, theme -> StoreProblem? in
      guard let recorded = base.tokens.records[theme], let selected = themes[theme],
        try base.hasChanges(at: selected)
      else { return nil }
      let current = try TokenRecord(of: selected, in: catalogue, threads: 1)
      return recorded.change(to: current, path: store.tokensPath(theme))
    }.compactMap(\.self)
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
