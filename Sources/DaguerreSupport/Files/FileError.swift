#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// Why a file or folder could not be used.
public struct FileError: DiagnosticError, Equatable {
  /// What was tried, as in `write`.
  public let operation: String
  /// The file or folder, as the program names it.
  public let path: String
  /// What the system says.
  public let reason: String

  package init(_ operation: String, _ path: String, reason: String) {
    self.operation = operation
    self.path = path
    self.reason = reason
  }

  /// With the reason that the last system call of this thread has left.
  package init(_ operation: String, _ path: String) {
    self.init(operation, path, reason: SystemError.current.description)
  }

  /// At the path: what could not be done, and what the system says.
  public var diagnostics: [Diagnostic] { [Diagnostic("cannot \(operation): \(reason)", at: path)] }
}

/// A number that a system call has left in `errno`.
package struct SystemError: Error, Equatable, Sendable, CustomStringConvertible {
  package let code: Int32

  /// The one of the last system call of this thread.
  package static var current: SystemError { SystemError(code: errno) }

  /// Whether nobody reads the other end any more.
  package var isBrokenPipe: Bool { code == EPIPE }

  package var description: String { String(cString: strerror(code)) }
}
