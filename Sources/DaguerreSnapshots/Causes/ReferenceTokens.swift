import DaguerreSkins
import Synchronization

/// The recorded tokens of a store's themes beside those in force: what has changed where, and the skins of before.
final class ReferenceTokens: Sendable {
  /// What is known of the points that have the same tokens, recorded and in force.
  final class Point: Sendable {
    /// Canonical texts by path.
    let recorded: [String: String]
    let changes: TokenChanges
    private let skin = Mutex<(any Skin)?>(nil)

    init(recorded: [String: String], changes: TokenChanges) {
      self.recorded = recorded
      self.changes = changes
    }

    /// Draws what was recorded; made when it is first asked for.
    func skin(at point: SnapshotPoint, in catalogue: any SnapshotCatalogue) throws -> any Skin {
      try skin.withLock { skin in
        if let skin { return skin }
        // What follows a cause goes back with it. Set itself, it would no longer follow what a view's own skin sets.
        let causes = recorded.filter { changes.isCause($0.key) }
        let made = try catalogue.skin(setting: causes, over: nil, at: point)
        skin = made
        return made
      }
    }
  }

  private struct Place: Sendable {
    let point: SnapshotPoint
    let recorded: [String: String]
  }

  /// What points with the same tokens, recorded and in force, have in common.
  private struct Common: Hashable {
    let theme: String
    let source: String
    let differences: [String: String?]
  }

  let catalogue: any SnapshotCatalogue
  private let records: [String: TokenRecord]
  private let points: [Point]
  /// By token place.
  private let index: [String: Int]

  /// - Parameters:
  ///   - catalogue: with the layers in force.
  ///   - records: by theme; a theme without one has no points here.
  ///   - cases: whose points count.
  init(
    catalogue: any SnapshotCatalogue, records: [String: TokenRecord], cases: [SnapshotCase], threads: Int
  ) throws {
    self.catalogue = catalogue
    self.records = records
    var places: [Place] = []
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
      index[point.tokenPlace] = known[common] ?? places.count
      if known[common] == nil {
        known[common] = places.count
        places.append(Place(point: point, recorded: record.values(at: point)))
      }
    }
    points = try parallelMap(places, threads: threads) {
      ()
    } transform: { _, place in
      Point(
        recorded: place.recorded,
        changes: try TokenChanges(since: place.recorded, at: place.point, in: catalogue))
    }
    self.index = index
  }

  /// Nil where nothing is recorded.
  subscript(point: SnapshotPoint) -> Point? {
    index[point.tokenPlace].map { points[$0] }
  }

  /// Tells points apart that have other tokens, recorded or in force.
  func name(of point: SnapshotPoint) -> String? { index[point.tokenPlace].map(String.init) }

  /// The skin that draws what was recorded; nil where no token has changed or nothing is recorded.
  func recordedSkin(at point: SnapshotPoint) throws -> (any Skin)? {
    guard let known = self[point], !known.changes.changes.isEmpty else { return nil }
    return try known.skin(at: point, in: catalogue)
  }

  /// The skin with which some causes have their recorded values again.
  func skin(puttingBack causes: some Sequence<String>, at point: SnapshotPoint) throws -> (any Skin)? {
    guard let recorded = self[point]?.recorded else { return nil }
    var values: [String: String] = [:]
    for cause in causes { values[cause] = recorded[cause] }
    return try catalogue.skin(setting: values, over: nil, at: point)
  }
}
