public import DaguerreSupport
internal import DesignTokens

/// What is wrong with a token file, or with a token and its value on the command line.
public struct TokenFileError: DiagnosticError, Equatable {
  /// In the order of the file, each with its line.
  public let diagnostics: [Diagnostic]

  init(_ errors: [TokenError]) { diagnostics = errors.flatMap(\.diagnostics) }

  init(_ diagnostics: [Diagnostic]) { self.diagnostics = diagnostics }
}
