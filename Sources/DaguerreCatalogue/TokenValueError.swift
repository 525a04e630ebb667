public import DaguerreSupport

/// Why a value cannot be laid over the tokens of a catalogue of views.
public enum TokenValueError: DiagnosticError, Equatable {
  /// No sheet reads such a token.
  case unknown(String, near: String?)
  /// The text is no value of the token's type; the third is its value.
  case noValue(String, String, now: String)
  /// Values of the token's type cannot be made from text.
  case noText(String)
  /// There are no releases of the tokens.
  case release(String)

  /// Wrong use, as only the command line names layers.
  public var diagnostics: [Diagnostic] {
    switch self {
    case .unknown(let path, let near):
      [Diagnostic("no sheet reads a token '\(path)'", hint: near.map { "Did you mean '\($0)'?" }, isWrongUse: true)]
    case .noValue(let path, let text, let now):
      [
        Diagnostic(
          "'\(text)' is no value of '\(path)'", hint: "It is '\(now)' now: write one like it.", isWrongUse: true)
      ]
    case .noText(let path):
      [Diagnostic("no value of '\(path)' can be given as text", hint: "Change it in the sources.", isWrongUse: true)]
    case .release(let name):
      [Diagnostic("this catalogue has no releases of tokens, so no '\(name)'", hint: "Leave it out.", isWrongUse: true)]
    }
  }
}
