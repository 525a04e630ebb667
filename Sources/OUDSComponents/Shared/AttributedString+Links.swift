public import DaguerreViews
public import Foundation
internal import OUDSThemesContract

/// How links of an attributed string look, and which of them.
public struct AttributedStringUrlConfiguration: Sendable {
  /// The words of the link; nil for any.
  public var text: String?
  /// Where it leads; nil for any address.
  public var urlToOpen: URL?
  /// What the link is filled with; nil for the colour of the string.
  public var color: Color?
  /// Its typeface; nil for that of the string.
  public var font: Font?

  /// The link of some words to an address.
  public init(text: String, urlToOpen: URL, color: Color? = nil, font: Font? = nil) {
    (self.text, self.urlToOpen, self.color, self.font) = (text, urlToOpen, color, font)
  }

  /// The link of some words that are a key to an address.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle = .main, urlToOpen: URL, color: Color? = nil,
    font: Font? = nil
  ) {
    self.init(text: key.localized(tableName, bundle), urlToOpen: urlToOpen, color: color, font: font)
  }

  /// Links of some words, wherever they lead; in Markdown only.
  public init(text: String, color: Color? = nil, font: Font? = nil) {
    (self.text, self.color, self.font) = (text, color, font)
  }

  /// Links to an address, whatever their words; in Markdown only.
  public init(urlToOpen: URL, color: Color? = nil, font: Font? = nil) {
    (self.urlToOpen, self.color, self.font) = (urlToOpen, color, font)
  }

  /// All links that no other configuration is for; in Markdown only.
  public init(color: Color? = nil, font: Font? = nil) { (self.color, self.font) = (color, font) }
}

extension AttributedString {
  /// A string in one colour and typeface, with words that lead somewhere.
  ///
  /// - Parameters:
  ///   - foregroundColor: nil for the colour of whatever shows the string.
  ///   - font: nil for the typeface of whatever shows the string.
  ///   - urlConfigurations: with words and an address each, for where the words first occur; others change nothing.
  public static func from(
    text: String, foregroundColor: Color? = nil, font: Font? = nil,
    urlConfigurations: [AttributedStringUrlConfiguration] = []
  ) -> AttributedString {
    var string = AttributedString(text)
    string.foregroundColor = foregroundColor
    string.font = font
    for configuration in urlConfigurations {
      guard let words = configuration.text, let url = configuration.urlToOpen,
        let range = string.range(of: words)
      else { continue }
      string[range].link = url
      string.apply(configuration, to: range)
    }
    return string
  }

  /// The same for a key, looked up in a table.
  public static func from(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle = .main, foregroundColor: Color? = nil,
    font: Font? = nil, urlConfigurations: [AttributedStringUrlConfiguration] = []
  ) -> AttributedString {
    from(
      text: key.localized(tableName, bundle), foregroundColor: foregroundColor, font: font,
      urlConfigurations: urlConfigurations)
  }

  /// A string of inline Markdown: links, and words that are strong, emphasised or struck through.
  ///
  /// - Parameter urlConfigurations: for a link the first one that has its words or its address counts, else the first
  ///   one with neither.
  public static func from(
    markdown: String, foregroundColor: Color? = nil, font: Font? = nil,
    urlConfigurations: [AttributedStringUrlConfiguration] = []
  ) -> AttributedString {
    var string = InlineMarkdown(markdown).string
    string.foregroundColor = foregroundColor
    string.font = font
    let links = string.runs[\.link].compactMap { url, range in url.map { ($0, range) } }
    for (url, range) in links {
      let words = String(string[range].characters)
      let configuration =
        urlConfigurations.first { $0.urlToOpen == url || $0.text == words }
        ?? urlConfigurations.first { $0.urlToOpen == nil && $0.text == nil }
      if let configuration { string.apply(configuration, to: range) }
    }
    return string
  }

  private mutating func apply(
    _ configuration: AttributedStringUrlConfiguration, to range: Range<AttributedString.Index>
  ) {
    if let color = configuration.color { self[range].foregroundColor = color }
    if let font = configuration.font { self[range].font = font }
  }
}
