import SnapshotFixtures
import Testing

@testable import DaguerreSnapshots

@Suite("Token record")
struct TokenRecordTests {
  private let record = TokenRecord([
    ("default/light/compact", [.init(path: "a", value: "1"), .init(path: "c", value: "3")]),
    ("default/dark/compact", [.init(path: "a", value: "1"), .init(path: "b", value: "\"2\"\n\u{1}\\")]),
    ("wide/dark/compact", []),
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

  @Test("what is not a record is an error", arguments: ["", "[]", "{}", #"{"base": "x", "points": {"y": {}}}"#])
  func broken(text: String) {
    #expect(throws: StoreError.self) { try TokenRecord(parsing: Array(text.utf8), path: "tokens.json") }
  }
}
