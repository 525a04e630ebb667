public import Foundation

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
