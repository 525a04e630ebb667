import DaguerreSupport
import Testing

@testable import DesignTokens

@Suite("Sets and themes of Tokens Studio")
struct TokenSetsTests {
  private struct MissingFile: Error {}

  private static let sets =
    ##""core": {"a": {"value": "1", "type": "sizing"}}, "dark": {"a": {"value": "2", "type": "sizing"}}"##
  private static let brands =
    ##""red": {"c": {"value": "#f00", "type": "color"}}, "blue": {"c": {"value": "#00f", "type": "color"}}"##
  private static let themes = ##"""
    [{"name": "Light", "group": "mode", "selectedTokenSets": {"core": "source"}},
     {"name": "Dark", "group": "mode", "selectedTokenSets": {"dark": "enabled", "core": "enabled"}},
     {"name": "Red", "selectedTokenSets": {"red": "enabled", "blue": "disabled"}},
     {"name": "Blue", "selectedTokenSets": {"blue": "enabled"}}]
    """##
  private static let order = ##"{"tokenSetOrder": ["core", "dark", "red", "blue"]}"##
  private static let file = "{\(sets), \(brands), \"$themes\": \(themes), \"$metadata\": \(order)}"

  private func tokens(
    _ text: String, _ inputs: [String: String], name: String = "all.json", files: [String: String] = [:]
  ) throws -> [String: Token] {
    let composed = try TokenDocument.composed(Array(text.utf8), name: name, inputs: inputs) { path in
      guard let text = files[path] else { throw MissingFile() }
      return Array(text.utf8)
    }
    let bytes = try #require(composed)
    return try Dictionary(
      uniqueKeysWithValues: TokenFileReader.read(bytes, name: name, ofAnySystem: true).tokens.map { ($0.path, $0) })
  }

  @Test("light and dark themes of a group become modes, of another group one is chosen")
  func groups() throws {
    let found = try tokens(Self.file, ["theme": "Blue"])
    #expect(found["a"]?.value == .lightDark(light: .number(1), dark: .number(2)))
    #expect(found["c"]?.value == .one(.color(0xFFFF)) && found.count == 2)
    let dark = try tokens(Self.file, ["theme": "Red", "mode": "Dark"])
    #expect(dark["a"]?.value == .one(.number(2)) && dark["c"]?.value == .one(.color(0xFF00_00FF)))
  }

  @Test("sets that only themes name come last")
  func unordered() throws {
    let text = ##"""
      {"late": {"a": {"value": "3", "type": "sizing"}}, "off": {"a": {"value": "4", "type": "sizing"}}, \##(Self.sets),
       "$metadata": {"tokenSetOrder": ["core", "dark"]},
       "$themes": [{"name": "t", "selectedTokenSets": {"late": "enabled", "core": "enabled", "off": "disabled"}}]}
      """##
    #expect(try tokens(text, [:])["a"]?.value == .one(.number(3)))
    let error = #expect(throws: MissingFile.self) {
      try tokens(
        ##"[{"name": "t", "selectedTokenSets": {"gone": "enabled"}}]"##, [:], name: "t/$themes.json",
        files: ["t/$metadata.json": #"{"tokenSetOrder": []}"#])
    }
    #expect(error != nil)
  }

  @Test("the sets of a folder lie in a file each, and what is wrong is said with the file")
  func folder() throws {
    var files = [
      "t/$metadata.json": ##"{"tokenSetOrder": ["core", "color/dark"]}"##,
      "t/core.json": ##"{"fill": {"$value": "#fff", "$type": "color"}}"##,
      "t/color/dark.json": "{\"fill\":\n {\"value\": \"#000\", \"type\": \"color\"}}",
    ]
    let themes = ##"""
      [{"name": "light", "group": "m", "selectedTokenSets": {"core": "enabled"}},
       {"name": "dark", "group": "m", "selectedTokenSets": {"core": "source", "color/dark": "enabled"}}]
      """##
    let found = try tokens(themes, [:], name: "t/$themes.json", files: files)
    #expect(found["fill"]?.value == .lightDark(light: .color(0xFFFF_FFFF), dark: .color(0xFF)))
    #expect(found["fill"]?.location == SourceLocation(file: "t/core.json", line: 1))
    #expect(try tokens("[]", [:], name: "t/$themes.json", files: files)["fill"]?.value == .one(.color(0xFF)))

    files["t/color/dark.json"] = "{\n\"fill\": {\"value\": \"#00\", \"type\": \"color\"}}"
    let wrong = #expect(throws: TokenErrors.self) { try tokens(themes, [:], name: "t/$themes.json", files: files) }
    #expect(wrong?.errors.map(\.location) == [SourceLocation(file: "t/color/dark.json", line: 2)])
    files["t/$metadata.json"] = "{}"
    let unordered = #expect(throws: TokenError.self) {
      try tokens(themes, [:], name: "t/$themes.json", files: files)
    }
    #expect(unordered?.description == "t/$metadata.json:1: error: the file has no 'tokenSetOrder'")
  }

  @Test("what is chosen must be there, and what has no default must be chosen")
  func wrongChoices() {
    for (inputs, message) in [
      (["theme": "Green"], "'theme' has no context 'Green'; it has Red, Blue"),
      ([:], "'theme' has no default; choose one of Red, Blue with --token-context"),
      (["brand": "Red"], "no group of themes is called 'brand'; there are mode, theme"),
    ] {
      let error = #expect(throws: TokenError.self) { try tokens(Self.file, inputs) }
      #expect(error?.message == message)
    }
  }

  @Test("a file without themes has all its sets, one of several themes is refused where none can be chosen")
  func oneFile() throws {
    func read(_ text: String) throws -> [Token] { try TokenFileReader.read(Array(text.utf8), name: "f").tokens }
    let error = #expect(throws: TokenErrors.self) { try read(Self.file) }
    #expect(
      error?.errors.map(\.message) == [
        "the file has the sets of several themes (Light, Dark, Red, Blue); export one theme, or give the file to --tokens"
      ])
    let all = try read(##"{\##(Self.sets), "$themes": [], "$metadata": {"tokenSetOrder": ["dark", "core"]}}"##)
    #expect(all.map(\.value) == [.one(.number(1))])
    let composed = try TokenDocument.composed(Array("{\(Self.sets), \"$themes\": []}".utf8), name: "f", inputs: [:]) {
      _ in throw MissingFile()
    }
    #expect(composed == nil)
  }

  @Test("a set that is named often counts once, and there is an end to sets")
  func bounds() throws {
    func read(_ sets: [String], _ order: [String]) throws -> [Token] {
      let names = order.map { "\"\($0)\"" }.joined(separator: ",")
      let sets = sets.map { #""\#($0)": {"\#($0)": {"value": "1", "type": "sizing"}}"# }.joined(separator: ",")
      let text = "{\(sets), \"$metadata\": {\"tokenSetOrder\": [\(names)]}}"
      return try TokenFileReader.read(Array(text.utf8), name: "f").tokens
    }
    #expect(try read(["a"], Array(repeating: "a", count: 100_000)).count == 1)
    let names = (0...1000).map { "s\($0)" }
    let error = #expect(throws: TokenErrors.self) { try read(names, names) }
    #expect(error?.errors.map(\.message) == ["there are more than 1000 sets"])
    #expect(try read(names, names.dropLast()).count == 1000)
  }
}
