public import Foundation

private enum PresentMomentKey: EnvironmentKey {
  static let defaultValue = Date(timeIntervalSinceReferenceDate: 0)
}

extension EnvironmentValues {
  /// The moment that a picture shows, for what depends on the time: pictures depend on no clock, so that it is the first
  /// moment of 2001 in Greenwich where nobody says otherwise.
  public var presentMoment: Date {
    get { self[PresentMomentKey.self] }
    set { self[PresentMomentKey.self] = newValue }
  }
}

/// The time between two moments, as texts say it.
struct TimeSpan {
  /// Whole seconds from the present, less than none for what was.
  private let seconds: Int
  private let locale: Locale

  init(seconds: Double, locale: Locale) {
    // More than a hundred thousand years are as many.
    self.seconds = Int(min(max(seconds.isNaN ? 0 : seconds, -Self.most), Self.most).rounded(.towardZero))
    self.locale = locale
  }

  private static let most = 3.2e12

  /// From the present of the environment to a moment.
  init(to moment: Date, in environment: EnvironmentValues) {
    self.init(seconds: moment.timeIntervalSince(environment.presentMoment), locale: environment.locale)
  }

  private var duration: Duration { .seconds(abs(seconds)) }

  /// How long it is as a clock has it; without hours where there are none.
  func clock(showsHours: Bool = true) -> String {
    let hasHours = showsHours && abs(seconds) >= 3_600
    return duration.formatted(.time(pattern: hasHours ? .hourMinuteSecond : .minuteSecond).locale(locale))
  }
}
