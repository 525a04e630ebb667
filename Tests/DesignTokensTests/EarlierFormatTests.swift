import Testing

@testable import DesignTokens

@Suite("Token files of earlier tools")
struct EarlierFormatTests {
  private func read(_ text: String) throws -> [String: Token] {
    let file = try TokenFileReader.read(Array(text.utf8), name: "f", ofAnySystem: true)
    return Dictionary(uniqueKeysWithValues: file.tokens.map { ($0.path, $0) })
  }

  @Test("Style Dictionary has no types, comments, and aliases that end in .value")
  func styleDictionary() throws {
    let tokens = try read(
      ##"""
      {"color": {"comment": "all of them", "base": {"red": {"value": "#f00", "comment": "ours", "attributes": {"a": 1}}},
         "value": {"deep": {"value": "hsl(120, 100%, 50%)"}}, "brand": {"value": "{color.base.red.value}"}},
       "size": {"small": {"value": "0.5rem"}, "lean": {"value": "12"}, "half": {"value": 0.5}},
       "time": {"fast": {"value": "200ms"}}, "font": {"name": {"value": "Some Font"}}}
      """##)
    #expect(tokens["color.base.red"]?.value == .one(.color(0xFF00_00FF)))
    #expect(tokens["color.value.deep"]?.value == .one(.color(0x00FF_00FF)))
    #expect(tokens["color.brand"]?.value == .one(.alias("color.base.red")) && tokens["color.brand"]?.type == .color)
    #expect(tokens["size.small"]?.value == .one(.number(8)) && tokens["size.small"]?.type == .dimension)
    #expect(tokens["size.lean"]?.value == .one(.number(12)) && tokens["size.half"]?.value == .one(.number(0.5)))
    #expect(
      tokens["time.fast"]?.value == .one(.number(200)) && tokens["font.name"]?.value == .one(.string("Some Font")))
    #expect(tokens.count == 8)
  }

  @Test("Tokens Studio has types of its own, composites, and sets of which the last counts")
  func tokensStudio() throws {
    let tokens = try read(
      ##"""
      {"core": {"radius": {"m": {"value": "8", "type": "borderRadius"}},
         "family": {"value": "'Some Font', sans-serif", "type": "fontFamilies"},
         "weight": {"value": "Semi Bold Italic", "type": "fontWeights"},
         "fill": {"value": "#ffffff", "type": "color", "$extensions": {"studio.tokens": {}}}},
       "brand/dark": {"fill": {"value": "#000000", "type": "color"}, "style": {"type": "typography",
         "value": {"fontFamily": "{family}", "fontWeight": "Bold", "fontSize": "16", "lineHeight": "120%"}},
         "elevation": {"type": "boxShadow",
           "value": [{"color": "{fill}", "x": "0", "y": "2", "blur": "4", "spread": "0", "type": "dropShadow"}]}},
       "off": {"fill": {"value": "#ff0000", "type": "color"}},
       "$themes": [{"name": "Dark", "selectedTokenSets": {"core": "source", "brand/dark": "enabled", "off": "disabled"}}],
       "$metadata": {"tokenSetOrder": ["core", "brand/dark", "off"]}}
      """##)
    #expect(tokens["radius.m"]?.value == .one(.number(8)) && tokens["radius.m"]?.type == .dimension)
    #expect(tokens["family"]?.value == .one(.string("Some Font")) && tokens["weight"]?.value == .one(.number(600)))
    #expect(tokens["fill"]?.value == .one(.color(0xFF)))
    #expect(
      tokens["style"]?.value
        == .one(
          .composite([
            .init(name: "fontFamily", value: .alias("family")), .init(name: "fontSize", value: .number(16)),
            .init(name: "lineHeight", value: .number(1.2)), .init(name: "fontWeight", value: .number(700)),
          ])))
    #expect(tokens["elevation"]?.type == .shadow && tokens.count == 6)
  }

  @Test("Tokens Studio and Penpot keep their types and words in today's format")
  func wordsOfToday() throws {
    let text = ##"""
      {"weights": {"$type": "fontWeights", "a": {"$value": "Regular"}, "b": {"$value": "Semi Bold Italic"}},
       "family": {"$type": "fontFamilies", "$value": "'Roboto Flex', Arial, sans-serif"},
       "words": {"$type": "string", "$value": "one, two"}, "turn": {"$type": "rotation", "$value": "45"},
       "style": {"$type": "typography", "$value": {"fontFamilies": "Some Font, Other", "fontWeights": "Bold", "lineHeights": "120%"}},
       "cast": {"$type": "boxShadow", "$value": {"x": "1px", "y": "2px", "blur": "3px", "color": "gray"}},
       "inner": {"$type": "boxShadow", "$value": {"x": "0", "y": "0", "blur": "1", "color": "gray", "inset": "true"}}}
      """##
    let file = try TokenFileReader.read(Array(text.utf8), name: "f", ofAnySystem: true)
    let tokens = Dictionary(uniqueKeysWithValues: file.tokens.map { ($0.path, $0.value) })
    #expect(tokens["weights.a"] == .one(.number(400)) && tokens["weights.b"] == .one(.number(600)))
    #expect(tokens["family"] == .one(.string("Roboto Flex")) && tokens["words"] == .one(.string("one, two")))
    #expect(tokens["turn"] == .one(.number(45)) && file.undrawn.map(\.path) == ["inner"])
    #expect(
      tokens["style"]
        == .one(
          .composite([
            .init(name: "fontFamily", value: .string("Some Font")), .init(name: "lineHeight", value: .number(1.2)),
            .init(name: "fontWeight", value: .number(700)),
          ])))
    guard case .one(.composite(let parts)) = tokens["cast"] else {
      Issue.record("no shadow")
      return
    }
    #expect(parts.map(\.value) == [.color(0x8080_80FF), .number(1), .number(2), .number(3), .number(0)])
  }

  @Test("types of groups are those of their tokens")
  func typesOfGroups() throws {
    let tokens = try read(##"{"a": {"type": "spacing", "b": {"value": "4"}, "c": {"value": "{a.b} * 2"}}}"##)
    #expect(tokens["a.c"]?.value == .one(.number(8)) && tokens["a.c"]?.type == .dimension)
  }

  @Test("what a group holds besides tokens stays an error")
  func strays() {
    let error = #expect(throws: TokenErrors.self) { try read(#"{"a": {"value": 1}, "b": "loose"}"#) }
    #expect(error?.errors.map(\.message) == ["'b' should be a group or a token, but is a string"])
  }
}
