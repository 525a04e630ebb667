public import DaguerreSupport

/// A name that does not tell which token is meant.
public enum TokenNameError: DiagnosticError, Equatable {
  /// No token is called so.
  case unknown(name: String, nearest: [String])
  /// Several tokens are called so; their names with provider or enum.
  case ambiguous(name: String, candidates: [String])

  /// With the names that may have been meant; wrong use in both cases.
  public var diagnostics: [Diagnostic] {
    switch self {
    case .unknown(let name, let nearest):
      [Diagnostic("no token is called '\(name)'", hint: Diagnostic.didYouMean(nearest), isWrongUse: true)]
    case .ambiguous(let name, let candidates):
      [Diagnostic("several tokens are called '\(name)'", hint: "Say which.", accepted: candidates, isWrongUse: true)]
    }
  }
}
