import DaguerreSupport
import Testing

@Suite("Names in JSON")
struct JSONNamesTests {
  @Test(
    "a name that an object has twice is found, however it is written",
    arguments: [
      (#"{"a": 1, "b": 2, "a": 3}"#, "a"), (#"[{"x": {"a": 1}}, {"y": [{"b": 1, "b": 1}]}]"#, "b"),
      (#"{"accept": {}, "\u0061ccept": {}}"#, "accept"), (#"{"q\"": 1, "q\"": 2}"#, "q\""), (#"{"": 0, "": 1}"#, ""),
      (#"{"a": [1, 2], "b": {"c": {}}, "a": 0}"#, "a"), (#"{"😀": 1, "\ud83d\ude00": 2}"#, "😀"),
    ])
  func found(json: String, name: String) { #expect(JSONNames.repeated(in: Array(json.utf8)) == name) }

  @Test(
    "texts, and names of different objects, may be the same",
    arguments: [
      #"{"a": "a", "b": "a"}"#, #"[{"a": 1}, {"a": 2}]"#, #"{"a": {"a": {"a": "\"a\""}}}"#,
      #"["a", "a", {"b": ["b", "b"]}]"#,
      #"{"a": ["x", "x"], "x": "{\"a\": 1, \"a\": 2}"}"#, "\"a\"", "1", "", #"{"a"#, "{,{,[", #"}]"a","a""#,
    ])
  func none(json: String) { #expect(JSONNames.repeated(in: Array(json.utf8)) == nil) }
}
