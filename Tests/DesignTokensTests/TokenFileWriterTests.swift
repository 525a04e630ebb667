import Testing

@testable import DesignTokens

@Suite("Writing token files")
struct TokenFileWriterTests {
  private let nowhere = SourceLocation(file: "", line: 0)

  private func token(_ path: String, _ type: TokenType, _ value: Variants) -> Token {
    Token(segments: path.split(separator: ".").map(String.init), type: type, value: value, location: nowhere)
  }

  @Test("groups by path, a token a line, a root where a group is a token too")
  func layout() {
    var file = TokenFileWriter(description: "a \"test\"\n")
    file.addExtension("x", json: "[1]")
    file.add(token("a.b", .number, .one(.number(0.5))))
    file.add(token("a.b.c", .dimension, .compactRegular(compact: .number(4), regular: .number(-0.25))))
    file.add(token("d", .color, .lightDark(light: .color(0xFF79_0080), dark: .alias("a.b"))))
    #expect(
      file.text == #"""
        {
          "$description": "a \"test\"\n",
          "$extensions": {
            "x": [1]
          },
          "a": {
            "b": {
              "$root": {"$type": "number", "$value": 0.5},
              "c": {"$type": "dimension", "$value": {"value": 4, "unit": "px"}, "$extensions": {"daguerre.regular": {"value": -0.25, "unit": "px"}}}
            }
          },
          "d": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [1, 0.4745, 0], "alpha": 0.502, "hex": "#FF7900"}, "$extensions": {"daguerre.dark": "{a.b}"}}
        }

        """#)
  }

  @Test("what is written is read again: every byte of a channel, every kind of value")
  func roundTrip() throws {
    var file = TokenFileWriter(description: "")
    var tokens: [Token] = []
    for byte in UInt32(0)...255 {
      tokens.append(token("color.x\(byte)", .color, .one(.color(byte << 24 | (255 - byte) << 16 | byte))))
    }
    tokens += [
      token("a.text", .fontFamily, .one(.string("A \"B\" \\ \u{1}é"))),
      token("a.weight", .fontWeight, .one(.number(450))),
      token("a.style", .strokeStyle, .one(.string("dashed"))),
      token(
        "a.shadow", .shadow,
        .one(
          .composite([
            Expression.Part(name: "color", value: .color(0x0102_0304)),
            Expression.Part(name: "offsetX", value: .number(1)),
            Expression.Part(name: "offsetY", value: .alias("b")),
            Expression.Part(name: "blur", value: .number(0.1)),
            Expression.Part(name: "spread", value: .number(0)),
          ]))),
    ]
    for token in tokens { file.add(token) }
    let read = try TokenFileReader.read(Array(file.text.utf8), name: "f").tokens
    #expect(read.map(\.path) == tokens.map(\.path))
    #expect(read.map(\.value) == tokens.map(\.value))
    #expect(read.map(\.type) == tokens.map(\.type))
  }

  @Test("an empty file is a file")
  func empty() throws {
    #expect(try TokenFileReader.read(Array(TokenFileWriter(description: "").text.utf8), name: "f").tokens.isEmpty)
  }
}
