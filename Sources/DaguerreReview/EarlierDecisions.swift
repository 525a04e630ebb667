public import DaguerreSnapshots
import DaguerreSupport
import Foundation

/// The decisions of a review that was left, and the report on which they were taken.
///
/// They hold on only for what has not changed since: the same token may have got another value meanwhile, at which nobody
/// has looked.
public struct EarlierDecisions: Sendable {
  /// What of them goes on.
  public struct Carried: Sendable {
    /// The decisions; nil where none holds.
    public var decisions: Decisions?
    /// What is told of them; nil where there is nothing to tell.
    public var message: String?
  }

  private let folder: String
  private let bytes: [UInt8]
  private let decisions: Decisions
  private let report: Report

  /// Reads what a review has left in its folder, before another one replaces the report; nil where that is nothing.
  ///
  /// - Throws: `FileError` where there is a file and it cannot be read.
  public init?(in folder: String) throws {
    guard let bytes = try Files.readIfPresent("\(folder)/decisions.json"),
      let decisions = try? Decisions(bytes, name: "\(folder)/decisions.json"),
      let file = try Files.readIfPresent("\(folder)/report.json"),
      let report = try? JSONDecoder().decode(Report.self, from: Data(file)), decisions.references == report.references
    else { return nil }
    (self.folder, self.bytes, self.decisions, self.report) = (folder, bytes, decisions, report)
  }

  /// What holds for the report that is in the folder now.
  ///
  /// If that is not all, the file as it was is kept beside it as `decisions.earlier.json`.
  ///
  /// - Throws: `FileError` where the report cannot be read, or the file not be kept.
  public func carried() throws -> Carried {
    let new = try ReportFiles(folder: folder).report
    let kept = new.references == report.references ? decisions.kept(from: report, to: new) : nil
    let (all, held) = (decisions.count, kept?.count ?? 0)
    guard all > 0 else { return Carried() }
    let taken = "\(held) of \(all) decisions and notes of an earlier review are taken over"
    guard held < all else { return Carried(decisions: kept, message: taken) }
    try Folder.made(folder).write(bytes, to: "decisions.earlier.json")
    return Carried(
      decisions: kept,
      message: "\(taken); what the others are about has changed or is not selected, so they are in "
        + "\(folder)/decisions.earlier.json only")
  }
}

extension Decisions {
  fileprivate var count: Int {
    accept.causes.count + accept.cases.count + reject.causes.count + reject.cases.count + notes.count
  }

  /// The decisions about what is the same in both reports.
  fileprivate func kept(from old: Report, to new: Report) -> Decisions {
    let same = UnchangedSubjects(old, new)
    func kept(_ side: Side) -> Side {
      Side(causes: side.causes.filter(same.contains), cases: side.cases.filter(same.contains))
    }
    var decisions = self
    decisions.accept = kept(accept)
    decisions.reject = kept(reject)
    decisions.notes = notes.filter { note in
      switch note.on {
      case .everything: true
      case .cause(let cause): same.contains(cause)
      case .case(let item): same.contains(item)
      }
    }
    return decisions
  }
}

/// The causes and cases that are the same in two reports.
private struct UnchangedSubjects {
  private struct Place: Hashable {
    let id: String
    let values: [String: String]
  }

  private let theme: String
  private let causes: [[String: Set<[String]>]]
  private let looks: [[Place: [String]]]

  init(_ old: Report, _ new: Report) {
    theme = new.axes.first?.name ?? ""
    causes = [old, new].map { report in
      report.causes.reduce(into: [:]) { known, cause in
        let values = cause.values.sorted { $0.key < $1.key }.flatMap { [$0.key, $0.value] }
        known[cause.path, default: []].insert(
          [cause.values[report.axes.first?.name ?? ""] ?? "", cause.old, cause.new] + values)
      }
    }
    looks = [old, new].map { report in
      report.cases.reduce(into: [:]) { known, item in
        let group = report.groups[item.group]
        known[Place(id: item.id, values: item.values)] =
          [item.kind.rawValue, group.before?.file ?? "", group.after?.file ?? ""] + item.causes.map(\.path)
      }
    }
  }

  /// Whether a cause has the same values before and after, where it is decided.
  func contains(_ cause: Decisions.Cause) -> Bool {
    let changes = causes.map { known in
      (known[cause.path] ?? []).filter { cause.theme == nil || $0[0] == cause.theme }
    }
    return !changes[0].isEmpty && changes[0] == changes[1]
  }

  /// Whether a case looks the same before and after.
  func contains(_ item: Decisions.Case) -> Bool {
    let place = Place(id: item.id, values: item.values)
    guard let look = looks[0][place] else { return false }
    return look == looks[1][place]
  }
}
