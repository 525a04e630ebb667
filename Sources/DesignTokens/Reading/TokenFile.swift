internal import DaguerreSupport

/// What one token file declares.
package struct TokenFile {
  package let name: String
  let isOfAnySystem: Bool
  package internal(set) var tokens: [Token] = []
  /// Tokens that the theme is known to lack, with the line that says so.
  package internal(set) var absent: [(path: String, location: SourceLocation)] = []
  /// Tokens of types of the format that nothing here draws, where these are left.
  package internal(set) var undrawn: [(path: String, location: SourceLocation)] = []
  /// Tokens whose values are worked out from ones that are not in the file, where these are to come ``Operands/later``.
  package internal(set) var open: [(path: String, location: SourceLocation)] = []
  /// The tokens that are worked out from others, in this file or not, with these.
  package internal(set) var sources: [String: Set<String>] = [:]
  /// Whether what other files say follows them alone, and not what this one says.
  package internal(set) var isApart = false
  /// What it was read from, where something is worked out.
  var bytes: [UInt8] = []

  init(name: String, isOfAnySystem: Bool) { (self.name, self.isOfAnySystem) = (name, isOfAnySystem) }

  /// All tokens that it sets; those that wait for others last.
  package var declared: [(path: String, location: SourceLocation)] {
    tokens.map { ($0.path, $0.location) } + open
  }

  /// What each of these is an alias of, or worked out from; nothing for a literal.
  package var links: [String: Set<String>] {
    tokens.reduce(into: sources) { links, token in
      links[token.path, default: []].formUnion(token.value.variants.flatMap(\.value.aliases))
    }
  }

  /// Whether values are worked out from tokens that are not in the file, or whose values in it do not count.
  package func needsOperands(leavingOut leftOut: Set<String>) -> Bool {
    !open.isEmpty || !leftOut.isEmpty && sources.values.contains { !leftOut.isDisjoint(with: $0) }
  }

  /// The file with its values worked out from those of what it is laid over.
  ///
  /// - Parameters:
  ///   - operand: see ``Operands/known(_:)``.
  ///   - leftOut: the paths of tokens whose values in the file do not count for others.
  package func workedOut(
    from operand: @escaping (String) -> Variants?, leavingOut leftOut: Set<String>
  ) throws(TokenErrors) -> TokenFile {
    guard needsOperands(leavingOut: leftOut) else { return self }
    return try TokenFileReader.read(
      bytes, name: name, ofAnySystem: isOfAnySystem, with: .known(operand), leavingOut: leftOut)
  }
}
