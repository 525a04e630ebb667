import DaguerreSnapshots
import OUDS
import Testing

@testable import OUDSCommandLine

@Suite("Sources of tokens")
struct TokenSourceTests {
  private func rows(_ file: String) throws -> [String] {
    try FileTokens.rows(of: Array(file.utf8), name: "f.json").map { row in
      let side = [row.mode, row.sizeClass].compactMap { $0.map { " " + $0 } }.joined()
      return "\(row.path)\(side) = \(row.value?.description ?? "none")"
    }
  }

  @Test("aliases of a file are followed on their side")
  func aliases() throws {
    let rows = try rows(
      ##"""
      {"a": {"$type": "number", "$value": 1, "$extensions": {"daguerre.dark": 2}},
       "b": {"$type": "number", "$value": "{a}", "$extensions": {"daguerre.dark": "{a}"}},
       "c": {"$type": "number", "$value": "{b}"}}
      """##)
    #expect(rows == ["a light = 1", "a dark = 2", "b light = 1", "b dark = 2", "c = 1"])
  }

  @Test(
    "an alias that leads nowhere is an error with file and line",
    arguments: [
      (##"{"a": {"$type": "number", "$value": "{b}"}}"##, "f.json:1: error: 'a' is an alias of 'b'"),
      (
        ##"{"a": {"$type": "number", "$value": "{b}"}, "b": {"$type": "number", "$value": "{a}"}}"##,
        "f.json:1: error: 'a' is an alias that is part of a cycle"
      ),
    ])
  func nowhere(file: String, message: String) {
    do {
      _ = try rows(file)
      Issue.record("nothing was thrown")
    } catch {
      #expect("\(error)".hasPrefix(message))
    }
  }

  @Test(
    "a point names a theme, and its axes in any order",
    arguments: [
      ("orange", "orange default - -"), ("orange/max-it", "orange max-it - -"),
      ("orange/default/dark", "orange default dark -"), ("sosh/dark/regular", "sosh default dark regular"),
      ("orange-compact/regular/max-it", "orange-compact max-it - regular"),
    ])
  func points(text: String, expected: String) throws {
    let point = try ThemePoint(text)
    let words = [point.theme.name, point.theme.tuning, point.variants.mode ?? "-", point.variants.sizeClass ?? "-"]
    #expect(words.joined(separator: " ") == expected)
  }

  @Test("the tuning chooses between the values in force, not the theme's own")
  func tunedOverlay() throws {
    let file = #"{"button": {"border": {"radius": {"rounded": {"$type": "number", "$value": 20}}}}}"#
    let theme = try #require(try ThemeInForce.selected(["orange"], tuning: "max-it").first)
      .with([.file(name: "f.json", bytes: Array(file.utf8))])
    #expect(theme.tuned.inForce { $0.button.borderRadiusDefault } == 20)
    #expect(theme.tuned.inForce { $0.alert.borderRadiusDefault } == theme.theme.alert.borderRadiusRounded)
  }

  @Test("what is no point is an error", arguments: ["", "/", "ornage", "orange/", "orange/dark/light", "sosh/max-it"])
  func noPoint(text: String) {
    #expect(throws: (any Error).self) { try ThemePoint(text) }
  }

  @Test("the difference of two themes backwards is the same with the signs changed")
  func backwards() throws {
    let (orange, sosh) = (try TokenSource("orange/dark"), try TokenSource("sosh"))
    func keyed(_ differences: [TokenDifference]) -> [String: TokenDifference] {
      Dictionary(
        differences.map { ("\($0.path) \($0.mode ?? "") \($0.sizeClass ?? "")", $0) },
        uniquingKeysWith: { first, _ in first })
    }
    let there = keyed(TokenDifference.all(from: orange, to: sosh))
    let back = keyed(TokenDifference.all(from: sosh, to: orange))
    #expect(there.count > 300 && Set(there.keys) == Set(back.keys))
    for (key, difference) in there {
      #expect(difference.old == back[key]?.new && difference.new == back[key]?.old)
      #expect(difference.step == back[key]?.step.map { 0 - $0 })
      #expect(difference.deltaE == back[key]?.deltaE)
      #expect(difference.mode == nil)
    }
  }

  @Test("each alias of a long chain is followed once")
  func longChain() throws {
    let count = 20_000
    let tokens = (0..<count).map { #""t\#($0)": {"$value": "{t\#($0 + 1)}"}"# }
    let file = #"{"$type": "number", \#(tokens.joined(separator: ",\n")), "t\#(count)": {"$value": 7}}"#
    let rows = try rows(file)
    #expect(rows.count == count + 1 && rows.allSatisfy { $0.hasSuffix(" = 7") })
  }
}
