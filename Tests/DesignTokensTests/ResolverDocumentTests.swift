import DaguerreSupport
import Testing

@testable import DesignTokens

@Suite("Resolver documents")
struct ResolverDocumentTests {
  private struct MissingFile: Error, Equatable {
    let path: String
  }

  private let files = [
    "brand/base.json":
      ##"{"color": {"$type": "color", "line": {"$value": "#111"}, "fill": {"$value": "{color.line}"}}}"##,
    "brand/./dark.json": ##"{"color": {"line": {"$type": "color", "$value": "#eee"}}}"##,
    "brand/wide.json": #"{"gap": {"$type": "dimension", "$value": "24px"}}"#,
    "brand/old.json": #"{"gap": {"value": "{space.m.value}"}, "space": {"m": {"value": "16px"}}}"#,
    "brand/../palette.json": ##"{"brands": {"mars": {"color": {"line": {"$type": "color", "$value": "#f00"}}}}}"##,
  ]

  private func composed(
    _ text: String, _ inputs: [String: String] = [:], reading: @escaping (String) -> Void = { _ in }
  ) throws -> [UInt8] {
    let found = try TokenDocument.composed(Array(text.utf8), name: "brand/all.resolver.json", inputs: inputs) {
      path in
      reading(path)
      guard let text = files[path] else { throw MissingFile(path: path) }
      return Array(text.utf8)
    }
    return try #require(found)
  }

  private func tokens(_ text: String, _ inputs: [String: String] = [:]) throws -> [String: Token] {
    let file = try TokenFileReader.read(try composed(text, inputs), name: "all")
    return Dictionary(uniqueKeysWithValues: file.tokens.map { ($0.path, $0) })
  }

