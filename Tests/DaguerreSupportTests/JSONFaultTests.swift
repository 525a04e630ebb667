import DaguerreSupport
import Testing

@Suite("Faults of JSON")
struct JSONFaultTests {
  @Test(
    "a name that an object has twice is found, however it is written",
    arguments: [
      (#"{"a": 1, "b": 2, "a": 3}"#, "a"), (#"[{"x": {"a": 1}}, {"y": [{"b": 1, "b": 1}]}]"#, "b"),
      (#"{"accept": {}, "\u0061ccept": {}}"#, "accept"), (#"{"q\"": 1, "q\"": 2}"#, "q\""), (#"{"": 0, "": 1}"#, ""),
      (#"{"a": [1, 2], "b": {"c": {}}, "a": 0}"#, "a"), (#"{"😀": 1, "\ud83d\ude00": 2}"#, "😀"),
    ])
  func found(json: String, name: String) {
    #expect(JSONFault(in: Array(json.utf8))?.message == "'\(name)' is there twice in one object")
  }

  @Test(
    "a comma after the last of a list or an object is found, with its line",
    arguments: [
      ("[1,]", 1), ("{\"a\": 1,}", 1), ("[\n  1\n  ,\n\n]", 5), ("{\"a\": [{\"b\": \"c\"\r\n , \t}]}", 2),
      ("[[\"a\",], 1]", 1),
    ])
  func comma(json: String, line: Int) {
    let fault = JSONFault(in: Array(json.utf8))
    #expect(fault?.message == "there is a comma after the last of a list or an object" && fault?.line == line)
  }

  @Test(
    "texts, and names of different objects, may be the same",
    arguments: [
      #"{"a": "a", "b": "a"}"#, #"[{"a": 1}, {"a": 2}]"#, #"{"a": {"a": {"a": "\"a\""}}}"#,
      #"["a", "a", {"b": ["b", "b"]}]"#,
      #"{"a": ["x", "x"], "x": "{\"a\": 1, \"a\": 2}"}"#, "\"a\"", "1", "", #"{"a"#, "{,{,[", #"}]"a","a""#,
      #"[",]", {"a,}": ",}"}, [], {}, [[1, 2], 3]]"#,
    ])
  func none(json: String) { #expect(JSONFault(in: Array(json.utf8)) == nil) }
}
