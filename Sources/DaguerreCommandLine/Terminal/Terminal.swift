import DaguerreSnapshots
import Foundation

/// Standard error: messages, and progress where a person watches.
enum Terminal {
  /// Prints a line, in place of a progress that may be shown.
  static func printError(_ line: String) { write((isTerminal ? eraseLine : "") + line + "\n") }

  /// Shows how far a command is, on one line that is erased at the end; nothing unless standard error is a terminal.
  static func progress(_ verb: String) -> ProgressHandler? {
    guard isTerminal else { return nil }
    return { done, total in
      if done == total {
        write(eraseLine)
      } else if done * 100 / total != (done - 1) * 100 / total {
        write("\r\(verb) \(done) of \(total)\u{1B}[K")
      }
    }
  }

  private static let eraseLine = "\r\u{1B}[K"

  private static var isTerminal: Bool { isatty(STDERR_FILENO) != 0 }

  private static func write(_ text: String) { FileHandle.standardError.write(Data(text.utf8)) }
}
