public import Foundation

extension AttributedString {
  /// How Markdown is read, as Foundation has it on other platforms.
  public struct MarkdownParsingOptions: Hashable, Sendable {
    /// Which marks count.
    public enum InterpretedSyntax: Hashable, Sendable {
      /// All marks; of these, marks of blocks such as headings and lists are not read, and stay as text.
      case full
      /// Marks within a paragraph; lines are joined.
      case inlineOnly
      /// Marks within a paragraph; white space stays as it is.
      case inlineOnlyPreservingWhitespace
    }

    /// What happens where Markdown cannot be read; there is no such Markdown, so it does not matter.
    public enum FailurePolicy: Hashable, Sendable {
      case throwError
      case returnPartiallyParsedIfPossible
    }

    /// Whether marks of Apple's own count; they are not read, and stay as text.
    public var allowsExtendedAttributes: Bool
    /// Which marks count.
    public var interpretedSyntax: InterpretedSyntax
    /// What happens where Markdown cannot be read; there is no such Markdown, so it does not matter.
    public var failurePolicy: FailurePolicy
    /// The language of the text; kept, and not put on the string.
    public var languageCode: String?
    /// Whether the string tells where in the source its parts were; kept, and not put on the string.
    public var appliesSourcePositionAttributes: Bool

    /// Options as they are on other platforms.
    public init(
      allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
      failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil,
      appliesSourcePositionAttributes: Bool = false
    ) {
      self.allowsExtendedAttributes = allowsExtendedAttributes
      self.interpretedSyntax = interpretedSyntax
      self.failurePolicy = failurePolicy
      self.languageCode = languageCode
      self.appliesSourcePositionAttributes = appliesSourcePositionAttributes
    }
  }

  /// A string of inline Markdown: links, and words that are strong, emphasised or struck through.
  ///
  /// - Parameters:
  ///   - options: which marks count; by default all, and lines are joined.
  ///   - baseURL: what the addresses of links are relative to.
  /// - Throws: nothing, since any text is Markdown; as on other platforms, callers write `try`.
  public init(
    markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
  ) throws {
    var string = InlineMarkdown(markdown.lines(joined: options.interpretedSyntax)).string
    if let baseURL {
      let links = string.runs[\.link].compactMap { url, range in url.map { ($0, range) } }
      for (url, range) in links { string[range].link = URL(string: url.relativeString, relativeTo: baseURL) ?? url }
    }
    self = string
  }

  /// A string of inline Markdown in UTF-8.
  ///
  /// - Throws: an error of Foundation where the bytes are no UTF-8.
  public init(
    markdown: Data, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
  ) throws {
    guard let text = String(data: markdown, encoding: .utf8) else {
      throw CocoaError(.fileReadInapplicableStringEncoding)
    }
    try self.init(markdown: text, options: options, baseURL: baseURL)
  }
}

extension String {
  /// White space with line breaks in it is one space, except where all white space stays.
  fileprivate func lines(joined syntax: AttributedString.MarkdownParsingOptions.InterpretedSyntax) -> String {
    guard syntax != .inlineOnlyPreservingWhitespace else { return self }
    return split(whereSeparator: \.isNewline).map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: " ")
  }
}
