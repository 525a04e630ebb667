internal import DaguerreSupport

/// What stands for tokens that a file works with and does not have.
package enum Operands {
  /// Nothing: a value that is made of such a token is an error.
  case none
  /// What the file is laid over, which is not known yet: tokens that need it are told in ``TokenFile/open``.
  case later
  /// The colours and numbers of what the file is laid over, by the paths of their tokens; nil for what is none.
  case known((String) -> Variants?)

  /// The most values that follow one another by way of what a file is laid over.
  private static let longestChain = 64

  /// How often files may be worked out again until their values stay: each round settles one more of a chain at least.
  package static func rounds(for files: [TokenFile]) -> ClosedRange<Int> {
    0...min(files.reduce(0) { $0 + $1.sources.count } + 1, longestChain)
  }
}

extension Operands {
  /// The value of a token on a side.
  ///
  /// - Parameter side: an extension whose value counts first, see ``TokenFileReader``.
  func value(of path: String, side: String?, line: Int) -> JSON? {
    guard case .known(let value) = self, let variants = value(path)?.variants else { return nil }
    let name = side.map { String($0.dropFirst(TokenFileReader.ownExtensions.count)) }
    switch (variants.first { $0.name == name } ?? variants[0]).value {
    case .color(let rgba): return JSON(content: .string(HexadecimalColor.text(rgba)), line: line)
    case .number(let number): return JSON(content: .number(number), line: line)
    case .alias, .string, .composite: return nil
    }
  }
}
