internal import DesignTokens

/// What is wrong with a token file: `file:line: error: …`, a line each.
public struct TokenFileError: Error, Equatable, CustomStringConvertible {
  public let description: String

  init(_ errors: [TokenError]) {
    description = errors.map(\.description).joined(separator: "\n")
  }
}
