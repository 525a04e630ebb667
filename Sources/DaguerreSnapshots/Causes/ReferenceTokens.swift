import DaguerreSkins
import Synchronization

/// The recorded tokens of a store's themes beside those in force: what has changed where, and the skins of before.
final class ReferenceTokens: Sendable {
  /// What is known of the points that have the same tokens, recorded and in force.
  struct Point: Sendable {
    /// Canonical texts by path.
    let recorded: [String: String]
    let changes: TokenChanges
    /// Draws what was recorded.
    let skin: (any Skin)?
  }

  let catalogue: any SnapshotCatalogue
  private let records: [String: TokenRecord]
  private let points: [String: [Point]]
  private let index: [String: (source: String, number: Int)]

  /// - Parameters:
  ///   - catalogue: with the layers in force.
  ///   - records: by theme; a theme without one has no points here.
  ///   - cases: whose points count.
  init(catalogue: any SnapshotCatalogue, records: [String: TokenRecord], cases: [SnapshotCase]) throws {
    self.catalogue = catalogue
    self.records = records
    var points: [String: [Point]] = [:]
    var index: [String: (source: String, number: Int)] = [:]
    var last: SnapshotPoint?
    for point in cases.lazy.map(\.point) where point != last {
      last = point
      guard index[point.tokenPlace] == nil, let record = records[point.theme] else { continue }
      let recorded = record.values(at: point)
      guard !recorded.isEmpty else { continue }
      let source = catalogue.tokenSource(at: point)
      if let number = points[source]?.firstIndex(where: { $0.recorded == recorded }) {
        index[point.tokenPlace] = (source, number)
        continue
      }
      let changes = try TokenChanges(since: recorded, at: point, in: catalogue)
      // What follows a cause goes back with it. Set itself, it would no longer follow what a view's own skin sets.
      let causes = recorded.filter { changes.isCause($0.key) }
      let skin = changes.changes.isEmpty ? nil : try catalogue.skin(setting: causes, over: nil, at: point)
      index[point.tokenPlace] = (source, points[source, default: []].count)
      points[source, default: []].append(Point(recorded: recorded, changes: changes, skin: skin))
    }
    self.points = points
    self.index = index
  }

  /// Nil where nothing is recorded.
  subscript(point: SnapshotPoint) -> Point? {
    index[point.tokenPlace].flatMap { points[$0.source]?[$0.number] }
  }

  /// The skin with which some causes have their recorded values again.
  func skin(puttingBack causes: some Sequence<String>, at point: SnapshotPoint) throws -> (any Skin)? {
    guard let recorded = self[point]?.recorded else { return nil }
    var values: [String: String] = [:]
    for cause in causes { values[cause] = recorded[cause] }
    return try catalogue.skin(setting: values, over: nil, at: point)
  }
}
