#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// What a person types.
package enum StandardInput {
  package static var isTerminal: Bool { isatty(STDIN_FILENO) != 0 }

  /// Whether something has been typed, or pasted, that nobody has read.
  package static var isReady: Bool {
    var stream = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    // What is pasted comes in parts.
    return poll(&stream, 1, 20) > 0
  }
}
