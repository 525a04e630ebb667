internal import DaguerreSupport
internal import Synchronization

/// Writes messages to standard error, one line each.
public enum OUDSLogger {
  private static let isVerbose = Atomic(false)

  /// Whether what is of no importance is written, too; not unless somebody wishes it.
  public static var verbose: Bool {
    get { isVerbose.load(ordering: .relaxed) }
    set { isVerbose.store(newValue, ordering: .relaxed) }
  }

  /// Something for whoever looks for a mistake; only in debug builds, and where it is verbose.
  public static func debug(_ message: String) {
    #if DEBUG
      if verbose { write("debug", message) }
    #endif
  }

  /// Something without importance; only in debug builds, and where it is verbose.
  public static func log(_ message: String) {
    #if DEBUG
      if verbose { write("log", message) }
    #endif
  }

  /// Something worth knowing.
  public static func info(_ message: String) { write("info", message) }

  /// Something to be careful with.
  public static func warning(_ message: String) { write("warning", message) }

  /// Something that went wrong.
  public static func error(_ message: String) { write("error", message) }

  /// Something after which nothing can go on; ends the process.
  public static func fatal(_ message: String) -> Never {
    write("fatal", message)
    fatalError(message)
  }

  private static func write(_ kind: String, _ message: String) { StandardError.print("[OUDS] \(kind): \(message)") }
}

/// The same by a short name.
public typealias OL = OUDSLogger
