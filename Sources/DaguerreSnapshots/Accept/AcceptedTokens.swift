import DaguerreSkins

/// The tokens of a point with some causes in force and all others put back.
struct AcceptedTokens: Sendable {
  /// What cases are drawn under; nil where nothing is put back.
  let skin: (any Skin)?
  /// Every token, sorted by path.
  let tokens: [TokenRead]
  /// By path, as canonical texts.
  let values: [String: String]
  /// The tokens of another value than recorded.
  let changed: Set<String>

  /// - Parameters:
  ///   - putBack: causes of the theme; at this point they need not be any.
  ///   - reference: what is recorded, and what has changed since with all layers in force.
  init(puttingBack putBack: Set<String>, since reference: ReferenceTokens.Point) throws {
    skin = putBack.isEmpty ? nil : try reference.skin(puttingBack: putBack)
    tokens = try reference.tokens(under: skin)
    values = Dictionary(tokens.map { ($0.path, $0.value) }) { first, _ in first }
    let (all, recorded) = (values, reference.recorded)
    changed = Set(recorded.keys).union(all.keys).filter { recorded[$0] != all[$0] }
  }
}

/// The tokens with what was accepted at the points of a store's themes.
struct AcceptedTokenTable: Sendable {
  private var places: [String: AcceptedTokens] = [:]

  subscript(point: SnapshotPoint) -> AcceptedTokens? { places[point.tokenPlace] }

  /// - Parameters:
  ///   - putBack: paths of causes by theme.
  ///   - cases: whose points count; a point without a record has no tokens here.
  init(
    puttingBack putBack: [String: Set<String>], since references: ReferenceTokens, cases: [SnapshotCase]
  ) throws {
    // Many points have the same tokens.
    var known: [String: [(recorded: [String: String], tokens: AcceptedTokens)]] = [:]
    for point in cases.lazy.map(\.point) where places[point.tokenPlace] == nil {
      guard let reference = references[point] else { continue }
      let source = "\(point.theme)/\(references.catalogue.tokenSource(at: point))"
      if let same = known[source]?.first(where: { $0.recorded == reference.recorded }) {
        places[point.tokenPlace] = same.tokens
        continue
      }
      let tokens = try AcceptedTokens(puttingBack: putBack[point.theme] ?? [], since: reference)
      known[source, default: []].append((reference.recorded, tokens))
      places[point.tokenPlace] = tokens
    }
  }
}
