public import Foundation

extension PersonNameComponents {
  /// How a name is written.
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    /// How much of a name is written.
    public enum Style: Hashable, Codable, Sendable {
      /// What somebody is called.
      case short
      /// Given and family name.
      case medium
      /// All of it.
      case long
      /// First letters.
      case abbreviated
    }

    /// How much of a name is written.
    public var style: Style
    /// Whose order the parts have.
    public var locale: Locale

    /// How a name is written.
    public init(style: Style = .medium, locale: Locale = .autoupdatingCurrent) {
      self.style = style
      self.locale = locale
    }

    /// The same style in the order of another language.
    public func locale(_ locale: Locale) -> Self { Self(style: style, locale: locale) }

    /// The parts that are there, the family's first in Chinese, Hungarian, Japanese and Korean.
    public func format(_ name: PersonNameComponents) -> String {
      let language = locale.language.languageCode?.identifier ?? ""
      let putsFamilyFirst = ["hu", "ja", "ko", "zh"].contains(language)
      let core = putsFamilyFirst ? [name.familyName, name.givenName] : [name.givenName, name.familyName]
      let whole =
        putsFamilyFirst
        ? [name.familyName, name.givenName, name.middleName] : [name.givenName, name.middleName, name.familyName]
      let parts: [String?] =
        switch style {
        case .short: [name.nickname ?? name.givenName ?? name.familyName]
        case .medium: core
        case .long: [name.namePrefix] + whole + [name.nameSuffix]
        case .abbreviated: core.map { $0?.first.map { String($0).uppercased(with: locale) } }
        }
      // Names in the letters of China, Japan and Korea are written without spaces.
      let isIdeographic = parts.contains { $0?.unicodeScalars.first.map { $0.value >= 0x2E80 } == true }
      return parts.compactMap { $0?.isEmpty == false ? $0 : nil }
        .joined(separator: style == .abbreviated || isIdeographic ? "" : " ")
    }
  }

  /// The name in a style.
  public func formatted<Style: Foundation.FormatStyle>(_ style: Style) -> Style.FormatOutput
  where Style.FormatInput == PersonNameComponents { style.format(self) }

  /// Given and family name.
  public func formatted() -> String { FormatStyle(style: .medium).format(self) }
}

extension FormatStyle where Self == PersonNameComponents.FormatStyle {
  /// How a name is written.
  public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self { Self(style: style) }
}
