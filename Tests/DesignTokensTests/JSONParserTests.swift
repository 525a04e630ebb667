import Foundation
import Testing

@testable import DesignTokens

@Suite("JSON")
struct JSONParserTests {
  @Test("values keep their lines and order")
  func lines() throws {
    let json = try JSONParser.parse(Array("{\n \"b\": 1,\n\n \"a\": [true,\n null]\n}\n".utf8), file: "f")
    let members = try #require(json.members)
    #expect(members.map(\.name) == ["b", "a"])
    #expect(members.map(\.line) == [2, 4])
    #expect(json["a"]?.elements?.map(\.line) == [4, 5])
    #expect(json["b"]?.number == 1)
  }

  @Test(
    "a file in another encoding is told by its name",
    arguments: [
      ("UTF-16", String.Encoding.utf16), ("UTF-16", .utf16LittleEndian), ("UTF-16", .utf16BigEndian),
      ("UTF-32", .utf32), ("UTF-32", .utf32LittleEndian), ("UTF-32", .utf32BigEndian),
    ])
  func encodings(name: String, encoding: String.Encoding) throws {
    for text in [#"{"a": 1}"#, "[]", "7"] {
      let bytes = Array(try #require(text.data(using: encoding)))
      let error = #expect(throws: TokenError.self) { try JSONParser.parse(bytes, file: "t.json") }
      #expect("\(try #require(error))".contains("the file is in \(name); save it as UTF-8"), "\(text)")
    }
  }

  @Test("a byte order mark may stand at the beginning, and nowhere else")
  func byteOrderMark() throws {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    #expect(try JSONParser.parse(mark + Array("7".utf8), file: "f").number == 7)
    for broken in [mark + mark + Array("7".utf8), Array("7".utf8) + mark, mark] {
      #expect(throws: TokenError.self) { try JSONParser.parse(broken, file: "f") }
    }
  }

  @Test(
    "numbers",
    arguments: [
      ("0", 0), ("-0.5", -0.5), ("1e3", 1000), ("12.25", 12.25), ("1E-2", 0.01), ("-17", -17),
    ])
  func number(text: String, value: Double) throws {
    #expect(try JSONParser.parse(Array(text.utf8), file: "f").number == value)
  }

  @Test(
    "strings",
    arguments: [
      (#""\u0041\n\"\\\/""#, "A\n\"\\/"), (#""\ud83d\ude00""#, "😀"), ("\"é\"", "é"), (#""""#, ""),
    ])
  func string(text: String, value: String) throws {
    #expect(try JSONParser.parse(Array(text.utf8), file: "f").string == value)
  }

  @Test(
    "what is wrong is said with its line",
    arguments: [
      ("", "f:1: error: expected a JSON value, found the end of the file"),
      ("{", "f:1: error: expected a name in quotes, found the end of the file"),
      ("{\n\"a\": 1,\n}", "f:3: error: expected a name in quotes, found '}'"),
      ("{\n\"a\": 1\n\"b\": 2}", "f:3: error: expected '}', found '\"'"),
      ("{\"a\": 1,\n\"a\": 2}", "f:2: error: 'a' is there twice in one object"),
      ("[1, 2", "f:1: error: expected ']', found the end of the file"),
      ("01", "f:1: error: '01' is no number"),
      ("1.", "f:1: error: '1.' is no number"),
      ("1e999", "f:1: error: '1e999' is no number"),
      ("-", "f:1: error: '-' is no number"),
      ("1e+", "f:1: error: '1e+' is no number"),
      ("1.2.3", "f:1: error: '1.2.3' is no number"),
      ("1-2", "f:1: error: '1-2' is no number"),
      ("nul", "f:1: error: expected 'null'"),
      ("\"a", "f:1: error: the string has no closing quote"),
      ("\"a\nb\"", "f:1: error: a line break or control character in a string; is the closing quote missing?"),
      (#""\x""#, "f:1: error: unknown escape in a string"),
      (#""\u12g4""#, "f:1: error: \\u needs four hexadecimal digits"),
      (#""\ud800x""#, "f:1: error: half of a surrogate pair"),
      (#""\udc00""#, "f:1: error: half of a surrogate pair"),
      ("1 2", "f:1: error: unexpected text after the end of the JSON value"),
    ])
  func errors(text: String, message: String) {
    do {
      _ = try JSONParser.parse(Array(text.utf8), file: "f")
      Issue.record("nothing was thrown")
    } catch {
      #expect("\(error)" == message)
    }
  }

  @Test("a file that would take too much memory is refused, of one at the limit every number is read")
  func size() throws {
    let most = JSONParser.largestSize
    #expect(throws: TokenError.self) {
      try JSONParser.parse([UInt8](repeating: UInt8(ascii: " "), count: most + 1), file: "f")
    }
    let count = most / 16
    let numbers = "[" + String(repeating: "-1.25e3,", count: count) + "0]"
    #expect(try JSONParser.parse(Array(numbers.utf8), file: "f").elements?.count == count + 1)
  }

  @Test("bytes that are no text, and depth without end, are errors")
  func hostile() {
    #expect(throws: TokenError.self) { try JSONParser.parse([0x22, 0xFF, 0x22], file: "f") }
    #expect(throws: TokenError.self) {
      try JSONParser.parse([UInt8](repeating: UInt8(ascii: "["), count: 1_000_000), file: "f")
    }
    #expect(throws: Never.self) { try JSONParser.parse(Array("{\r\n\t\"a\": 1\r\n}\r\n".utf8), file: "f") }
    func nested(_ depth: Int) -> [UInt8] {
      Array((String(repeating: "[", count: depth) + String(repeating: "]", count: depth)).utf8)
    }
    #expect(throws: Never.self) { try JSONParser.parse(nested(64), file: "f") }
    #expect(throws: TokenError.self) { try JSONParser.parse(nested(65), file: "f") }
  }
}
