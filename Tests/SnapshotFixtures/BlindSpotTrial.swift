public import DaguerreSnapshots

/// The tokens that no reference would notice, found by drawing every case with every other value that the audit says it
/// has tried.
public struct BlindSpotTrial {
  private let catalogue: any SnapshotCatalogue
  private let store: SnapshotStore

  /// Records the catalogue.
  ///
  /// - Parameter folder: where a store can be made.
  public init(_ catalogue: any SnapshotCatalogue, folder: String) throws {
    self.catalogue = catalogue
    store = SnapshotStore(folder: folder)
    _ = try Recorder(catalogue: catalogue, store: store, threads: 2).record(SnapshotSelection())
  }

  /// Compares the audit with what drawing shows.
  ///
  /// - Returns: what is not as it should be, for people.
  public func run() throws -> [String] {
    let report = try BlindSpotAudit(catalogue: catalogue, store: store, threads: 2).report(SnapshotSelection())
    var wanted: Set<String> = []
    let cases = try catalogue.cases().filter(\.isReference)
    let bySource = Dictionary(grouping: cases) { catalogue.tokenSource(at: $0.point) }
    for cases in bySource.values {
      let point = cases[0].point
      let before = try cases.map { try TrueBlame.picture(of: $0, under: nil) }
      for token in try catalogue.tokens(at: point, under: nil) where token.value != "none" {
        // A small step may not show where a large one does.
        let tried = report.rows.first { $0.path == token.path }?.steps ?? []
        let isSeen = try (tried.isEmpty ? values(besides: token.value) : tried).contains { value in
          let skin = try catalogue.skin(setting: [token.path: value], over: nil, at: point)
          return try zip(cases, before).contains { try TrueBlame.picture(of: $0, under: skin) != $1 }
        }
        if !isSeen { wanted.insert(token.path) }
      }
    }
    let found = Set(report.rows.map(\.path))
    return found == wanted ? [] : ["blind spots are \(found.sorted()) instead of \(wanted.sorted())"]
  }

  /// Values that people can tell from one.
  private func values(besides text: String) -> [String] {
    // A style of text.
    if text.contains(", ") { return ["Roboto, Bold 30.0, #FF00FFFF"] }
    if text.hasPrefix("#") { return ["#FF00FFFF", "#00FF00FF"].filter { $0 != text } }
    if let flag = Bool(text) { return ["\(!flag)"] }
    if let number = Int(text) { return ["\(number + 3)", "\(number - 1)"] }
    return Double(text).map { ["\($0 + 3)", "\($0 - 1)"] } ?? ["other"]
  }
}
