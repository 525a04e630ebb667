import DaguerreImages
import DaguerreSkins
import DaguerreSupport

extension Report {
  /// - Parameters:
  ///   - compared: how many cases were drawn.
  ///   - causes: what has changed, with what it reaches.
  ///   - changes: by look.
  init(
    tool: String, references: Digest, axes: SnapshotAxes, compared: Int, problems: [String] = [],
    causes: [Impact.Cause], differences: [CaseDifference], changes: [String: Change]
  ) {
    self.init(
      tool: tool, references: "\(references)",
      axes: axes.all.map { Axis(name: $0.name, title: $0.displayName, values: $0.allValues) }, comparedCases: compared)
    self.problems = problems
    self.causes = causes.map(Cause.init)
    var numbers: [String: Int] = [:]
    for (index, difference) in differences.enumerated() {
      let number = numbers[difference.look] ?? groups.count
      if number == groups.count {
        numbers[difference.look] = number
        groups.append(Group(difference, changes[difference.look] ?? Change()))
      }
      groups[number].cases.append(index)
      cases.append(Case(difference, group: number))
    }
  }
}

extension Report.Cause {
  fileprivate init(_ cause: Impact.Cause) {
    self.init(
      path: cause.path, values: cause.values.merging(["theme": cause.theme]) { own, _ in own }, old: cause.old,
      new: cause.new, follows: cause.follows, caseCount: cause.caseCount, cellCount: cause.cellCount,
      changedPixels: cause.changedPixels ?? 0, visiblePixels: cause.visiblePixels ?? 0)
    guard let old = HexadecimalColor.rgba(old), let new = HexadecimalColor.rgba(new) else { return }
    // Nobody sees a thousandth, and the last bits need not be the same everywhere.
    deltaE = (SkinColor(rgba: old).difference(from: SkinColor(rgba: new)) * 100).rounded() / 100
  }
}

extension Report.Kind {
  fileprivate init(_ kind: CaseDifference.Kind) {
    switch kind {
    case .pixels: self = .pixels
    case .tokens: self = .tokens
    case .noReference: self = .new
    case .noPicture: self = .unknown
    case .manifestMismatch: self = .line
    }
  }
}

extension Report.Group {
  fileprivate init(_ difference: CaseDifference, _ change: Change) {
    self.init(
      kind: Report.Kind(difference.kind), before: change.before, after: change.after, change: change.script,
      changedPixels: difference.changedPixels, visiblePixels: difference.visiblePixels, bounds: difference.bounds,
      cells: change.cells, causes: difference.causes, withoutToken: difference.withoutToken,
      isProven: difference.isProven, cases: [])
  }
}

extension Report.Case {
  fileprivate init(_ difference: CaseDifference, group: Int) {
    self.init(
      id: difference.id,
      values: Dictionary(difference.point.pairs.map { ($0.axis.name, $0.value) }) { first, _ in first },
      kind: Report.Kind(difference.kind), changedPixels: difference.changedPixels, bounds: difference.bounds,
      cells: difference.cellNames, causes: difference.causes, group: group)
  }
}

extension CaseDifference {
  fileprivate var bounds: [Int]? {
    if case .pixels(let difference, _, _) = kind { return difference.bounds.numbers }
    return nil
  }

  fileprivate var cellNames: [String] {
    if case .pixels(_, _, let cells) = kind { return cells.map(\.name) }
    return []
  }
}
