import DaguerreImages
import Foundation
import TestSupport
import Testing

@Suite("daguerre record and verify")
struct VerifyCommandTests {
  private let tool = BuiltTool.fixture

  /// A folder with a package and its references.
  private func recorded() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("", to: "Package.swift")
    let outcome = try tool.run(["record"], in: folder)
    try #require(outcome.status == 0, "\(outcome.errors)")
    return folder
  }

  @Test("0: everything is equal", arguments: [[], ["--threads", "1"], ["--threads", "9", "--component", "tile"]])
  func equal(arguments: [String]) throws {
    let folder = try recorded()
    let outcome = try tool.run(["verify"] + arguments, in: folder)
    #expect(outcome.status == 0)
    let count = arguments.contains("tile") ? 64 : 96
    #expect(outcome.output == "\(count) cases are equal to their references\n")
    #expect(outcome.errors.isEmpty)
    #expect(!folder.files().contains { $0.hasPrefix("daguerre-report") })
  }

  @Test("1: a changed token is found and named, one line on standard error")
  func canary() throws {
    let folder = try recorded()
    let before = try folder.snapshot("Snapshots")
    let outcome = try tool.run(
      ["verify", "-o", "report", "--stats"], in: folder, environment: ["FIXTURE_OVERRIDE": "tile.width=21"])
    #expect(outcome.status == 1)
    #expect(
      outcome.errors
        == "error: 64 of 96 cases differ from their references; the store has 2 problems\n")
    #expect(
      outcome.output.contains(
        " more cases\n  120 pixels, largest step 239, in 2x80 at 50,10\n  cell Enabled: 60 pixels"
      ))
    #expect(outcome.output.contains("\n  token tile.width: 20 -> 21\n"))
    #expect(outcome.output.contains(" cells a second; peak memory "))
    #expect(folder.files("report").contains("report.json"))
    #expect(try folder.snapshot("Snapshots") == before)
  }

  @Test("threads do not change what is printed or written")
  func threads() throws {
    let folder = try recorded()
    let environment = ["FIXTURE_OVERRIDE": "tile.color=AA0000"]
    let one = try tool.run(["verify", "--threads", "1", "-o", "r"], in: folder, environment: environment)
    let images = try folder.snapshot("r").mapValues(\.bytes)
    let many = try tool.run(["verify", "--threads", "7", "-o", "r"], in: folder, environment: environment)
    #expect(one.output == many.output && one.errors == many.errors)
    #expect(try folder.snapshot("r").mapValues(\.bytes) == images)
  }

  @Test("recording accepts a difference; recording again writes nothing")
  func accept() throws {
    let folder = try recorded()
    let environment = ["FIXTURE_OVERRIDE": "tile.width=21"]
    #expect(try tool.run(["record"], in: folder, environment: environment).status == 0)
    #expect(try tool.run(["verify"], in: folder, environment: environment).status == 0)
    let before = try folder.snapshot("Snapshots")
    let again = try tool.run(["record"], in: folder, environment: environment)
    #expect(again.output == "96 cases recorded; nothing has changed\n")
    #expect(try folder.snapshot("Snapshots") == before)
  }

  @Test("a store is found from a folder below the package's")
  func belowPackage() throws {
    let folder = try recorded()
    try folder.write("", to: "Sources/Deep/file.swift")
    #expect(try tool.run(["verify"], in: folder, below: "Sources/Deep").status == 0)
    let elsewhere = try TemporaryFolder()
    #expect(try tool.run(["verify", "--snapshots", folder.path("Snapshots")], in: elsewhere).status == 0)
    let none = try tool.run(["verify", "--snapshots", "Snapshots"], in: elsewhere)
    #expect(none.status == 3)
    #expect(none.errors == "Snapshots: error: there are no references. Recording makes the folder.\n")
  }

  @Test("the language and time zone of the person do not matter")
  func locale() throws {
    let folder = try recorded()
    let environment = ["LANG": "tr_TR.UTF-8", "LC_ALL": "tr_TR.UTF-8", "TZ": "Pacific/Chatham"]
    #expect(try tool.run(["verify"], in: folder, environment: environment).status == 0)
  }

  @Test("2: recording is refused when CI is set, unless told otherwise")
  func refusesInCI() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "Package.swift")
    let refused = try tool.run(["record"], in: folder, environment: ["CI": "true"])
    #expect(refused.status == 2)
    #expect(refused.errorLines.count == 1 && refused.errors.hasPrefix("error: CI is set, "))
    #expect(folder.files() == ["Package.swift"])
    #expect(try tool.run(["record", "--allow-ci"], in: folder, environment: ["CI": "true"]).status == 0)
    #expect(try tool.run(["verify"], in: folder, environment: ["CI": "true"]).status == 0)
  }

  @Test(
    "2: wrong use is one line that says what is right",
    arguments: [
      (["verify", "--theme", "harbor"], "'harbor' is not a theme. Did you mean 'harbour'? Known: harbour, plain."),
      (["render", "--theme", "plain", "--tuning", "wide"], "the theme 'plain' has no tuning 'wide'. Known: default."),
      (["verify", "--mode", "sepia"], "'sepia' is not a mode. Known: light, dark."),
      (["list", "--contrast", "hihg"], "'hihg' is not a contrast. Did you mean 'high'? Known: normal, high."),
      (["render", "--text-scale", "1.25"], "'1.25' is not a text-scale. Did you mean '1.5'? Known: 1, 1.5."),
      (["verify", "--text-scale", "large"], "'large' is not a text-scale. Known: 1, 1.5."),
      (["record", "--contrast", "high"], "Unknown option '--contrast'"),
      (["verify", "--filter", "nothing"], "no case fits all that is selected"),
      (["verify", "--threads", "0"], "--threads 0: give a number from 1 to 1024."),
      (
        ["verify", "--shard", "9/8"], "'9/8' is invalid for '--shard <n/count>': give the number of a part and how many"
      ),
      (
        ["verify", "--report-file", "foo=x"], "'foo=x' is invalid for '--report-file <format=file>': give a format, '='"
      ),
      (["verify", "--shard", "1/1001"], "how many there are, at most 1000, as in 3/8."),
      (["verify", "--threads", "-1"], "--threads -1: give a number from 1 to 1024."),
      (["verify", "--tokens", ""], "The value '' is invalid for '--tokens': give a token file, such as"),
      (["verify", "--set", ""], "--set '': write the token, '=' and the value."),
      (["verify", "--snapshots", ""], "The value '' is invalid for '--snapshots <dir>': give a folder of references."),
      (["verify", "-o", ""], "-o '': give a folder, such as 'daguerre-report'."),
      (
        ["verify", "--report-file", ""], "The value '' is invalid for '--report-file <format=file>': give a format, '='"
      ),
      (["verify", "--fonts", ""], "The value '' is invalid for '--fonts <dir>': give a folder of fonts."),
      (["review", "--decisions", ""], "The value '' is invalid for '--decisions <file>': give a file that a report"),
      (["compare", "a", "b", "--report", ""], "The value '' is invalid for '--report <dir>': give a folder."),
      (["draw", "x.json", "-o", ""], "The value '' is invalid for '-o <dir>': give a folder."),
      (["verify", "--threads", "many"], "The value 'many' is invalid for '--threads <n>'"),
      (["render", "--scale", "-1"], "--scale"), (["render", "--scale", "1e9"], "--scale 1000000000.0: give"),
      (["draw", "x.json", "--scale", "-2"], "--scale -2.0: give a number above 0"),
      (["verify", "--seed", "-1"], "The value '-1' is invalid for '--seed <n>'"),
      (["review", "--port", "-1"], "The value '-1' is invalid for '--port <n>'"),
      (["verify", "--everything"], "Unknown option '--everything'"), (["paint"], "there is no command 'paint'"),
      (["record", "--mode", "dark"], "Unknown option '--mode'"), (["draw"], "Missing expected argument '<file>'"),
      (["draw", "x.json"], "Say what to do with the drawing: -o DIR, --raw DIR or --bench."),
    ])
  func wrongUse(arguments: [String], message: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "Package.swift")
    try folder.write("", to: "Snapshots/x")
    let outcome = try tool.run(arguments, in: folder)
    #expect(outcome.status == 2)
    #expect(outcome.errorLines.count == 1)
    #expect(outcome.errors.hasPrefix("error: ") && outcome.errors.contains(message), "\(outcome.errors)")
    #expect(outcome.output.isEmpty)
    #expect(folder.files() == ["Package.swift", "Snapshots/x"])
  }

  @Test("3: a missing font, a folder without package, a case that cannot be drawn")
  func failures() throws {
    let folder = try recorded()
    let before = try folder.snapshot("Snapshots")
    for command in ["record", "verify"] {
      let font = try tool.run([command], in: folder, environment: ["FIXTURE_NEEDS_FONTS": "1"])
      #expect(font.status == 3)
      #expect(font.errors == "error: the font '\(folder.path)/Fonts/Shapes.ttf' is missing\n")
      let given = try tool.run([command, "--fonts", "nowhere"], in: folder, environment: ["FIXTURE_NEEDS_FONTS": "1"])
      #expect(given.status == 3 && given.errors == "error: the font 'nowhere/Shapes.ttf' is missing\n")
      let broken = try tool.run([command], in: folder, environment: ["FIXTURE_FAILING": "tile/solid"])
      #expect(broken.status == 3 && broken.errorLines.count == 1)
      #expect(broken.errors.hasSuffix(": the paint has run out\n"))
    }
    #expect(try folder.snapshot("Snapshots") == before)
    let elsewhere = try TemporaryFolder()
    let outcome = try tool.run(["verify"], in: elsewhere)
    #expect(outcome.status == 3)
    #expect(outcome.errors.hasPrefix("error: no package holds the current folder") && outcome.errorLines.count == 1)
  }

  @Test("3: folders that cannot be written")
  func unwritable() throws {
    let folder = try recorded()
    try folder.write("", to: "file")
    // A file in the way also stops root, whom permissions do not.
    for arguments in [
      ["record", "--snapshots", "file/Snapshots"], ["record", "--snapshots", "file"], ["render", "-o", "file/out"],
      ["render", "-o", "out", "--manifest", "file/manifest.json"],
    ] {
      let outcome = try tool.run(arguments, in: folder)
      #expect(outcome.status == 3, "\(arguments)")
      #expect(outcome.errorLines.count == 1 && outcome.errors.hasPrefix("file"), "\(outcome.errors)")
    }
    let changed = try tool.run(
      ["verify", "-o", "file/report"], in: folder, environment: ["FIXTURE_OVERRIDE": "tile.width=21"])
    #expect(changed.status == 3 && changed.errorLines.count == 1)
    #expect(changed.errors.contains("file/report: cannot ") && changed.output.contains("token tile.width"))
  }

  @Test("3: a broken store is named with file and line, and record leaves it alone")
  func brokenStore() throws {
    let folder = try recorded()
    let manifest = try folder.text("Snapshots/plain/manifest.tsv")
    try folder.write(manifest + "<<<<<<< HEAD\n", to: "Snapshots/plain/manifest.tsv")
    for command in ["record", "verify"] {
      let outcome = try tool.run([command], in: folder)
      #expect(outcome.status == 3 && outcome.errorLines.count == 1)
      #expect(outcome.errors.contains("/Snapshots/plain/manifest.tsv:18: error: git has left both sides"))
    }
    #expect(try folder.text("Snapshots/plain/manifest.tsv").hasSuffix("<<<<<<< HEAD\n"))
  }

  @Test("a recording that is interrupted leaves references that verify", arguments: [0.0, 0.002, 0.005, 0.01, 0.02])
  func interrupted(delay: Double) throws {
    let folder = try recorded()
    let environment = ["FIXTURE_OVERRIDE": "unread=2"]
    // Only the records of tokens are rewritten here, so each file is the old one or the new one.
    _ = try tool.run(["record", "--threads", "1"], in: folder, environment: environment) { run in
      Thread.sleep(forTimeInterval: delay)
      run.send(SIGKILL)
    }
    var selection = ["verify", "--component", "tile"]
    #expect(try tool.run(selection, in: folder).status == 0)
    selection = ["verify"]
    #expect(try tool.run(["record"], in: folder).status == 0)
    #expect(try tool.run(selection, in: folder).status == 0)
    #expect(!folder.files("Snapshots").contains { $0.contains("staging") })
  }

  @Test("a closed pipe ends the program without a word")
  func closedPipe() throws {
    let folder = try TemporaryFolder()
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    let program = try #require(Bundle.main.executableURL).resolvingSymlinksInPath().deletingLastPathComponent()
    process.arguments = ["-c", "'\(program.path)/daguerre-fixture' list 2>errors | true"]
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    try process.run()
    process.waitUntilExit()
    #expect(try folder.text("errors").isEmpty)
  }
}
