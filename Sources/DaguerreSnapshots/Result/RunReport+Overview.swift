internal import DaguerreSupport

extension RunReport {
  /// The findings for a terminal: ``lines``, unless there are more problems, or different changes, than people read one by
  /// one; then the first problems, what causes have part in, and a line for each sheet and what changes it.
  public func overview(readable: Int = 50) -> [String] {
    let (problems, changes) = (report.problems.count, report.groups.count)
    let more = problems > readable ? ["and \(counted(problems - readable, "more problem")) of the store"] : []
    let first = Array(report.problems.prefix(readable)) + more + hiddenLines
    guard changes > readable else { return first + changeLines }
    return first + report.causes.filter { $0.caseCount > 0 }.map(line) + sheetLines + [
      "these are \(changes) different changes: --report-file text=FILE writes what is known of each, and --filter "
        + "prints it for one sheet"
    ]
  }

  private func line(_ cause: Report.Cause) -> String {
    "cause \(cause.path) (\(report.place(of: cause))): \(cause.old) -> \(cause.new): "
      + "\(counted(cause.caseCount, noun)), \(counted(cause.changedPixels, "pixel"))"
  }

  /// Of the same sheet, and for the same causes.
  private struct Kin: Hashable {
    let id: String
    let kind: Report.Kind
    let causes: [String]
    let isWithoutToken: Bool
  }

  /// As in `button/default/text: 12 cases, at most 340 pixels (orange/default/light), because of color.action.enabled`.
  private var sheetLines: [String] {
    var order: [Kin] = []
    var members: [Kin: [Int]] = [:]
    for (index, item) in report.cases.enumerated() {
      let group = report.groups[item.group]
      let kin = Kin(
        id: item.id, kind: item.kind, causes: item.causes.map(\.path).sorted(), isWithoutToken: group.isWithoutToken)
      if members[kin] == nil { order.append(kin) }
      members[kin, default: []].append(index)
    }
    var places = report.cases.map { _ in "" }
    for item in tested { if let index = item.difference { places[index] = item.place } }
    return order.map { kin in
      let cases = members[kin] ?? []
      var line = "\(kin.id): \(counted(cases.count, noun))"
      let most = cases.max { report.cases[$0].changedPixels < report.cases[$1].changedPixels }
      if kin.kind == .pixels, let most {
        let place = places[most].isEmpty ? "" : " (\(places[most]))"
        line += ", at most \(counted(report.cases[most].changedPixels, "pixel"))\(place)"
      } else {
        line += ", \(kin.kind.words)"
      }
      if !kin.causes.isEmpty { line += ", because of \(ResultWriter.list(kin.causes, most: 5))" }
      if kin.kind == .pixels, kin.isWithoutToken, !report.axes.isEmpty {
        line += kin.causes.isEmpty ? ", for no token" : ", and in part for no token"
      }
      return line
    }
  }
}
