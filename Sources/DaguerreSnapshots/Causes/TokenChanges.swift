import DaguerreSkins
import DaguerreSupport

/// What has changed between the recorded tokens of a point and those in force, and which change made which.
///
/// A **cause** is a token whose own definition has changed: made with its present definition from the recorded values of
/// the tokens that it reads, it does not have its own recorded value. Every other token that changed merely follows.
struct TokenChanges: Sendable {
  /// The tokens of another value, by path.
  let changes: [String: TokenChange]
  /// The paths of the causes, sorted.
  let causes: [String]
  private let causePaths: Set<String>
  /// Of tokens that changed or are causes: those among them that they read directly, sorted.
  private let dependencies: [String: [String]]
  /// Of causes that a layer sets: what they read without it, and so follow once they are put back.
  ///
  /// Also of tokens on the way that nothing reads while the cause is set, so that nobody knows that they changed.
  private let formerDependencies: [String: [String]]

  static let none = TokenChanges(changes: [:], causes: [], dependencies: [:], formerDependencies: [:])

  private init(
    changes: [String: TokenChange], causes: Set<String>, dependencies: [String: [String]],
    formerDependencies: [String: [String]]
  ) {
    self.changes = changes
    self.causes = causes.sorted()
    causePaths = causes
    self.dependencies = dependencies
    self.formerDependencies = formerDependencies
  }

  /// - Parameters:
  ///   - recorded: canonical texts by path; a token that is only there or only now is left out.
  ///   - catalogue: with the layers in force.
  init(since recorded: [String: String], at point: SnapshotPoint, in catalogue: any SnapshotCatalogue) throws {
    let aliases = try TokenLinks(at: point, in: catalogue)?.acyclicAliases ?? [:]
    var current = try catalogue.tokens(at: point, under: nil).filter { recorded[$0.path] != nil }
    if !aliases.isEmpty { current = current.map { $0.depending(on: aliases[$0.path]) } }
    let moved = current.filter { recorded[$0.path] != $0.value }
    guard !moved.isEmpty else {
      self = .none
      return
    }
    let changes = moved.map {
      ($0.path, TokenChange(path: $0.path, recorded: recorded[$0.path], current: $0.value))
    }
    let hasMoved = Set(moved.map(\.path))
    // A token that has kept its value although one that it reads has not may have another definition as well.
    let candidates = current.filter { hasMoved.contains($0.path) || !hasMoved.isDisjoint(with: $0.dependencies) }
    let paths = Set(candidates.map(\.path))
    var links: [String: [String]] = [:]
    for token in candidates { links[token.path] = token.dependencies.filter(paths.contains) }

    var causes: Set<String> = []
    var settled: [String: String] = [:]
    // With what it reads as recorded, the value of a token shows its own definition; level by level, as what is set on a
    // token hides its definition.
    for level in Self.levels(links) {
      var values: [String: String]
      if settled.isEmpty {
        values = Dictionary(candidates.map { ($0.path, $0.value) }) { first, _ in first }
      } else {
        let skin = try catalogue.skin(setting: settled, over: nil, at: point)
        values = try catalogue.tokenValues(of: level, at: point, under: skin)
        let following = level.filter { aliases[$0] != nil && values[$0] != recorded[$0] }
        if !following.isEmpty {
          let former = recorded.filter { causes.contains($0.key) }
          values.merge(try catalogue.aliasValues(of: following, puttingBack: former, at: point)) { _, value in value }
        }
      }
      for path in level {
        // A catalogue without an answer cannot tell, and a guess would blame tokens that merely follow.
        if let value = values[path], value != recorded[path] { causes.insert(path) }
        settled[path] = recorded[path]
      }
    }
    let kept = hasMoved.union(causes)
    self.init(
      changes: Dictionary(changes) { first, _ in first }, causes: causes,
      dependencies: links.filter { kept.contains($0.key) }.mapValues { $0.filter(kept.contains) },
      formerDependencies: try Self.formerDependencies(of: causes, among: kept, at: point, in: catalogue))
  }

