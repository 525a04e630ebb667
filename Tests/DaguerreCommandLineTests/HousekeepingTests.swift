import DaguerreSnapshots
import Foundation
import TestSupport
import Testing

@testable import DaguerreCommandLine

/// What keeps references and the set-up in order.
@Suite("daguerre prune, doctor, redraw and --version")
struct HousekeepingTests {
  private let tool = BuiltTool.fixture

  private func recorded() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("", to: "Package.swift")
    let outcome = try tool.run(["record", "--quiet"], in: folder)
    try #require(outcome.status == 0 && outcome.output.isEmpty, "\(outcome.errors)")
    return folder
  }

  @Test("prune --check exits with 1 when something would go, prune removes it")
  func prune() throws {
    let folder = try recorded()
    #expect(try tool.run(["prune", "--check"], in: folder).output == "nothing to remove\n")
    try folder.write("x", to: "Snapshots/plain/light/extra.png")
    let check = try tool.run(["prune", "--check"], in: folder)
    #expect(check.status == 1 && check.output.hasPrefix("would remove plain/light/extra.png\n"))
    let done = try tool.run(["prune"], in: folder)
    #expect(done.status == 0 && done.output == "removed plain/light/extra.png\n0 cases and 1 unused picture removed\n")
    #expect(try tool.run(["verify"], in: folder).status == 0)
  }

  @Test("doctor names what is wrong and how to mend it")
  func doctor() throws {
    let folder = try recorded()
    let first = try tool.run(["doctor"], in: folder)
    #expect(first.status == 1 && first.output.contains("Run 'daguerre merge-driver install'"), "\(first.output)")
    try folder.write("", to: "Snapshots/.gitattributes")
    #expect(try tool.run(["doctor"], in: folder).status == 0)
    try folder.remove("Snapshots/plain/light/tile.solid.png")
    try folder.write("x", to: "Snapshots/plain/light/tile.outlined.png")
    try folder.write("version https://git-lfs.github.com/spec/v1\n", to: "Snapshots/plain/light/bar.long.png")
    try folder.remove("Snapshots/plain/tokens.json")
    try folder.remove("Snapshots/harbour/manifest.tsv")
    let broken = try tool.run(["doctor"], in: folder, environment: ["CI": "1"])
    let wrong = broken.output.split(separator: "\n").filter { $0.hasPrefix("wrong: ") }
    #expect(broken.status == 1 && broken.errors == "error: 5 problems\n", "\(broken.output)")
    for words in [
      "picture is missing", "not those that its manifest gives", "git lfs pull", "tokens.json", "no references",
    ] {
      #expect(wrong.contains { $0.contains(words) }, "\(words)")
    }
  }

  @Test("doctor says that the catalogue is there, and its fonts only where none of them is wrong")
  func doctorOfFonts() throws {
    let folder = try recorded()
    try folder.write("", to: "Snapshots/.gitattributes")
    #expect(try tool.run(["doctor"], in: folder).output.contains("\nok: catalogue\n"), "there are no fonts here")
    let own = try tool.run(["doctor", "--fonts", PackageFonts.directory], in: folder)
    #expect(own.output.contains("\nok: fonts and catalogue\n"), "\(own.output)")
    try folder.write(
      #"{"fonts": [{"family": "A", "weight": 400, "style": "normal", "file": "A.ttf"}]}"#, to: "Own/manifest.json")
    let wrong = try tool.run(["doctor", "--fonts", "Own"], in: folder)
    #expect(wrong.status == 1 && wrong.output.contains("\nok: catalogue\n"), "\(wrong.output)")
    #expect(wrong.output.contains("\nwrong: ") && wrong.output.contains("A.ttf"), "\(wrong.output)")
    let none = try tool.run(["doctor"], in: folder, environment: ["FIXTURE_NEEDS_FONTS": "1"])
    #expect(none.status == 1 && !none.output.contains("catalogue\n"), "\(none.output)")
  }

  @Test("doctor and impact say what the records leave out, and doctor which exceptions have ended")
  func gaps() throws {
    let folder = try recorded()
    try folder.write("", to: "Snapshots/.gitattributes")
    let reads = try String(decoding: folder.bytes("Snapshots/reads.tsv"), as: UTF8.self)
    let rows = reads.split(separator: "\n")
    try folder.write(
      rows.filter { !$0.hasPrefix("bar/long\t") }.map { $0 + "\n" }.joined(), to: "Snapshots/reads.tsv")
    let words = "Snapshots/reads.tsv: error: nothing is said of "
    let doctor = try tool.run(["doctor"], in: folder)
    #expect(doctor.status == 1 && doctor.output.contains(words) && doctor.output.contains("first bar/long"))
    for command in [["impact"], ["verify", "--affected"], ["impact", "--draw"]] {
      let outcome = try tool.run(command + ["--set", "bar.length=41"], in: folder)
      #expect(outcome.status == 3 && outcome.errors.contains(words), "\(command): \(outcome.output)\(outcome.errors)")
    }
    try folder.write(reads, to: "Snapshots/reads.tsv")
    #expect(try tool.run(["doctor"], in: folder).status == 0)

    let path = "Snapshots/plain/tokens.json"
    let tokens = try String(decoding: folder.bytes(path), as: UTF8.self)
    let left = tokens.split(separator: "\n").filter { !$0.contains("\"bar.length\"") }.joined(separator: "\n")
    try #require(left.count < tokens.count - 10)
    try folder.write(left, to: path)
    let incomplete = try tool.run(["doctor"], in: folder)
    #expect(incomplete.status == 1 && incomplete.output.contains("first 'bar.length'"), "\(incomplete.output)")
    try folder.write(tokens, to: path)

    try folder.write(
      "daguerre-exceptions 1\nbar/*\tssim\t2%\t2020-01-31\tthe tiles\ntile/*\tssim\t2%\t2999-01-31\tthe tiles\n",
      to: "Snapshots/exceptions.tsv")
    let ended = try tool.run(["doctor"], in: folder)
    #expect(ended.status == 1 && ended.output.contains("ok: exceptions: 1\n"), "\(ended.output)")
    #expect(ended.output.contains("exceptions.tsv:2: error: the exception bar/* (ssim, 2%, until 2020-01-31)"))
  }

  @Test("a kept picture says what it is, and is drawn again from that alone")
  func redraw() throws {
    let folder = try recorded()
    let file = "Snapshots/harbour/dark/wide/tile.solid.png"
    let same = try tool.run(["redraw", file, "-o", "new.png"], in: folder)
    #expect(same.status == 0, "\(same.errors)")
    #expect(same.output == "tile/solid (harbour/wide/dark/compact/ltr): the same pixels\n")
    #expect(try folder.bytes("new.png") == folder.bytes(file))
    let other = try tool.run(["redraw", file, "--set", "tile.color=AA0000"], in: folder)
    #expect(other.status == 1 && other.output.hasSuffix(": other pixels\n"))
    try folder.write("x", to: "text.png")
    let text = try tool.run(["redraw", "text.png"], in: folder)
    #expect(text.status == 3 && text.errors == "text.png: error: this is not a PNG file\n")
  }

  @Test(
    "what does not say how a picture was drawn names no case",
    arguments: [
      "", "render", "draw --filter a --scale 2", "render --filter", "render --filter a", "render --scale 2",
      "render --filter a --scale 17", "render --filter a --scale 0", "render --filter a --scale 2 --colour red",
    ])
  func brokenCommand(command: String) {
    let axes = SnapshotAxes([.theme(["plain"])])
    #expect(RedrawOptions(command, axes: axes) == nil)
    #expect(RedrawOptions("render --filter a --scale 2 --theme plain", axes: axes)?.selection["theme"] == ["plain"])
  }

  @Test("parts of a run that were drawn with other symbols are told apart")
  func symbols() throws {
    let folder = try TemporaryFolder()
    func drawer(_ icon: String) throws -> String {
      try folder.write(icon, to: "icons/heart.svg")
      var options = FontOptions()
      (options.fonts, options.symbols, options.font) = (folder.path, folder.path("icons"), [])
      return try options.drawer()
    }
    #expect(try drawer("<svg/>") == drawer("<svg/>") && drawer("<svg/>") != drawer("<svg></svg>"))
  }

  @Test("--version names the program, the engine and Unicode")
  func version() throws {
    let outcome = try tool.run(["--version"], in: TemporaryFolder())
    #expect(outcome.status == 0 && outcome.output.contains("(engine 1), Unicode "))
    let completion = try tool.run(["--generate-completion-script", "bash"], in: TemporaryFolder())
    #expect(completion.status == 0 && completion.output.contains("merge-driver"))
  }

  @Test(
    "Ctrl-C while cases are drawn leaves no trace", arguments: [SIGINT, SIGTERM, SIGHUP],
    [["record"], ["accept", "r"], ["review", "--decisions", "d.json", "-o", "out", "--set", "tile.width=9"]])
  func interrupted(signal: Int32, command: [String]) throws {
    var environment: [String: String] = [:]
    if command[0] != "review" {
      environment = ["FIXTURE_OVERRIDE": "tile.width+=3", "FIXTURE_FURTHER_POINTS": "1"]
    }
    func prepared() throws -> TemporaryFolder {
      let folder = try recorded()
      let digest = try SnapshotStore(folder: folder.path("Snapshots")).state()
      try folder.write(
        #"{"version": 1, "references": "\#(digest)", "accept": {"causes": ["tile.width"]}}"#, to: "d.json")
      if command[0] == "accept" {
        #expect(try tool.run(["verify", "-o", "r"], in: folder, environment: environment).status == 1)
      }
      return folder
    }
    let folder = try prepared()
    let before = try folder.snapshot("Snapshots")
    for delay in [0.01, 0.03, 0.06, 0.1] {
      let outcome = try tool.run(command, in: folder, environment: environment) { run in
        Thread.sleep(forTimeInterval: delay)
        run.send(signal)
      }
      #expect(!folder.files("Snapshots").contains { $0.hasPrefix(".daguerre-staging") })
      if outcome.status == 0 { return }
      let now = try folder.snapshot("Snapshots")
      if outcome.status == signal {
        // Before it listens the signal ends it at once, and so it does when all is written.
        if now == before { continue }
        let finished = try prepared()
        #expect(try tool.run(command, in: finished, environment: environment).status == 0)
        #expect(try now.mapValues(\.bytes) == finished.snapshot("Snapshots").mapValues(\.bytes))
        return
      }
      #expect(outcome.status == 3 && outcome.errors == "error: interrupted; nothing has changed\n")
      #expect(now == before)
    }
  }

  @Test(
    "a file that would be larger than files may be is told in words, and nothing has changed",
    .limitsFiles)
  func largestFile() throws {
    let folder = try recorded()
    let before = try folder.snapshot("Snapshots")
    let limited = BuiltTool(name: tool.name, shell: "ulimit -f 1; exec \"$0\" \"$@\"")
    let outcome = try limited.run(
      ["record", "--quiet"], in: folder, environment: ["FIXTURE_OVERRIDE": "bar.length=50"])
    #expect(outcome.status == 3 && outcome.errors.contains("File too large"), "\(outcome.errors)")
    #expect(try folder.snapshot("Snapshots") == before)
  }
}
