import Testing

@testable import DesignTokens

@Suite("Token files")
struct TokenFileReaderTests {
  private func read(_ text: String) throws -> TokenFile {
    try TokenFileReader.read(Array(text.utf8), name: "f")
  }

  @Test("groups, inherited types, modes, roots and absent tokens")
  func everything() throws {
    let file = try read(
      """
      {
        "$extensions": {"daguerre.absent": ["color.c"], "daguerre.colorModes": {"color.modes.m": {"light": "dark", "dark": "mono-light"}}},
        "color": {
          "$type": "color",
          "a": {"$root": {"$value": "{color.b}"}, "deep": {"$value": "{color.b}", "$extensions": {"daguerre.dark": "{color.d}"}}},
          "b": {"$value": {"colorSpace": "srgb", "components": [1, 0.4745, 0], "alpha": 0.2, "hex": "#FF7900"}}
        },
        "size": {"$type": "dimension", "x": {"$value": {"value": 4, "unit": "px"}, "$extensions": {"daguerre.regular": {"value": 8, "unit": "px"}}}},
        "font": {"w": {"$type": "fontWeight", "$value": 500}}
      }
      """)
    #expect(file.absent.map(\.path) == ["color.c"])
    let tokens = Dictionary(uniqueKeysWithValues: file.tokens.map { ($0.path, $0) })
    #expect(tokens.keys.sorted() == ["color.a", "color.a.deep", "color.b", "color.modes.m", "font.w", "size.x"])
    #expect(tokens["color.b"]?.value == .one(.color(0xFF79_0033)))
    #expect(tokens["color.a.deep"]?.value == .lightDark(light: .alias("color.b"), dark: .alias("color.d")))
    #expect(tokens["color.modes.m"]?.value == .lightDark(light: .string("dark"), dark: .string("mono-light")))
    #expect(tokens["size.x"]?.value == .compactRegular(compact: .number(4), regular: .number(8)))
    #expect(tokens["color.b"]?.location == SourceLocation(file: "f", line: 6))
  }

