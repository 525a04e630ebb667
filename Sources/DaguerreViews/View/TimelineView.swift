public import Foundation

/// When a ``TimelineView`` would be drawn again; a picture is drawn once.
public protocol TimelineSchedule {}

/// As often as the screen is.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  /// - Parameters:
  ///   - minimumInterval: the least seconds between two moments.
  ///   - paused: whether it stands still.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {}
}

/// Again and again after some seconds.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  /// - Parameters:
  ///   - startDate: the first moment.
  ///   - interval: seconds between two moments.
  public init(from startDate: Date, by interval: Double) {}
}

/// When a minute begins.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  /// Each minute.
  public init() {}
}

/// At some moments.
public struct ExplicitTimelineSchedule: TimelineSchedule, Sendable {
  /// The moments, the first one first.
  public init(_ dates: some Sequence<Date>) {}
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

extension TimelineSchedule where Self == ExplicitTimelineSchedule {
  /// At some moments.
  public static func explicit(_ dates: some Sequence<Date>) -> ExplicitTimelineSchedule {
    ExplicitTimelineSchedule(dates)
  }
}

/// What is known of the moment at which a ``TimelineView`` is drawn.
public struct TimelineViewDefaultContext: Sendable {
  /// How often the view is drawn.
  public enum Cadence: Int, Hashable, Sendable, Comparable {
    case live, seconds, minutes

    /// Whether it is more often.
    public static func < (first: Cadence, second: Cadence) -> Bool { first.rawValue < second.rawValue }
  }

  /// ``EnvironmentValues/presentMoment`` around the view, whatever the clock says: pictures depend on no clock.
  public let date = EnvironmentValues.current.presentMoment
  /// As often as the screen is.
  public let cadence = Cadence.live
}

/// A view that depends on the time, drawn at one moment that never changes.
public struct TimelineView<Schedule: TimelineSchedule, Content: View>: View {
  /// What is known of the moment.
  public typealias Context = TimelineViewDefaultContext

  private let content: (TimelineViewDefaultContext) -> Content

  /// A view for a moment.
  public init(_ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content) {
    self.content = content
  }

  /// The view at the moment.
  public var body: Content { content(TimelineViewDefaultContext()) }
}
