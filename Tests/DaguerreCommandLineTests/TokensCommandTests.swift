import DaguerreGraphics
import DaguerreImages
import Foundation
import TestSupport
import Testing

/// The commands about tokens and transitions, as a person would run them.
@Suite("daguerre tokens and transition")
struct TokensCommandTests {
  private let tool = BuiltTool.daguerre

  private func list(_ options: [String]) throws -> [[String: Any]] {
    let outcome = try tool.run(["tokens", "list", "--json"] + options, in: try TemporaryFolder())
    try #require(outcome.status == 0, "\(outcome.errors)")
    return try #require(try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [[String: Any]])
  }

  @Test("the list has an entry for each token, theme and side, with all members")
  func listing() throws {
    let rows = try list([])
    let members = ["alias", "layer", "mode", "name", "path", "sizeClass", "theme", "tuning", "type", "value"]
    #expect(rows.allSatisfy { $0.keys.sorted() == members })
    let themes = Set(rows.compactMap { $0["theme"] as? String })
    #expect(themes == ["orange", "orange-compact", "orange-inverse", "sosh", "wireframe"])
    let places = rows.map { row in
      ["path", "theme", "mode", "sizeClass"].map { row[$0] as? String ?? "" }.joined(separator: " ")
    }
    #expect(Set(places).count == rows.count)
    #expect(rows.allSatisfy { ($0["layer"] as? String == "raw") == ($0["theme"] is NSNull) })
    let types = Set(rows.compactMap { $0["type"] as? String })
    #expect(
      types == ["color", "fontFamily", "fontWeight", "mode", "number", "opacity", "shadow", "string", "typography"])
  }

  @Test(
    "values are the published ones",
    arguments: [
      ("sosh", "color.action.enabled", "light", "#DE034BFF"), ("orange", "color.action.enabled", "dark", "#EEEEEEFF"),
      ("orange", "color.surface.brand.secondary", "dark", nil),
      ("orange", "color.modes.on-brand-primary", "dark", "mono-light"),
    ] as [(String, String, String, String?)])
  func values(theme: String, path: String, mode: String, value: String?) throws {
    let rows = try list(["--theme", theme, "--mode", mode, "--layer", "semantic"]).filter {
      $0["path"] as? String == path
    }
    #expect(rows.count == 1)
    #expect(rows.first?["value"] as? String == value)
    #expect(rows.first?["mode"] as? String == mode)
  }

  @Test("families and layers choose; a word that is none is answered with the nearest")
  func choosing() throws {
    let rows = try list(["--theme", "wireframe", "--family", "badge"])
    #expect(!rows.isEmpty && rows.allSatisfy { $0["layer"] as? String == "component" })
    for (options, message) in [
      (["--theme", "soch"], "error: 'soch' is not a theme. Did you mean 'sosh'?"),
      (["--mode", "drak"], "error: 'drak' is not a mode. Did you mean 'dark'?"),
      (["--layer", "semantik"], "error: 'semantik' is not a layer. Did you mean 'semantic'?"),
      (["--family", "colour"], "error: 'colour' is not a family. Did you mean 'color'?"),
      (["--theme", "sosh", "--tuning", "max-it"], "error: the theme 'sosh' has no tuning 'max-it'"),
    ] {
      let outcome = try tool.run(["tokens", "list"] + options, in: try TemporaryFolder())
      #expect(outcome.status == 2 && outcome.errors.hasPrefix(message), "\(outcome.errors)")
      #expect(outcome.output.isEmpty)
    }
  }

  @Test("a token is shown with its way to the raw one and what depends on it")
  func show() throws {
    let arguments = ["tokens", "show", "button.colorContentDefaultEnabled", "--theme", "orange", "--mode", "dark"]
    let outcome = try tool.run(arguments, in: try TemporaryFolder())
    #expect(
      outcome.output == """
        button.color.content.default.enabled: component token of orange/default, Swift button.colorContentDefaultEnabled

        dark:
          button.color.content.default.enabled = #EEEEEEFF  component
          -> color.action.enabled = #EEEEEEFF  semantic
          -> color.repository.neutral.muted.lower = #EEEEEEFF  semantic
          -> core.color.functional.gray.light.160 = #EEEEEEFF  raw

        Nothing depends on it.

        """)
    let raw = try tool.run(["tokens", "show", "colors.actionEnabled"], in: try TemporaryFolder())
    #expect(raw.output.contains("\n  button.color.content.default.enabled\n"))
  }

  @Test("what a token file sets is marked")
  func overridden() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      ##"{"color": {"$type": "color", "action": {"enabled": {"$value": "{color.content.default}"}}}}"##, to: "my.json")
    let outcome = try tool.run(
      ["tokens", "show", "link.colorContentEnabled", "--mode", "light", "--tokens", "my.json"], in: folder)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output.contains("\n  -> color.action.enabled = "))
    #expect(outcome.output.contains("  semantic  (overridden)\n"))
    #expect(!outcome.output.contains("link.color.content.enabled = #000000FF  component  (overridden)"))
  }

  @Test(
    "a name that no token has, or several, is wrong use",
    arguments: [
      ("color.action.enabeld", "Did you mean 'color.action.enabled'"),
      ("actionEnabeld", "Did you mean 'actionEnabled'"),
      ("borderRadiusDefault", "Say which. Known: borders.radiusDefault, alert.borderRadiusDefault"),
    ])
  func unknown(name: String, message: String) throws {
    let outcome = try tool.run(["tokens", "show", name], in: try TemporaryFolder())
    #expect(outcome.status == 2 && outcome.output.isEmpty && outcome.errorLines.count == 1)
    #expect(outcome.errors.contains(message), "\(outcome.errors)")
  }

  @Test("an exported theme equals the theme; in another mode it does not")
  func exporting() throws {
    let folder = try TemporaryFolder()
    let exported = try tool.run(["tokens", "export", "--theme", "sosh", "-o", "sosh.json"], in: folder)
    #expect(exported.status == 0, "\(exported.errors)")
    #expect(folder.files() == ["sosh.json"])
    let layer = ["--set", "color.action.enabled=#010203"]
    let laid = try tool.run(["tokens", "diff", "sosh", "sosh.json"] + layer, in: folder)
    #expect(laid.status == 2 && laid.errors.contains("'sosh.json' is a file"), "\(laid.errors)")
    let equal = try tool.run(["tokens", "diff", "sosh", "sosh.json"], in: folder)
    #expect(equal.status == 0 && equal.output == "no value differs\n", "\(equal.output)")
    let dark = try tool.run(["tokens", "diff", "sosh/light", "sosh/dark"], in: folder)
    #expect(dark.status == 1 && dark.errors.isEmpty)
  }

  @Test("a comparison says old and new value and the size of the step")
  func difference() throws {
    let outcome = try tool.run(["tokens", "diff", "orange", "orange/max-it"], in: try TemporaryFolder())
    #expect(outcome.status == 1)
    #expect(
      outcome.output == """
        alert.border.radius.default: 0 -> 12, +12 pt
        button.border.radius.default: 0 -> 8, +8 pt
        text-input.border.radius.default: 0 -> 8, +8 pt
        3 values differ

        """)
    let json = try tool.run(["tokens", "diff", "--json", "orange/light", "orange/dark"], in: try TemporaryFolder())
    let changes = try #require(try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [[String: Any]])
    let action = try #require(changes.first { $0["path"] as? String == "color.action.enabled" })
    #expect(action["old"] as? String == "#000000FF" && action["new"] as? String == "#EEEEEEFF")
    #expect(action["deltaE"] as? Double == 94.91)
    #expect(action["mode"] is NSNull && action["step"] is NSNull)
  }

  @Test("what cannot be compared is told", arguments: [("orange/drak", 2), ("orange/dark/light", 2), ("no.json", 3)])
  func wrongPoint(text: String, status: Int32) throws {
    let outcome = try tool.run(["tokens", "diff", "orange", text], in: try TemporaryFolder())
    #expect(outcome.status == status && outcome.errorLines.count == 1 && outcome.output.isEmpty)
    #expect(outcome.errors.contains("drak") || outcome.errors.contains(text), "\(outcome.errors)")
  }

  @Test("a transition is written as animation or as strip, the same every time")
  func transition() throws {
    let folder = try TemporaryFolder()
    let arguments = [
      "transition", "--from", "orange/light", "--to", "sosh/dark", "--component", "button", "--frames", "3", "--scale",
      "1", "--fonts", PackageFonts.directory,
    ]
    for name in ["a.png", "b.png"] {
      let outcome = try tool.run(arguments + ["-o", name], in: folder)
      #expect(outcome.status == 0, "\(outcome.errors)")
    }
    #expect(try folder.bytes("a.png") == folder.bytes("b.png"))
    let strip = try tool.run(arguments + ["--strip", "-o", "strip.png"], in: folder)
    #expect(strip.status == 0)
    let first = try PNG.decode(folder.bytes("a.png"))
    let all = try PNG.decode(folder.bytes("strip.png"))
    #expect(all.width == 3 * first.width && all.height == first.height)
    #expect((0..<first.height).allSatisfy { y in (0..<first.width).allSatisfy { first[$0, y] == all[$0, y] } })
  }

  @Test("a transition without a sheet or with too few frames is wrong use")
  func wrongTransition() throws {
    let points = ["transition", "--from", "orange", "--to", "sosh", "-o", "x.png", "--fonts", PackageFonts.directory]
    for options in [[], ["--component", "buton"], ["--component", "button", "--frames", "1"], ["--case", "button"]] {
      let folder = try TemporaryFolder()
      let outcome = try tool.run(points + options, in: folder)
      #expect(outcome.status == 2 && outcome.errorLines.count == 1, "\(options): \(outcome.errors)")
      #expect(folder.files() == [])
    }
  }

  @Test("what is set lies over a release, wherever it is named")
  func release() throws {
    let options = ["--token-release", "2.6.0", "--set", "color.border.muted=#123456"]
    let rows = try list(["--theme", "orange", "--mode", "light"] + options)
    #expect(rows.first { $0["path"] as? String == "color.border.muted" }?["value"] as? String == "#123456FF")
  }
}
