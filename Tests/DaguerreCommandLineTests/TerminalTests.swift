import Testing

@testable import DaguerreCommandLine

@Suite("What a run tells of itself")
struct TerminalTests {
  @Test(
    "how long the rest takes is told in seconds, then in begun minutes, once a second has passed",
    arguments: [
      (1, 1, 2, "1 s"), (1, 1, 100, "99 s"), (1, 1, 101, "2 min"), (1, 1, 121, "2 min"), (1, 1, 122, "3 min"),
      (60, 3, 180, "59 min"), (10, 4, 5, "3 s"), (0.99, 1, 2, nil), (5, 0, 2, nil),
    ] as [(Double, Int, Int, String?)])
  func timeLeft(seconds: Double, done: Int, total: Int, words: String?) {
    #expect(Terminal.timeLeft(since: .seconds(seconds), done: done, total: total) == words)
  }

  @Test("statistics have hundredths of seconds")
  func statistics() {
    let line = RunStatistics().line(cells: 4800)
    #expect(
      line.wholeMatch(of: /4800 cells in \d+\.\d\d s: \d+ cells a second; peak memory [1-9]\d* MB/) != nil, "\(line)")
  }
}
