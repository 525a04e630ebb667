package import DaguerreSkins

/// The tokens of one family or component, while they are listed for the catalogue.
package struct TokenList<Source> {
  /// In the order in which they were added.
  package private(set) var entries: [TokenEntry<Source>] = []
  private let layer: TokenLayer
  private let family: String
  private let owner: String

  /// - Parameter owner: how Swift code names what has the tokens: `colors`, `ColorRawTokens`.
  package init(_ layer: TokenLayer, family: String, of owner: String) {
    self.layer = layer
    self.family = family
    self.owner = owner
  }

  /// Adds a token, `name` of the owner; see ``TokenEntry/init(_:layer:family:swiftName:type:isLength:axis:read:)``.
  ///
  /// Not inlined: catalogues have two thousand of these lines, which in full take the compiler half as long again.
  @inline(never)
  package mutating func add<Value: SkinValue>(
    _ key: SkinKey, _ name: String, type: String, isLength: Bool = false, axis: TokenAxis = .none,
    read: @escaping @Sendable (Source) -> Value
  ) {
    entries.append(
      TokenEntry(
        key, layer: layer, family: family, swiftName: "\(owner).\(name)", type: type, isLength: isLength, axis: axis,
        read: read))
  }
}
