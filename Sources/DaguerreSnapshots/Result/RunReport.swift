internal import DaguerreSupport

/// What a whole run has found, for people and programs: the same of one run and of all its shards together.
public struct RunReport: Sendable {
  /// In the form of `report.json`.
  public internal(set) var report: Report
  /// What was drawn and compared, in order.
  package var tested: [Tested]
  /// By group of the report: what is told of each of its cases after the name.
  package var details: [[String]]
  /// How many cells the sheets of the cases have.
  package var cellCount = 0
  /// Why the report could not be written in full.
  package var failure: String?
  /// What one of them is called, as in `case`.
  package var noun = "case"
  /// The last line, where it is not made from the findings.
  var verdict: String?

  /// Something that was compared.
  package struct Tested: Sendable {
    /// As in `button/default/text`.
    package let id: String
    /// Of the cases of the report, where it differs.
    package let difference: Int?
    /// Nil for what is of no catalogue.
    private let point: SnapshotPoint?

    package init(id: String, point: SnapshotPoint? = nil, difference: Int?) {
      (self.id, self.point, self.difference) = (id, point, difference)
    }

    /// What tells it from others of the same id, as in `orange/default/light`; empty where nothing does.
    package var place: String { point.map { "\($0)" } ?? "" }

    /// What it is shown with, as in `orange.button`: theme and component, or the folder of a file.
    package var suite: String {
      if let point { return "\(point.theme).\(id.prefix { $0 != "/" })" }
      return id.lastIndex(of: "/").map { String(id[..<$0]) } ?? "pictures"
    }

    /// As in `button/default/text (orange/default/light)`.
    package var name: String { place.isEmpty ? id : "\(id) (\(place))" }
  }

  package init(report: Report, tested: [Tested], details: [[String]]) {
    (self.report, self.tested, self.details) = (report, tested, details)
  }

  /// Nothing compared.
  init(tool: String, axes: SnapshotAxes) {
    self.init(
      report: Report(tool: tool, references: "", axes: axes.all.map(Report.Axis.init), comparedCases: 0), tested: [],
      details: [])
  }

  /// Whether nothing was found.
  public var isEqual: Bool { report.problems.isEmpty && report.cases.isEmpty }

  /// The findings for people: cases that look the same before and after, and have the same causes, are told together.
  public var lines: [String] { report.problems + hiddenLines + changeLines }

  /// What is told of each change.
  var changeLines: [String] {
    let names = differingNames
    return report.groups.enumerated().flatMap { number, group -> [String] in
      guard let first = group.cases.first else { return [] }
      let others = group.cases.count - 1
      let more = others == 0 ? "" : " and \(counted(others, "more \(noun)"))"
      return ["\(names[first])\(more)"] + details[number].map { "  " + $0 }
    }
  }

  /// What exceptions hide, a line each that hides something.
  package var hiddenLines: [String] {
    report.exceptions.filter { $0.caseCount > 0 }.map { exception in
      "the exception \(exception.id) (\(exception.metric), \(exception.limit), until \(exception.until)) hides "
        + "\(counted(exception.hiddenPixels, "pixel")) of \(counted(exception.caseCount, noun)): \(exception.reason)"
    }
  }

  /// One line that says how many findings there are.
  public var summary: String {
    if let verdict { return verdict }
    let count = tested.count
    let areEqual =
      count == 1 ? "1 \(noun) is equal to its reference" : "\(count) \(noun)s are equal to their references"
    var parts = isEqual ? [areEqual] : []
    if !report.cases.isEmpty { parts.append("\(report.cases.count) of \(count) \(noun)s differ from their references") }
    if !report.problems.isEmpty {
      parts.append("the store has \(counted(report.problems.count, "problem"))")
    }
    if let failure { parts.append(failure) }
    return parts.joined(separator: "; ")
  }

  /// Of the cases of the report.
  package var differingNames: [String] {
    var names = report.cases.map(\.id)
    for item in tested { if let index = item.difference { names[index] = item.name } }
    return names
  }
}

extension Report.Axis {
  init(_ axis: SnapshotAxis) { self.init(name: axis.name, title: axis.displayName, values: axis.allValues) }
}
