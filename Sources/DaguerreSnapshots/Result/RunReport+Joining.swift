extension RunReport {
  /// The report of the cases of all results, which are of one run.
  ///
  /// - Parameter axes: of the catalogue that all results are of.
  init(_ results: [RunResult], axes: SnapshotAxes) {
    let first = results.first
    let cases = results.flatMap(\.cases).sorted { $0.name.number < $1.name.number }
    let causes = (first?.causes ?? []).map(Impact.Cause.init)
    let impact = Impact(causes, cases: cases.map { Impact.Case($0, axes: axes) }, drawn: true)
    var looks: [String: RunResult.Look] = [:]
    for look in results.flatMap(\.looks) {
      if let known = looks[look.name], known.number < look.number { continue }
      looks[look.name] = look
    }
    let contrasts = CauseContrasts(results.flatMap(\.contrasts), area: CauseContrasts.area(of: cases))
    let ordered = cases.filter(\.isUnexplained) + cases.filter { !$0.isUnexplained }
    var report = Report(
      tool: first?.tool ?? "", references: first?.references ?? "", axes: axes.all.map(Report.Axis.init),
      comparedCases: results.reduce(0) { $0 + $1.tested.count })
    report.problems = Self.problems(of: results, axes)
    report.exceptions = first?.exceptions ?? []
    for hidden in results.flatMap(\.hidden) {
      for index in hidden.exceptions where report.exceptions.indices.contains(index) {
        report.exceptions[index].caseCount += 1
        report.exceptions[index].hiddenPixels += hidden.pixels
      }
    }
    report.causes = impact.causes.map { Report.Cause($0, contrasts[$0.path, $0.theme]) }
    var details: [[String]] = []
    var numbers: [String: Int] = [:]
    var indices: [Int: Int] = [:]
    for (index, item) in ordered.enumerated() {
      let number = numbers[item.look] ?? report.groups.count
      if number == report.groups.count {
        numbers[item.look] = number
        report.groups.append(Report.Group(item, looks[item.look]))
        details.append(looks[item.look]?.details ?? [])
      }
      report.groups[number].cases.append(index)
      report.cases.append(Report.Case(item, group: number, axes: axes))
      indices[item.name.number] = index
    }
    let tested = results.flatMap(\.tested).sorted { $0.number < $1.number }
    self.init(
      report: report,
      tested: tested.map { name in
        Tested(
          id: name.id, point: SnapshotPoint(axes: axes, values: name.values), difference: indices[name.number])
      }, details: details)
    cellCount = results.reduce(0) { $0 + $1.cellCount }
    failure = results.lazy.compactMap(\.failure).first
  }

  /// The problems of the store, each once, in the order of an undivided run.
  private static func problems(of results: [RunResult], _ axes: SnapshotAxes) -> [String] {
    let found = Set(results.flatMap(\.problems)).sorted { left, right in
      left.order == right.order ? left.text < right.text : left.order.lexicographicallyPrecedes(right.order)
    }
    let reads = results.compactMap(\.readProblem)
    var problem = reads.first { $0.isMissing } ?? reads.first
    problem?.cases = reads.flatMap(\.cases)
    return found.map(\.text) + [problem?.problem(axes)].compactMap { $0?.description }
  }
}

extension Report.Group {
  fileprivate init(_ item: RunResult.Case, _ look: RunResult.Look?) {
    self.init(
      kind: item.kind, before: look?.before, after: look?.after, change: look?.change,
      changedPixels: item.changedPixels, visiblePixels: item.visiblePixels, bounds: item.bounds,
      cells: look?.cells ?? [], causes: item.causes.map(Report.Share.init), withoutToken: item.withoutToken,
      isProven: item.isProven, cases: [])
  }
}

extension Report.Case {
  fileprivate init(_ item: RunResult.Case, group: Int, axes: SnapshotAxes) {
    self.init(
      id: item.name.id,
      values: Dictionary(zip(axes.all.map(\.name), item.name.values)) { first, _ in first }, kind: item.kind,
      changedPixels: item.changedPixels, bounds: item.bounds, cells: item.cells,
      causes: item.causes.map(Report.Share.init), group: group)
  }
}

extension Report.Share {
  fileprivate init(_ share: RunResult.Share) { self.init(path: share.path, pixels: share.pixels) }
}
