public import Foundation

// What applications ask of the platform, and pictures do not depend on.

/// Whether a person sees and uses a scene.
public enum ScenePhase: String, Hashable, Sendable, CaseIterable { case background, inactive, active }

private enum LocaleKey: EnvironmentKey { static let defaultValue = Locale(identifier: "en_US") }
private enum ScenePhaseKey: EnvironmentKey { static let defaultValue = ScenePhase.active }
private enum CalendarKey: EnvironmentKey { static let defaultValue: Calendar? = nil }
private enum TimeZoneKey: EnvironmentKey { static let defaultValue = TimeZone.gmt }
private enum WithoutColorKey: EnvironmentKey { static let defaultValue = false }
private enum ReduceTransparencyKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
  /// For views that look at it, and for texts of dates and numbers.
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }

  /// For views that look at it, and for texts of dates; Greenwich's where nobody says otherwise.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }

  /// For views that look at it, the Gregorian one of the locale and the time zone where nobody says otherwise.
  public var calendar: Calendar {
    get {
      if let own = self[CalendarKey.self] { return own }
      var calendar = Calendar(identifier: .gregorian)
      calendar.locale = locale
      calendar.timeZone = timeZone
      return calendar
    }
    set { self[CalendarKey.self] = newValue }
  }

  /// Whether a person wants to be told by more than colours; false where nobody says otherwise.
  public var accessibilityDifferentiateWithoutColor: Bool {
    get { self[WithoutColorKey.self] }
    set { self[WithoutColorKey.self] = newValue }
  }

  /// Whether a person wants grounds that nothing shines through; false where nobody says otherwise.
  public var accessibilityReduceTransparency: Bool {
    get { self[ReduceTransparencyKey.self] }
    set { self[ReduceTransparencyKey.self] = newValue }
  }

  /// False: nobody listens to a picture.
  public var accessibilityVoiceOverEnabled: Bool { false }

  /// False: nobody searches in a picture.
  public var isSearching: Bool { false }

  /// False: a screen is a picture of its own.
  public var isPresented: Bool { false }

  /// Active, where nobody says otherwise.
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }
}
