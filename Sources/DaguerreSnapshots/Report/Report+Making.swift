import DaguerreImages
import DaguerreSkins
import DaguerreSupport

extension Report {
  /// - Parameters:
  ///   - compared: how many cases were drawn.
  ///   - causes: what has changed, with what it reaches.
  ///   - changes: by look.
  ///   - contrasts: of the causes.
  init(
    tool: String, references: Digest, axes: SnapshotAxes, compared: Int, problems: [String] = [],
    causes: [Impact.Cause], differences: [CaseDifference], changes: [String: Change],
    contrasts: CauseContrasts
  ) {
    self.init(
      tool: tool, references: "\(references)",
      axes: axes.all.map { Axis(name: $0.name, title: $0.displayName, values: $0.allValues) }, comparedCases: compared)
    self.problems = problems
    self.causes = causes.map { Cause($0, contrasts[$0.path, $0.theme]) }
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
  fileprivate init(_ cause: Impact.Cause, _ contrasts: [Report.Contrast]) {
    self.init(
      path: cause.path, values: cause.values.merging(["theme": cause.theme]) { own, _ in own }, old: cause.old,
      new: cause.new, follows: cause.follows, caseCount: cause.caseCount, cellCount: cause.cellCount,
      changedPixels: cause.changedPixels ?? 0, visiblePixels: cause.visiblePixels ?? 0)
    self.contrasts = contrasts
    let (before, after) = (Self.colors(in: old), Self.colors(in: new))
    guard !before.isEmpty, before.count == after.count else { return }
    // Nobody sees a thousandth, and the last bits need not be the same everywhere.
    deltaE = zip(before, after).map { ($0.difference(from: $1) * 100).rounded() / 100 }.max()
  }

  /// Those of a text such as `#FF7900FF` or `light #FF7900FF, dark #EEEEEEFF`.
  private static func colors(in text: String) -> [SkinColor] {
    text.split { $0 == " " || $0 == "," }.compactMap { HexadecimalColor.rgba(String($0)).map(SkinColor.init(rgba:)) }
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
