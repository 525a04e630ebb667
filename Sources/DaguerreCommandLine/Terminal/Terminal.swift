import DaguerreSnapshots
import Foundation

/// Standard error: messages, and progress where a person watches.
enum Terminal {
  static func printError(_ line: String) { write(line + "\n") }

  /// Shows how far a command is, on one line that is erased at the end; nothing unless standard error is a terminal.
  static func progress(_ verb: String) -> ProgressHandler? {
    guard isatty(STDERR_FILENO) != 0 else { return nil }
    return { done, total in
      if done == total {
        write("\r\u{1B}[K")
      } else if done * 100 / total != (done - 1) * 100 / total {
        write("\r\(verb) \(done) of \(total)\u{1B}[K")
      }
    }
  }

  private static func write(_ text: String) { FileHandle.standardError.write(Data(text.utf8)) }
}
