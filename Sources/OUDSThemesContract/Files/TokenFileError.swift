internal import DesignTokens

/// What is wrong with a token file: `file:line: error: …`, a line each.
public struct TokenFileError: Error, Equatable, CustomStringConvertible {
  /// A line each.
  package let messages: [String]

  /// The messages, a line each.
  public var description: String { messages.joined(separator: "\n") }

  init(_ errors: [TokenError]) { messages = errors.map(\.description) }
}