  private static func formerDependencies(
    of causes: Set<String>, among kept: Set<String>, at point: SnapshotPoint, in catalogue: any SnapshotCatalogue
  ) throws -> [String: [String]] {
    guard causes.count > 1, catalogue.hasLayers else { return [:] }
    let tokens = try catalogue.withoutLayers.tokens(at: point, under: nil)
    let links = Dictionary(tokens.map { ($0.path, $0.dependencies) }) { first, _ in first }
    func former(_ path: String) -> [String] { causes.contains(path) || !kept.contains(path) ? links[path] ?? [] : [] }
    return Set(reachedFrom: causes, by: former).reduce(into: [:]) { $0[$1] = former($1) }
  }

  /// The tokens in an order in which each comes after what it reads; those of a level do not read each other.
  private static func levels(_ links: [String: [String]]) -> [[String]] {
    var rest = links
    var levels: [[String]] = []
    while !rest.isEmpty {
      let ready = rest.filter { $0.value.allSatisfy { rest[$0] == nil } }.keys.sorted()
      // Tokens that read each other cannot be told apart: all at once.
      levels.append(ready.isEmpty ? rest.keys.sorted() : ready)
      for path in levels[levels.count - 1] { rest[path] = nil }
    }
    return levels
  }

  /// Whether a token is a cause.
  func isCause(_ path: String) -> Bool { causePaths.contains(path) }

  /// The causes that tokens follow, or are, sorted.
  ///
  /// - Parameter areSomePutBack: whether those count too that tokens follow only with other causes put back.
  func causes(of paths: some Sequence<String>, areSomePutBack: Bool = false) -> [String] {
    Set(reachedFrom: paths.filter { dependencies[$0] != nil }) {
      (dependencies[$0] ?? []) + (areSomePutBack ? formerDependencies[$0] ?? [] : [])
    }.filter(causePaths.contains).sorted()
  }

  /// The changed tokens that follow each cause, sorted, without the cause itself.
  func followers() -> [String: [String]] {
    var followers: [String: [String]] = [:]
    for path in changes.keys.sorted() {
      for cause in causes(of: [path]) where cause != path { followers[cause, default: []].append(path) }
    }
    return followers
  }

  /// A shortest way from the first token of some that leads to a cause down to it, both included.
  ///
  /// Over what tokens follow only with other causes put back where there is no other; the cause alone where there is none.
  func chain(from paths: [String], to cause: String) -> [String] {
    paths.lazy.compactMap { chain(from: $0, to: cause) { dependencies[$0] ?? [] } }.first
      ?? paths.lazy.compactMap {
        chain(from: $0, to: cause) { (dependencies[$0] ?? []) + (formerDependencies[$0] ?? []) }
      }.first ?? [cause]
  }

  private func chain(from path: String, to cause: String, by links: (String) -> [String]) -> [String]? {
    var ways = [[path]]
    var seen: Set<String> = [path]
    while !ways.isEmpty {
      if let way = ways.first(where: { $0.last == cause }) { return way }
      ways = ways.flatMap { way in
        links(way[way.count - 1]).filter { seen.insert($0).inserted }.map { way + [$0] }
      }
    }
    return nil
  }
}

extension TokenRead {
  /// With what layers make it an alias of, if anything.
  fileprivate func depending(on aims: Set<String>?) -> TokenRead {
    guard let more = aims?.subtracting(dependencies), !more.isEmpty else { return self }
    return TokenRead(path: path, value: value, dependencies: (dependencies + more).sorted())
  }
}

extension SnapshotCatalogue {
  /// What aliases that layers set are where causes are put back, those that layers alone have changed.
  ///
  /// - Parameter causes: with their recorded values.
  fileprivate func aliasValues(
    of paths: [String], puttingBack causes: [String: String], at point: SnapshotPoint
  ) throws -> [String: String] {
    guard var skin = try layerSkin(leavingOut: Set(causes.keys), at: point) else { return [:] }
    let base = withoutLayers
    let values = try base.tokenValues(of: causes.keys.sorted(), at: point, under: skin)
    let byLayers = causes.filter { values[$0.key] == $0.value }
    if byLayers.count < causes.count {
      skin = try layerSkin(leavingOut: Set(byLayers.keys), at: point) ?? skin
    }
    return try base.tokenValues(of: paths, at: point, under: skin)
  }
}
