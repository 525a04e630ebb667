public import DaguerreSnapshots
import DaguerreSupport
import Foundation

/// A review in a terminal: asks about the changes that no token accounts for, then about one cause after the other.
public struct TerminalReview {
  /// What is asked about.
  private enum Subject: Equatable {
    case cause(String)
    /// The number of a group of the report.
    case group(Int)
  }

  private let report: Report
  private let folder: String
  private let axes: SnapshotAxes
  private let pictures: TerminalPictures
  private let apply: (Decisions) throws -> AppliedDecisions
  private var decisions: Decisions
  /// What was decided before each answer, and where that was asked.
  private var earlier: [(decisions: Decisions, place: Int)] = []

  /// - Parameters:
  ///   - folder: the folder of the report, which also gets `decisions.json`.
  ///   - axes: those of the catalogue.
  ///   - decisions: those of an earlier review of the same references.
  ///   - environment: tells which pictures the terminal shows.
  ///   - apply: makes decisions the references.
  /// - Throws: `FileError` when there is no report in the folder.
  public init(
    folder: String, axes: SnapshotAxes, decisions: Decisions?, environment: [String: String],
    apply: @escaping (Decisions) throws -> AppliedDecisions
  ) throws {
    let files = try ReportFiles(folder: folder)
    report = files.report
    (self.folder, self.axes) = (folder, axes)
    pictures = TerminalPictures(files: files, environment: environment)
    self.decisions = decisions ?? Decisions(references: files.report.references)
    self.decisions.changes = files.report.changes
    self.apply = apply
  }

  /// Asks until the references are to be written, or the person or the input ends it.
  ///
  /// The decisions wait for the next review, however it ends.
  ///
  /// - Throws: `InterruptionError` where it is ended by Ctrl-C or another signal, `FileError`, and what applying throws.
  public mutating func run() throws -> ReviewEnding {
    var subjects = self.subjects
    var place = 0
    while true {
      guard place < subjects.count else {
        switch ask("write the references (w), undo (u), or leave them as they are (q)? ") {
        case "w", "write": return try write()
        case "u", "undo": try undo(&place)
        case nil, "q", "quit": return try quit()
        default: StandardOutput.print("answer with one of these letters")
        }
        continue
      }
      show(subjects[place], place, of: subjects.count)
      switch ask("accept (a), reject (r), skip (s), look closer (l), note (n), undo (u), write (w), quit (q)? ") {
      case "a", "accept":
        try decide(subjects[place], accepts: true, at: place)
        place += 1
      case "r", "reject":
        try decide(subjects[place], accepts: false, at: place)
        place += 1
      case "s", "skip", "":
        earlier.append((decisions, place))
        place += 1
      case "l", "look":
        // The changes of a cause, each by itself, before what comes after it.
        guard case .cause(let path) = subjects[place] else { continue }
        let closer = groups(of: path).map(Subject.group)
        place += 1
        // They are there already after an undo.
        if !subjects[place...].starts(with: closer) { subjects.insert(contentsOf: closer, at: place) }
      case "n", "note": try note(subjects[place], at: place)
      case "u", "undo": try undo(&place)
      case "w", "write": return try write()
      case nil, "q", "quit": return try quit()
      default: StandardOutput.print("answer with one of these letters")
      }
    }
  }

  /// Causes in the order of the report, then the groups that these do not decide.
  private var subjects: [Subject] {
    var known: Set<String> = []
    let open = report.groups.indices.filter {
      report.groups[$0].withoutToken > 0 || !report.groups[$0].isProven || report.groups[$0].causes.isEmpty
    }
    return open.map(Subject.group)
      + report.causes.map(\.path).filter { path in
        known.insert(path).inserted && report.groups.contains { $0.causes.contains { $0.path == path } }
      }.map(Subject.cause)
  }

  private func groups(of path: String) -> [Int] {
    report.groups.indices.filter { report.groups[$0].causes.contains { $0.path == path } }
  }

  // MARK: Showing

  private func show(_ subject: Subject, _ place: Int, of count: Int) {
    StandardOutput.print()
    StandardOutput.print("[\(place + 1) of \(count)] \(title(subject))\(state(of: subject).map { ": \($0)" } ?? "")")
    let groups: [Int]
    switch subject {
    case .cause(let path):
      groups = self.groups(of: path)
      for cause in report.causes where cause.path == path {
        StandardOutput.print("  \(report.place(of: cause)): \(cause.old) -> \(cause.new)")
      }
      let cases = groups.reduce(0) { $0 + report.groups[$1].cases.count }
      StandardOutput.print("  \(counted(cases, "case")), \(counted(groups.count, "different change"))")
    case .group(let number):
      groups = [number]
      let group = report.groups[number]
      StandardOutput.print(
        group.changedPixels > 0
          ? "  \(counted(group.changedPixels, "changed pixel")), \(group.withoutToken) of them for no token"
          : "  \(group.kind.words)")
      for share in group.causes { StandardOutput.print("  cause \(share.path): \(counted(share.pixels, "pixel"))") }
    }
    if let widest = groups.max(by: { report.groups[$0].changedPixels < report.groups[$1].changedPixels }) {
      pictures.show(report.groups[widest])
    }
  }

