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
    return { done, total in
      if done == total {
        erase()
      } else if done * 100 / total != (done - 1) * 100 / total {
        StandardError.write("\r\(verb) \(done) of \(total)\u{1B}[K")
      }
    }
  }

  private static func erase() {
    if StandardError.isTerminal { StandardError.write("\r\u{1B}[K") }
  }
}
