import ArgumentParser
import DaguerreSupport
import Foundation
import TestSupport
import Testing

@testable import DaguerreCommandLine

@Suite("daguerre verify --watch")
struct WatchTests {
  private let tool = BuiltTool.fixture

  @Test("a saved token file is drawn at once, in place or by a new file; Ctrl-C ends it")
  func watch() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "Package.swift")
    try #require(tool.run(["record"], in: folder).status == 0)
    try folder.write("", to: "t.tokens")
    let lines = { (text: String) in Array("\(text)\n".utf8) }
    let outcome = try tool.run(["verify", "--watch", "--tokens", "t.tokens"], in: folder) { run in
      try run.wait(for: "0 of 0 reached cases")
      try folder.write(lines("harbour/wide/dark/compact\ttile.width\t33"), to: "t.tokens")
      try run.wait(for: "4 of 4 reached cases")
      // As editors save.
      try folder.remove("t.tokens")
      try folder.write(lines("plain/default/dark/compact\tbar.length\t41"), to: "t.tokens")
      try run.wait(for: "2 of 2 reached cases")
      run.send(SIGINT)
    }
    #expect(outcome.status == 0 && outcome.errors.isEmpty, "\(outcome.errors)")
    let summaries = outcome.output.split(separator: "\n").filter { $0.contains("reached cases") }.map { line in
      line.prefix { $0 != "(" }
    }
    // A file that is written in place may be seen empty on a busy machine.
    #expect(
      summaries.filter { !$0.hasPrefix("0 of 0 ") }
        == ["4 of 4", "2 of 2"].map { "\($0) reached cases look different " }, "\(outcome.output)")
    #expect(outcome.output.contains("different tile/solid (harbour/wide/dark/compact/ltr)\n"))
    #expect(!folder.files().contains { $0.hasPrefix("daguerre-report") })
  }

  @Test("references that are recorded meanwhile are those that are compared with")
  func recordedMeanwhile() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "Package.swift")
    try #require(tool.run(["record"], in: folder).status == 0)
    let outcome = try tool.run(["verify", "--watch"], in: folder) { run in
      try run.wait(for: "0 of 0 reached cases")
      let record = try tool.run(["record"], in: folder, environment: ["FIXTURE_OVERRIDE": "tile.width=33"])
      #expect(record.status == 0, "\(record.errors)")
      try run.wait(for: "64 of 64 reached cases")
      run.send(SIGINT)
    }
    #expect(outcome.status == 0 && outcome.errors.isEmpty, "\(outcome.errors)")
    let summaries = outcome.output.split(separator: "\n").filter { $0.contains("reached cases") }
    #expect(summaries.first?.hasPrefix("0 of 0 ") == true && summaries.last?.hasPrefix("64 of 64 ") == true)
  }

  @Test("a file that stays away has changed, and does not hide others")
  func away() throws {
    let folder = try TemporaryFolder()
    let paths = ["a", "b"].map(folder.path)
    for name in ["a", "b"] { try folder.write("1", to: name) }
    var watch = FileWatch(paths)
    func changes() -> [String] {
      var looks = 0
      return watch.wait {
        looks += 1
        return looks > 100
      }
    }
    try folder.remove("a")
    #expect(changes() == [paths[0]])
    try folder.write("22", to: "b")
    #expect(changes() == [paths[1]])
    try folder.write("1", to: "a")
    #expect(changes() == [paths[0]])
  }

  @Test("what is added later is watched from then on, what was there already as before")
  func added() throws {
    let folder = try TemporaryFolder()
    let paths = ["a", "b"].map(folder.path)
    for name in ["a", "b"] { try folder.write("1", to: name) }
    var watch = FileWatch([paths[0]])
    try folder.write("22", to: "a")
    try folder.write("22", to: "b")
    watch.add(paths)
    func changes() -> [String] { watch.wait { false } }
    #expect(changes() == [paths[0]])
    try folder.write("333", to: "b")
    #expect(changes() == [paths[1]])
  }

  private enum Overlaid: OverlaySource {
    static let readsTokenFiles = true
    static let hasTokenReleases = false
  }

  @Test("a file that a document names is watched for while it is not there yet")
  func missing() throws {
    let folder = try TemporaryFolder()
    try folder.write("{}", to: "a.json")
    try folder.write(
      #"{"version": "2025.10", "resolutionOrder": [{"type": "set", "name": "all", "sources": "#
        + #"[{"$ref": "a.json"}, {"$ref": "b.json"}]}]}"#, to: "all.json")
    let options = try OverlayOptions<Overlaid>.parse(["--tokens", folder.path("all.json")])
    #expect(throws: FileError.self) { try options.layers() }
    #expect(options.files == ["all.json", "a.json", "b.json"].map(folder.path))
  }

  @Test("what is watched is all that can be affected")
  func options() throws {
    let outcome = try tool.run(["verify", "--watch", "--affected"], in: TemporaryFolder())
    #expect(outcome.status == 2 && outcome.errors.contains("--watch"))
  }
}
