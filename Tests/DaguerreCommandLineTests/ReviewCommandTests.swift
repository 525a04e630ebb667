import DaguerreSnapshots
import Foundation
import TestSupport
import Testing

@Suite("daguerre review --decisions")
struct ReviewCommandTests {
  private let tool = BuiltTool.fixture
  private let layers = ["--set", "tile.color=FF0000", "--set", "tile.width=33"]

  private func recorded() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("", to: "Package.swift")
    let outcome = try tool.run(["record"], in: folder)
    try #require(outcome.status == 0, "\(outcome.errors)")
    return folder
  }

  private func decide(_ text: String, in folder: TemporaryFolder) throws {
    let digest = try SnapshotStore(folder: folder.path("Snapshots")).state()
    try folder.write(#"{"version": 1, "references": "\#(digest)", \#(text)}"#, to: "d.json")
  }

  @Test("one cause is accepted and one rejected; verify finds the rejected one, and with the token file nothing")
  func applied() throws {
    let folder = try recorded()
    try decide(
      #""accept": {"causes": ["tile.color"]}, "reject": {"causes": [{"path": "tile.width", "theme": "plain"}, {"path": "tile.width", "theme": "harbour"}]}"#,
      in: folder)
    let outcome = try tool.run(["review", "--decisions", "d.json", "-o", "out"] + layers, in: folder)
    #expect(outcome.status == 0 && outcome.errors.isEmpty, "\(outcome.errors)")
    #expect(
      outcome.output.hasPrefix(
        ["harbour", "plain"].map {
          "accepted tile.color in \($0), as it is now: 102030 -> FF0000, F0E0D0 -> FF0000\n"
        }.joined() + "changed "), "\(outcome.output)")
    #expect(
      outcome.output.hasSuffix(
        """
        rejected tile.width in harbour
        rejected tile.width in plain
        to undo what is rejected: out/undo/harbour.tokens.json
        to undo what is rejected: out/undo/plain.tokens.json
        96 references changed; 44 files written, 0 removed; 2 causes and 0 cases rejected, 0 causes undecided

        """), "\(outcome.output)")
    #expect(folder.files("out") == ["decisions.json", "undo/harbour.tokens.json", "undo/plain.tokens.json"])
    let rejected = try tool.run(["verify"] + layers, in: folder)
    #expect(rejected.status == 1 && rejected.errors.contains("64 of 96 cases differ"))
    for theme in ["harbour", "plain"] {
      let undo = ["--tokens", "out/undo/\(theme).tokens.json", "--theme", theme]
      let undone = try tool.run(["verify"] + layers + undo, in: folder)
      #expect(undone.status == 0, "\(undone.errors)")
    }
    #expect(try tool.run(["verify", "--set", "tile.color=FF0000"], in: folder).status == 0)
    // What it wrote is for the references of before.
    let again = try tool.run(["review", "--decisions", "out/decisions.json"] + layers, in: folder)
    #expect(
      again.status == 2 && again.errors.contains("out/decisions.json: error: the decisions are for the references"))
  }

  @Test("where nothing differs there is nothing to decide, and nobody is waited for", arguments: [["--terminal"], []])
  func nothing(options: [String]) throws {
    let folder = try recorded()
    let outcome = try tool.run(["review"] + options, in: folder)
    #expect(outcome.status == 0 && outcome.output == "96 cases are equal to their references\n", "\(outcome.output)")
    #expect(outcome.errors.isEmpty, "\(outcome.errors)")
  }

  @Test("decisions that cannot be applied are wrong use and change nothing")
  func wrong() throws {
    let folder = try recorded()
    let files = folder.files()
    func run(_ text: String) throws -> BuiltTool.Outcome {
      try decide(text, in: folder)
      defer { try? folder.remove("d.json") }
      return try tool.run(["review", "--decisions", "d.json"] + layers, in: folder)
    }
    for text in [
      #""accept": {"causes": ["tile.colour"]}"#, #""accept": {"cases": [{"id": "tile/none", "theme": "plain"}]}"#,
      #""accept": {"causes": 3}"#, #""accept": {"causes": ["tile.color"]}, "reject": {"causes": ["tile.color"]}"#,
    ] {
      let outcome = try run(text)
      #expect(outcome.status == 2 && outcome.errorLines.count == 1, "\(outcome.errors)")
      #expect(outcome.errors.hasPrefix("d.json: error: "), "\(outcome.errors)")
    }
    #expect(folder.files() == files)
    #expect(try tool.run(["review", "--terminal", "--decisions", "d.json"] + layers, in: folder).status == 2)
    #expect(try tool.run(["review", "--decisions", "none.json"] + layers, in: folder).status == 3)
    #expect(try tool.run(["verify"], in: folder).status == 0)
  }

  @Test("a link where something would be written is refused, and nothing has changed")
  func links() throws {
    for path in ["out/undo", "out/decisions.json", "Snapshots/plain/light"] {
      let folder = try recorded()
      try folder.write("kept", to: "elsewhere/plain.tokens.json")
      try decide(#""accept": {"causes": ["tile.color"]}, "reject": {"causes": ["tile.width"]}"#, in: folder)
      try folder.write("", to: "out/other")
      if path.hasPrefix("Snapshots") { try folder.remove(path) }
      try FileManager.default.createSymbolicLink(
        atPath: folder.path(path), withDestinationPath: folder.path("elsewhere"))
      let lines = try folder.text("Snapshots/plain/manifest.tsv")
      let outcome = try tool.run(["review", "--decisions", "d.json", "-o", "out"] + layers, in: folder)
      #expect(outcome.status == 3 && outcome.errors.contains(path), "\(outcome.errors)")
      #expect(try folder.text("elsewhere/plain.tokens.json") == "kept")
      #expect(folder.files("elsewhere") == ["plain.tokens.json"])
      #expect(try folder.text("Snapshots/plain/manifest.tsv") == lines)
    }
  }
}
