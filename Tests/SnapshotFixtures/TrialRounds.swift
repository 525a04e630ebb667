import Foundation

/// How often trials are run.
public enum TrialRounds {
  /// As `DAGUERRE_NAME_ROUNDS` of the environment says, to try more than the suite has time for.
  public static func count(_ name: String, usually count: Int) -> UInt64 {
    let text = ProcessInfo.processInfo.environment["DAGUERRE_\(name)_ROUNDS"]
    return text.flatMap { UInt64($0) } ?? UInt64(count)
  }
}
