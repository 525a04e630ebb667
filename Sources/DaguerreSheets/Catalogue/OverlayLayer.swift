public import DaguerreSupport

/// Something to lay over the tokens of every theme, as the command line names it.
public enum OverlayLayer: Hashable, Sendable {
  /// A token file: what errors and audit trails call it, and its bytes.
  case file(name: String, bytes: [UInt8])
  /// One token and its value: `--set PATH=VALUE`.
  case value(path: String, text: String)
  /// The values of a release of the tokens, by the name that the catalogue knows it by.
  case release(String)
  /// Values that tokens had once, as canonical texts by path: what a theme does not have, or cannot read, is left out.
  case recorded([String: String])
}

/// A token file that a catalogue has made, which it can read as a layer.
public struct OverlayFile: Hashable, Sendable {
  /// UTF-8; none where the catalogue cannot tell any of the values.
  public let bytes: [UInt8]
  /// The tokens whose value a file cannot tell, sorted: it leaves them out.
  public let omitted: [String]

  /// - Parameter omitted: the paths of the tokens that the file leaves out, sorted.
  public init(bytes: [UInt8], omitted: [String]) {
    self.bytes = bytes
    self.omitted = omitted
  }
}

/// Why layers cannot be laid over a catalogue.
public enum OverlayError: DiagnosticError, Equatable {
  /// The catalogue knows no tokens.
  case noTokens

  /// Wrong use, as only the command line names layers.
  public var diagnostics: [Diagnostic] {
    [Diagnostic("this catalogue has no tokens that could be changed", isWrongUse: true)]
  }
}
