public import DaguerreViews
public import Foundation
internal import OUDSThemesContract

/// How links of an attributed string look, and which of them.
public struct AttributedStringUrlConfiguration: Sendable {
  /// The words of the link; nil for any.
  public var text: String?
  /// Where it leads; nil for any address.
  public var urlToOpen: URL?
  /// What the link is filled with; nil for the colour of the string, or in Markdown for that of links.
  public var color: Color?
  /// Its typeface; nil for that of the string.
  public var font: Font?

  /// The link of some words to an address; without one of them, in Markdown only, links that have the other, and without
  /// both all links that no other configuration is for.
  public init(text: String? = nil, urlToOpen: URL? = nil, color: Color? = nil, font: Font? = nil) {
    (self.text, self.urlToOpen, self.color, self.font) = (text, urlToOpen, color, font)
  }

  /// The link of some words that are a key to an address.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle = .main, urlToOpen: URL, color: Color? = nil,
    font: Font? = nil
  ) {
    self.init(text: key.localized(tableName, bundle), urlToOpen: urlToOpen, color: color, font: font)
  }
}

extension AttributedString {
  /// A string in one colour and typeface, with words that lead somewhere and have a line under them.
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
      if let color = configuration.color { string[range].foregroundColor = color }
      if let font = configuration.font { string[range].font = font }
      string[range].underlineStyle = .single
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
  ///   one with neither. All links have a line under them then, even if there is none; nil for links without it.
  public static func from(
    markdown: String, foregroundColor: Color? = nil, font: Font? = nil,
    urlConfigurations: [AttributedStringUrlConfiguration]? = nil
  ) -> AttributedString {
    var string = InlineMarkdown(markdown).string
    string.foregroundColor = foregroundColor
    string.font = font
    guard let urlConfigurations else { return string }
    let links = string.runs[\.link].compactMap { url, range in url.map { ($0, range) } }
    for (url, range) in links {
      let words = String(string[range].characters)
      let configuration =
        urlConfigurations.first { $0.urlToOpen == url || $0.text == words }
        ?? urlConfigurations.first { $0.urlToOpen == nil && $0.text == nil }
      if let configuration { string[range].foregroundColor = configuration.color }
      if let font = configuration?.font { string[range].font = font }
      string[range].underlineStyle = .single
    }
    return string
  }
}
