internal import Synchronization

#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// What a program was asked for: all of it is written, or ``flush()`` says why not.
package enum StandardOutput {
  private struct State {
    var waiting: [UInt8] = []
    var error: SystemError?

    mutating func flush() {
      let bytes = waiting
      waiting.removeAll(keepingCapacity: true)
      guard error == nil, !bytes.isEmpty else { return }
      do { try Files.write(bytes, toDescriptor: STDOUT_FILENO) } catch { self.error = error }
    }
  }

  private static let state = Mutex(State())
  /// A block of most file systems and pipes.
  private static let blockSize = 1 << 16

  /// Prints a line for people, ``Swift/String/printable``.
  package static func print(_ line: String = "") { write(line.printable + "\n") }

  /// Writes text as it is: help, or a format that has its own way to escape characters.
  package static func write(_ text: String) {
    state.withLock { state in
      state.waiting += Array(text.utf8)
      if state.waiting.count >= blockSize || isatty(STDOUT_FILENO) != 0 { state.flush() }
    }
  }

  /// How many characters a line of the terminal holds, and how many lines it shows; nil where the output goes elsewhere.
  package static var size: (columns: Int, rows: Int)? {
    var size = winsize()
    guard isatty(STDOUT_FILENO) != 0 else { return nil }
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else { return (80, 24) }
    return (Int(size.ws_col), Int(size.ws_row))
  }

  /// Writes what waits; to be called before the program ends.
  ///
  /// - Throws: the first error there was. A broken pipe ends most programs before, by a signal.
  package static func flush() throws(OutputError) {
    let error = state.withLock { state in
      state.flush()
      return state.error
    }
    if let error { throw OutputError(reason: error) }
  }

  /// Keeps the files that the program opens from taking the place of a standard stream that is closed, and makes writing
  /// beyond the largest size that files may have (`ulimit -f`) fail in words, where the system would end the process.
  package static func reserveStreams() {
    signal(SIGXFSZ, SIG_IGN)
    for stream in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(stream, F_GETFD) < 0 {
      // Not for writing, so that output that goes nowhere is noticed.
      guard open("/dev/null", stream == STDERR_FILENO ? O_WRONLY : O_RDONLY) == stream else { return }
    }
  }
}

/// Why not all of the output could be written.
package struct OutputError: Error, CustomStringConvertible {
  package let reason: SystemError

  package var description: String { "cannot write to standard output: \(reason)" }
}
