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

  /// A cause that only a layer sets is put back by leaving it out, so that the token follows what it is made from, as
  /// it will once the layer is gone.
  ///
  /// One that the theme itself defines in another way gets its recorded value.
  ///
  /// - Parameters:
  ///   - putBack: causes of the theme; at this point they need not be any.
  ///   - reference: what is recorded, and what has changed since with all layers in force.
  ///   - base: the catalogue without layers.
  ///   - layered: the catalogue with all of them.
  init(
    puttingBack putBack: Set<String>, since reference: ReferenceTokens.Point, at point: SnapshotPoint,
    base: any SnapshotCatalogue, layered: any SnapshotCatalogue
  ) throws {
    let recorded = reference.recorded
    let causes = try putBack.intersection(reference.changes().causes)
    if putBack.isEmpty {
      (skin, tokens) = (nil, try layered.tokens(at: point, under: nil))
    } else {
      var made: any Skin
      if var values = try Self.overrides(to: layered, over: base, at: point) {
        let changedByTheme = try Set(TokenChanges(since: recorded, at: point, in: base).causes)
        for path in putBack {
          if values[path] != nil, !changedByTheme.contains(path) {
            values[path] = nil
          } else if causes.contains(path) {
            values[path] = recorded[path]
          }
        }
        made = try base.skin(setting: values, over: nil, at: point)
      } else {
        let values = Dictionary(causes.map { ($0, recorded[$0] ?? "") }) { first, _ in first }
        made = try layered.skin(setting: values, over: nil, at: point)
      }
      (skin, tokens) = (made, try base.tokens(at: point, under: made))
    }
    values = Dictionary(tokens.map { ($0.path, $0.value) }) { first, _ in first }
    let all = values
    changed = Set(recorded.keys).union(all.keys).filter { recorded[$0] != all[$0] }
  }

  /// The values that make the tokens of a catalogue what layers have made them; nil where values cannot.
  private static func overrides(
    to layered: any SnapshotCatalogue, over base: any SnapshotCatalogue, at point: SnapshotPoint
  ) throws -> [String: String]? {
    func values(_ tokens: [TokenRead]) -> [String: String] {
      Dictionary(tokens.map { ($0.path, $0.value) }) { first, _ in first }
    }
    func tokens(_ values: [String: String]) throws -> [TokenRead] {
      try base.tokens(at: point, under: base.skin(setting: values, over: nil, at: point))
    }
    let wanted = values(try layered.tokens(at: point, under: nil))
    let own = try base.tokens(at: point, under: nil)
    let causes = Set(try TokenChanges(since: values(own), at: point, in: layered).causes)
    // Besides causes there are tokens that a layer keeps as they are although what they follow has changed.
    var overrides = wanted.filter { causes.contains($0.key) }
    var current = try tokens(overrides)
    while true {
      let wrong = current.filter { wanted[$0.path] != $0.value }
      guard !wrong.isEmpty else { return overrides }
      let paths = Set(wrong.map(\.path))
      // What others are made from comes first; they may follow it.
      let deepest = wrong.filter { paths.isDisjoint(with: $0.dependencies) }
      let count = overrides.count
      for token in deepest.isEmpty ? wrong : deepest { overrides[token.path] = wanted[token.path] }
      guard overrides.count > count else { return nil }
      current = try tokens(overrides)
    }
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
    puttingBack putBack: [String: Set<String>], since references: ReferenceTokens, cases: [SnapshotCase],
    base: any SnapshotCatalogue
  ) throws {
    // Many points have the same tokens.
    var known: [String: [(recorded: [String: String], tokens: AcceptedTokens)]] = [:]
    for point in cases.lazy.map(\.point) where places[point.tokenPlace] == nil {
      guard let reference = references[point] else { continue }
      let source = "\(point.theme)/\(base.tokenSource(at: point))"
      if let same = known[source]?.first(where: { $0.recorded == reference.recorded }) {
        places[point.tokenPlace] = same.tokens
        continue
      }
      let tokens = try AcceptedTokens(
        puttingBack: putBack[point.theme] ?? [], since: reference, at: point, base: base,
        layered: references.catalogue)
      known[source, default: []].append((reference.recorded, tokens))
      places[point.tokenPlace] = tokens
    }
  }
}
