import Testing

@testable import DesignTokens

@Suite("Values of tokens")
struct TokenValueTests {
  private func value(_ type: String, _ json: String, ofAnySystem isOfAnySystem: Bool = false) throws -> Expression? {
    let text = #"{"t": {"$type": "\#(type)", "$value": \#(json)}}"#
    let file = try TokenFileReader.read(Array(text.utf8), name: "f", ofAnySystem: isOfAnySystem)
    guard case .one(let value)? = file.tokens.first?.value else { return nil }
    return value
  }

  @Test(
    "colours of every space, with components that are missing",
    arguments: [
      (#"{"colorSpace": "oklch", "components": [0.8, 0.12, 120], "alpha": 0.6}"#, 0xB4C9_6D99),
      (#"{"colorSpace": "display-p3", "components": [0, 1, 0]}"#, 0x00FB_29FF),
      (##"{"colorSpace": "display-p3", "components": [0, 1, 0], "hex": "#00FF00"}"##, 0x00FF_00FF),
      (##"{"colorSpace": "hsl", "components": ["none", 0, 100], "hex": "#ffffff"}"##, 0xFFFF_FFFF),
      // Within sRGB the colour counts, not what others would show.
      (##"{"colorSpace": "oklch", "components": [0.8, 0.12, 120], "hex": "#B4C800"}"##, 0xB4C9_6DFF),
      // Two decimals of 200, 100 and 50.
      (##"{"colorSpace": "srgb", "components": [0.78, 0.39, 0.2], "hex": "#C86432"}"##, 0xC763_33FF),
      (##""rgba(255, 121, 0, 0.5)""##, 0xFF79_0080), (##""#f70""##, 0xFF77_00FF),
    ] as [(String, UInt32)])
  func colors(json: String, rgba: UInt32) throws { #expect(try value("color", json) == .color(rgba)) }

  @Test(
    "components out of their space",
    arguments: [
      (
        #"{"colorSpace": "oklch", "components": [1.1, 0, 0]}"#,
        "component 1 of 't' should be a number from 0 to 1, or none"
      ),
      (
        #"{"colorSpace": "hsl", "components": [0, 0, 101]}"#,
        "component 3 of 't' should be a number from 0 to 100, or none"
      ),
      (
        #"{"colorSpace": "lab", "components": [0, 1e300, 0]}"#,
        "component 2 of 't' should be a number from -1000000 to 1000000, or none"
      ),
      (#"{"colorSpace": "srgb", "components": [0, 0, 0], "alpha": 2}"#, "alpha of 't' should be a number from 0 to 1"),
    ])
  func wrongColors(json: String, message: String) {
    let error = #expect(throws: TokenErrors.self) { try value("color", json) }
    #expect(error?.errors.map(\.message) == [message])
  }

  @Test(
    "lengths, times and numbers in the forms of other tools",
    arguments: [
      ("dimension", #"{"value": 1.5, "unit": "rem"}"#, 24), ("dimension", #""16px""#, 16),
      ("dimension", #""-1.5rem""#, -24),
      ("dimension", #""4""#, 4), ("dimension", "4", 4), ("spacing", #""8px""#, 8), ("borderRadius", "12", 12),
      ("duration", #""200ms""#, 200), ("duration", #""0.2s""#, 200), ("duration", "80", 80), ("number", #""50%""#, 0.5),
      ("opacity", #""0.4""#, 0.4), ("fontWeight", #""700""#, 700), ("fontWeights", #""semi-bold""#, 600),
    ])
  func numbers(type: String, json: String, number: Double) throws {
    #expect(try value(type, json) == .number(number))
  }

  @Test(
    "no lengths, times and numbers",
    arguments: [
      ("dimension", #""16em""#), ("dimension", #""px""#), ("dimension", #""0x10""#), ("dimension", #""{a} * 2""#),
      ("duration", #""1min""#), ("number", #""half""#), ("number", "null"), ("fontWeight", #""Bold""#),
      ("fontWeight", #""0""#),
    ])
  func noNumbers(type: String, json: String) {
    #expect(throws: TokenErrors.self) { try value(type, json) }
  }

  @Test("texts and switches of other tools")
  func texts() throws {
    #expect(try value("string", #""en""#) == .string("en"))
    #expect(try value("text", #""a, b""#) == .string("a, b"))
    #expect(try value("boolean", "true") == .string("true"))
  }

  @Test("a style needs its size alone, and no share of it that has no length")
  func styles() throws {
    let style = #"{"fontSize": "1rem", "letterSpacing": "2%", "lineHeight": "AUTO", "textCase": "none"}"#
    #expect(
      try value("typography", style, ofAnySystem: true) == .composite([.init(name: "fontSize", value: .number(16))]))
    #expect(throws: TokenErrors.self) { try value("typography", style) }
    let other = #"{"fontSize": 16, "lineHeight": "150%", "fontWeight": "{w}"}"#
    #expect(
      try value("typography", other, ofAnySystem: true)
        == .composite([
          .init(name: "fontSize", value: .number(16)), .init(name: "lineHeight", value: .number(1.5)),
          .init(name: "fontWeight", value: .alias("w")),
        ]))
  }

  @Test("shadows of one layer, and what of them and of lines nothing draws")
  func shadows() throws {
    let layer = ##"{"color": "#000", "x": "0", "y": "1px", "blur": 2, "spread": 0, "type": "dropShadow"}"##
    let parts: Expression = .composite([
      .init(name: "color", value: .color(0xFF)), .init(name: "offsetX", value: .number(0)),
      .init(name: "offsetY", value: .number(1)), .init(name: "blur", value: .number(2)),
      .init(name: "spread", value: .number(0)),
    ])
    #expect(try value("boxShadow", layer) == parts)
    #expect(try value("shadow", "[\(layer)]") == parts)
    for (type, json) in [
      ("shadow", "[\(layer), \(layer)]"), ("shadow", #"{"inset": true}"#), ("boxShadow", #"{"type": "innerShadow"}"#),
      ("strokeStyle", #""groove""#), ("strokeStyle", #"{"dashArray": [], "lineCap": "butt"}"#), ("asset", #""a.svg""#),
    ] {
      let text = #"{"t": {"$type": "\#(type)", "$value": \#(json)}}"#
      #expect(throws: TokenErrors.self) { try TokenFileReader.read(Array(text.utf8), name: "f") }
      let file = try TokenFileReader.read(Array(text.utf8), name: "f", ofAnySystem: true)
      #expect(file.undrawn.map(\.path) == ["t"], "\(type) \(json)")
    }
  }

  @Test("an alias without a type has that of what it means, before that of its group")
  func types() throws {
    let text = ##"""
      {"g": {"$type": "color", "l": {"$value": "{d}"}, "m": {"$value": "{x.y}"}},
       "a": {"$value": "{b}", "$extensions": {"daguerre.dark": "#000"}}, "b": {"$value": "{c}"},
       "c": {"$type": "color", "$value": "#fff"}, "d": {"$type": "dimension", "$value": "1px"},
       "far": {"$value": "{elsewhere}"}, "r": {"$root": {"$type": "number", "$value": 1}}, "s": {"$value": "{r.$root}"}}
      """##
    let file = try TokenFileReader.read(Array(text.utf8), name: "f")
    let types = Dictionary(uniqueKeysWithValues: file.tokens.map { ($0.path, $0.type) })
    #expect(
      types == [
        "g.l": .dimension, "g.m": .color, "a": .color, "b": .color, "c": .color, "d": .dimension, "far": .unknown,
        "r": .number, "s": .number,
      ])
    #expect(file.tokens.first { $0.path == "a" }?.value == .lightDark(light: .alias("b"), dark: .color(0xFF)))
    let error = #expect(throws: TokenErrors.self) {
      try TokenFileReader.read(
        Array(##"{"a": {"$value": "{x}", "$extensions": {"daguerre.dark": "#000"}}}"##.utf8), name: "f")
    }
    #expect(error?.errors.map(\.message) == ["'a' has no $type, and the file does not say which one '#000' is of"])
    // Nor is a circle one.
    #expect(
      try TokenFileReader.read(Array(#"{"a": {"$value": "{b}"}, "b": {"$value": "{a}"}}"#.utf8), name: "f").tokens.count
        == 2)
  }
}
