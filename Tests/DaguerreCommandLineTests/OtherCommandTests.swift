import DaguerreGraphics
import DaguerreImages
import Foundation
import TestSupport
import Testing

@Suite("daguerre list, render and draw")
struct OtherCommandTests {
  private let tool = BuiltTool.fixture

  @Test("list prints the selected cases in order")
  func list() throws {
    let folder = try TemporaryFolder()
    let options = ["--theme", "harbour", "--tuning", "wide", "--tuning", "tall", "--size-class", "compact"]
    let outcome = try tool.run(["list", "--component", "bar", "--direction", "ltr"] + options, in: folder)
    #expect(outcome.status == 0)
    #expect(
      outcome.output == """
        bar/long harbour/wide/light/compact/ltr
        bar/long harbour/wide/dark/compact/ltr
        bar/long harbour/tall/light/compact/ltr
        bar/long harbour/tall/dark/compact/ltr

        """)
  }

  @Test("tokens lists what tokens are, and shows one")
  func tokens() throws {
    let folder = try TemporaryFolder()
    let list = try tool.run(["tokens", "list", "--theme", "plain"], in: folder)
    #expect(list.status == 0 && list.output.contains("\ntile.width  20      plain\n"), "\(list)")
    let shown = try tool.run(["tokens", "show", "tile.color", "--mode", "dark"], in: folder)
    #expect(shown.output.contains("\ntile.color  F0E0D0  harbour, plain\n\nNothing is made from it.\n"), "\(shown)")
    let wrong = try tool.run(["tokens", "show", "tile.colour"], in: folder)
    #expect(wrong.status == 2)
    #expect(wrong.errors == "error: no token is called 'tile.colour'. Did you mean 'tile.color'?\n")
    // Help names no tokens of other systems.
    let help = try tool.run(["list", "--help"], in: folder).output
    #expect(help.contains("tokens list") && !help.contains("color.action"), "\(help)")
    // A tool has its own instead, where it says so.
    #expect(try BuiltTool.daguerre.run(["tokens", "--help"], in: folder).output.contains("diff"))
  }

  @Test("every command that selects cases knows contrast and text scale", arguments: ["list", "render", "verify"])
  func furtherAxes(command: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "Package.swift")
    let environment = ["FIXTURE_FURTHER_POINTS": "1"]
    #expect(try tool.run(["record"], in: folder, environment: environment).status == 0)
    let options = ["--theme", "plain", "--contrast", "high", "--text-scale", "1.5", "--mode", "dark"]
    let outcome = try tool.run([command] + options, in: folder, environment: environment)
    try #require(outcome.status == 0, "\(outcome.errors)")
    // 3 ids at 2 size classes x 2 directions.
    switch command {
    case "list":
      let lines = outcome.output.split(separator: "\n")
      #expect(lines.count == 12)
      #expect(lines.first == "bar/long plain/default/dark/compact/ltr/high-contrast/text-1.5")
    case "render":
      #expect(outcome.output == "12 sheets written to previews\n")
      #expect(folder.files("previews").contains("plain/default/dark/regular/rtl/high-contrast/text-1.5/bar/long.png"))
    default: #expect(outcome.output == "12 cases are equal to their references\n")
    }
  }

  @Test("what Scripts/preview runs says what it lacks, and draws nothing")
  func preview() throws {
    let folder = try TemporaryFolder()
    let preview = BuiltTool(name: "preview")
    let usage = try preview.run([], in: folder)
    #expect(usage.status == 2)
    #expect(usage.errorLines == ["preview: error: name the folder of fonts and the folder to draw into"])
    let missing = try preview.run(["fonts", "out"], in: folder)
    #expect(missing.status == 3)
    #expect(
      missing.errorLines.count == 1 && missing.errors.hasPrefix("fonts/manifest.json: error: "), "\(missing.errors)")
    #expect(folder.files("").isEmpty)
  }

  @Test("list --json is JSON with sizes")
  func listJSON() throws {
    struct Entry: Decodable {
      var `case`, component, theme, tuning, mode, sizeClass, direction, contrast, textScale: String
      var size: [Double]
    }
    let outcome = try tool.run(["list", "--json", "--filter", "tile/s*"], in: try TemporaryFolder())
    let entries = try JSONDecoder().decode([Entry].self, from: Data(outcome.output.utf8))
    #expect(entries.count == 32)
    #expect(entries.allSatisfy { $0.case == "tile/solid" && $0.component == "tile" && $0.size == [100, 50] })
    #expect(entries.allSatisfy { $0.contrast == "normal" && $0.textScale == "1" })
  }

  @Test("render writes sheets and the list of cells")
  func render() throws {
    let folder = try TemporaryFolder()
    let options = ["--theme", "plain", "--mode", "dark", "--size-class", "compact", "--direction", "rtl"]
    let outcome = try tool.run(["render", "--scale", "1.5", "-o", "out"] + options, in: folder)
    #expect(outcome.status == 0 && outcome.output == "3 sheets written to out\n" && outcome.errors.isEmpty)
    #expect(
      folder.files("out") == [
        "manifest.json", "plain/default/dark/compact/rtl/bar/long.png",
        "plain/default/dark/compact/rtl/tile/outlined.png", "plain/default/dark/compact/rtl/tile/solid.png",
      ])
    let bitmap = try PNG.decode(folder.bytes("out/plain/default/dark/compact/rtl/tile/solid.png"))
    #expect(bitmap.width == 150 && bitmap.height == 75)
  }

  @Test("help of every command tells what it does", arguments: ["list", "render", "record", "verify", "draw"])
  func help(command: String) throws {
    let folder = try TemporaryFolder()
    for arguments in [["help", command], [command, "--help"]] {
      let outcome = try tool.run(arguments, in: folder)
      #expect(outcome.status == 0 && outcome.errors.isEmpty)
      #expect(outcome.output.hasPrefix("OVERVIEW: ") && outcome.output.contains("USAGE: daguerre \(command)"))
    }
  }

  @Test(
    "a command that is not there is told with the one that was meant, or with all",
    arguments: [
      (["verfy"], "error: there is no command 'verfy'. Did you mean 'verify'?"),
      (["help", "verfy"], "error: there is no command 'verfy'. Did you mean 'verify'?"),
      (
        ["audit", "colour", "--json"],
        "error: there is no command 'audit colour'. Known: contrast, targets, blind-spots."
      ),
    ])
  func unknownCommand(arguments: [String], message: String) throws {
    let outcome = try tool.run(arguments, in: TemporaryFolder())
    #expect(outcome.status == 2 && outcome.errorLines == [Substring(message)], "\(outcome.errors)")
  }

  @Test(
    "an empty path names nothing, not the current folder",
    arguments: [
      ["compare", "", "a"], ["compare", "a", ""], ["draw", "", "-o", "out"], ["text", ""], ["redraw", ""],
      ["merge", ""],
      ["accept", ""],
    ])
  func emptyPath(arguments: [String]) throws {
    let outcome = try tool.run(arguments, in: TemporaryFolder())
    #expect(outcome.status == 2 && outcome.errors.contains("error: The value '' is invalid for "), "\(outcome.errors)")
  }

  private let document = """
    {"version": 1, "sheets": [
      {"name": "red", "width": 3, "height": 2, "background": [255, 0, 0, 255], "ops": []},
      {"width": 2, "height": 1, "background": [0, 0, 0, 0],
       "ops": [{"op": "fill_rect", "rect": [1, 0, 1, 1], "color": [0, 0, 255, 128]}]}
    ]}
    """

  @Test("draw writes a PNG and the bytes of each sheet")
  func draw() throws {
    let folder = try TemporaryFolder()
    try folder.write(document, to: "list.json")
    let outcome = try tool.run(["draw", "list.json", "-o", "png", "--raw", "raw", "--scale", "2"], in: folder)
    #expect(outcome.status == 0 && outcome.errors.isEmpty && outcome.output.isEmpty)
    #expect(folder.files() == ["list.json", "png/1.png", "png/red.png", "raw/1.rgba", "raw/red.rgba"])
    #expect(try PNG.decode(folder.bytes("png/red.png")).pixels == Array(repeating: 0xFF00_00FF, count: 24))
    let row: [UInt8] = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 128, 128, 0, 0, 128, 128]
    #expect(try folder.bytes("raw/1.rgba") == row + row)
  }

  @Test("draw --bench prints one line of JSON", arguments: [["--bench"], ["--bench", "--cold"]])
  func bench(options: [String]) throws {
    struct Line: Decodable {
      var sheets, pixels, ns: Int
    }
    let folder = try TemporaryFolder()
    try folder.write(document, to: "list.json")
    let outcome = try tool.run(["draw", "list.json"] + options, in: folder)
    let line = try JSONDecoder().decode(Line.self, from: Data(outcome.output.utf8))
    #expect(line.sheets == 2 && line.pixels == 8 && line.ns > 0)
    #expect(outcome.output.filter { $0 == "\n" }.count == 1)
  }

  @Test(
    "draw names what is wrong with a document",
    arguments: [
      ("", "list.json:1: error: "),
      (#"{"version": 1, "sheets": [{"width": 0, "height": 1, "background": [0,0,0,0], "ops": []}]}"#, "sheet"),
      (
        #"{"version": 1, "sheets": [{"name": "../x", "width": 1, "height": 1, "background": [0,0,0,0], "ops": []}]}"#,
        "list.json: error: sheet '../x': the name cannot be that of a file: it starts with '.'"
      ),
      (
        #"{"version": 1, "sheets": [{"width": 1, "height": 1, "background": [0,0,0,0], "ops": [{"op": "spray"}]}]}"#,
        "spray"
      ),
    ])
  func badDocument(text: String, message: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(text, to: "list.json")
    let outcome = try tool.run(["draw", "list.json", "-o", "out"], in: folder)
    #expect(outcome.status == 3 && outcome.errorLines.count == 1)
    #expect(outcome.errors.contains(message), "\(outcome.errors)")
    #expect(folder.files() == ["list.json"])
  }

  @Test("a missing display list is named")
  func missingDocument() throws {
    let outcome = try tool.run(["draw", "none.json", "--bench"], in: try TemporaryFolder())
    #expect(outcome.status == 3 && outcome.errors == "none.json: error: cannot read: there is no such file\n")
  }

  @Test("gallery draws the usual points, or those that are named")
  func gallery() throws {
    let folder = try TemporaryFolder()
    let environment = ["FIXTURE_FURTHER_POINTS": "1"]
    let usual = try tool.run(
      ["gallery", "-o", "out", "--theme", "plain", "--title", "Shapes & tiles"], in: folder, environment: environment)
    // 3 ids in 2 modes: the only theme has one tuning.
    #expect(usual.output == "3 sheets, 6 pictures: out/index.html\n")
    #expect(folder.files("out/images").contains("tile.outlined/plain/default/dark.png"))
    #expect(try folder.text("out/index.html").contains("<h1>Shapes &amp; tiles</h1>"))
    let options = ["--filter", "tile/o*", "--mode", "light", "--size-class", "regular", "--contrast", "high"]
    let named = try tool.run(
      ["gallery", "-o", "out", "--theme", "plain"] + options, in: folder, environment: environment)
    #expect(named.output == "1 sheet, 1 picture: out/index.html\n")
    #expect(
      folder.files("out/images") == ["tile.outlined/plain/default/light.regular.high-contrast.png"])
    let wrong = try tool.run(["gallery", "-o", "out", "--theme", "plan"], in: folder)
    #expect(wrong.status == 2 && wrong.errors.contains("Did you mean 'plain'?"))
    #expect(folder.files("out").contains("index.html"))
  }
}
