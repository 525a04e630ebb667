#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif
internal import Synchronization

/// The wish of a person, or of the system, that the run ends: Ctrl-C, a signal to terminate, or a terminal that closes.
///
/// Whoever listens ends work where nothing is half done. A second signal ends the process at once.
package enum Interruption {
  private static let requested = Atomic(false)

  /// Whether the run is to end.
  package static var isRequested: Bool { requested.load(ordering: .relaxed) }

  /// The signals that say so, but for that of a closing terminal where whoever started the program wants none, as
  /// `nohup` does.
  private static let numbers: [Int32] = {
    var hangup = sigaction()
    sigaction(SIGHUP, nil, &hangup)
    #if canImport(Darwin)
      let handler = hangup.__sigaction_u.__sa_handler
    #else
      let handler = hangup.__sigaction_handler.sa_handler
    #endif
    return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
      ? [SIGINT, SIGTERM] : [SIGINT, SIGTERM, SIGHUP]
  }()

  /// From now on the first signal is a wish.
  package static func listen() {
    // Made here, as a signal handler must not make it.
    _ = isRequested
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in numbers {
      sigaddset(&signals, number)
      var action = sigaction()
      #if canImport(Darwin)
        action.__sigaction_u.__sa_handler = { _ in Interruption.requested.store(true, ordering: .relaxed) }
      #else
        action.__sigaction_handler.sa_handler = { _ in Interruption.requested.store(true, ordering: .relaxed) }
      #endif
      action.sa_flags = Int32(bitPattern: UInt32(bitPattern: Int32(SA_RESTART)) | UInt32(SA_RESETHAND))
      sigaction(number, &action, nil)
    }
    // Who starts the program on a thread that blocks them hands that on.
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  }

  /// Listens while `body` runs; afterwards a signal ends the process again.
  package static func listening<Value>(_ body: () throws -> Value) rethrows -> Value {
    listen()
    defer {
      for number in numbers { signal(number, SIG_DFL) }
      requested.store(false, ordering: .relaxed)
    }
    return try body()
  }
}

/// The run was ended by a person; nothing is half done.
public struct InterruptionError: DiagnosticError {
  /// That it was.
  public let diagnostics = [Diagnostic("interrupted; nothing has changed")]

  package init() {}
}
