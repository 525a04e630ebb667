import Testing

@testable import DesignTokens

@Suite("Pointers and inheritance in token files")
struct ReferenceTests {
  private func tokens(_ text: String) throws -> [String: Variants] {
    let file = try TokenFileReader.read(Array(text.utf8), name: "f")
    return Dictionary(uniqueKeysWithValues: file.tokens.map { ($0.path, $0.value) })
  }

  private func message(_ text: String) -> String? {
    do {
      _ = try tokens(text)
      return nil
    } catch {
      return "\(error)"
    }
  }

  @Test("a pointer at a token is an alias of it, wherever a value stands")
  func aliases() throws {
    let found = try tokens(
      ##"""
      {"c": {"$type": "color", "a b": {"$value": "#fff"}, "r": {"$root": {"$value": "#000"}},
         "one": {"$ref": "#/c/a%20b"}, "two": {"$value": {"$ref": "#/c/a b/$value"}}, "three": {"$ref": "#/c/r/$root/$value"},
         "four": {"$value": "#123456", "$extensions": {"daguerre.dark": {"$ref": "#/c/one/$value"}, "org.example": {"$ref": "x.json"}}}},
       "w": {"$type": "dimension", "a/b~": {"$value": "1px"}},
       "s": {"$type": "shadow", "$value": {"color": {"$ref": "#/c/one"}, "offsetX": {"$ref": "#/w/a~1b~0/$value"},
         "offsetY": "0", "blur": "0", "spread": "0"}}}
      """##)
    #expect(found["c.one"] == .one(.alias("c.a b")) && found["c.two"] == .one(.alias("c.a b")))
    #expect(found["c.three"] == .one(.alias("c.r")))
    #expect(found["c.four"] == .lightDark(light: .color(0x1234_56FF), dark: .alias("c.one")))
    guard case .one(.composite(let parts))? = found["s"] else { return #expect(Bool(false), "no shadow") }
    #expect(parts[0].value == .alias("c.one") && parts[1].value == .alias("w.a/b~"))
  }

  @Test("a pointer into a value is that part, through aliases too")
  func parts() throws {
    let found = try tokens(
      ##"""
      {"hue": {"$type": "number", "$value": 120}, "c": {"$type": "color",
         "base": {"$value": {"colorSpace": "hsl", "components": [{"$ref": "#/c/other/$value/components/0"}, 100, 50]}},
         "other": {"$value": {"colorSpace": "hsl", "components": [240, 0, 0]}}, "same": {"$value": "{c.base}"},
         "dim": {"$value": {"colorSpace": {"$ref": "#/c/same/$value/colorSpace"},
            "components": {"$ref": "#/c/same/$value/components"}, "alpha": {"$ref": "#/faint/$value"}}},
         "own": {"$value": {"colorSpace": "hsl", "components": [{"$ref": "#/hue"}, 100, {"$ref": "#/c/own/$value/components/1"}]}}},
       "faint": {"$type": "number", "$value": "{less}"}, "less": {"$type": "number", "$value": 0.2},
       "t": {"$type": "typography", "$value": {"fontSize": "20px", "lineHeight": "24px", "fontWeight": 400, "letterSpacing": "0"}},
       "size": {"$type": "dimension", "$value": {"$ref": "#/t/$value/fontSize"}}}
      """##)
    #expect(found["c.base"] == .one(.color(0x0000_FFFF)) && found["c.dim"] == .one(.color(0x0000_FF33)))
    #expect(found["c.own"] == .one(.color(0xFFFF_FFFF)))
    #expect(found["size"] == .one(.number(20)))
  }

  @Test("a group has what the one that it extends has, with its own in the place of that")
  func inheritance() throws {
    let found = try tokens(
      ##"""
      {"base": {"$type": "color", "bg": {"$value": "#fff"}, "fg": {"$root": {"$value": "#000"}, "soft": {"$value": "#888"}}},
       "more": {"deep": {"$extends": "#/base", "line": {"$value": "{base.bg}"}}},
       "mine": {"$extends": "{more.deep}", "bg": {"$value": "#f00"}, "fg": {"soft": {"$value": "#f88"}, "hard": {"$value": "#800"}}},
       "part": {"$extends": {"$ref": "#/base/fg"}}, "far": {"$type": "color", "$value": {"$ref": "#/mine/fg/soft"}},
       "late": {"$type": "color", "a": {"$ref": "#/more/deep/fg/soft/$value"}}}
      """##)
    #expect(found["more.deep.bg"] == .one(.color(0xFFFF_FFFF)) && found["more.deep.line"] == .one(.alias("base.bg")))
    #expect(found["mine.bg"] == .one(.color(0xFF00_00FF)) && found["mine.fg"] == .one(.color(0xFF)))
    #expect(found["mine.fg.soft"] == .one(.color(0xFF88_88FF)) && found["mine.fg.hard"] == .one(.color(0x8800_00FF)))
    #expect(found["mine.line"] == .one(.alias("base.bg")))
    // Its tokens are colours by the group around it.
    #expect(found["part"] == .one(.color(0xFF)) && found["part.soft"] == .one(.color(0x8888_88FF)))
    #expect(found["far"] == .one(.alias("mine.fg.soft")) && found["late.a"] == .one(.alias("more.deep.fg.soft")))
  }

  @Test("what is inherited can be pointed at, from the same group and on the way to another")
  func inherited() throws {
    let found = try tokens(
      ##"""
      {"base": {"$type": "color", "a": {"$value": "#f00"}, "in": {"b": {"$value": "#0f0"}}},
       "mine": {"$extends": "#/base", "c": {"$ref": "#/mine/a"}, "d": {"$ref": "#/mine/in/b/$value"}, "in": {"e": {"$value": "#00f"}}},
       "other": {"$extends": "#/mine/in"}, "both": {"$extends": "{base}", "in": {"$extends": "{base}"}}}
      """##)
    #expect(found["mine.c"] == .one(.alias("mine.a")) && found["mine.d"] == .one(.alias("mine.in.b")))
    #expect(found["other.b"] == .one(.color(0x00FF_00FF)) && found["other.e"] == .one(.color(0xFFFF)))
    #expect(found["both.in.a"] == .one(.color(0xFF00_00FF)) && found["both.in.in.b"] == .one(.color(0x00FF_00FF)))
  }

  @Test(
    "what leads nowhere is said",
    arguments: [
      (##"{"a": {"$type": "color", "$ref": "#/b"}}"##, "f:1: error: '#/b' points at nothing"),
      (
        ##"{"a": {"$type": "color", "$ref": "#/b"}, "b": {"c": {"$type": "color", "$value": "#fff"}}}"##,
        "f:1: error: '#/b' points at a group, not at a token or into its value"
      ),
      (
        ##"{"a": {"$type": "color", "$value": {"$ref": "other.json#/b"}}}"##,
        "f:1: error: '$ref' should be alone, and name something of the file, as #/group/token/$value"
      ),
      (
        ##"{"a": {"$type": "number", "$value": {"$ref": "#/b/$value/x"}}, "b": {"$type": "number", "$value": 1}}"##,
        "f:1: error: '#/b/$value/x' points at nothing"
      ),
      (
        ##"{"a": {"$type": "number", "$value": {"$ref": "#/b/$description"}}, "b": {"$type": "number", "$value": 1}}"##,
        "f:1: error: '#/b/$description' points at no part of a value"
      ),
      (
        ##"{"a": {"$type": "color", "$value": {"x": {"$ref": "#/a/$value/x"}}}}"##,
        "f:1: error: references form a cycle: #/a/$value/x -> #/a/$value/x"
      ),
      (##"{"a": {"$extends": "{b}"}}"##, "f:1: error: no group of the file is called 'b'"),
      (##"{"a": {"$extends": 1}}"##, "f:1: error: '$extends' should name a group of the file, as {group} or #/group"),
      (
        ##"{"a": {"$extends": "{b}"}, "b": {"$type": "number", "$value": 1}}"##,
        "f:1: error: '$extends' should name a group, and 'b' is none"
      ),
      (
        ##"{"a": {"$extends": "{b}"}, "b": {"$extends": "#/a"}}"##,
        "f:1: error: references form a cycle: #/a -> #/b -> #/a"
      ),
      (##"{"a": {"b": {"$extends": "{a}"}}}"##, "f:1: error: '$extends' names a group that it is in, 'a'"),
      (
        ##"{"a": {"b": {"$extends": "{c}"}}, "c": {"d": {"$extends": "{a}"}}}"##,
        "f:1: error: groups that extend others are within each other more than 64 times"
      ),
    ])
  func errors(text: String, message: String) { #expect(self.message(text) == message) }

  @Test("a few lines do not stand for any number of tokens, nor a long chain for a deep call")
  func bounds() {
    var groups = #""g0": {}"#
    for level in 1...40 {
      groups += ##", "g\##(level)": {"a": {"$extends": "#/g\##(level - 1)"}, "b": {"$extends": "#/g\##(level - 1)"}}"##
    }
    #expect(message("{\(groups)}")?.contains("references in the file stand for more than 65536 values") == true)
    var values = #""v0": {"$type": "fontFamily", "$value": ["a"]}"#
    for level in 1...40 {
      let pointer = ##"{"$ref": "#/v\##(level - 1)/$value/0"}"##
      values += ##", "v\##(level)": {"$type": "fontFamily", "$value": [[\##(pointer), \##(pointer)]]}"##
    }
    #expect(message("{\(values)}")?.contains("references in the file stand for more than 65536 values") == true)
    var chain = #""c0": {"$type": "number", "t": {"$value": 1}}"#
    for level in 1...1000 { chain += ##", "c\##(level)": {"$extends": "#/c\##(level - 1)"}"## }
    // In the order of the file each is known before it is needed; backwards it is a chain.
    #expect(message("{\(chain)}") == nil)
    let backwards = (1...1000).map { ##""d\##($0)": {"$extends": "#/d\##($0 + 1)"}"## }.joined(separator: ", ")
    #expect(message(##"{\##(backwards), "d1001": {}}"##)?.contains("is at the end of more than 128 references") == true)
  }

  @Test("many pointers into a wide group take time in proportion to their number")
  func many() throws {
    let count = 20_000
    let wide = (0..<count).map { ##""t\##($0)": {"$value": \##($0)}"## }.joined(separator: ", ")
    let pointers = (0..<count).map { ##""p\##($0)": {"$ref": "#/wide/t\##($0)"}"## }.joined(separator: ", ")
    let found = try tokens(##"{"$type": "number", "wide": {\##(wide)}, "narrow": {\##(pointers)}}"##)
    #expect(found["narrow.p19999"] == .one(.alias("wide.t19999")))
  }
}
