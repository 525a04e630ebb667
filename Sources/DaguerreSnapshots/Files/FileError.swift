import Foundation

/// Why a file or folder could not be used.
public struct FileError: Error, Equatable, Sendable, CustomStringConvertible {
  /// What was tried, as in `write`.
  public let operation: String
  public let path: String
  /// What the system says.
  public let reason: String

  init(_ operation: String, _ path: String, reason: String) {
    self.operation = operation
    self.path = path
    self.reason = reason
  }

  /// With the reason that the last system call of this thread has left.
  init(_ operation: String, _ path: String) {
    self.init(operation, path, reason: String(cString: strerror(errno)))
  }

  public var description: String { "cannot \(operation) '\(path)': \(reason)" }
}
