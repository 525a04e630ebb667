import Foundation
import SeededRandom
import SnapshotFixtures
import Testing

@testable import DaguerreSnapshots

@Suite("Token record")
struct TokenRecordTests {
  private let record = TokenRecord([
    (["default/light/compact"], [.init(path: "a", value: "1"), .init(path: "c", value: "3")]),
    (["default/dark/compact"], [.init(path: "a", value: "1"), .init(path: "b", value: "\"2\"\n\u{1}\\")]),
    (["wide/dark/compact"], []),
  ])

  private func point(_ tuning: String, _ mode: String) -> SnapshotPoint {
    ShapesCatalogue.axes.point(theme: "harbour", ["tuning": tuning, "mode": mode])
  }

  @Test("values are those of the point, else of the base, unless the point lacks the token")
  func values() {
    #expect(record.value(of: "a", at: point("default", "light")) == "1")
    #expect(record.value(of: "a", at: point("default", "dark")) == "1")
    #expect(record.value(of: "b", at: point("default", "light")) == nil)
    #expect(record.value(of: "c", at: point("default", "light")) == "3")
    #expect(record.value(of: "c", at: point("default", "dark")) == nil)
    #expect(record.value(of: "a", at: point("wide", "dark")) == nil)
    #expect(record.value(of: "a", at: point("wide", "light")) == nil)
    #expect(record.tokens(at: "default/light/compact").map(\.path) == ["a", "c"])
    #expect(record.tokens(at: "wide/dark/compact").isEmpty)
  }

  @Test("the file holds differences only and reads back the same")
  func file() throws {
    let text = String(decoding: record.bytes, as: UTF8.self)
    #expect(
      text == #"""
        {
          "base": "default/dark/compact",
          "points": {
            "default/dark/compact": {
              "a": "1",
              "b": "\"2\"\n\u0001\\"
            },
            "default/light/compact": {
              "b": null,
              "c": "3"
            },
            "wide/dark/compact": {
              "a": null,
              "b": null
            }
          }
        }

        """#)
    #expect(try TokenRecord(parsing: record.bytes, path: "tokens.json") == record)
  }

  private let plain = TokenRecord([
    (
      ["default/light/compact", "default/light/regular"], [.init(path: "a", value: "1"), .init(path: "é", value: "3")]
    ),
    (["default/dark/compact"], [.init(path: "a", value: "2")]),
  ])

  @Test("points of one source have the same tokens")
  func sources() {
    let apart = TokenRecord([
      (["default/light/compact"], [.init(path: "a", value: "1"), .init(path: "é", value: "3")]),
      (["default/light/regular"], [.init(path: "a", value: "1"), .init(path: "é", value: "3")]),
      (["default/dark/compact"], [.init(path: "a", value: "2")]),
    ])
    #expect(plain == apart)
    #expect(plain.bytes == apart.bytes)
    #expect(plain.tokens(at: "default/light/regular").map(\.value) == ["1", "3"])
  }

  @Test("a record in another form of JSON is the same record")
  func otherForms() throws {
    let object = try JSONSerialization.jsonObject(with: Data(plain.bytes))
    for options: JSONSerialization.WritingOptions in [[], .prettyPrinted, .sortedKeys] {
      let data = try JSONSerialization.data(withJSONObject: object, options: options)
      #expect(try TokenRecord(parsing: Array(data), path: "tokens.json") == plain)
    }
    #expect(try TokenRecord(parsing: plain.bytes, path: "tokens.json") == plain)
  }

  @Test(
    "a file that a hand has spoilt is an error",
    arguments: [
      ("\"1\",", "\"1\""), ("    },", "    }"), ("3", "\u{1}"),
      ("\"a\"", "\"a"), ("}\n}\n", "}\n}\n}\n"), ("}\n}\n", "}\n"), ("\"1\"", "1"),
    ])
  func spoilt(part: String, replacement: String) throws {
    let text = String(decoding: plain.bytes, as: UTF8.self)
    let place = try #require(text.range(of: part))
    let spoilt = text.replacingCharacters(in: place, with: replacement)
    #expect(throws: StoreError.self) { try TokenRecord(parsing: Array(spoilt.utf8), path: "tokens.json") }
  }

  @Test("whatever happens to a file, it is read as JSON is", arguments: UInt64(0)..<8)
  func likeJSON(seed: UInt64) {
    var random = SeededNumbers(seed: seed)
    let parts = ["\"", "\\", ",", "{", "}", ":", "\n", " ", "null", "\"a\": \"1\",\n", "\u{7F}", "é", "    },\n", "x"]
      .map { Array($0.utf8) }
    for _ in 0..<500 {
      var bytes = plain.bytes
      for _ in 0...random.next(below: 2) {
        let place = random.next(below: bytes.count)
        switch random.next(below: 4) {
        case 0: bytes[place] = UInt8(random.next(below: 256))
        case 1: bytes.insert(contentsOf: random.element(parts), at: place)
        case 2: bytes.removeSubrange(place..<min(place + 1 + random.next(below: 12), bytes.count))
        default:
          let end = min(place + 1 + random.next(below: 24), bytes.count)
          bytes.insert(contentsOf: bytes[place..<end], at: random.next(below: bytes.count))
        }
      }
      // Not as it is written, so for the decoder.
      let other = try? TokenRecord(parsing: [UInt8(ascii: " ")] + bytes, path: "tokens.json")
      #expect(
        (try? TokenRecord(parsing: bytes, path: "tokens.json")) == other, "\(String(decoding: bytes, as: UTF8.self))")
    }
  }

  @Test("bytes that are no text are an error")
  func noText() {
    let bytes = plain.bytes.map { $0 == UInt8(ascii: "3") ? 0xFF : $0 }
    #expect(throws: StoreError.self) { try TokenRecord(parsing: bytes, path: "tokens.json") }
  }

  @Test(
    "what is not a record is an error",
    arguments: [
      "", "[]", "{}", #"{"base": "x", "points": {"y": {}}}"#, #"{"base": "x", "points": {"x": {"a": "1",}}}"#,
    ])
  func broken(text: String) {
    #expect(throws: StoreError.self) { try TokenRecord(parsing: Array(text.utf8), path: "tokens.json") }
  }
}
