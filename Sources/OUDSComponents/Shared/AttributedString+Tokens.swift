public import DaguerreViews
public import Foundation
internal import OUDSThemesContract
public import OUDSTokensSemantic

// Colours of strings and their links as tokens that are the same in light and dark.

extension AttributedStringUrlConfiguration {
  /// The link of some words to an address, or links that have either, or any, in the colour of a token.
  public init(text: String? = nil, urlToOpen: URL? = nil, color: ColorSemanticToken, font: Font? = nil) {
    self.init(text: text, urlToOpen: urlToOpen, color: color.color, font: font)
  }

  /// The link of some words that are a key to an address, in the colour of a token.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle = .main, urlToOpen: URL,
    color: ColorSemanticToken, font: Font? = nil
  ) {
    self.init(text: key.localized(tableName, bundle), urlToOpen: urlToOpen, color: color.color, font: font)
  }
}

extension AttributedString {
  /// A string in the colour of a token, with words that lead somewhere.
  public static func from(
    text: String, foregroundColor: ColorSemanticToken, font: Font? = nil,
    urlConfigurations: [AttributedStringUrlConfiguration] = []
  ) -> AttributedString {
    from(text: text, foregroundColor: foregroundColor.color, font: font, urlConfigurations: urlConfigurations)
  }

  /// What a table has for a key, in the colour of a token, with words that lead somewhere.
  public static func from(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle = .main, foregroundColor: ColorSemanticToken,
    font: Font? = nil, urlConfigurations: [AttributedStringUrlConfiguration] = []
  ) -> AttributedString {
    from(
      text: key.localized(tableName, bundle), foregroundColor: foregroundColor, font: font,
      urlConfigurations: urlConfigurations)
  }

  /// Inline Markdown in the colour of a token.
  public static func from(
    markdown: String, foregroundColor: ColorSemanticToken, font: Font? = nil,
    urlConfigurations: [AttributedStringUrlConfiguration]? = nil
  ) -> AttributedString {
    from(markdown: markdown, foregroundColor: foregroundColor.color, font: font, urlConfigurations: urlConfigurations)
  }
}
