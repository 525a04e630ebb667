/// A name that does not tell which token is meant.
public enum TokenNameError: Error, Equatable, CustomStringConvertible {
  /// No token is called so.
  case unknown(name: String, nearest: [String])
  /// Several tokens are called so; their names with provider or enum.
  case ambiguous(name: String, candidates: [String])

  /// For the person at the terminal, with the names that may have been meant.
  public var description: String {
    switch self {
    case .unknown(let name, let nearest):
      "no token is called '\(name)'"
        + (nearest.isEmpty ? "" : "; did you mean \(nearest.map { "'\($0)'" }.joined(separator: " or "))?")
    case .ambiguous(let name, let candidates):
      "several tokens are called '\(name)'; say which: \(candidates.joined(separator: ", "))"
    }
  }
}
