public import DaguerreSnapshots
import DaguerreSupport
import Foundation

/// The decisions of a review that was left.
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
  private let decisions: Decisions

  /// Reads what a review has left in its folder; nil where that is nothing.
  ///
  /// - Throws: `FileError` where there is a file and it cannot be read.
  public init?(in folder: String) throws {
    guard let decisions = try Decisions(in: folder, "decisions.json") else { return nil }
    (self.folder, self.decisions) = (folder, decisions)
  }

  /// What holds for the report that is in the folder now.
  ///
  /// If that is not all, the decisions as they were are kept beside it in `decisions.earlier.json`, with those about the
  /// same references that are there already.
  ///
  /// - Throws: `FileError` where the report cannot be read, or the file not be kept.
  public func carried() throws -> Carried {
    let new = try ReportFiles(folder: folder).report
    let kept = new.references == decisions.references ? decisions.kept(in: new) : nil
    let (all, held) = (decisions.count, kept?.count ?? 0)
    guard all > 0 else { return Carried() }
    let taken = "\(held) of \(all) decisions and notes of an earlier review are taken over"
    guard held < all else { return Carried(decisions: kept, message: taken) }
    let name = "decisions.earlier.json"
    let older = try Decisions(in: folder, name)
    try Folder.made(folder).write(try (older.map(decisions.joined) ?? decisions).bytes(), to: name)
    return Carried(
      decisions: kept,
      message: "\(taken); what the others are about has changed or is not selected, so they are in "
        + "\(folder)/\(name) only")
  }
}

extension Decisions {
  /// Nil where there is no file, or one that has no decisions.
  fileprivate init?(in folder: String, _ name: String) throws {
    let path = "\(folder)/\(name)"
    guard let bytes = try Files.readIfPresent(path), let decisions = try? Decisions(bytes, name: path) else {
      return nil
    }
    self = decisions
  }

  fileprivate var count: Int {
    accept.causes.count + accept.cases.count + reject.causes.count + reject.cases.count + notes.count
  }

  /// The decisions about what is in a report as it was when they were taken.
  fileprivate func kept(in report: Report) -> Decisions {
    let same = UnchangedSubjects(self, report)
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

  /// With what was decided before about the same references, unless it was decided again.
  fileprivate func joined(with older: Decisions) -> Decisions {
    guard older.references == references else { return self }
    let causes = Set(accept.causes + reject.causes)
    let cases = Set(accept.cases + reject.cases)
    func others(_ side: Side) -> Side {
      // One for all themes is also about each.
      let causes = side.causes.filter { !causes.contains($0) && !causes.contains(Cause(path: $0.path)) }
      return Side(causes: causes, cases: side.cases.filter { !cases.contains($0) })
    }
    let known = Set((changes ?? []).map(\.path))
    let (accepted, rejected) = (others(older.accept), others(older.reject))
    var all = self
    all.accept = Side(causes: accepted.causes + accept.causes, cases: accepted.cases + accept.cases)
    all.reject = Side(causes: rejected.causes + reject.causes, cases: rejected.cases + reject.cases)
    all.notes = older.notes.filter { !notes.contains($0) } + notes
    let seen = Set((looks ?? []).map(\.on))
    all.looks = (older.looks ?? []).filter { !seen.contains($0.on) } + (looks ?? [])
    all.changes = (older.changes ?? []).filter { !known.contains($0.path) } + (changes ?? [])
    return all
  }
}

/// The causes and cases that are in a report as they were when they were decided.
private struct UnchangedSubjects {
  private let theme: String
  private let then: [String: [Decisions.Change]]
  private let now: [String: [Decisions.Change]]
  private let cases: Set<Decisions.Case>

  init(_ decisions: Decisions, _ report: Report) {
    theme = report.axes.first?.name ?? ""
    then = Dictionary(grouping: decisions.changes ?? [], by: \.path)
    now = Dictionary(grouping: report.changes, by: \.path)
    cases = Set(Set(decisions.looks ?? []).intersection(report.looks(of: decisions)).map(\.on))
  }

  /// Whether a cause has the same values before and after, where it is decided.
  func contains(_ cause: Decisions.Cause) -> Bool {
    let changes = [then, now].map { known in
      Set((known[cause.path] ?? []).filter { cause.theme == nil || $0.values[theme] == cause.theme })
    }
    return !changes[0].isEmpty && changes[0] == changes[1]
  }

  /// Whether a case looks the same before and after.
  func contains(_ item: Decisions.Case) -> Bool { cases.contains(item) }
}
