import DaguerreGraphics
import DaguerreImages
import DaguerreSnapshots
import DaguerreSupport
import Foundation
import TestSupport
import Testing

@Suite("daguerre review --terminal")
struct TerminalReviewTests {
  private let tool = BuiltTool.fixture
  private let layers = ["--set", "tile.color=FF0000", "--set", "tile.width=33"]
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("", to: "Package.swift")
    let outcome = try tool.run(["record"], in: folder)
    try #require(outcome.status == 0, "\(outcome.errors)")
  }

  private func review(_ answers: [String], _ layers: [String]? = nil) throws -> BuiltTool.Outcome {
    try folder.write(answers.map { $0 + "\n" }.joined(), to: "answers.txt")
    return try tool.run(
      ["review", "--terminal", "-o", "out"] + (layers ?? self.layers), in: folder, redirecting: "< answers.txt")
  }

  private func decisions() throws -> Decisions {
    try Decisions(folder.bytes("out/decisions.json"), name: "decisions.json")
  }

  @Test("one case is told as one")
  func single() throws {
    let axes = ["--theme", "plain", "--mode", "light", "--size-class", "compact", "--direction", "ltr"]
    let outcome = try review(
      ["q"], ["--set", "bar.length=41", "--filter", "bar/long", "--text-scale", "1", "--contrast", "normal"] + axes)
    #expect(outcome.output.contains("\n  1 case, 1 different change\n"), "\(outcome.output)\(outcome.errors)")
  }

  @Test(
    "one cause is accepted, the other rejected after an undo, with a note as it was typed; verify finds the rejected")
  func decided() throws {
    let outcome = try review(["n", "As agreed with Zoë, see Ticket-12", "A", "accept", "u", "r", "w"])
    #expect(outcome.status == 0 && outcome.errors.isEmpty, "\(outcome.errors)")
    let titles = outcome.output.split(separator: "\n").filter { $0.hasPrefix("[") }
    // The second is asked about again once its answer is undone.
    #expect(
      titles == [
        "[1 of 2] tile.color", "[1 of 2] tile.color", "[2 of 2] tile.width", "[2 of 2] tile.width",
      ])
    #expect(outcome.output.contains("  harbour/light: 102030 -> FF0000\n"))
    #expect(!outcome.output.contains("\u{1B}"), "pictures in a file")
    #expect(outcome.output.hasSuffix("2 causes and 0 cases rejected, 0 causes undecided\n"), "\(outcome.output)")

    let decisions = try decisions()
    #expect(decisions.accept.causes == [Decisions.Cause(path: "tile.color")])
    #expect(decisions.reject.causes == [Decisions.Cause(path: "tile.width")])
    #expect(
      decisions.notes == [
        Decisions.Note(
          on: .cause(Decisions.Cause(path: "tile.color")), text: "As agreed with Zoë, see Ticket-12")
      ])
    #expect(try tool.run(["verify", "--set", "tile.color=FF0000"], in: folder).status == 0)
    let rejected = try tool.run(["verify"] + layers, in: folder)
    #expect(rejected.status == 1 && rejected.errors.contains("64 of 96 cases differ"), "\(rejected.errors)")
    for theme in ["harbour", "plain"] {
      let undo = ["--tokens", "out/undo/\(theme).tokens.json", "--theme", theme]
      #expect(try tool.run(["verify"] + layers + undo, in: folder).status == 0)
    }
  }

  @Test("what was skipped can be gone back to")
  func skipped() throws {
    let outcome = try review(["s", "", "u", "r", "q"])
    let titles = outcome.output.split(separator: "\n").filter { $0.hasPrefix("[") }
    #expect(titles.map { $0.prefix(3) } == ["[1 ", "[2 ", "[2 "])
    #expect(try decisions().reject.causes == [Decisions.Cause(path: "tile.width")])
  }

  @Test("who looks closer once more finds each change once")
  func closer() throws {
    let outcome = try review(["s", "l", "u", "s", "l", "q"])
    let places = outcome.output.split(separator: "\n").filter { $0.hasPrefix("[") }.map { $0.prefix { $0 != "]" } }
    #expect(outcome.output.contains("/default/light/compact/ltr) and "), "points are named as elsewhere")
    #expect(places.count == 6 && places[2] == places[5] && places[2].hasPrefix("[3 of "), "\(places)")
  }

  private static let hasTerminals = FileManager.default.isExecutableFile(atPath: "/usr/bin/script")

  /// On a terminal: all that is typed waits there until it is read, and at its end there is Ctrl-D.
  private func reviewOnTerminal(_ answers: [String], type: String) throws -> BuiltTool.Outcome {
    try folder.write(answers.map { $0 + "\n" }.joined(), to: "answers.txt")
    let tool = BuiltTool(name: tool.name, shell: #"exec script -qec "$0 $*" /dev/null < answers.txt"#)
    return try tool.run(
      ["review", "--terminal", "-o", "out"] + layers, in: folder, environment: ["TERM": type])
  }

  @Test("a terminal that only writes gets nothing else", .enabled(if: Self.hasTerminals, "there is no script(1)"))
  func dumb() throws {
    for (type, isDumb) in [("dumb", true), ("xterm", false)] {
      let outcome = try reviewOnTerminal(["q"], type: type)
      #expect(outcome.output.contains("[1 of 2] tile.color") && outcome.output.contains("\u{1B}[") != isDumb)
    }
  }

  @Test(
    "verify --pictures shows each change once in a terminal, by the name that it was told with",
    .enabled(if: Self.hasTerminals, "there is no script(1)"))
  func pictures() throws {
    let tool = BuiltTool(name: tool.name, shell: #"exec script -qec "$0 $*" /dev/null < /dev/null"#)
    let command = ["verify", "--set", "tile.width=33"]
    for options in [["--pictures"], []] {
      let outcome = try tool.run(command + options, in: folder, environment: ["TERM": "xterm"])
      let lines = outcome.output.split(separator: "\r\n").filter { $0.hasPrefix("tile/") }
      let told = lines.filter { $0.contains(") and ") }.map { $0.prefix { $0 != ")" } + "):" }
      let shown = lines.filter { $0.hasSuffix(":") }
      #expect(told.count > 12 && shown == (options.isEmpty ? [] : Array(told.prefix(12))), "\(outcome.output)")
      #expect(outcome.output.contains("\nand \(told.count - 12) more changes\r") != options.isEmpty)
      #expect(outcome.output.contains("\u{2580}") != options.isEmpty)
    }
  }

  @Test(
    "the lines of a note that is pasted into a terminal are no answers",
    .enabled(if: Self.hasTerminals, "there is no script(1)"))
  func pasted() throws {
    let outcome = try reviewOnTerminal(["n", "As agreed:", "", "a", "w"], type: "xterm")
    #expect(outcome.output.contains("\nno reference has changed; the decisions are in out/decisions.json\r\n"))
    let decisions = try decisions()
    #expect(decisions.accept.causes.isEmpty)
    #expect(decisions.notes.map(\.text) == ["As agreed:\n\na\nw"])
  }

  @Test("what is decided of some of the cases of a change, or of some themes of a cause, is told as a part of it")
  func inPart() throws {
    _ = try review(["q"])
    let report = try JSONDecoder().decode(Report.self, from: Data(folder.bytes("out/report.json")))
    // The first change of the first cause, at which one gets to look closer.
    let first = try #require(report.groups.first { $0.causes.contains { $0.path == "tile.color" } })
    try #require(first.cases.count > 2)
    let cases = first.cases.map { Decisions.Case(id: report.cases[$0].id, values: report.cases[$0].values) }
    func states(accept: Decisions.Side, reject: Decisions.Side) throws -> [String] {
      var decisions = Decisions(references: report.references)
      (decisions.accept, decisions.reject, decisions.changes) = (accept, reject, report.changes)
      decisions.looks = report.looks(of: decisions)
      try folder.write(String(decoding: decisions.bytes(), as: UTF8.self), to: "out/decisions.json")
      let titles = try review(["l", "q"]).output.split(separator: "\n").filter { $0.hasPrefix("[") }.prefix(2)
      return titles.map { $0.contains(" so far") ? $0.split(separator: ": ").last.map(String.init) ?? "" : "" }
    }
    let some = Array(cases.prefix(1)), others = Array(cases.dropFirst())
    #expect(try states(accept: .init(), reject: .init()) == ["", ""])
    #expect(try states(accept: .init(cases: some), reject: .init()) == ["", "accepted in part so far"])
    #expect(try states(accept: .init(), reject: .init(cases: some)) == ["", "rejected in part so far"])
    #expect(try states(accept: .init(cases: some), reject: .init(cases: others)) == ["", "accepted in part so far"])
    #expect(try states(accept: .init(cases: cases), reject: .init()) == ["", "accepted so far"])
    func cause(_ theme: String?) -> Decisions.Side {
      .init(causes: [Decisions.Cause(path: "tile.color", theme: theme)])
    }
    #expect(try states(accept: cause("plain"), reject: .init()) == ["accepted in part so far", ""])
    #expect(try states(accept: cause("plain"), reject: cause("harbour")) == ["accepted in part so far", ""])
    #expect(try states(accept: cause(nil), reject: cause("harbour")) == ["accepted in part so far", ""])
    #expect(try states(accept: .init(), reject: cause(nil)) == ["rejected so far", ""])
  }

  @Test(
    "a cause is shown by the change that has most pixels", .enabled(if: Self.hasTerminals, "there is no script(1)"))
  func widest() throws {
    let outcome = try reviewOnTerminal(["q"], type: "xterm-kitty")
    let report = try JSONDecoder().decode(Report.self, from: Data(folder.bytes("out/report.json")))
    let groups = report.groups.filter { $0.causes.contains { $0.path == "tile.color" } }
    let most = try #require(groups.map(\.changedPixels).max())
    let part = try #require(outcome.output.components(separatedBy: "[1 of 2] tile.color").last)
    let texts = part.matches(of: /\u{1B}_G[^;]*;([A-Za-z0-9+\/=]+)/).map { String($0.output.1) }
    let png = try PNG.decode([UInt8](#require(Data(base64Encoded: texts.joined()))))
    // Before and after, with eight pixels around each and between both.
    let width = (png.width - 8) / 2
    let changed = (0..<png.height).reduce(0) { sum, y in
      sum + (0..<width).count { png[$0, y] != png[png.width - width + $0, y] }
    }
    #expect(changed == most && groups.contains { $0.changedPixels < most })
  }

  @Test("a note is undone by itself, without going back")
  func notes() throws {
    let outcome = try review(["a", "n", "Not this", "u", "q"])
    let titles = outcome.output.split(separator: "\n").filter { $0.hasPrefix("[") }
    #expect(titles.suffix(2) == ["[2 of 2] tile.width", "[2 of 2] tile.width"])
    let decisions = try decisions()
    #expect(decisions.notes.isEmpty && decisions.accept.causes == [Decisions.Cause(path: "tile.color")])
  }

  @Test(
    "the end of input, or leaving, leaves the references alone and keeps the decisions for the next time",
    arguments: [
      [], ["a"], ["a", "r"], ["a", "n"], ["a", "a", "what"], ["r", "u"], ["a", "q", "w"], ["s", "s", "q"],
    ])
  func leaving(_ answers: [String]) throws {
    let before = try folder.snapshot("Snapshots")
    let outcome = try review(answers)
    #expect(outcome.status == 0 && outcome.errors.isEmpty, "\(outcome.errors)")
    #expect(
      outcome.output.hasSuffix("no reference has changed; the decisions are in out/decisions.json\n"),
      "\(outcome.output)")
    #expect(try folder.snapshot("Snapshots") == before)
    #expect(try decisions().accept.causes.isEmpty == (answers.first != "a"))
    // What was decided is there when it is asked again.
    let known = try decisions()
    _ = try review(["q"])
    #expect(try decisions() == known)
  }

  @Test("Ctrl-C at a question ends the review with a word, and keeps the decisions for the next time")
  func interrupted() throws {
    let before = try folder.snapshot("Snapshots")
    let tool = BuiltTool(name: tool.name, shell: #"mkfifo answers; exec "$0" "$@" <> answers"#)
    let outcome = try tool.run(["review", "--terminal", "-o", "out"] + layers, in: folder) { run in
      run.wait { folder.files().contains("answers") }
      let answers = try #require(FileHandle(forWritingAtPath: folder.path("answers")))
      try answers.write(contentsOf: Data("a\n".utf8))
      run.wait { folder.files().contains("out/decisions.json") }
      run.send(SIGINT)
    }
    #expect(outcome.status == 3 && outcome.errors == "error: interrupted; nothing has changed\n", "\(outcome.errors)")
    #expect(outcome.output.hasSuffix(" \nthe decisions are in out/decisions.json\n"), "\(outcome.output)")
    #expect(try folder.snapshot("Snapshots") == before)
    #expect(try decisions().accept.causes == [Decisions.Cause(path: "tile.color")])
    #expect(try review(["q"]).output.contains("1 of 1 decisions and notes"))
  }

  @Test("what was decided about another value is open again, and kept beside what holds")
  func otherValues() throws {
    _ = try review(["n", "As agreed", "a", "r", "q"])
    let decided = try folder.bytes("out/decisions.json")
    let outcome = try review(["s", "s", "w"], ["--set", "tile.color=00FF00", "--set", "tile.width=33"])
    #expect(
      outcome.output.contains("1 of 3 decisions and notes of an earlier review are taken over"), "\(outcome.output)")
    #expect(outcome.output.contains("] tile.color\n") && outcome.output.contains("] tile.width: rejected so far\n"))
    #expect(try folder.bytes("out/decisions.earlier.json") == decided)
    let decisions = try decisions()
    #expect(decisions.accept.causes.isEmpty && decisions.notes.isEmpty)
    #expect(decisions.reject.causes == [Decisions.Cause(path: "tile.width")])
    #expect(outcome.output.contains("0 references changed"))
  }

  @Test("decisions are about what was shown, whatever is verified meanwhile")
  func verifiedMeanwhile() throws {
    _ = try review(["a", "r", "q"])
    let others = ["--set", "tile.color=00FF00", "--set", "tile.width=33"]
    #expect(try tool.run(["verify", "-o", "out"] + others, in: folder).status == 1)
    let refused = try tool.run(["review", "--decisions", "out/decisions.json"] + others, in: folder)
    #expect(
      refused.status == 2
        && refused.errors.contains("'tile.color' has other values in harbour than when it was decided"),
      "\(refused.errors)")
    let outcome = try review(["q"], others)
    #expect(
      outcome.output.contains("1 of 2 decisions and notes of an earlier review are taken over"), "\(outcome.output)")
    #expect(try decisions().accept.causes.isEmpty)
    #expect(try decisions().reject.causes == [Decisions.Cause(path: "tile.width")])
  }

  @Test("what was decided about a case holds for its look")
  func looks() throws {
    let fewer = try tool.run(["record"], in: folder, environment: ["FIXTURE_OMITTED": "tile/solid"])
    try #require(fewer.status == 0, "\(fewer.errors)")
    let layers = ["--set", "tile.color=FF0000"]
    let first = try review(["a", "q"], layers)
    #expect(
      first.output.contains("] tile/solid (") && first.output.contains("no reference is recorded"), "\(first.output)")
    let decided = try decisions()
    #expect(!decided.accept.cases.isEmpty && decided.accept.causes.isEmpty)
    let count = decided.accept.cases.count
    #expect(try review(["q"], layers).output.contains("\(count) of \(count) decisions and notes"))
    #expect(try decisions() == decided)
    let others = ["--set", "tile.color=00FF00"]
    #expect(try tool.run(["verify", "-o", "out"] + others, in: folder).status == 1)
    #expect(try review(["q"], others).output.contains("0 of \(count) decisions and notes"))
  }

  @Test("what was decided two reviews ago is kept beside what was decided since")
  func earlier() throws {
    _ = try review(["n", "Once", "a", "q"], ["--set", "tile.color=FF0000"])
    _ = try review(["n", "Twice", "r", "q"], ["--set", "tile.width=33"])
    _ = try review(["q"], ["--set", "bar.length=50"])
    let earlier = try Decisions(folder.bytes("out/decisions.earlier.json"), name: "decisions.earlier.json")
    #expect(earlier.accept.causes == [Decisions.Cause(path: "tile.color")])
    #expect(earlier.reject.causes == [Decisions.Cause(path: "tile.width")])
    #expect(earlier.notes.map(\.text) == ["Once", "Twice"])
    #expect(Set((earlier.changes ?? []).map(\.path)) == ["tile.color", "tile.width"])
  }

  @Test("a damaged report beside decisions does not matter")
  func damagedReport() throws {
    _ = try review(["a", "q"])
    let text = try folder.text("out/report.json")
    let damaged = text.replacing(/"group" ?: ?0/, with: #""group":99"#)
    try #require(damaged != text)
    try folder.write(damaged, to: "out/report.json")
    let outcome = try review(["q"])
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(
      outcome.output.contains("1 of 1 decisions and notes of an earlier review are taken over"), "\(outcome.output)")
  }

  @Test("one review at a time has a folder")
  func oneAtATime() throws {
    let folder = try Folder.made(folder.path("out"))
    #expect(folder.lock())
    let outcome = try review(["q"])
    #expect(outcome.status == 3 && outcome.errors.contains("another review or run writes there"), "\(outcome.errors)")
    let run = try tool.run(
      ["verify", "-o", "out"], in: self.folder, environment: ["FIXTURE_OVERRIDE": "tile.width=21"])
    #expect(run.status == 3 && run.errors.contains("another run writes there, or a review is open"), "\(run.errors)")
    folder.unlock()
    #expect(try review(["q"]).status == 0)
  }

  @Test(
    "no review where CI is set, whatever asks: only people accept",
    arguments: [[], ["--terminal"], ["--decisions", "d.json"]])
  func inCI(_ options: [String]) throws {
    let digest = try SnapshotStore(folder: folder.path("Snapshots")).state()
    try folder.write(
      #"{"version": 1, "references": "\#(digest)", "accept": {"causes": ["tile.color", "tile.width"]}}"#, to: "d.json")
    let before = try folder.snapshot("Snapshots")
    let files = folder.files()
    let arguments = ["review"] + options + layers
    let refused = try tool.run(arguments, in: folder, environment: ["CI": "true"])
    #expect(refused.status == 2 && refused.errorLines.count == 1, "\(refused.errors)")
    #expect(refused.errors.hasPrefix("error: CI is set, and references are for people to accept"), "\(refused.errors)")
    #expect(try folder.snapshot("Snapshots") == before && folder.files() == files)
    // The server would wait for a browser.
    guard !options.isEmpty else { return }
    let allowed = try tool.run(arguments + ["--allow-ci"], in: folder, environment: ["CI": "true"])
    #expect(allowed.status == 0, "\(allowed.errors)")
    #expect(try (folder.snapshot("Snapshots") == before) == (options == ["--terminal"]))
  }
}
