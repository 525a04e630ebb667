#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// Messages for the person at the terminal; nobody is told when they cannot be written.
package enum StandardError {
  /// How much of a message is shown, in characters of Unicode.
  private static let longestLine = 4000

  /// Whether there is a terminal on which a line can be replaced by another.
  package static var isTerminal: Bool {
    isatty(STDERR_FILENO) != 0 && getenv("TERM").map { String(cString: $0) } != "dumb"
  }

  /// Prints a message as one line, ``Swift/String/printable`` and cut where it is too long to be read.
  package static func print(_ message: String) {
    // What was printed before stays before.
    try? StandardOutput.flush()
    let rest = message.unicodeScalars.dropFirst(longestLine)
    let shown = rest.isEmpty ? message : String(message.unicodeScalars.prefix(longestLine)) + "…"
    write(shown.printable + (rest.isEmpty ? "" : " (\(rest.count) more characters)") + "\n")
  }

  /// How many things that are wrong are told.
  private static let mostLines = 100

  /// Prints what is wrong, with the mark that editors and people look for; a line for each thing, as far as somebody reads
  /// that.
  package static func print(error: any Error) {
    let all = Diagnostic.all(of: error)
    for diagnostic in all.prefix(mostLines) { print(diagnostic.line) }
    if all.count > mostLines { print("… and \(all.count - mostLines) more like these") }
  }

  /// Writes text as it is.
  package static func write(_ text: String) { try? Files.write(Array(text.utf8), toDescriptor: STDERR_FILENO) }
}
