import DaguerreSkins
public import DaguerreSnapshots
import DaguerreSupport

/// What the tokens of a catalogue are made from, at any of its points.
public struct TokenSources {
  private var dependencies: [String: Set<String>] = [:]

  /// Lists all tokens.
  public init(of catalogue: any SnapshotCatalogue) throws {
    var known: Set<String> = []
    for point in catalogue.axes.points(choosing: [:]) where known.insert(catalogue.tokenSource(at: point)).inserted {
      for token in try catalogue.tokens(at: point, under: nil) {
        dependencies[token.path, default: []].formUnion(token.dependencies)
      }
    }
  }

  /// Whether a token is another one, or is made from it, directly or not.
  public func follows(_ path: String, _ other: String) -> Bool {
    Set(reachedFrom: [path]) { dependencies[$0] ?? [] }.contains(other)
  }
}
