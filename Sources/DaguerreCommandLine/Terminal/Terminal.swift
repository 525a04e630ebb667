import DaguerreSupport
import DaguerreSnapshots

/// Standard error: messages, and on a terminal progress, which a message replaces.
enum Terminal {
  /// Prints a line, and erases the progress if any is shown.
  static func printError(_ line: String) {
    erase()
    StandardError.print(line)
  }

  static func print(error: any Error) {
    erase()
    StandardError.print(error: error)
  }

  /// Shows progress on one line that is erased at the end.
  ///
  /// Does nothing unless standard error is a terminal.
  static func progress(_ verb: String) -> ProgressHandler? {
    guard StandardError.isTerminal else { return nil }
    let start = ContinuousClock.now
    return { done, total in
      if done == total {
        erase()
      } else if done * 100 / total != (done - 1) * 100 / total {
        let left = timeLeft(since: ContinuousClock.now - start, done: done, total: total)
        StandardError.write("\r\(verb) \(done) of \(total)\(left.map { ", \($0) left" } ?? "")\u{1B}[K")
      }
    }
  }

  /// How long the rest takes at the pace so far, as in `12 s` or `3 min`; nil while too little is done to say.
  static func timeLeft(since duration: Duration, done: Int, total: Int) -> String? {
    guard done > 0, duration >= .seconds(1) else { return nil }
    let passed = Double(duration.components.seconds) + Double(duration.components.attoseconds) / 1e18
    let seconds = Int((passed / Double(done) * Double(total - done)).rounded(.up))
    return seconds < 100 ? "\(seconds) s" : "\((seconds + 59) / 60) min"
  }

  private static func erase() {
    if StandardError.isTerminal { StandardError.write("\r\u{1B}[K") }
  }
}
