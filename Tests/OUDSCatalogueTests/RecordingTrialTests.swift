import DaguerreSnapshots
import Foundation
import OUDS
import SnapshotFixtures
import TestSupport
import Testing

@testable import OUDSCatalogue

@Suite("Random recordings of the design system")
struct OUDSRecordingTrialTests {
  @Test("of parts that were recorded with other tokens, one after the other, what looks different now is found")
  func random() throws {
    let rounds = ProcessInfo.processInfo.environment["DAGUERRE_RECORDING_ROUNDS"].flatMap { UInt64($0) } ?? 1
    let all = OUDSCatalogue(
      fonts: try PackageFonts.library(),
      themes: CatalogueTheme.all.filter { ["orange", "wireframe"].contains($0.name) })
    let catalogue = SomeSheets(base: all, ids: ["badge/standard", "skins/cascade", "button/brand/icon-only"])
    let folder = try TemporaryFolder()
    let trial = RecordingTrial(catalogue, edits: try catalogue.plainEdits(), folder: folder.path)
    for seed in 1...rounds {
      let problems = try trial.run(seed: seed)
      #expect(problems == [])
    }
  }
}