  private let document = ##"""
    {"version": "2025.10", "name": "All", "$schema": "x",
     "sets": {"base": {"sources": [{"$ref": "base.json"}, {"$ref": "old.json"}]}},
     "modifiers": {
       "mode": {"contexts": {"Dark": [{"$ref": "./dark.json"}], "Light": []}, "default": "Light"},
       "width": {"contexts": {"compact": [], "regular": [{"$ref": "wide.json"}]}},
       "brand": {"contexts": {"venus": [], "mars": [{"$ref": "../palette.json#/brands/mars"}]}, "default": "venus"}},
     "resolutionOrder": [{"$ref": "#/sets/base"}, {"$ref": "#/modifiers/brand"}, {"$ref": "#/modifiers/mode"},
       {"type": "set", "name": "inline", "sources": [{"ring": {"$type": "number", "$value": 2}}]},
       {"$ref": "#/modifiers/width"}]}
    """##

  @Test("what is made of tokens outside the document is worked out later, of each context in its own way")
  func outside() throws {
    func document(_ light: String, _ dark: String) -> String {
      ##"""
      {"version": "2025.10", "resolutionOrder": [
        {"type": "set", "name": "all", "sources": [{"veil": {"$type": "color", \##(light)},
          "gap": {"$type": "dimension", "$value": "{theirs} * {share}"}, "share": {"$type": "number", "$value": 2}}]},
        {"type": "modifier", "name": "mode", "contexts": {"light": [], "dark": [{"veil": {"$type": "color", \##(dark)}}]}},
        {"type": "modifier", "name": "width", "contexts": {"compact": [], "regular": [{"share": {"$type": "number", "$value": 3}}]}}]}
      """##
    }
    func read(_ text: String) throws -> [String: Variants] {
      let operands = Operands.known {
        $0 == "ink" ? .one(.color(0x1020_30FF)) : $0 == "theirs" ? .one(.number(4)) : nil
      }
      let file = try TokenFileReader.read(try composed(text), name: "all", ofAnySystem: true, with: operands)
      return Dictionary(uniqueKeysWithValues: file.tokens.map { ($0.path, $0.value) })
    }
    let found = try read(document(##""$value": "rgba({ink}, 50%)""##, ##""$value": "#fff""##))
    #expect(found["gap"] == .compactRegular(compact: .number(8), regular: .number(12)))
    #expect(found["veil"] == .lightDark(light: .color(0x1020_3080), dark: .color(0xFFFF_FFFF)))
    func change(_ amount: Double) -> String {
      #""$value": "{ink}", "$extensions": {"studio.tokens": {"modify": {"type": "alpha", "value": \#(amount)}}}"#
    }
    #expect(try read(document(change(0.5), change(0.5)))["veil"] == .one(.color(0x1020_3080)))
    for (light, dark) in [(change(0.5), change(0.25)), (change(0.5), ##""$value": "#fff""##)] {
      let error = #expect(throws: TokenError.self) { try read(document(light, dark)) }
      #expect(
        error?.description.contains("the colour of 'veil' is changed in one way in the context light of 'mode'") == true
      )
    }
  }

  @Test("modes and size classes are composed side by side, other contexts are chosen")
  func contexts() throws {
    let found = try tokens(document)
    #expect(found["color.line"]?.value == .lightDark(light: .color(0x1111_11FF), dark: .color(0xEEEE_EEFF)))
    #expect(found["color.fill"]?.value == .one(.alias("color.line")))
    #expect(found["gap"]?.value == .compactRegular(compact: .alias("space.m"), regular: .number(24)))
    #expect(found["ring"]?.value == .one(.number(2)) && found.count == 5)
    #expect(found["space.m"]?.location == SourceLocation(file: "brand/old.json", line: 1))
    #expect(found["ring"]?.location == SourceLocation(file: "brand/all.resolver.json", line: 8))
    let mars = try tokens(document, ["brand": "mars", "mode": "Light"])
    #expect(mars["color.line"]?.value == .one(.color(0xFF00_00FF)))
    #expect(mars["color.line"]?.location.file == "brand/../palette.json")
    #expect(try tokens(document, ["mode": "Dark"])["color.line"]?.value == .one(.color(0xEEEE_EEFF)))
    var read: [String] = []
    _ = try composed(document) { read.append($0) }
    #expect(read == ["brand/base.json", "brand/old.json", "brand/./dark.json", "brand/wide.json"])
  }

  @Test("several modifiers of modes are dark together")
  func severalModes() throws {
    func source(_ name: String, _ value: Int) -> String { #"{"\#(name)": {"$type": "number", "$value": \#(value)}}"# }
    func modifier(_ name: String) -> String {
      #"{"type": "modifier", "name": "\#(name)", "contexts": {"light": [\#(source(name, 1))], "dark": [\#(source(name, 2))]}}"#
    }
    let found = try tokens(#"{"version": "2025.10", "resolutionOrder": [\#(modifier("a")), \#(modifier("b"))]}"#)
    #expect(found["a"]?.value == .lightDark(light: .number(1), dark: .number(2)))
    #expect(found["b"]?.value == .lightDark(light: .number(1), dark: .number(2)))
  }

  @Test("what is wrong with a value is said with the file that has it")
  func places() {
    let text =
      ##"{"version": "2025.10", "resolutionOrder": [{"type": "set", "name": "a", "sources": [{"$ref": "bad.json"}]}]}"##
    let error = #expect(throws: TokenErrors.self) {
      let made = try TokenDocument.composed(Array(text.utf8), name: "r.json", inputs: [:]) { _ in
        Array(
          "{\n\"a\": {\"$type\": \"number\", \"$value\": \"x\"},\n\"b\": {\"$type\": \"number\", \"$value\": \"{c}\"}, \"c\": {\"$type\": \"color\", \"$value\": \"#000\"}}"
            .utf8)
      }
      _ = try TokenFileReader.read(try #require(made), name: "r.json")
    }
    #expect(
      error?.errors.map { "\($0)" } == [
        "bad.json:2: error: the value of 'a' should be a number or an alias in braces",
        "bad.json:3: error: '{c}' is of type color, but 'b' needs number",
      ])
  }

  @Test("a token that one mode lacks is told where the other has it")
  func oneMode() {
    let text =
      ##"{"version": "2025.10", "resolutionOrder": [{"type": "modifier", "name": "m", "contexts": "##
      + ##"{"light": [{"$ref": "base.json"}], "dark": [{"$ref": "./dark.json"}]}}]}"##
    let error = #expect(throws: TokenError.self) { try composed(text) }
    #expect(
      error.map { "\($0)" }
        == "brand/base.json:1: error: 'color.fill' has a value in the context light of 'm', and none in dark")
  }

  @Test("a value of a mode is wrong where that file has it")
  func placesOfModes() {
    let text =
      ##"{"version": "2025.10", "resolutionOrder": [{"type": "modifier", "name": "m", "contexts": "##
      + ##"{"light": [{"$ref": "l.json"}], "dark": [{"$ref": "d.json"}]}}]}"##
    let error = #expect(throws: TokenErrors.self) {
      let made = try TokenDocument.composed(Array(text.utf8), name: "r.json", inputs: [:]) { path in
        let value = path == "l.json" ? "1" : "\"x\""
        return Array("\n{\"a\": {\"$type\": \"number\", \"$value\": \(value)}}".utf8)
      }
      _ = try TokenFileReader.read(try #require(made), name: "r.json")
    }
    #expect(
      error?.errors.map { "\($0)" } == ["d.json:2: error: the value of 'a' should be a number or an alias in braces"])
  }

  @Test("a token file is no resolver document, and a resolver document no token file")
  func others() throws {
    let none = try TokenDocument.composed(Array(#"{"resolutionOrder": {"$value": 1}}"#.utf8), name: "f", inputs: [:]) {
      _ in []
    }
    #expect(none == nil)
    let error = #expect(throws: TokenErrors.self) { try TokenFileReader.read(Array(document.utf8), name: "f") }
    #expect(
      error?.errors.map(\.message)
        == ["the file is a resolver document, which names token files; it can be given to --tokens"])
  }

  @Test(
    "what is wrong with a document is said",
    arguments: [
      (#"{"resolutionOrder": []}"#, [:], "the version of a resolver document should be 2025.10"),
      (
        ##"{"version": "2025.10", "resolutionOrder": [{"$ref": "#/sets/a"}]}"##, [:],
        "'#/sets/a' is none of the document's sets and modifiers"
      ),
      (
        #"{"version": "2025.10", "resolutionOrder": [{"name": "a"}]}"#, [:],
        "an item of 'resolutionOrder' has a '$ref', or a 'name' and the 'type' set or modifier"
      ),
      (
        #"{"version": "2025.10", "resolutionOrder": [{"type": "modifier", "name": "m", "contexts": {}}]}"#, [:],
        "the modifier 'm' has no 'contexts'"
      ),
      (
        #"{"version": "2025.10", "resolutionOrder": [{"type": "modifier", "name": "m", "contexts": {"a": [], "b": []}}]}"#,
        [:], "'m' has no default; choose one of a, b with --token-context"
      ),
      (
        ##"""
        {"version": "2025.10", "resolutionOrder": [
          {"type": "modifier", "name": "m", "contexts": {"light": [], "dark": [], "dim": []}}]}
        """##,
        [:], "'m' has no default; choose one of light, dark, dim with --token-context"
      ),
      (
        #"{"version": "2025.10", "resolutionOrder": [{"type": "modifier", "name": "m", "contexts": {"a": []}, "default": "b"}]}"#,
        [:], "the default of 'm' is none of its contexts: 'b'"
      ),
      (
        #"{"version": "2025.10", "resolutionOrder": [{"type": "modifier", "name": "m", "contexts": {"a": [], "b": []}}]}"#,
        ["m": "c"], "'m' has no context 'c'; it has a, b"
      ),
      (
        #"{"version": "2025.10", "resolutionOrder": [{"type": "modifier", "name": "m", "contexts": {"a": []}, "default": "a"}]}"#,
        ["n": "c"], "no modifier is called 'n'; there are m"
      ),
      (
        ##"{"version": "2025.10", "sets": {"s": {"sources": [{"$ref": "#/sets/s"}]}}, "resolutionOrder": [{"$ref": "#/sets/s"}]}"##,
        [:], "the set 's' is made of itself"
      ),
      (
        #"{"version": "2025.10", "resolutionOrder": [{"type": "set", "name": "s", "sources": [{"$ref": "https://x.org/a"}]}]}"#,
        [:], "'https://x.org/a' is not a file on this machine"
      ),
      (
        #"{"version": "2025.10", "resolutionOrder": [{"type": "modifier", "name": "m", "contexts": {"light": [], "dark": [{"$ref": "./dark.json"}]}}]}"#,
        [:], "'color' has a value in the context dark of 'm', and none in light"
      ),
    ] as [(String, [String: String], String)])
  func errors(text: String, inputs: [String: String], message: String) {
    let error = #expect(throws: TokenError.self) { try composed(text, inputs) }
    #expect(error?.message == message)
  }

  @Test("a file that cannot be read is that error, and sets of sets stand for no more than is good")
  func bounds() {
    let missing =
      #"{"version": "2025.10", "resolutionOrder": [{"type": "set", "name": "s", "sources": [{"$ref": "none.json"}]}]}"#
    #expect(throws: MissingFile(path: "brand/none.json")) { try composed(missing) }
    var sets = #""s0": {"sources": []}"#
    for level in 1...40 {
      let reference = ##"{"$ref": "#/sets/s\##(level - 1)"}"##
      sets += #", "s\#(level)": {"sources": [\#(reference), \#(reference)]}"#
    }
    let error = #expect(throws: TokenError.self) {
      try composed(##"{"version": "2025.10", "sets": {\##(sets)}, "resolutionOrder": [{"$ref": "#/sets/s40"}]}"##)
    }
    #expect(error?.message.hasPrefix("the document composes more than 1000 sources") == true)
    let chain = (1...200).map { ##""c\##($0)": {"sources": [{"$ref": "#/sets/c\##($0 - 1)"}]}"## }.joined(
      separator: ", ")
    let deep = #expect(throws: TokenError.self) {
      try composed(
        ##"{"version": "2025.10", "sets": {"c0": {"sources": []}, \##(chain)}, "resolutionOrder": [{"$ref": "#/sets/c200"}]}"##
      )
    }
    #expect(deep?.message == "sets are made of sets more than 64 times")
  }
}
