import DaguerreSkins
import Synchronization

/// The recorded tokens of a store's themes beside those in force: what has changed where, and the skins of before.
final class ReferenceTokens: Sendable {
  /// What is known of the points that have the same tokens, recorded and in force.
  final class Point: Sendable {
    /// Canonical texts by path.
    let recorded: [String: String]
    /// One of them.
    private let point: SnapshotPoint
    private let catalogue: any SnapshotCatalogue
    private let knownChanges = Mutex<TokenChanges?>(nil)
    private let knownThemeChanges = Mutex<TokenChanges?>(nil)
    private let knownSkin = Mutex<(any Skin)?>(nil)
    private let knownLayers = Mutex<LayerValues?>(nil)
    /// With causes put back that aliases of layers follow.
    private let knownSkins = Mutex<[Set<String>: any Skin]>([:])

    fileprivate init(recorded: [String: String], at point: SnapshotPoint, in catalogue: any SnapshotCatalogue) {
      (self.recorded, self.point, self.catalogue) = (recorded, point, catalogue)
    }

    /// Found when they are first asked for: where cases are equal nobody does, and there are thousands of tokens.
    func changes() throws -> TokenChanges {
      try knownChanges.withLock { known in
        if let known { return known }
        let found = try TokenChanges(since: recorded, at: point, in: catalogue)
        known = found
        return found
      }
    }

    /// What the theme itself defines otherwise than recorded, without layers.
    private func themeChanges() throws -> TokenChanges {
      guard catalogue.hasLayers else { return try changes() }
      return try knownThemeChanges.withLock { known in
        if let known { return known }
        let found = try TokenChanges(since: recorded, at: point, in: catalogue.withoutLayers)
        known = found
        return found
      }
    }

    /// Draws what was recorded; made when it is first asked for.
    ///
    /// Only what the theme defines in another way is set: a token that is set no longer follows what a view's own skin
    /// sets, which one that layers alone have changed did.
    fileprivate func skin() throws -> any Skin {
      try knownSkin.withLock { known in
        if let known { return known }
        let changes = try themeChanges()
        let set = recorded.filter { changes.isCause($0.key) }
        let made = try catalogue.withoutLayers.skin(setting: set, over: nil, at: point)
        known = made
        return made
      }
    }

    /// The skin with which some causes are as they were, and the others as they are: see ``LayerValues``.
    ///
    /// - Parameter paths: at this point they need not be causes.
    func skin(puttingBack paths: some Collection<String>) throws -> any Skin {
      let changes = try changes()
      var values: [String: String] = [:]
      for path in paths where changes.isCause(path) { values[path] = recorded[path] }
      let layers = try knownLayers.withLock { known in
        if let known { return known }
        let made = try LayerValues(over: themeChanges().causes, at: point, in: catalogue)
        known = made
        return made
      }
      let causes = Set(paths)
      if layers.hasAliases(of: causes) {
        if let known = knownSkins.withLock({ $0[causes] }) { return known }
        if let left = try catalogue.layerSkin(leavingOut: causes, at: point) {
          let skin = try catalogue.withoutLayers.skin(
            setting: layers.changedByTheme(values), over: left, at: point)
          knownSkins.withLock { $0[causes] = skin }
          return skin
        }
      }
      guard let left = layers.values(puttingBack: paths, to: values) else {
        return try catalogue.skin(setting: values, over: nil, at: point)
      }
      return try catalogue.withoutLayers.skin(setting: left, over: nil, at: point)
    }

    /// Every token under a skin, sorted by path; nil for those in force.
    func tokens(under skin: (any Skin)?) throws -> [TokenRead] { try catalogue.tokens(at: point, under: skin) }
  }

  /// What points with the same tokens, recorded and in force, have in common.
  private struct Common: Hashable {
    let theme: String
    let source: String
    let differences: [String: String?]
  }

  let catalogue: any SnapshotCatalogue
  /// By theme.
  let records: [String: TokenRecord]
  private let points: [Point]
  /// By token place.
  private let index: [String: Int]

  /// - Parameters:
  ///   - catalogue: with the layers in force.
  ///   - records: by theme; a theme without one has no points here.
  ///   - cases: whose points count.
  init(catalogue: any SnapshotCatalogue, records: [String: TokenRecord], cases: [SnapshotCase]) {
    self.catalogue = catalogue
    self.records = records
    var points: [Point] = []
    var known: [Common: Int] = [:]
    var index: [String: Int] = [:]
    var last: SnapshotPoint?
    for point in cases.lazy.map(\.point) where point != last {
      last = point
      guard index[point.tokenPlace] == nil, let record = records[point.theme],
        let differences = record.differences(at: point)
      else { continue }
      let common = Common(
        theme: point.theme, source: catalogue.tokenSource(at: point), differences: differences)
      index[point.tokenPlace] = known[common] ?? points.count
      if known[common] == nil {
        known[common] = points.count
        points.append(Point(recorded: record.values(at: point), at: point, in: catalogue))
      }
    }
    (self.points, self.index) = (points, index)
  }

  /// Finds the changes of all points at once.
  func findChanges(threads: Int) throws {
    _ = try parallelMap(points, threads: threads) {
      ()
    } transform: { _, point in
      try point.changes()
    }
  }

  /// Nil where nothing is recorded.
  subscript(point: SnapshotPoint) -> Point? {
    index[point.tokenPlace].map { points[$0] }
  }

  /// Tells points apart that have other tokens, recorded or in force.
  func name(of point: SnapshotPoint) -> String? { index[point.tokenPlace].map(String.init) }

  /// The skin that draws what was recorded; nil where no token has changed or nothing is recorded.
  func recordedSkin(at point: SnapshotPoint) throws -> (any Skin)? {
    guard let known = self[point], try !known.changes().changes.isEmpty else { return nil }
    return try known.skin()
  }

  /// The skin with which some causes are as they were.
  func skin(puttingBack causes: some Collection<String>, at point: SnapshotPoint) throws -> (any Skin)? {
    try self[point]?.skin(puttingBack: causes)
  }
}
