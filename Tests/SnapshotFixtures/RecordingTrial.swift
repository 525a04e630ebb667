package import DaguerreSnapshots
import Foundation
import SeededRandom

/// Parts of a catalogue that are recorded one after the other, each with other changes of tokens: a verification must
/// find what looks other than when it was last recorded.
package struct RecordingTrial {
  private let catalogue: any SnapshotCatalogue
  private let edits: [(path: String, values: [String])]
  private let folder: String

  /// - Parameters:
  ///   - edits: the tokens to change, and values for each.
  ///   - folder: where stores can be made.
  package init(_ catalogue: any SnapshotCatalogue, edits: [(path: String, values: [String])], folder: String) {
    (self.catalogue, self.edits, self.folder) = (catalogue, edits, folder)
  }

  /// Records everything, then parts, and verifies after each with other changes.
  ///
  /// - Returns: what is not as it should be, for people.
  package func run(seed: UInt64) throws -> [String] {
    var random = SeededNumbers(seed: seed)
    let changes = random.choose(4, of: edits).map { TrialLayers.layer($0.path, $0.values[0]) }
    func someChanges() -> [OverlayLayer] { changes.filter { _ in random.next(below: 2) == 0 } }
    let store = SnapshotStore(folder: "\(folder)/\(seed)")
    var recorded: [String: PixelIdentity] = [:]
    var steps: [String] = []
    var problems: [String] = []
    for step in 0..<4 {
      let layers = someChanges()
      let selection = step == 0 ? SnapshotSelection() : selection(&random)
      _ = try Recorder(catalogue: try catalogue.laying(layers), store: store, threads: 2).record(selection)
      steps.append("\(layers) in \(selection.components) \(selection["theme"])")
      let chosen = Set(try selection.cases(of: catalogue).map { "\($0.id) \($0.point)" })
      recorded.merge(try looks(under: layers).filter { chosen.contains($0.key) }) { _, new in new }

      let now = someChanges()
      let verifier = Verifier(catalogue: try catalogue.laying(now), store: store, threads: 2)
      let looks = try looks(under: now)
      let wanted = recorded.keys.filter { recorded[$0] != looks[$0] }.sorted()
      for scope in [VerificationScope.all, .affected(proving: 0, seed: 0)] {
        let report = try verifier.verify(
          SnapshotSelection(), scope: scope, report: ReportOutput(folder: "\(folder)/report"))
        let found = report.differences.filter { if case .tokens = $0.kind { false } else { true } }
          .map { "\($0.id) \($0.point)" }.sorted()
        if found == wanted { continue }
        problems.append("seed \(seed): recorded \(steps), now \(now), \(scope): \(found) instead of \(wanted)")
      }
    }
    return problems
  }

  /// A theme, a component, or what both have in common.
  private func selection(_ random: inout SeededNumbers) -> SnapshotSelection {
    var selection = SnapshotSelection()
    let kind = random.next(below: 3)
    if kind != 0 { selection["theme"] = random.choose(1, of: catalogue.axes.themes) }
    let components = Set((try? catalogue.cases())?.map(\.component) ?? []).sorted()
    if kind != 1 { selection.components = random.choose(1, of: components) }
    return selection
  }

  /// What cases look like, by a recording of everything.
  private func looks(under layers: [OverlayLayer]) throws -> [String: PixelIdentity] {
    let store = SnapshotStore(folder: "\(folder)/looks")
    _ = try Recorder(catalogue: try catalogue.laying(layers), store: store, threads: 2).record(SnapshotSelection())
    return try catalogue.axes.themes.reduce(into: [:]) { looks, theme in
      for known in try store.recordedCases(theme, axes: catalogue.axes) {
        looks["\(known.id) \(known.point)"] = known.pixels
      }
    }
  }
}
