import Testing

@testable import DesignTokens

@Suite("Arithmetic in token files")
struct CalculationTests {
  @Test(
    "precedence, units and functions",
    arguments: [
      ("1 + 2 * 3", 7), ("(1 + 2) * 3", 9), ("-{a} * 2", -8), ("2 ^ 3 * 2", 16), ("2 ^ -1", 0.5), ("-2 ^ 2", -4),
      ("{a} + 1rem", 20), ("{a}px / 8", 0.5), ("200 * 50%", 100), ("1s - 250ms", 750), ("1 / 3", 0.3333),
      ("2 / 3", 0.6667),
      ("roundTo({a} * 1.333, 1)", 5.3), ("roundTo(2.5)", 3), ("round(-2.5)", -2), ("floor(2.9) + ceil(2.1)", 5),
      ("min(3, {a}, 9) - max(1, 2)", 1), ("sqrt({a} * {a})", 4), ("abs(-3)", 3), ("pow({a}, 0.5)", 2), ("2--1", 3),
    ])
  func values(text: String, value: Double) throws {
    #expect(try Calculation.value(of: text, operands: ["a": 4]) == value)
  }

  @Test(
    "what is wrong is said in words",
    arguments: [
      ("1 +", "it ends where a number should be"), ("{a} {a}", "there should be an operator before '{a}'"),
      ("(1", "a ')' is missing"), ("{a", "a '}' is missing"), ("1 * x", "there is no function 'x'; there are "),
      ("1 / 0", "it is no number, or a very large one"), ("2vw + 1", "'vw' is no unit"),
      ("1..2", "there should be a number"),
      ("roundTo(1, 2, 3)", "'roundTo' does not take 3 arguments"), ("min", "a '(' is missing after 'min'"),
      ("pow(0 - 8, 0.5)", "it is no number, or a very large one"), ("{b} * 2", "'{b}' is no number"),
      (String(repeating: "(", count: 400), "parentheses are within each other more than 32 times"),
      (String(repeating: "1+", count: 600) + "1", "it has more than 1000 bytes"),
    ])
  func problems(text: String, words: String) {
    let problem = #expect(throws: Calculation.Problem.self) { try Calculation.value(of: text, operands: ["a": 4]) }
    #expect(problem?.words.hasPrefix(words) == true, "\(problem?.words ?? "")")
  }
}
