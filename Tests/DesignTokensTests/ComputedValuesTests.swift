import DaguerreSupport
import Testing

@testable import DesignTokens

@Suite("What Tokens Studio works out")
struct ComputedValuesTests {
  private func read(_ text: String) throws -> [String: Token] {
    let file = try TokenFileReader.read(Array(text.utf8), name: "f", ofAnySystem: true)
    return Dictionary(uniqueKeysWithValues: file.tokens.map { ($0.path, $0) })
  }

  private func message(_ text: String) -> String? {
    let error = #expect(throws: TokenErrors.self) { try read(text) }
    return error?.errors.first?.description
  }

  @Test("arithmetic with aliases, in tokens and in parts of them")
  func numbers() throws {
    let tokens = try read(
      ##"""
      {"space": {"base": {"value": "4px", "type": "spacing"}, "m": {"value": "{space.base} * 2 + 1", "type": "spacing"},
         "al-ias": {"value": "{space.m}", "type": "spacing"}, "l": {"value": "{space.al-ias} * 2", "type": "spacing"}},
       "unit": {"$type": "dimension", "$value": {"value": 1.5, "unit": "rem"}},
       "same": {"value": "{space.al-ias}", "type": "spacing"}, "third": {"value": "{unit} / 3", "type": "sizing"}, "plain": {"value": "8 * 2px", "type": "sizing"},
       "half": {"value": "{third} / 16", "type": "opacity"},
       "style": {"type": "typography", "value": {"fontSize": "{space.base} * 4", "fontFamily": "A-B", "lineHeight": "150%"}},
       "name": {"value": "Semi-Bold 1 - 2", "type": "fontFamilies"},
       "cast": {"type": "boxShadow", "value": [{"x": "0", "y": "{space.base} / 2", "blur": "4", "spread": "-2",
         "color": "rgba({ink}, {half})"}]}, "ink": {"value": "#102030", "type": "color"}}
      """##.replacing("\"$value\"", with: "\"value\"").replacing("\"$type\"", with: "\"type\""))
    #expect(tokens["space.m"]?.value == .one(.number(9)) && tokens["space.l"]?.value == .one(.number(18)))
    #expect(tokens["same"]?.value == .one(.alias("space.al-ias")))
    #expect(tokens["space.al-ias"]?.value == .one(.alias("space.m")), "one that is nothing but an alias stays one")
    #expect(tokens["third"]?.value == .one(.number(8)) && tokens["plain"]?.value == .one(.number(16)))
    #expect(tokens["half"]?.value == .one(.number(0.5)) && tokens["name"]?.value == .one(.string("Semi-Bold 1 - 2")))
    guard case .one(.composite(let style)) = tokens["style"]?.value,
      case .one(.composite(let shadow)) = tokens["cast"]?.value
    else {
      Issue.record("no composites")
      return
    }
    #expect(style.first { $0.name == "fontSize" }?.value == .number(16))
    #expect(style.first { $0.name == "fontFamily" }?.value == .string("A-B"))
    #expect(shadow.map(\.value) == [.color(0x1020_3080), .number(0), .number(2), .number(4), .number(-2)])
  }

  @Test("what differs between modes or size classes does so in what is worked out from it")
  func sides() throws {
    let tokens = try read(
      ##"""
      {"gap": {"$type": "dimension", "$value": "4px", "$extensions": {"daguerre.regular": "6px"}},
       "wide": {"$type": "dimension", "$value": "{gap} * 2"},
       "ink": {"$type": "color", "$value": "#000000", "$extensions": {"daguerre.dark": "#ffffff"}},
       "veil": {"$type": "color", "$value": "rgba({ink}, 50%)"},
       "same": {"$type": "dimension", "$value": "{gap} * 0"}}
      """##)
    #expect(tokens["wide"]?.value == .compactRegular(compact: .number(8), regular: .number(12)))
    #expect(tokens["veil"]?.value == .lightDark(light: .color(0x80), dark: .color(0xFFFF_FF80)))
    #expect(tokens["same"]?.value == .one(.number(0)))
  }

  /// By ColorAide 8.13.1; in HSL red is half way between two levels.
  @Test(
    "a colour is changed in the space that its change names",
    arguments: [
      ("lighten", "lch", "#8453A8FF"), ("lighten", "srgb", "#814DA8FF"), ("lighten", "p3", "#834FA9FF"),
      ("lighten", "hsl", "#8D00F4FF"), ("darken", "lch", "#370B5AFF"), ("darken", "srgb", "#35005BFF"),
      ("darken", "p3", "#35025BFF"), ("darken", "hsl", "#35005BFF"), ("mix", "lch", "#324EBAF0"),
      ("mix", "srgb", "#353CA8F0"), ("mix", "p3", "#4D40A8F0"), ("mix", "hsl", "#1C00A8F0"),
      ("alpha", "srgb", "#4B00824D"),
    ])
  func modifiers(type: String, space: String, result: String) throws {
    let tokens = try read(
      ##"""
      {"base": {"$type": "color", "$value": "#4b0082"}, "share": {"$type": "number", "$value": 0.1},
       "other": {"$type": "color", "$value": "#00c8ffcc"},
       "changed": {"$type": "color", "$value": "{base}", "$extensions": {"studio.tokens": {"modify":
         {"type": "\##(type)", "space": "\##(space)", "value": "{share} * 3", "color": "{other}"}}}},
       "again": {"$type": "color", "$value": "{changed}"}}
      """##)
    let rgba = try #require(UInt32(result.dropFirst(), radix: 16))
    #expect(tokens["changed"]?.value == .one(.color(rgba)))
    #expect(tokens["again"]?.value == .one(.alias("changed")))
  }

  /// By ColorAide 8.13.1.
  @Test(
    "colours are mixed on the shorter way round, also over the end of the circle",
    arguments: [
      ("#c08060", "#b0608c", "hsl", "BA6062"), ("#b0608c", "#c08060", "hsl", "B76071"),
      ("#c06070", "#8060b0", "lch", "B4598C"), ("#8060b0", "#c06070", "lch", "A7599A"),
    ])
  func hues(one: String, other: String, space: String, result: String) throws {
    let tokens = try read(
      ##"""
      {"c": {"$type": "color", "$value": "\##(one)", "$extensions": {"studio.tokens": {"modify":
        {"type": "mix", "space": "\##(space)", "value": 0.4, "color": "\##(other)"}}}}}
      """##)
    #expect(tokens["c"]?.value == .one(.color(try #require(UInt32(result, radix: 16)) << 8 | 0xFF)))
  }

  @Test(
    "greys have no hue of their own",
    arguments: [
      ("#808080", "#00c8ffcc", "lch", 0x7695_A5F0 as UInt32), ("#808080", "#00c8ffcc", "hsl", 0x5A96_A6F0),
      ("#4b0082", "#808080", "lch", 0x5F32_83FF), ("#4b0082", "#808080", "hsl", 0x5D19_8FFF),
    ])
  func greys(one: String, other: String, space: String, rgba: UInt32) throws {
    let tokens = try read(
      ##"""
      {"c": {"$type": "color", "$value": "\##(one)", "$extensions": {"studio.tokens": {"modify":
        {"type": "mix", "space": "\##(space)", "value": "0.3", "color": "\##(other)"}}}},
       "d": {"$type": "dimension", "$value": "1 + 1", "$extensions": {"studio.tokens": {"modify": {"type": "mix"}}}}}
      """##)
    #expect(tokens["c"]?.value == .one(.color(rgba)))
    #expect(tokens["d"]?.value == .one(.number(2)), "a length has no colour to change")
  }

  @Test("what a picture cannot show is left out of a file of any system, not an error of it")
  func undrawn() throws {
    let text = ##"""
      {"a": {"value": "4px {b}", "type": "spacing"}, "b": {"value": "{s} * 2", "type": "spacing"},
       "s": {"value": "2", "type": "math"}, "c": {"value": "150%", "type": "letterSpacing"},
       "d": {"value": "AUTO", "type": "lineHeights"},
       "e": {"value": "linear-gradient(90deg, {f} 0%, rgba({f}, 0) 45%)", "type": "color"},
       "f": {"value": "rgba(#10203040, 0.5)", "type": "color"}}
      """##
    let file = try TokenFileReader.read(Array(text.utf8), name: "f", ofAnySystem: true)
    #expect(file.undrawn.map(\.path) == ["a", "c", "d", "e"])
    #expect(file.tokens.map(\.value) == [.one(.number(4)), .one(.number(2)), .one(.color(0x1020_3080))])
    #expect(throws: TokenErrors.self) { try TokenFileReader.read(Array(text.utf8), name: "f") }
  }

  @Test("what cannot be worked out is an error")
  func errors() {
    func number(_ text: String) -> String { ##"{"a": {"value": "\##(text)", "type": "spacing"}}"## }
    #expect(
      message(number("{theirs} * 2"))
        == "f:1: error: 'a' cannot be worked out: 'theirs' is not in the file, and nothing else takes part")
    #expect(message(number("{a} + 1")) == "f:1: error: values form a cycle: a -> a")
    let ring = ##""b": {"value": "{c}", "type": "TYPE"}, "c": {"value": "{b}", "type": "TYPE"}"##
    #expect(
      message("{\(ring.replacing("TYPE", with: "spacing")), \"a\": {\"value\": \"{b} * 2\", \"type\": \"spacing\"}}")
        == "f:1: error: values form a cycle: b -> c -> b", "aliases among each other")
    #expect(
      message("{\(ring.replacing("TYPE", with: "color")), \"a\": {\"value\": \"rgba({b}, 1)\", \"type\": \"color\"}}")
        == "f:1: error: values form a cycle: b -> c -> b")
    #expect(
      message(##"{"b": {"value": "#fff", "type": "color"}, "a": {"value": "{b} * 2", "type": "spacing"}}"##)
        == "f:1: error: 'a' cannot be worked out: 'b' is no number")
    #expect(
      message(##"{"b": {"value": "4", "type": "spacing"}, "a": {"value": "{b} ({b})", "type": "spacing"}}"##)
        == "f:1: error: '{b} ({b})' of 'a' cannot be worked out: there should be an operator before '({b})'")
    #expect(message(number("a - b"))?.hasPrefix("f:1: error: the value of 'a' should be ") == true)
    func change(_ modify: String) -> String {
      ##"{"a": {"value": "#123456", "type": "color", "$extensions": {"studio.tokens": {"modify": \##(modify)}}}}"##
    }
    let start = "f:1: error: the change of the colour of 'a' cannot be worked out: "
    #expect(message(change(#"{"type": "invert"}"#)) == start + "its type should be lighten, darken, mix or alpha")
    #expect(message(change(#"{"type": "mix", "value": 1}"#)) == start + "it has no color to mix with")
    #expect(
      message(change(#"{"type": "alpha", "value": 1, "space": "cmyk"}"#))
        == start + "its space should be lch, srgb, p3, hsl")
    #expect(message(change(#"{"type": "alpha"}"#)) == start + "it has no value")
  }

  @Test("what needs tokens that are not in the file waits for them, and the rest does not")
  func operands() throws {
    let text = ##"""
      {"a": {"value": "{theirs} * 2", "type": "spacing"}, "b": {"value": "{a} + 1", "type": "spacing"},
       "c": {"value": "{d} + 1", "type": "spacing"}, "d": {"value": "4", "type": "spacing"}, "half": {"value": "0.5", "type": "opacity"}, "e": {"value": "{a}", "type": "spacing"},
       "veil": {"value": "rgba({ink}, {half})", "type": "color"}}
      """##
    func read(_ operands: Operands) throws -> TokenFile {
      try TokenFileReader.read(Array(text.utf8), name: "f", ofAnySystem: true, with: operands)
    }
    let later = try read(.later)
    #expect(later.open.map(\.path) == ["a", "b", "veil"] && later.open.map(\.location.line) == [1, 1, 3])
    #expect(later.tokens.map(\.path) == ["c", "d", "half", "e"] && later.tokens[0].value == .one(.number(5)))
    let known = try read(
      .known { path in
        path == "ink"
          ? .lightDark(light: .color(0x1020_30FF), dark: .color(0xFFFF_FFFF))
          : path == "theirs" ? .compactRegular(compact: .number(3), regular: .number(5)) : nil
      })
    let values = Dictionary(uniqueKeysWithValues: known.tokens.map { ($0.path, $0.value) })
    #expect(known.open.isEmpty && values["b"] == .compactRegular(compact: .number(7), regular: .number(11)))
    #expect(values["veil"] == .lightDark(light: .color(0x1020_3080), dark: .color(0xFFFF_FF80)))
    let error = #expect(throws: TokenErrors.self) { try read(.known { _ in nil }) }
    #expect(error?.errors.first?.description.contains("'theirs' is no colour or number of the file") == true)
  }

  @Test("a chain of a thousand values is followed, one of itself or too long is refused, and time stays in proportion")
  func chains() {
    let chain = (0..<1000).map { ##""t\##($0)": {"value": "{t\##($0 + 1)} + 1", "type": "spacing"}"## }
    let text = "{\(chain.joined(separator: ",")), \"t1000\": {\"value\": \"1\", \"type\": \"spacing\"}}"
    #expect(message(text)?.hasSuffix("is at the end of more than 64 values") == true)
    let wide = (0..<20_000).map { ##""w\##($0)": {"value": "{base} * \##($0)", "type": "spacing"}"## }
    #expect(throws: Never.self) {
      let tokens = try read("{\(wide.joined(separator: ",")), \"base\": {\"value\": \"2\", \"type\": \"spacing\"}}")
      #expect(tokens["w19999"]?.value == .one(.number(39_998)))
    }
  }
}
