public import Dispatch
public import Foundation
public import DaguerreViews

/// Where or when something is done: here always at once.
public protocol Scheduler<SchedulerTimeType> {
  /// Its moments.
  associatedtype SchedulerTimeType: Strideable where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible
  /// How it may be done.
  associatedtype SchedulerOptions = Never

  /// The moment that it is.
  var now: SchedulerTimeType { get }
  /// How late it may be.
  var minimumTolerance: SchedulerTimeType.Stride { get }
  /// Does something.
  func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void)
  /// Does something later.
  func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void)
  /// Does something later, again and again.
  func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable
}

extension Scheduler {
  /// Does something at once.
  public func schedule(_ action: @escaping () -> Void) { schedule(options: nil, action) }
  /// Does something later, which here is at once.
  public func schedule(after date: SchedulerTimeType, _ action: @escaping () -> Void) {
    schedule(after: date, tolerance: minimumTolerance, options: nil, action)
  }
  /// Does something later, again and again, which here is never, as time stands still.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, _ action: @escaping () -> Void
  ) -> any Cancellable {
    schedule(after: date, interval: interval, tolerance: minimumTolerance, options: nil, action)
  }
}

/// What times to wait are made of.
public protocol SchedulerTimeIntervalConvertible {
  /// Whole seconds.
  static func seconds(_ count: Int) -> Self
  /// Seconds.
  static func seconds(_ count: Double) -> Self
  /// Thousandths of a second.
  static func milliseconds(_ count: Int) -> Self
  /// Millionths of a second.
  static func microseconds(_ count: Int) -> Self
  /// Billionths of a second.
  static func nanoseconds(_ count: Int) -> Self
}

/// A moment of any scheduler here.
public struct SchedulerTime: Strideable, Hashable, Sendable {
  /// What lies between two moments.
  public typealias Stride = SchedulerTimeStride

  /// The moment.
  public var date: Date

  /// A moment of a clock.
  public init(_ date: Date) { self.date = date }
  /// The moment at which time stands still.
  public init(_ time: DispatchTime) { self = .still }

  static let still = SchedulerTime(Date(timeIntervalSinceReferenceDate: 0))

  /// How long it is to another moment.
  public func distance(to other: SchedulerTime) -> Stride { .seconds(other.date.timeIntervalSince(date)) }
  /// A later moment.
  public func advanced(by stride: Stride) -> SchedulerTime {
    SchedulerTime(date.addingTimeInterval(stride.timeInterval))
  }
}

/// A time to wait, which nobody does here.
public struct SchedulerTimeStride: SchedulerTimeIntervalConvertible, SignedNumeric, Comparable, Hashable, Sendable,
  ExpressibleByFloatLiteral
{
  /// In seconds.
  public var timeInterval: TimeInterval

  private init(_ seconds: Double) { timeInterval = seconds }
  /// Seconds.
  public init(floatLiteral seconds: Double) { self.init(seconds) }
  /// Seconds.
  public init(integerLiteral seconds: Int) { self.init(Double(seconds)) }
  /// Seconds.
  public init?(exactly seconds: some BinaryInteger) { self.init(Double(seconds)) }
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

  /// Without its sign.
  public var magnitude: Self { Self(abs(timeInterval)) }
  /// Whether it is shorter.
  public static func < (first: Self, second: Self) -> Bool { first.timeInterval < second.timeInterval }
  /// One after the other.
  public static func + (first: Self, second: Self) -> Self { Self(first.timeInterval + second.timeInterval) }
  /// What is left of it.
  public static func - (first: Self, second: Self) -> Self { Self(first.timeInterval - second.timeInterval) }
  /// So many times.
  public static func * (first: Self, second: Self) -> Self { Self(first.timeInterval * second.timeInterval) }
  /// So many times.
  public static func *= (first: inout Self, second: Self) { first = first * second }
}

/// A scheduler that does everything at once, as all do here.
public protocol SchedulerAtOnce: Scheduler where SchedulerTimeType == SchedulerTime {}

extension SchedulerAtOnce {
  /// The moment at which time stands still.
  public var now: SchedulerTime { .still }
  /// None.
  public var minimumTolerance: SchedulerTimeStride { 0 }
  /// Does something at once.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) { action() }
  /// Does something at once: nothing waits.
  public func schedule(
    after date: SchedulerTime, tolerance: SchedulerTimeStride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) { action() }
  /// Does nothing: time stands still.
  public func schedule(
    after date: SchedulerTime, interval: SchedulerTimeStride, tolerance: SchedulerTimeStride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable { AnyCancellable {} }
}

/// Does everything at once, as all others do here.
public struct ImmediateScheduler: SchedulerAtOnce, Sendable {
  /// The only one.
  public static let shared = ImmediateScheduler()
}

extension DispatchQueue: SchedulerAtOnce {}
extension RunLoop: SchedulerAtOnce {}
extension OperationQueue: SchedulerAtOnce {}
