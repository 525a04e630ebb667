import DaguerreSnapshots
import Foundation
import OUDS
import SeededRandom
import SnapshotFixtures
import TestSupport
import Testing

@testable import OUDSCatalogue

@Suite("Random recordings of the design system")
struct OUDSRecordingTrialTests {
  private let catalogue: SomeSheets
  private let folder: TemporaryFolder
  private let names: [String]

  init() throws {
    let all = OUDSCatalogue(
      fonts: try PackageFonts.library(),
      themes: CatalogueTheme.all.filter { ["orange", "wireframe"].contains($0.name) })
    catalogue = SomeSheets(base: all, ids: ["badge/standard", "skins/cascade", "button/brand/icon-only"])
    folder = try TemporaryFolder()
    names = catalogue.cases().map { "\($0.id) \($0.point)" }
  }

  @Test("of parts that were recorded with other tokens, one after the other, what looks different now is found")
  func random() throws {
    let rounds = ProcessInfo.processInfo.environment["DAGUERRE_RECORDING_ROUNDS"].flatMap { UInt64($0) } ?? 1
    let edits = try catalogue.plainEdits()
    for seed in 1...rounds {
      var random = SeededNumbers(seed: seed)
      let changes = random.choose(4, of: edits).map { OverlayLayer.value(path: $0.path, text: $0.values[0]) }
      func someChanges() -> [OverlayLayer] { changes.filter { _ in random.next(below: 2) == 0 } }
      let store = SnapshotStore(folder: "\(folder.path)/\(seed)")
      var recorded: [String: PixelIdentity] = [:]
      var steps: [String] = []
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
        let wanted = names.filter { recorded[$0] != looks[$0] }.sorted()
        for scope in [VerificationScope.all, .affected(proving: 0, seed: 0)] {
          let report = try verifier.verify(
            SnapshotSelection(), scope: scope, report: ReportOutput(folder: "\(folder.path)/report"))
          let found = report.differences.filter { if case .tokens = $0.kind { false } else { true } }.map {
            "\($0.id) \($0.point)"
          }.sorted()
          #expect(found == wanted, "seed \(seed): recorded \(steps), now \(now), \(scope)")
        }
      }
    }
  }

  /// A theme, a component, or what both have in common.
  private func selection(_ random: inout SeededNumbers) -> SnapshotSelection {
    var selection = SnapshotSelection()
    let kind = random.next(below: 3)
    if kind != 0 { selection["theme"] = random.choose(1, of: ["orange", "wireframe"]) }
    if kind != 1 { selection.components = random.choose(1, of: ["badge", "skins", "button"]) }
    return selection
  }

  /// What cases look like, by a recording of everything.
  private func looks(under layers: [OverlayLayer]) throws -> [String: PixelIdentity] {
    let store = SnapshotStore(folder: "\(folder.path)/looks")
    _ = try Recorder(catalogue: try catalogue.laying(layers), store: store, threads: 2).record(SnapshotSelection())
    return try catalogue.axes.themes.reduce(into: [:]) { looks, theme in
      for known in try store.recordedCases(theme, axes: catalogue.axes) {
        looks["\(known.id) \(known.point)"] = known.pixels
      }
    }
  }
}