  /// What is decided about it so far; nil for nothing.
  private func state(of subject: Subject) -> String? {
    func isAccepted<Item: Hashable>(_ item: Item, _ path: KeyPath<Decisions.Side, [Item]>) -> Bool? {
      if decisions.accept[keyPath: path].contains(item) { return true }
      return decisions.reject[keyPath: path].contains(item) ? false : nil
    }
    let parts: Set<Bool?>
    switch subject {
    case .cause(let path):
      let theme = report.axes.first?.name ?? ""
      let themes = Set(report.causes.filter { $0.path == path }.map { $0.values[theme] })
      // What is said of one theme counts more than what is said of all.
      parts = Set(
        themes.map { theme in
          isAccepted(Decisions.Cause(path: path, theme: theme), \.causes)
            ?? isAccepted(Decisions.Cause(path: path), \.causes)
        })
    case .group(let number):
      parts = Set(report.groups[number].cases.map { isAccepted(item($0), \.cases) })
    }
    let word = parts.contains(true) ? "accepted" : parts.contains(false) ? "rejected" : nil
    return word.map { "\($0)\(parts.count > 1 ? " in part" : "") so far" }
  }

  private func item(_ index: Int) -> Decisions.Case {
    Decisions.Case(id: report.cases[index].id, values: report.cases[index].values)
  }

  private func title(_ subject: Subject) -> String {
    switch subject {
    case .cause(let path): return path
    case .group(let number):
      let group = report.groups[number]
      guard let first = group.cases.first else { return "a change" }
      let more = group.cases.count - 1
      return report.cases[first].name(axes) + (more > 0 ? " and \(counted(more, "more case"))" : "")
    }
  }

  /// The letter or word of an answer, however it is written; nil at the end of input.
  private func ask(_ question: String) -> String? { line(question)?.lowercased() }

  private func line(_ question: String) -> String? {
    StandardOutput.write(question)
    do { try StandardOutput.flush() } catch { return nil }
    guard let answer = StandardInput.line() else {
      // The end of input, Ctrl-D, ends no line, nor does Ctrl-C.
      StandardOutput.print()
      return nil
    }
    return answer.trimmingCharacters(in: .whitespaces)
  }

  // MARK: Deciding

  private mutating func decide(_ subject: Subject, accepts: Bool, at place: Int) throws {
    var new = decisions
    switch subject {
    case .cause(let path):
      new.accept.causes.removeAll { $0.path == path }
      new.reject.causes.removeAll { $0.path == path }
      if accepts {
        new.accept.causes.append(Decisions.Cause(path: path))
      } else {
        new.reject.causes.append(Decisions.Cause(path: path))
      }
    case .group(let number):
      let cases = report.groups[number].cases.map(item)
      let decided = Set(cases)
      new.accept.cases.removeAll(where: decided.contains)
      new.reject.cases.removeAll(where: decided.contains)
      if accepts { new.accept.cases += cases } else { new.reject.cases += cases }
    }
    earlier.append((decisions, place))
    try keep(new)
  }

  private mutating func note(_ subject: Subject, at place: Int) throws {
    guard var text = line("note: ") else { return }
    // The other lines of a text that was pasted are no answers.
    while StandardInput.isTerminal, StandardInput.isReady, let next = StandardInput.line() { text += "\n" + next }
    text = text.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !text.isEmpty else { return }
    var new = decisions
    switch subject {
    case .cause(let path): new.notes.append(Decisions.Note(on: .cause(Decisions.Cause(path: path)), text: text))
    case .group(let number):
      for index in report.groups[number].cases.prefix(1) {
        new.notes.append(Decisions.Note(on: .case(item(index)), text: text))
      }
    }
    earlier.append((decisions, place))
    try keep(new)
  }

  /// Goes back to where the last decision or note was made, or something was skipped, as if it had not been.
  private mutating func undo(_ place: inout Int) throws {
    guard let last = earlier.popLast() else { return }
    try keep(last.decisions)
    place = last.place
  }

  private mutating func keep(_ new: Decisions) throws {
    decisions = new
    decisions.looks = report.looks(of: new)
    try Folder.made(folder).write(try decisions.bytes(), to: "decisions.json")
  }

  private func write() throws -> ReviewEnding { .applied(try apply(decisions)) }

  /// The decisions wait for the next review, also where there is none yet.
  private mutating func quit() throws -> ReviewEnding {
    try keep(decisions)
    if Interruption.isRequested {
      StandardOutput.print("the decisions are in \(folder)/decisions.json")
      throw InterruptionError()
    }
    return .asked
  }
}
