import Foundation
import TestSupport
import Testing

/// Input and surroundings that are not as they should be end in words.
@Suite("Hostile input")
struct HostileInputTests {
  private let folder: TemporaryFolder
  private let fixture = BuiltTool.fixture
  private let tool = BuiltTool.daguerre

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("", to: "Package.swift")
  }

  private func texts(_ member: String) -> String {
    #"[{"id": "a", "runs": [{"text": "x", "font": "Noto Sans", "size": 9, \#(member)}]}]"#
  }

  @Test("output that is cut is an error", .enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func cutOutput() throws {
    for arguments in [["list"], ["list", "--json"], ["help"], ["--help"], ["list", "--help"], ["record"], ["verify"]] {
      let outcome = try fixture.run(arguments, in: folder, redirecting: ">/dev/full")
      #expect(outcome.status == 3, "\(arguments)")
      #expect(outcome.errors == "error: cannot write to standard output: No space left on device\n", "\(arguments)")
      #expect(try fixture.run(arguments, in: folder, redirecting: ">&-").status == 3, "\(arguments)")
    }
    for arguments in [["tokens", "list", "--theme", "sosh", "--json"], ["tokens", "diff", "orange", "sosh"]] {
      #expect(try tool.run(arguments, in: folder, redirecting: ">/dev/full").status == 3, "\(arguments)")
    }
  }

  @Test(
    "errors that nobody can read are errors all the same",
    .enabled(if: FileManager.default.fileExists(atPath: "/dev/full")), arguments: ["2>/dev/full", "2>&-"])
  func cutErrors(redirecting: String) throws {
    #expect(try fixture.run(["list", "--mode", "lihgt"], in: folder, redirecting: redirecting).status == 2)
    #expect(try fixture.run(["verify"], in: folder, redirecting: redirecting).status == 3)
    #expect(try fixture.run(["list"], in: folder, redirecting: redirecting).status == 0)
  }

  @Test("a closed pipe ends the program without a word, also where the signal is ignored")
  func ignoredSignal() throws {
    let program = BuiltTool(name: "daguerre-fixture", shell: "trap '' PIPE; \"$0\" \"$@\" 2>errors | true")
    #expect(try program.run(["list"], in: folder).status == 0)
    #expect(try folder.text("errors").isEmpty)
  }

  @Test("a pipe that nobody writes to is refused at once")
  func pipe() throws {
    try #require(mkfifo(folder.path("pipe.json"), 0o600) == 0)
    for arguments in [
      ["draw", "pipe.json", "-o", "out"], ["text", "pipe.json"], ["tokens", "diff", "pipe.json", "orange"],
      ["tokens", "list", "--tokens", "pipe.json"],
    ] {
      let outcome = try tool.run(arguments, in: folder)
      #expect(
        outcome.status == 3 && outcome.errors == "pipe.json: error: cannot read: it is not a file\n", "\(arguments)")
    }
    try folder.write(texts(#""weight": 400"#).replacing("Noto Sans", with: "pipe.json"), to: "texts.json")
    let font = try tool.run(["text", "texts.json"], in: folder)
    #expect(font.status == 3 && font.errors.contains("it is not a file"))
    _ = try fixture.run(["record"], in: folder)
    try folder.remove("Snapshots/plain/manifest.tsv")
    try #require(mkfifo(folder.path("Snapshots/plain/manifest.tsv"), 0o600) == 0)
    for command in ["verify", "record"] { #expect(try fixture.run([command], in: folder).status == 3) }
  }

  @Test("output does not take the place of a pipe or a device")
  func pipeAsOutput() throws {
    #expect(try fixture.run(["record"], in: folder).status == 0)
    try #require(mkfifo(folder.path("pipe"), 0o600) == 0)
    for arguments in [
      ["verify", "--report-file", "junit=pipe"], ["render", "-o", "out", "--manifest", "pipe"],
      ["render", "-o", "pipe"],
    ] {
      let outcome = try fixture.run(arguments, in: folder)
      #expect(outcome.status == 3 && outcome.errors.hasPrefix("pipe: error: cannot "), "\(outcome.errors)")
      var status = stat()
      #expect(lstat(folder.path("pipe"), &status) == 0 && status.st_mode & S_IFMT == S_IFIFO)
    }
  }

  @Test("a weight that no font has is refused", arguments: [Int.min, -1, 0, 1001, .max])
  func weight(weight: Int) throws {
    try folder.write(texts(#""weight": \#(weight)"#), to: "texts.json")
    let outcome = try tool.run(["text", "texts.json", "--fonts", PackageFonts.directory], in: folder)
    #expect(outcome.status == 3 && outcome.errors == "texts.json: error: text 'a': a weight must be from 1 to 1000\n")
  }

  @Test(
    "a display list of another form is told in words of its own",
    arguments: [
      ("[]", "it must be an object"), (#"{"version": "1", "sheets": []}"#, "'version': must be a number"),
      (#"{"version": 1, "sheets": {}}"#, "'sheets': must be a list"),
      (#"{"version": 1, "sheets": [{"width": 1, "height": null, "ops": []}]}"#, "sheet 0, 'height': must be a number"),
    ])
  func displayList(text: String, words: String) throws {
    try folder.write(text, to: "a.json")
    let outcome = try tool.run(["draw", "a.json", "-o", "out"], in: folder)
    #expect(outcome.status == 3 && outcome.errors == "a.json: error: \(words)\n", "\(outcome.errors)")
  }

  @Test("a composite token that leads to itself, or to many others, is an error")
  func composites() throws {
    func shadow(_ target: String) -> String {
      let parts = ["color", "offsetX", "offsetY", "blur", "spread"].map { #""\#($0)": "{\#(target)}""# }
      return #"{"$type": "shadow", "$value": {\#(parts.joined(separator: ", "))}}"#
    }
    let chain = (0..<20).map { #""s\#($0)": \#(shadow("s\($0 + 1)"))"# }
    for text in [#"{"s": \#(shadow("s"))}"#, "{\(chain.joined(separator: ",\n")), \"s20\": \(shadow("s0"))}"] {
      try folder.write(text, to: "a.json")
      let outcome = try tool.run(["tokens", "diff", "a.json", "orange"], in: folder)
      #expect(outcome.status == 3)
      #expect(
        outcome.errors.hasPrefix("a.json:1: error: '{s") && outcome.errors.contains("' needs dimension\n"),
        "\(outcome.errors)")
    }
  }

  @Test("characters that steer a terminal are shown, not sent")
  func escapes() throws {
    let name = "\u{1B}[2J\u{202E}x"
    let unknown = try fixture.run(["list", "--mode", name], in: folder)
    #expect(unknown.status == 2 && unknown.errors.contains(#"'\u{1B}[2J\u{202E}x' is not a mode"#), "\(unknown.errors)")
    let missing = try tool.run(["draw", "a\nerror: b", "-o", "out"], in: folder)
    #expect(missing.errors == "a\\nerror: b: error: cannot read: there is no such file\n")
    let token = #"{"\u001b[31m\n\u202e": {"$type": "number", "$value": 1}}"#
    try folder.write(token, to: "a.json")
    let difference = try tool.run(["tokens", "diff", "a.json", "orange"], in: folder)
    #expect(difference.output.contains(#"\u{1B}[31m\n\u{202E}: 1 -> none"#))
    let outputs = unknown.errors + missing.errors + difference.output + difference.errors
    #expect(outputs.unicodeScalars.allSatisfy { $0 == "\n" || $0.value >= 0x20 && $0.value != 0x202E })
    let long = try fixture.run(["list", "--mode", String(repeating: "x", count: 100_000)], in: folder)
    #expect(long.errors.utf8.count < 5000 && long.errors.hasSuffix(" more characters)\n"))
  }

  @Test(
    "a default folder that is a link is not used", arguments: ["Snapshots", "daguerre-report", "previews", "gallery"])
  func defaultFolder(name: String) throws {
    let elsewhere = try TemporaryFolder()
    let kept = try TemporaryFolder()
    #expect(try fixture.run(["record", "--snapshots", kept.path("store")], in: folder).status == 0)
    try FileManager.default.createSymbolicLink(atPath: folder.path(name), withDestinationPath: elsewhere.path)
    let arguments =
      switch name {
      case "Snapshots": ["record"]
      case "daguerre-report": ["verify", "--snapshots", kept.path("store")]
      case "previews": ["render"]
      default: ["gallery"]
      }
    let outcome = try fixture.run(arguments, in: folder)
    #expect(outcome.status == 3 && outcome.errors.contains("\(name): error: cannot "), "\(outcome.errors)")
    #expect(outcome.errors.contains(": it is a symbolic link"), "\(outcome.errors)")
    #expect(elsewhere.files().isEmpty)
  }

  @Test("a folder that is named may be a link")
  func namedFolder() throws {
    let elsewhere = try TemporaryFolder()
    try FileManager.default.createSymbolicLink(atPath: folder.path("link"), withDestinationPath: elsewhere.path)
    let outcome = try fixture.run(["render", "--component", "bar", "-o", "link"], in: folder)
    #expect(outcome.status == 0 && elsewhere.files().contains("manifest.json"), "\(outcome.errors)")
  }

  @Test("whatever writes a report refuses the link", arguments: [["impact", "--draw"], ["review"]])
  func reportFolder(arguments: [String]) throws {
    let (elsewhere, kept) = (try TemporaryFolder(), try TemporaryFolder())
    #expect(try fixture.run(["record", "--snapshots", kept.path("store")], in: folder).status == 0)
    let name = folder.path("daguerre-report")
    try FileManager.default.createSymbolicLink(atPath: name, withDestinationPath: elsewhere.path)
    let change = ["--snapshots", kept.path("store"), "--set", "tile.width=33"]
    let outcome = try fixture.run(arguments + change, in: folder)
    #expect(outcome.status == 3 && outcome.errors.contains(": it is a symbolic link"), "\(outcome.errors)")
    #expect(elsewhere.files().isEmpty)
  }

  private func store() throws -> [String: [UInt8]] {
    let names = folder.files().filter { $0.hasPrefix("Snapshots/") && !$0.contains(".daguerre-") }
    return Dictionary(uniqueKeysWithValues: try names.map { ($0, try folder.bytes($0)) })
  }

  @Test(
    "a disk that is full leaves the references as they were",
    .limitsFiles,
    arguments: [1, 2])
  func fullDisk(blocks: Int) throws {
    #expect(try fixture.run(["record"], in: folder).status == 0)
    let before = try store()
    // No file may be longer, which stops the record of what was drawn half-way.
    let full = BuiltTool(
      name: "daguerre-fixture", shell: "trap '' XFSZ; ulimit -f \(blocks); exec \"$0\" \"$@\"")
    let outcome = try full.run(["record", "--pictures", "none"], in: folder)
    #expect(outcome.status == 3, "\(outcome.errors)")
    #expect(outcome.errors.hasSuffix("error: cannot write: File too large\n"), "\(outcome.errors)")
    #expect(try store() == before)
    #expect(try fixture.run(["verify"], in: folder).status == 0)
    #expect(try fixture.run(["record", "--pictures", "none"], in: folder).status == 0)
    #expect(try fixture.run(["verify"], in: folder).status == 0)
  }

  @Test("of two recordings at the same time both end well, or one says why not; the references verify")
  func twoWriters() throws {
    let two = BuiltTool(
      name: "daguerre-fixture", shell: "\"$0\" \"$@\" & \"$0\" \"$@\"; first=$?; wait $!; echo \"codes $first $?\"")
    for pictures in ["all", "none", "all"] {
      let outcome = try two.run(["record", "--pictures", pictures], in: folder)
      let codes = outcome.output.split(separator: "\n").last?.split(separator: " ").dropFirst() ?? []
      #expect(codes.contains("0") && codes.allSatisfy { $0 == "0" || $0 == "3" }, "\(outcome.output) \(outcome.errors)")
      #expect(codes.allSatisfy { $0 == "0" } == outcome.errors.isEmpty)
      #expect(try fixture.run(["verify"], in: folder).status == 0)
    }
  }
}
