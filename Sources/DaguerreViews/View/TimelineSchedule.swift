public import Foundation

/// Whether a view is drawn as often as usual.
public enum TimelineScheduleMode: Hashable, Sendable {
  case normal
  /// As on a screen that is always on.
  case lowFrequency
}

/// When a ``TimelineView`` would be drawn again; a picture is drawn once.
public protocol TimelineSchedule {
  /// Whether a view is drawn as often as usual.
  typealias Mode = TimelineScheduleMode
  /// The type of the moments.
  associatedtype Entries: Sequence where Entries.Element == Date
  /// The moments from one on, which a picture never asks for.
  func entries(from startDate: Date, mode: Mode) -> Entries
}

/// As often as the screen is.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  private let interval: Double
  private let isPaused: Bool

  /// - Parameters:
  ///   - minimumInterval: the least seconds between two moments.
  ///   - paused: whether it stands still.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    interval = minimumInterval ?? 1.0 / 60
    isPaused = paused
  }

  /// The moment and those after it; none where it stands still, or the screen is always on.
  public func entries(from startDate: Date, mode: Mode) -> DatesInSteps {
    DatesInSteps(from: isPaused || mode == .lowFrequency ? nil : startDate, by: interval)
  }
}

/// Again and again after some seconds.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  private let first: Date
  private let interval: Double

  /// - Parameters:
  ///   - startDate: the first moment.
  ///   - interval: seconds between two moments.
  public init(from startDate: Date, by interval: Double) {
    first = startDate
    self.interval = interval
  }

  /// The last moment before another one, or the first of all, and those after it.
  public func entries(from startDate: Date, mode: Mode) -> DatesInSteps {
    let steps = (startDate.timeIntervalSince(first) / interval).rounded(.down)
    return DatesInSteps(from: steps > 0 && steps.isFinite ? first + steps * interval : first, by: interval)
  }
}

/// When a minute begins.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  /// Each minute.
  public init() {}

  /// The beginning of the minute, and of those after it.
  public func entries(from startDate: Date, mode: Mode) -> DatesInSteps {
    let minutes = (startDate.timeIntervalSinceReferenceDate / 60).rounded(.down)
    return DatesInSteps(from: Date(timeIntervalSinceReferenceDate: minutes * 60), by: 60)
  }
}

/// At some moments.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
  private let dates: Entries

  /// The moments, the first one first.
  public init(_ dates: Entries) { self.dates = dates }

  /// All of them.
  public func entries(from startDate: Date, mode: Mode) -> Entries { dates }
}

/// Moments that are as far from one another, without an end.
public struct DatesInSteps: Sequence, IteratorProtocol, Sendable {
  private var following: Date?
  private let interval: Double

  /// - Parameter first: nil for no moments.
  init(from first: Date?, by interval: Double) {
    following = first
    self.interval = interval
  }

  /// The moment after the one before; none after one that is the last in time.
  public mutating func next() -> Date? {
    guard let date = following else { return nil }
    let later = date + interval
    following = later > date ? later : nil
    return date
  }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// As often as the screen is.
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }
  /// As often as the screen is, but not more often than after some seconds.
  public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// Again and again after some seconds.
  public static func periodic(from startDate: Date, by interval: Double) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// When a minute begins.
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule {
  /// At some moments.
  public static func explicit<Dates: Sequence<Date>>(_ dates: Dates) -> ExplicitTimelineSchedule<Dates>
  where Self == ExplicitTimelineSchedule<Dates> { ExplicitTimelineSchedule(dates) }
}
