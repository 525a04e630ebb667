import DaguerreGraphics
import DaguerreImages
import TestSupport
import Testing

/// `--tokens` and `--set`, which every command that draws or lists takes.
@Suite("daguerre under other tokens")
struct OverlayCommandTests {
  private let tool = BuiltTool.daguerre
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private let point = [
    "--theme", "orange", "--tuning", "default", "--mode", "light", "--size-class", "compact", "--direction", "ltr",
  ]

  /// The folder of a test is no package, so it does not know the fonts.
  private func run(_ arguments: [String]) throws -> BuiltTool.Outcome {
    try tool.run(arguments + (arguments[0] == "tokens" ? [] : ["--fonts", PackageFonts.directory]), in: folder)
  }

  private func rendered(_ options: [String], to name: String) throws -> Bitmap {
    let outcome = try run(["render", "--filter", "button/default/text", "--scale", "1", "-o", name] + point + options)
    try #require(outcome.status == 0, "\(outcome.errors)")
    return try PNG.decode(folder.bytes("\(name)/orange/default/light/compact/ltr/button/default/text.png"))
  }

  @Test("what records takes no other tokens, and says what does", arguments: ["--set", "--tokens", "--token-release"])
  func notRecorded(option: String) throws {
    let outcome = try run(["record", option, "x"])
    #expect(outcome.status == 2)
    #expect(
      outcome.errors
        == "error: Unknown option '\(option)'. What is tried with it is accepted by 'daguerre review'. See 'daguerre help'.\n"
    )
  }

  @Test("what is set is drawn, what follows from it too, and the last layer counts")
  func order() throws {
    let color =
      #"{"color": {"$type": "color", "action": {"enabled": {"$value": {"colorSpace": "srgb", "#
      + ##""components": [1, 0, 0], "hex": "#FF0000"}}}}}"##
    try folder.write(color, to: "red.json")
    func fill(_ options: [String], _ name: String) throws -> UInt32 {
      // Within the first button, left of its label.
      let bitmap = try rendered(options, to: name)
      return bitmap[24, 64] & 0xFF_FFFF
    }
    let plain = try fill([], "plain")
    let violet = [
      "--set", "button.color.bg.default.enabled={color.action.enabled}", "--set", "color.action.enabled=#4B0082",
    ]
    #expect(try fill(["--set", "button.color.bg.default.enabled=#4B0082"], "own") == 0x82_004B)
    #expect(plain != 0x82_004B)
    let token = ["--set", "button.color.bg.default.enabled={color.action.enabled}"]
    #expect(try fill(["--set", "color.action.enabled=#4B0082"] + token, "alias") == 0x82_004B)
    #expect(
      try fill(["--tokens", "red.json", "--set", "color.action.enabled=#4B0082"] + token, "last-set") == 0x82_004B)
    #expect(
      try fill(["--set", "color.action.enabled=#4B0082", "--tokens", "red.json"] + token, "last-file") == 0x00_00FF)
    #expect(try fill(violet, "early") == 0x82_004B, "an alias follows what comes after it")
  }

  @Test("a resolver document gives each mode its file, and the context that is chosen")
  func resolver() throws {
    try folder.write(
      ##"{"color": {"action": {"enabled": {"$type": "color", "$value": "#4B0082"}}}}"##, to: "t/base.json")
    try folder.write(#"{"color": {"action": {"enabled": {"$type": "color", "$value": "orchid"}}}}"#, to: "t/dark.json")
    try folder.write(#"{"color": {"action": {"enabled": {"$type": "color", "$value": "teal"}}}}"#, to: "t/teal.json")
    try folder.write(
      """
      {"version": "2025.10", "resolutionOrder": [
        {"type": "set", "name": "base", "sources": [{"$ref": "base.json"}]},
        {"type": "modifier", "name": "mode", "contexts": {"light": [], "dark": [{"$ref": "dark.json"}]}},
        {"type": "modifier", "name": "brand", "contexts": {"own": [], "teal": [{"$ref": "teal.json"}]}, "default": "own"}]}
      """, to: "t/all.resolver.json")
    func values(_ options: [String]) throws -> [String] {
      let diff = ["tokens", "diff", "orange", "orange", "--tokens", "t/all.resolver.json"] + options
      let lines = try run(diff).output.split(separator: "\n").filter { $0.hasPrefix("color.action.enabled ") }
      return lines.compactMap { $0.split(separator: " ").dropFirst(4).first.map(String.init) }
    }
    #expect(try values([]) == ["#4B0082FF,", "#DA70D6FF,"])
    #expect(try values(["--token-context", "brand=teal"]) == ["#008080FF,", "#008080FF,"])
    let wrong = try run(["list", "--tokens", "t/all.resolver.json", "--token-context", "brand=gold"])
    #expect(wrong.errors == "t/all.resolver.json:4: error: 'brand' has no context 'gold'; it has own, teal\n")
    let none = try run(["list", "--token-context", "brand=gold"])
    #expect(
      none.status == 2
        && none.errors.contains("--token-context needs a resolver document or themes: add them with --tokens."))
    let plain = try run(["list", "--tokens", "t/base.json", "--token-context", "brand=gold"])
    #expect(
      plain.status == 2 && plain.errors.contains("no file of --tokens is a resolver document or has themes"),
      "\(plain.errors)")
    try folder.write("{", to: "t/teal.json")
    let broken = try run(["list", "--tokens", "t/all.resolver.json", "--token-context", "brand=teal"])
    #expect(broken.status != 0 && broken.errors.hasPrefix("t/teal.json:1: error: "), "\(broken.errors)")
  }

  @Test("a folder of Tokens Studio gives each mode its theme, and colours are worked out")
  func studio() throws {
    try folder.write(
      ##"""
      [{"name": "Light", "group": "Mode", "selectedTokenSets": {"core": "enabled"}},
       {"name": "Dark", "group": "Mode", "selectedTokenSets": {"core": "source", "dark": "enabled"}}]
      """##, to: "s/$themes.json")
    try folder.write(#"{"tokenSetOrder": ["core", "dark"]}"#, to: "s/$metadata.json")
    try folder.write(
      ##"""
      {"color": {"action": {"enabled": {"type": "color", "value": "#4B0082"}, "hover": {"type": "color",
        "value": "{color.action.enabled}", "$extensions": {"studio.tokens": {"modify":
          {"type": "lighten", "space": "srgb", "value": "0.5"}}}}}}}
      """##, to: "s/core.json")
    try folder.write(
      ##"{"color": {"action": {"enabled": {"type": "color", "value": "#101010"}}}}"##, to: "s/dark.json")
    func values(_ token: String, _ options: [String]) throws -> [String] {
      let diff = ["tokens", "diff", "orange", "orange", "--tokens", "s"] + options
      let lines = try run(diff).output.split(separator: "\n").filter { $0.hasPrefix("\(token) ") }
      return lines.compactMap { $0.split(separator: " ").dropFirst(4).first.map(String.init) }
    }
    #expect(try values("color.action.hover", []) == ["#A580C1FF,", "#888888FF,"])
    #expect(try values("color.action.enabled", ["--token-context", "Mode=Dark"]) == ["#101010FF,", "#101010FF,"])
  }

  @Test("a token that only some themes have is left out in the others; one that none has is wrong use")
  func themes() throws {
    let raw = try run(["tokens", "list", "--theme", "sosh", "--layer", "raw", "--family", "color"])
    let brand = try #require(raw.output.split(separator: "\n").compactMap { $0.split(separator: " ").first }.last)
    for theme in ["orange", "sosh"] {
      let outcome = try run(["list", "--theme", theme, "--filter", "button/strong/text", "--set", "\(brand)=#112233"])
      #expect(outcome.status == 0, "\(theme): \(outcome.errors)")
    }
  }

  @Test(
    "a value that a token cannot have, and a name that is near to one, are told by every command",
    arguments: [
      ["render", "--component", "divider", "-o", "out"], ["gallery", "--component", "divider", "-o", "out"],
      ["list", "--component", "divider"], ["verify", "--component", "divider", "--snapshots", ".", "-o", "../report"],
      ["tokens", "list"], ["tokens", "show", "color.action.enabled"], ["tokens", "diff", "orange", "orange"],
      ["tokens", "export", "--theme", "orange", "-o", "out.json"], ["impact", "--snapshots", "."],
      ["transition", "--from", "orange", "--to", "sosh", "--component", "divider", "-o", "out.png"],
    ])
  func wrong(command: [String]) throws {
    for (layer, message) in [
      ("color.action.enabled=blue", "'blue' is no value of 'color.action.enabled': it is a colour, such as #4B0082"),
      ("button.border.radius.default=wide", "it is a length in points, such as 12"),
      ("color.acton.enabled=#FFFFFF", "Did you mean 'color.action.enabled'"),
      ("button.border.radius.default=0x20", "it is a length in points, such as 12"),
      ("opacity.strong=7", "'opacity.strong' is from 0 to 1, and 7.0 is not"),
      ("core.font.weight.400=99999", "'core.font.weight.400' is from 1 to 1000, and 99999.0 is not"),
      ("elevation.blur.raised=-3", "'elevation.blur.raised' is from 0 to 1000000, and -3.0 is not"),
      ("badge.size.medium=-50", "'badge.size.medium' is from 0 to 1000000, and -50.0 is not"),
      ("color.action.enabled={color.nope}", "no token is called 'color.nope'"), ("nothing", "write the token, '='"),
    ] {
      let outcome = try run(command + ["--set", layer])
      #expect(outcome.status == 2, "\(command) \(layer): \(outcome.status)")
      #expect(outcome.errors.contains(message), "\(command): \(outcome.errors)")
      #expect(folder.files().isEmpty)
    }
  }

  @Test("a difference between two points tells what else a change changes")
  func difference() throws {
    let outcome = try run(["tokens", "diff", "orange/light", "orange/light", "--set", "color.action.enabled=#4B0082"])
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("color.action.enabled: #000000FF -> #4B0082FF"))
    #expect(outcome.output.contains("button.color.border.default.enabled: #000000FF -> #4B0082FF"))
  }
}
