import DaguerreSnapshots
import Foundation
import TestSupport
import Testing

/// What CI engines run: the scripts of `Scripts/ci`, and the formats that they read.
@Suite("In everybody's CI")
struct ContinuousIntegrationTests {
  private let tool = BuiltTool.fixture
  private let scripts = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Scripts/ci").path
  private let change = ["FIXTURE_OVERRIDE": "tile.width=21"]

  /// A folder with a package and its references.
  private func recorded() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("", to: "Package.swift")
    try #require(try tool.run(["record"], in: folder).status == 0)
    return folder
  }

  private func run(
    _ script: String, _ arguments: [String] = [], in folder: TemporaryFolder, _ environment: [String: String]
  )
    throws -> BuiltTool.Outcome
  {
    // The shell has the program's path in its first argument.
    let command = "DAGUERRE=\"$0\" exec '\(scripts)/\(script)' \"$@\""
    return try BuiltTool(name: tool.name, shell: command).run(
      arguments, in: folder, environment: environment.merging(["CI": "true"]) { own, _ in own })
  }

  @Test(
    "shards of every engine, merged, are one run",
    arguments: [
      (0...2).map { ["DAGUERRE_SHARD": "\($0 + 1)/3"] },
      (0...2).map { ["CI_NODE_INDEX": "\($0 + 1)", "CI_NODE_TOTAL": "3"] },
      (0...2).map { ["JOB_COMPLETION_INDEX": "\($0)", "DAGUERRE_SHARDS": "3"] }, [[:]],
    ])
  func shards(engine: [[String: String]]) throws {
    let folder = try recorded()
    for machine in engine {
      let outcome = try run("shard", in: folder, machine.merging(change) { own, _ in own })
      #expect(outcome.status == 0, "\(outcome.errors)")
    }
    let merged = try run("merge", in: folder, [:])
    let whole = try tool.run(["verify", "-o", "whole"], in: folder, environment: change)
    #expect(merged.status == 1 && whole.status == 1)
    #expect(merged.errors == whole.errors)
    #expect(merged.output.replacingOccurrences(of: "daguerre-report", with: "whole") == whole.output)
    #expect(try folder.text("daguerre-output/junit.xml").contains("<failure type=\"pixels\""))
    #expect(try folder.text("daguerre-output/summary.md").hasPrefix("## ❌ 64 of 96 cases differ"))
    #expect(!folder.files("daguerre-output").contains("code-quality.json"))
    // Both scripts may run again where they have run.
    for machine in engine { #expect(try run("shard", in: folder, machine).status == 0) }
    let equal = try run("merge", in: folder, [:])
    #expect(equal.status == 0 && equal.output == "96 cases are equal to their references\n")
    #expect(folder.files("daguerre-report").isEmpty)
  }

  @Test("a shard that fails, or is missing, fails the run")
  func failures() throws {
    let folder = try recorded()
    let failed = try run("shard", in: folder, ["DAGUERRE_SHARD": "1/2", "FIXTURE_FAILING": "tile/solid"])
    let other = try run("shard", in: folder, ["DAGUERRE_SHARD": "2/2", "FIXTURE_FAILING": "tile/solid"])
    #expect(failed.status == 3 || other.status == 3)
    let merged = try run("merge", in: folder, [:])
    #expect(merged.status > 1 && merged.errors.contains(": error: "))
    #expect(try run("shard", in: folder, ["DAGUERRE_SHARD": "3/2"]).status == 2)
    #expect(try run("merge", in: folder, ["DAGUERRE_RESULTS": "elsewhere"]).status == 3)
  }

  @Test("what others have put where results go stays; what an earlier run has found is not taken for a later one's")
  func places() throws {
    let folder = try recorded()
    try folder.write("theirs", to: "daguerre-output/other-junit.xml")
    #expect(try run("shard", in: folder, change).status == 0)
    #expect(try run("merge", in: folder, [:]).status == 1)
    #expect(try folder.text("daguerre-output/other-junit.xml") == "theirs")
    #expect(try run("shard", in: folder, ["FIXTURE_FAILING": "tile/solid"]).status == 3)
    #expect(try run("merge", in: folder, [:]).status > 1)
    let wrong = try run("shard", in: folder, ["JOB_COMPLETION_INDEX": "x", "DAGUERRE_SHARDS": "2"])
    #expect(wrong.status == 2 && wrong.errors.contains("it must be a number"))
  }

  @Test("a tool without fonts draws shards outside of any package")
  func withoutFonts() throws {
    let folder = try TemporaryFolder()
    let record = try tool.run(["record", "--snapshots", "References"], in: folder)
    #expect(record.status == 0, "\(record.errors)")
    let shard = try tool.run(["verify", "--snapshots", "References", "--shard", "1/2", "-o", "part"], in: folder)
    #expect(shard.status == 0, "\(shard.errors)")
  }

  @Test("shards that were drawn with other symbols are no parts of one run")
  func otherSymbols() throws {
    let folder = try recorded()
    try folder.write("<svg/>", to: "icons/heart.svg")
    for (part, options) in [("1/2", ["--symbols", "icons"]), ("2/2", [])] {
      _ = try tool.run(["verify", "--shard", part, "-o", "part/\(part)"] + options, in: folder)
    }
    let merged = try tool.run(["merge", "part/1/2", "part/2/2"], in: folder)
    #expect(merged.status == 2 && merged.errors.contains("program or fonts are other"), "\(merged.errors)")
  }

  @Test("arguments of the action are words of all lines, and quotes hold words together")
  func words() throws {
    let folder = try TemporaryFolder()
    let lines = try String(contentsOfFile: "\(scripts)/action.yml", encoding: .utf8).split(separator: "\n").map(
      String.init)
    let step = lines.drop { !$0.contains("words=$(") }.prefix(3)
    #expect(step.count == 3)
    try folder.write(
      "set -euo pipefail\n\(step.joined(separator: "\n"))\nprintf '<%s>' \"${arguments[@]}\"\n", to: "step.sh")
    let printed = try BuiltTool(name: "bash", shell: "exec bash step.sh").run(
      [], in: folder, environment: ["ARGUMENTS": "--theme sosh\n--tokens 'my brand.json'\n"])
    #expect(printed.output == "<--theme><sosh><--tokens><my brand.json>", "\(printed.errors)")
  }

  @Test("GitHub gets annotations and a summary of the job, GitLab a code quality report")
  func engines() throws {
    let folder = try recorded()
    try folder.write("before\n", to: "step.md")
    #expect(try run("shard", in: folder, change).status == 0)
    let github = try run(
      "merge", in: folder, ["GITHUB_ACTIONS": "true", "GITHUB_STEP_SUMMARY": folder.path("step.md")])
    #expect(github.status == 1 && github.output.contains("::error file="))
    #expect(try folder.text("step.md") == "before\n" + folder.text("daguerre-output/summary.md"))
    #expect(try run("merge", in: folder, ["GITLAB_CI": "true"]).status == 1)
    #expect(try folder.text("daguerre-output/code-quality.json").contains("\"check_name\": \"daguerre.token\""))
  }

  @Test("a token is annotated where it is declared: in the file of its theme, or in a layer of the command line")
  func declarations() throws {
    let folder = try recorded()
    try FileManager.default.createDirectory(atPath: folder.path(".git"), withIntermediateDirectories: false)
    let declaration =
      "{\n  \"tile\": {\n    \"$type\": \"dimension\",\n    \"width\": {\"$value\": {\"value\": 20, \"unit\": \"px\"}}\n  }\n}\n"
    for theme in ["harbour", "plain"] {
      try folder.write(declaration, to: "tokens/\(theme)/tile.tokens.json")
      // What a release would make of it.
      try folder.write("\n" + declaration, to: "releases/2.0.0/\(theme).tokens.json")
    }
    try folder.write("{", to: "tokens/broken.tokens.json")
    let outcome = try tool.run(
      ["verify", "--format", "github", "--component", "tile"], in: folder, environment: change)
    for theme in ["harbour", "plain"] {
      #expect(
        outcome.output.contains("::error file=tokens/\(theme)/tile.tokens.json,line=4,title=tile.width::20 -> 21"))
    }
    #expect(!outcome.output.contains("file=Snapshots"))
  }

  @Test("several formats at once; standard output has one of them and nothing else", arguments: ResultFormat.allCases)
  func formats(format: ResultFormat) throws {
    let folder = try recorded()
    let files = ResultFormat.allCases.flatMap { ["--report-file", "\($0.rawValue)=files/\($0.rawValue)"] }
    for environment in [[:], change] {
      let outcome = try tool.run(
        ["verify", "--format", format.rawValue] + files, in: folder, environment: environment)
      #expect(outcome.status == (environment.isEmpty ? 0 : 1))
      var written = try folder.text("files/\(format.rawValue)")
      if format == .text, outcome.status == 1 {
        written =
          written.split(separator: "\n").dropLast().joined(separator: "\n") + "\nsee daguerre-report/index.html\n"
      }
      #expect(outcome.output == written)
    }
    #expect(try folder.text("files/json") == folder.text("daguerre-report/report.json") + "\n")
    #expect(folder.files("daguerre-report").contains("contact-sheet.png"))
  }

  @Test("wrong options are told in words")
  func wrongUse() throws {
    let folder = try recorded()
    for arguments in [
      ["--format", "xml"], ["--report-file", "junit"], ["--report-file", "xml=a"], ["--report-file", "junit="],
      ["--shard", "0/3"], ["--shard", "three"], ["--report-url", "ftp://a"], ["--format", "tap", "--pictures"],
      ["--watch", "--format", "json"], ["--watch", "--report-file", "junit=a"], ["--watch", "--shard", "1/2"],
      ["--watch", "--stats"], ["-o", "Snapshots"], ["-o", "Snapshots/report"],
      ["--report-file", "junit=Snapshots/plain/manifest.tsv"], ["--report-file", "tap=Snapshots/new/tests.tap"],
    ] {
      let outcome = try tool.run(["verify"] + arguments, in: folder)
      #expect(outcome.status == 2 && outcome.errorLines.count == 1, "\(arguments): \(outcome.errors)")
    }
    for command in ["render", "gallery"] {
      for (path, place) in [("Snapshots", "that is"), ("Snapshots/new", "that is in")] {
        let outcome = try tool.run([command, "-o", path], in: folder)
        #expect(outcome.status == 2 && outcome.errors.hasPrefix("error: -o \(path): \(place) the folder of the ref"))
      }
    }
    let outcome = try tool.run(["verify", "--report-file", "junit=/proc/nothing/a.xml"], in: folder)
    #expect(outcome.status == 3 && outcome.errors.contains("error: "))
  }

  @Test("a file that cannot be written takes neither the words nor the other files")
  func unwritten() throws {
    let folder = try recorded()
    let outcome = try tool.run(
      ["verify", "--report-file", "junit=/proc/nothing/a.xml", "--report-file", "tap=tests.tap"], in: folder,
      environment: change)
    #expect(outcome.status == 3 && outcome.output.hasSuffix("see daguerre-report/index.html\n"))
    #expect(outcome.errorLines.count == 2 && outcome.errorLines[0].contains("differ from their references"))
    #expect(outcome.errorLines[1].hasPrefix("/proc/nothing: error: cannot make the folder"), "\(outcome.errors)")
    #expect(folder.files().contains("tests.tap"))
  }

  @Test("what somebody else has put into the folder of a report or a gallery is not written over")
  func foreign() throws {
    let folder = try recorded()
    for (command, status) in [(["verify", "-o", "mine"], Int32(3)), (["gallery", "-o", "mine"], 3)] {
      try folder.write("mine", to: "mine/index.html")
      let outcome = try tool.run(command, in: folder, environment: change)
      #expect(outcome.status == status && outcome.errors.contains("it is there, and not from"), "\(outcome.errors)")
      #expect(try folder.text("mine/index.html") == "mine")
      try folder.remove("mine/index.html")
      #expect(try tool.run(command, in: folder, environment: change).status < 2)
      #expect(try tool.run(command, in: folder, environment: change).status < 2)
      try folder.remove("mine")
    }
  }

  @Test("accept takes what a run has drawn; not in CI, and not twice")
  func accept() throws {
    let folder = try recorded()
    let other = try recorded()
    #expect(try tool.run(["verify", "-o", "r"], in: folder, environment: change).status == 1)
    #expect(try tool.run(["accept", "r"], in: folder, environment: change.merging(["CI": "1"]) { $1 }).status == 2)
    let outcome = try tool.run(["accept", "r"], in: folder, environment: change)
    #expect(outcome.status == 0 && outcome.output.hasSuffix("removed\n"), "\(outcome.errors)")
    #expect(try tool.run(["record"], in: other, environment: change).status == 0)
    #expect(try folder.snapshot("Snapshots").mapValues(\.bytes) == other.snapshot("Snapshots").mapValues(\.bytes))
    let again = try tool.run(["accept", "r"], in: folder, environment: change)
    #expect(again.status == 2 && again.errors.contains("the run is about the references of digest"))
    #expect(try tool.run(["verify"], in: folder, environment: change).status == 0)
  }

  @Test("render and gallery draw parts that are the whole together")
  func parts() throws {
    let folder = try TemporaryFolder()
    for command in ["render", "gallery"] {
      #expect(try tool.run([command, "-o", "\(command)/whole"], in: folder).status == 0)
      for index in 1...3 {
        // A gallery replaces what is there.
        let output = command == "render" ? "render/parts" : "gallery/part-\(index)"
        let outcome = try tool.run([command, "-o", output, "--shard", "\(index)/3"], in: folder)
        #expect(outcome.status == 0, "\(outcome.errors)")
      }
    }
    func pictures(_ path: String) -> [String] { folder.files(path).filter { $0.hasSuffix(".png") }.sorted() }
    #expect(pictures("render/whole") == pictures("render/parts") && !pictures("render/whole").isEmpty)
    #expect(pictures("gallery/whole") == (1...3).flatMap { pictures("gallery/part-\($0)") }.sorted())
    let lists = try (1...3).flatMap { index in
      try JSONSerialization.jsonObject(with: Data(folder.bytes("render/parts/manifest-\(index)-of-3.json"))) as? [Any]
        ?? []
    }
    let list = try JSONSerialization.jsonObject(with: Data(folder.bytes("render/whole/manifest.json"))) as? [Any]
    #expect(lists.count == list?.count)
  }

  @Test("recipes name scripts that are there and can be run")
  func recipes() throws {
    let names = ["action.yml", "github-workflow.yml", "gitlab-ci.yml", "Jenkinsfile", "kubernetes.yml", "Dockerfile"]
    var known: Set<String> = []
    for name in names {
      let text = try String(contentsOfFile: "\(scripts)/\(name)", encoding: .utf8)
      for match in text.matches(of: /(?:Scripts\/ci|GITHUB_ACTION_PATH)\/([a-z]+)\b(?!\.)/) {
        let script = String(match.output.1)
        known.insert(script)
        #expect(FileManager.default.isExecutableFile(atPath: "\(scripts)/\(script)"), "\(name) names \(script)")
      }
    }
    #expect(known == ["build", "shard", "merge", "daguerre"])
  }
}
