public import Foundation

// Formatters of Foundation that Linux lacks. Once they are set up they only write, so that views keep them in constants.

/// Writes how far a moment is from another.
public final class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
  /// How units are told.
  public enum UnitsStyle: Hashable, Sendable { case full, spellOut, short, abbreviated }
  /// Whether days have names.
  public enum DateTimeStyle: Hashable, Sendable {
    /// `1 day ago`.
    case numeric
    /// `yesterday`.
    case named
  }

  /// How units are told.
  public var unitsStyle = UnitsStyle.full
  /// Whether days have names.
  public var dateTimeStyle = DateTimeStyle.numeric
  /// In which language; nil for the machine's.
  public var locale: Locale? = .autoupdatingCurrent
  /// By which days and months are reckoned; nil for the machine's.
  public var calendar: Calendar? = .autoupdatingCurrent

  /// How far a moment is from another.
  public func localizedString(for date: Date, relativeTo reference: Date) -> String {
    let units: Date.RelativeFormatStyle.UnitsStyle =
      switch unitsStyle {
      case .full: .wide
      case .spellOut: .spellOut
      case .short: .abbreviated
      case .abbreviated: .narrow
      }
    let style = Date.AnchoredRelativeFormatStyle(
      anchor: date, presentation: dateTimeStyle == .named ? .named : .numeric, unitsStyle: units,
      locale: locale ?? .autoupdatingCurrent, calendar: calendar ?? .autoupdatingCurrent)
    return style.format(reference)
  }

  /// How far a moment is that so many seconds are left until.
  public func localizedString(fromTimeInterval interval: TimeInterval) -> String {
    let reference = Date(timeIntervalSinceReferenceDate: 0)
    return localizedString(for: reference + interval, relativeTo: reference)
  }
}

/// Writes several words one after the other.
public final class ListFormatter: Formatter, @unchecked Sendable {
  /// In which language; nil for the machine's.
  public var locale: Locale? = .autoupdatingCurrent

  /// The words, with `and` before the last in the machine's language.
  public static func localizedString(byJoining strings: [String]) -> String { strings.formatted() }

  /// The items in words; nil where one is no text.
  public func string(from items: [Any]) -> String? {
    let words = items.compactMap { $0 as? String ?? ($0 as? CustomStringConvertible)?.description }
    guard words.count == items.count else { return nil }
    return words.formatted(.list(type: .and).locale(locale ?? .autoupdatingCurrent))
  }
}

/// What the closure gives: there are no pools here.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }
