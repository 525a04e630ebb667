internal import Foundation

#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// The time zone of the process, which dates have that nobody gives another one.
enum HostTimeZone {
  /// Makes it Greenwich's, as that of environments is: `date.formatted()` asks nobody else, so that a picture would show
  /// where it was made.
  static let isGreenwich: Void = {
    let zone = TimeZone.current
    guard zone.secondsFromGMT() != 0 || zone.nextDaylightSavingTimeTransition != nil else { return }
    setenv("TZ", "GMT0", 1)
    NSTimeZone.resetSystemTimeZone()
  }()
}
