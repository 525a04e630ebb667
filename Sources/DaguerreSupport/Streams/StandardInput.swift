#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif
internal import Synchronization

/// What a person types.
package enum StandardInput {
  private struct State {
    /// What has been read and is of no line yet.
    var waiting: [UInt8] = []
    /// A terminal tells its end, Ctrl-D, once.
    var isAtEnd = false
  }

  private static let state = Mutex(State())

  package static var isTerminal: Bool { isatty(STDIN_FILENO) != 0 }

  /// Whether something has been typed, or pasted, that nobody has read.
  package static var isReady: Bool {
    // What is pasted comes in parts.
    state.withLock { !$0.waiting.isEmpty || !$0.isAtEnd && isReady(within: 20) }
  }

  /// The next line, without its end; nil at the end of the input, or once the run is to end: see ``Interruption``.
  ///
  /// Waits for it, so that no other thread should ask meanwhile.
  package static func line() -> String? {
    state.withLock { state in
      var part = [UInt8](repeating: 0, count: 4096)
      while true {
        if let end = state.waiting.firstIndex(of: UInt8(ascii: "\n")) {
          defer { state.waiting.removeSubrange(...end) }
          let line = state.waiting[..<end]
          return String(decoding: line.last == UInt8(ascii: "\r") ? line.dropLast() : line, as: UTF8.self)
        }
        if state.isAtEnd {
          defer { state.waiting = [] }
          return state.waiting.isEmpty ? nil : String(decoding: state.waiting, as: UTF8.self)
        }
        // A signal that comes just before is noticed a little later.
        while !Interruption.isRequested, !isReady(within: 200) {}
        if Interruption.isRequested { return nil }
        let count = read(STDIN_FILENO, &part, part.count)
        if count < 0, errno == EINTR { continue }
        if count > 0 { state.waiting += part[..<count] } else { state.isAtEnd = true }
      }
    }
  }

  private static func isReady(within milliseconds: Int32) -> Bool {
    var stream = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    return poll(&stream, 1, milliseconds) > 0
  }
}
