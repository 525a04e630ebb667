public import Dispatch
public import Foundation

/// Where or when something is done: here always at once.
public protocol Scheduler {
  /// How it may be done.
  associatedtype SchedulerOptions = Never
}

/// Does everything at once, as all others do here.
public struct ImmediateScheduler: Scheduler, Sendable {
  /// The only one.
  public static let shared = ImmediateScheduler()
}

extension DispatchQueue: Scheduler {}
extension RunLoop: Scheduler {}
extension OperationQueue: Scheduler {}

/// A time to wait, which nobody does here.
public struct SchedulerTimeStride: Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// In seconds.
  public let timeInterval: TimeInterval

  private init(_ seconds: Double) { timeInterval = seconds }
  /// Seconds.
  public init(floatLiteral seconds: Double) { self.init(seconds) }
  /// Seconds.
  public init(integerLiteral seconds: Int) { self.init(Double(seconds)) }
  /// Whole seconds.
  public static func seconds(_ count: Int) -> Self { Self(Double(count)) }
  /// Seconds.
  public static func seconds(_ count: Double) -> Self { Self(count) }
  /// Thousandths of a second.
  public static func milliseconds(_ count: Int) -> Self { Self(Double(count) / 1e3) }
  /// Millionths of a second.
  public static func microseconds(_ count: Int) -> Self { Self(Double(count) / 1e6) }
  /// Billionths of a second.
  public static func nanoseconds(_ count: Int) -> Self { Self(Double(count) / 1e9) }
}

extension Publisher {
  /// The same: all is told on the thread of whoever tells.
  public func receive<Place: Scheduler>(
    on scheduler: Place, options: Place.SchedulerOptions? = nil
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher(self)
  }

  /// The same: all is told on the thread of whoever tells.
  public func subscribe<Place: Scheduler>(
    on scheduler: Place, options: Place.SchedulerOptions? = nil
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher(self)
  }

  /// The same: time stands still, and each value is the last one for now.
  public func debounce<Place: Scheduler>(
    for dueTime: SchedulerTimeStride, scheduler: Place, options: Place.SchedulerOptions? = nil
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher(self)
  }

  /// The same: time stands still, and each value is the last one for now.
  public func throttle<Place: Scheduler>(
    for interval: SchedulerTimeStride, scheduler: Place, latest: Bool
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher(self)
  }

  /// The same: nothing waits.
  public func delay<Place: Scheduler>(
    for interval: SchedulerTimeStride, tolerance: SchedulerTimeStride? = nil, scheduler: Place,
    options: Place.SchedulerOptions? = nil
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher(self)
  }

  /// The same: no time passes.
  public func timeout<Place: Scheduler>(
    _ interval: SchedulerTimeStride, scheduler: Place, options: Place.SchedulerOptions? = nil,
    customError: (() -> Failure)? = nil
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher(self)
  }
}
