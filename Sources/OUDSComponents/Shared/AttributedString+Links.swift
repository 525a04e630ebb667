public import DaguerreViews
public import Foundation

/// A part of an attributed string that leads somewhere.
public struct AttributedStringUrlConfiguration: Sendable {
  /// The part, where it first occurs.
  public var text: String
  /// Where it leads; a text that is no address leads nowhere.
  public var urlToOpen: String
  /// What the part is filled with; nil for the colour of the string.
  public var color: Color?
  /// Its typeface; nil for that of the string.
  public var font: Font?

  /// A part with its address.
  public init(text: String, urlToOpen: String, color: Color? = nil, font: Font? = nil) {
    self.text = text
    self.urlToOpen = urlToOpen
    self.color = color
    self.font = font
  }
}

extension AttributedString {
  /// A string in one colour and typeface, with parts that lead somewhere.
  ///
  /// - Parameters:
  ///   - foregroundColor: nil for the colour of whatever shows the string.
  ///   - font: nil for the typeface of whatever shows the string.
  ///   - urlConfigurations: parts that are not in the text change nothing.
  public static func from(
    text: String, foregroundColor: Color? = nil, font: Font? = nil,
    urlConfigurations: [AttributedStringUrlConfiguration] = []
  ) -> AttributedString {
    var string = AttributedString(text)
    string.foregroundColor = foregroundColor
    string.font = font
    for configuration in urlConfigurations {
      guard let range = string.range(of: configuration.text) else { continue }
      string[range].link = URL(string: configuration.urlToOpen)
      if let color = configuration.color { string[range].foregroundColor = color }
      if let font = configuration.font { string[range].font = font }
    }
    return string
  }

  /// The same for a key, shown as it is.
  public static func from(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle = .main, foregroundColor: Color? = nil,
    font: Font? = nil, urlConfigurations: [AttributedStringUrlConfiguration] = []
  ) -> AttributedString {
    from(text: key.key, foregroundColor: foregroundColor, font: font, urlConfigurations: urlConfigurations)
  }
}
