import DaguerreSkins

/// The values by which layers make the tokens of a point what they are, of which causes are left out to put them back.
///
/// A cause that only a layer sets follows what it is made from again once it is put back, as it will when the layer is
/// gone. One that the theme itself defines in another way gets its recorded value.
struct LayerValues: Sendable {
  /// Nil where values cannot make the tokens what the layers make them.
  private let values: [String: String]?
  private let changedByTheme: Set<String>
  /// What the aliases among the values follow.
  private let aims: Set<String>

  /// - Parameters:
  ///   - changedByTheme: the tokens that the theme itself defines otherwise than recorded.
  ///   - layered: the catalogue with all layers.
  init(over changedByTheme: [String], at point: SnapshotPoint, in layered: any SnapshotCatalogue) throws {
    values = try Self.overrides(to: layered, over: layered.withoutLayers, at: point)
    self.changedByTheme = Set(changedByTheme)
    let links = try TokenLinks(at: point, in: layered)
    let set = values ?? [:]
    aims = links.map { $0.reached(from: $0.aliases.filter { set[$0.key] != nil }.flatMap(\.value)) } ?? []
  }

  /// Whether aliases of the layers follow some tokens, so that values do not tell what putting these back does.
  func hasAliases(of paths: some Sequence<String>) -> Bool { !aims.isEmpty && paths.contains(where: aims.contains) }

  /// Those of some causes that get their recorded values where layers say nothing of them.
  func changedByTheme(_ recorded: [String: String]) -> [String: String] {
    recorded.filter { values?[$0.key] == nil || changedByTheme.contains($0.key) }
  }

  /// What is set over the theme's own tokens with some causes put back; nil where that cannot be told.
  ///
  /// - Parameters:
  ///   - putBack: paths.
  ///   - recorded: those of them that are causes, with their recorded values.
  func values(puttingBack putBack: some Sequence<String>, to recorded: [String: String]) -> [String: String]? {
    guard var values else { return nil }
    for path in putBack {
      if values[path] != nil, !changedByTheme.contains(path) {
        values[path] = nil
      } else if let value = recorded[path] {
        values[path] = value
      }
    }
    return values
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
