import DaguerreSupport

/// What each token is made from at a point, with what layers make aliases of others.
struct TokenLinks {
  /// The tokens that layers make aliases of others, with those.
  let aliases: [String: Set<String>]
  private let dependencies: [String: [String]]

  /// Nil where layers make no aliases.
  init?(at point: SnapshotPoint, in layered: any SnapshotCatalogue) throws {
    aliases = try layered.aliases(at: point)
    guard !aliases.isEmpty else { return nil }
    let tokens = try layered.tokens(at: point, under: nil)
    dependencies = Dictionary(tokens.map { ($0.path, $0.dependencies) }) { first, _ in first }
  }

  /// Some tokens and all that these are made from, directly or not.
  func reached(from paths: some Sequence<String>) -> Set<String> {
    Set(reachedFrom: paths) { (dependencies[$0] ?? []) + (aliases[$0] ?? []) }
  }

  /// The aliases without those of a token that follows the alias: a layer may set it to what that makes it.
  var acyclicAliases: [String: Set<String>] {
    aliases.reduce(into: [:]) { kept, alias in
      let aims = alias.value.filter { !reached(from: [$0]).contains(alias.key) }
      if !aims.isEmpty { kept[alias.key] = aims }
    }
  }
}
