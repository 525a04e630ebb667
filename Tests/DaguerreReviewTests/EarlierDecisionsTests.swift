import DaguerreReview
@testable import DaguerreSnapshots
import TestSupport
import Testing

@Suite("Decisions of a review that was left")
struct EarlierDecisionsTests {
  private let folder: TemporaryFolder
  private var sample = SampleReport.small
  private let enabled = "color.action.enabled", focus = "border.width.focus"

  init() throws {
    folder = try TemporaryFolder()
    try sample.write(to: folder)
  }

  private func decisions(
    accept: Decisions.Side = .init(), reject: Decisions.Side = .init(), notes: [Decisions.Note] = []
  ) -> Decisions {
    var decisions = Decisions(references: sample.report.references, accept: accept, reject: reject, notes: notes)
    decisions.changes = sample.report.changes
    decisions.looks = sample.report.looks(of: decisions)
    return decisions
  }

  /// What goes on of decisions, once the report is as it is now.
  private func carried(_ decisions: Decisions) throws -> EarlierDecisions.Carried {
    try folder.write(try decisions.bytes(), to: "decisions.json")
    try sample.write(to: folder)
    return try #require(try EarlierDecisions(in: folder.path)).carried()
  }

  private func earlier() throws -> Decisions {
    try Decisions(folder.bytes("decisions.earlier.json"), name: "decisions.earlier.json")
  }

  /// The value of a cause in a theme that is another one from now on.
  private mutating func change(_ path: String, in theme: String) {
    for index in sample.report.causes.indices
    where sample.report.causes[index].path == path && sample.report.causes[index].values["theme"] == theme {
      sample.report.causes[index].new += "!"
    }
  }

  @Test("where nothing has changed all go on, and nothing else is kept")
  func all() throws {
    let made = decisions(accept: .init(causes: [.init(path: focus)]), notes: [.init(on: .everything, text: "fine")])
    let carried = try carried(made)
    #expect(carried.decisions?.accept == made.accept && carried.decisions?.notes == made.notes)
    #expect(carried.message == "2 of 2 decisions and notes of an earlier review are taken over")
    let none = try self.carried(decisions())
    #expect(none.decisions == nil && none.message == nil)
    #expect(folder.files("").contains("decisions.earlier.json") == false)
  }

  @Test("a decision in one theme goes on while the cause is as it was there")
  mutating func themes() throws {
    let harbour = Decisions.Cause(path: enabled, theme: "harbour"),
      plain = Decisions.Cause(path: enabled, theme: "plain")
    let made = decisions(accept: .init(causes: [harbour]), reject: .init(causes: [plain]))
    change(enabled, in: "plain")
    let carried = try carried(made)
    #expect(carried.decisions?.accept.causes == [harbour] && carried.decisions?.reject.causes == [])
    #expect(try earlier().reject.causes == [plain])
  }

  @Test(
    "what was decided again replaces what is kept of before, also one theme where all are decided; no note is there twice"
  )
  mutating func again() throws {
    let item = Decisions.Case(id: sample.report.cases[0].id, values: sample.report.cases[0].values)
    let note = Decisions.Note(on: .everything, text: "once")
    let first = decisions(
      accept: .init(causes: [.init(path: focus), .init(path: enabled, theme: "plain")], cases: [item]), notes: [note])
    change(enabled, in: "plain")
    _ = try carried(first)
    let second = decisions(reject: .init(causes: [.init(path: enabled)], cases: [item]), notes: [note])
    change(enabled, in: "plain")
    _ = try carried(second)
    let kept = try earlier()
    #expect(kept.accept == .init(causes: [.init(path: focus)]))
    #expect(kept.reject == second.reject && kept.notes == [note] && kept.looks?.count == 1)
    #expect(kept.changes?.filter { $0.path == enabled } == second.changes?.filter { $0.path == enabled })
    #expect(kept.changes?.count == second.changes?.count)
  }

  @Test("decisions about other references do not go on, nor are they joined with those about these")
  mutating func otherReferences() throws {
    let old = decisions(accept: .init(causes: [.init(path: focus)]))
    sample.report.references = "0ther"
    let carried = try carried(old)
    #expect(carried.decisions == nil && carried.message?.hasPrefix("0 of 1 decisions") == true)
    let new = decisions(reject: .init(causes: [.init(path: enabled)]))
    change(enabled, in: "plain")
    _ = try self.carried(new)
    #expect(try earlier().accept.causes == [] && earlier().reject == new.reject)
  }
}