  @Test("a colour may be a text, in modes and shadows too")
  func colorTexts() throws {
    let file = try read(
      ##"""
      {"c": {"$type": "color", "$value": "#ff7900", "$extensions": {"daguerre.dark": "#FF790033"}},
       "s": {"$type": "shadow", "$value": {"color": "#00000080",
         "offsetX": {"value": 0, "unit": "px"}, "offsetY": {"value": 1, "unit": "px"},
         "blur": {"value": 2, "unit": "px"}, "spread": {"value": 0, "unit": "px"}}}}
      """##)
    #expect(file.tokens[0].value == .lightDark(light: .color(0xFF79_00FF), dark: .color(0xFF79_0033)))
    guard case .one(.composite(let parts)) = file.tokens[1].value else { return #expect(Bool(false), "no shadow") }
    #expect(parts[0].value == .color(0x80))
  }

  @Test("durations are milliseconds, weights may be words, and the first of several families counts")
  func otherForms() throws {
    let file = try read(
      """
      {"d": {"$type": "duration", "$value": {"value": 0.25, "unit": "s"}},
       "e": {"$type": "duration", "$value": {"value": 80, "unit": "ms"}},
       "w": {"$type": "fontWeight", "$value": "semi-bold"},
       "f": {"$type": "fontFamily", "$value": ["Some Font", "sans-serif"]}}
      """)
    #expect(
      file.tokens.map(\.value) == [
        .one(.number(250)), .one(.number(80)), .one(.number(600)), .one(.string("Some Font")),
      ])
    var writer = TokenFileWriter(description: "")
    for token in file.tokens { writer.add(token) }
    #expect(try read(writer.text).tokens.map(\.value) == file.tokens.map(\.value))
    #expect(throws: TokenErrors.self) {
      try read(#"{"d": {"$type": "duration", "$value": {"value": 1, "unit": "min"}}}"#)
    }
    #expect(throws: TokenErrors.self) { try read(#"{"f": {"$type": "fontFamily", "$value": []}}"#) }
    for weight in ["0", "1001", "400.5", "\"heaviest\""] {
      #expect(throws: TokenErrors.self, "\(weight)") {
        try read(#"{"w": {"$type": "fontWeight", "$value": \#(weight)}}"#)
      }
    }
  }

  @Test("tokens of types of the format that nothing draws are errors, or told where they are left")
  func undrawn() throws {
    let text = #"{"n": {"$type": "number", "$value": 1}, "b": {"$type": "border", "c": {"$value": {}}}}"#
    #expect(throws: TokenErrors.self) { try read(text) }
    let file = try TokenFileReader.read(Array(text.utf8), name: "f", ofAnySystem: true)
    #expect(file.tokens.map(\.path) == ["n"] && file.undrawn.map(\.path) == ["b.c"])
  }

  @Test("extensions of others are theirs, on tokens, groups and the file")
  func foreignExtensions() throws {
    let file = try read(
      """
      {"$extensions": {"org.example": {"a.b": [1, {"$value": 2}]}},
       "a": {"$type": "number", "$extensions": {"org.example.group": null},
             "b": {"$value": 1, "$extensions": {"daguerre.dark": 2, "com.figma": {"daguerre.light": true}}}}}
      """)
    #expect(file.tokens.map(\.path) == ["a.b"])
    #expect(file.tokens[0].value == .lightDark(light: .number(1), dark: .number(2)))
  }

  @Test("no more errors are told than a person reads, however many there are, and each once")
  func manyErrors() {
    let tokens = (0..<20_000).map { #""t\#($0)": {"$value": 1}"# }
    let error = #expect(throws: TokenErrors.self) { try read("{" + tokens.joined(separator: ",\n") + "}") }
    #expect(error?.errors.count == 101)
    #expect(error?.errors[99].location.line == 100)
    #expect(error?.errors[100].message == "more is wrong than these 100 things; mend them first")
  }

  @Test("the path of a token has a longest length, as every token below a group repeats its name")
  func longPaths() throws {
    func file(_ length: Int) -> String {
      #"{"\#(String(repeating: "g", count: length))": {"t": {"$type": "number", "$value": 1}}}"#
    }
    #expect(try read(file(997)).tokens.count == 1)
    #expect(throws: TokenErrors.self) { try read(file(999)) }
  }

  @Test(
    "what is wrong is said with its line and token",
    arguments: [
      (#"{"a": 1}"#, "f:1: error: 'a' should be a group or a token, but is a number"),
      (#"[]"#, "f:1: error: the file should be a group or a token, but is an array"),
      (#"{"a": {"$value": 1}}"#, "f:1: error: token 'a' has no $type, nor has a group around it"),
      (
        #"{"a": {"$type": "number", "$value": "x"}}"#,
        "f:1: error: the value of 'a' should be a number or an alias in braces"
      ),
      (
        #"{"a": {"$type": "fontWeight", "$value": 1001}}"#,
        "f:1: error: the value of 'a' should be a whole number from 1 to 1000 or an alias in braces"
      ),
      (
        #"{"a": {"$type": "strokeStyle", "$value": "wavy"}}"#,
        "f:1: error: the value of 'a' should be none, solid, dashed or dotted or an alias in braces"
      ),
      (
        #"{"a": {"$type": "dimension", "$value": {"value": 1, "unit": "em"}}}"#,
        #"f:1: error: the value of 'a' should be {"value": number, "unit": "px"} or with "rem" or an alias in braces"#
      ),
      (#"{"$x": 1}"#, "f:1: error: unknown property '$x'"),
      (#"{"a.b": {}}"#, "f:1: error: 'a.b' is no token name: it is empty or has one of { } ."),
      (
        "{\"c\": {\"$type\": \"color\",\n\"$value\": {\"colorSpace\": \"srgb\", \"components\": [1, 2, 0]}}}",
        "f:2: error: component 2 of 'c' should be a number from 0 to 1, or none"
      ),
      (
        ##"{"c": {"$type": "color", "$value": "#F7"}}"##,
        "f:1: error: the value of 'c' should be "
          + ##"{"colorSpace": "srgb", "components": [red, green, blue], "alpha": number}, "#RRGGBB" or an alias in braces"##
      ),
      (
        ##"{"c": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [1, 0, 0], "hex": "#FF0003"}}}"##,
        "f:1: error: hex and components of 'c' are different colours"
      ),
      (
        ##"{"c": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [1, 0, 0], "hex": "#F00"}}}"##,
        "f:1: error: hex of 'c' should be '#' and six hexadecimal digits"
      ),
      (
        #"{"a": {"$type": "number", "$value": 1, "$extensions": {"daguerre.drak": 2}}}"#,
        "f:1: error: unknown extension 'daguerre.drak'"
      ),
      (
        #"{"a": {"$type": "number", "$extensions": {"daguerre.absent": []}}}"#,
        "f:1: error: unknown extension 'daguerre.absent'"
      ),
      (
        #"{"a": {"$type": "number", "$value": 1, "b": {"$value": 2}}}"#,
        "f:1: error: token 'a' also holds 'b'; to be a group too it gives its value to '$root'"
      ),
      (
        #"{"l": {"$type": "dimension", "$value": {"value": 1, "unit": "px"}},"# + "\n"
          + #""c": {"$type": "color", "$value": "{l}"}}"#,
        "f:2: error: '{l}' is of type dimension, but 'c' needs color"
      ),
      (
        #"{"n": {"$type": "number", "$value": 1}, "s": {"$type": "shadow", "$value": {"color": "{n}", "#
          + #""offsetX": "{x}", "offsetY": "{x}", "blur": "{x}", "spread": "{x}"}}}"#,
        "f:1: error: '{n}' is of type number, but 's' needs color"
      ),
      (
        #"{"a": {"$type": "shadow", "$value": "{b}", "$extensions": {"daguerre.dark": "{c}"}}}"#,
        "f:1: error: 'a' is made of parts; give the modes to these"
      ),
      (
        #"{"$extensions": {"daguerre.colorModes": {"color.modes.a": {"light": "grey", "dark": "dark"}}}}"#,
        "f:1: error: 'color.modes.a' needs a 'light' and a 'dark' mode, each one of light, dark, mono-light, mono-dark"
      ),
      (
        ##"{"a": {"value": "#FF0000", "type": "color"}, "b": {"$type": "number", "$value": 1}}"##,
        "f:1: error: 'a' has 'value', as tools wrote it before the format had '$value', which others of the file have"
      ),
      (
        #"{"a": {"$type": "colour", "$value": 1}}"#,
        "f:1: error: unknown $type 'colour'; known are color, dimension, duration, fontFamily, fontWeight, number, shadow, "
          + "strokeStyle, typography"
      ),
    ])
  func errors(text: String, message: String) {
    do {
      _ = try read(text)
      Issue.record("nothing was thrown")
    } catch {
      #expect("\(error)" == message)
    }
  }
}
