/// A function that lists tokens for the catalogue.
///
/// In parts: a function of two hundred such lines takes the compiler ten times as long as ten of twenty.
struct TokenListing {
  /// What the tokens are read from: `OUDSTheme`, or `Void`.
  let source: String
  /// How Swift code names what has the tokens: `colors`, `ColorRawTokens`.
  let owner: String
  let layer: String
  let family: String
  /// What follows `list.add`, for each token.
  let tokens: [String]

  private static let linesInPart = 16

  func write(_ name: String, to file: inout SourceFile) {
    let starts = Array(stride(from: 0, to: tokens.count, by: Self.linesInPart))
    file.line("  static func \(name)() -> [TokenEntry<\(source)>] {")
    file.line("    var list = TokenList<\(source)>(.\(layer), family: \"\(family)\", of: \"\(owner)\")")
    for number in starts.indices { file.line("    \(name)\(number + 1)(&list)") }
    file.line("    return list.entries")
    file.line("  }")
    for (number, start) in starts.enumerated() {
      file.line()
      file.line("  private static func \(name)\(number + 1)(_ list: inout TokenList<\(source)>) {")
      for token in tokens[start...].prefix(Self.linesInPart) { file.line("    list.add\(token)") }
      file.line("  }")
    }
  }
}
