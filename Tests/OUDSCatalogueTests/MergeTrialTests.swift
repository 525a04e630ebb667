import Foundation
import SnapshotFixtures
import TestSupport
import Testing

@testable import OUDSCatalogue

@Suite("Random merges of references of the design system")
struct OUDSMergeTrialTests {
  @Test("references of two branches that change other tokens are, joined, those of both changes, or it is said")
  func random() throws {
    let rounds = TrialRounds.count("MERGE", usually: 3)
    let catalogue = try SomeSheets.ofTrials()
    let folder = try TemporaryFolder()
    var trial = MergeTrial(catalogue, edits: try catalogue.plainEdits(), folder: folder.path)
    for seed in 1...rounds {
      let problems = try trial.run(seed: seed)
      #expect(problems == [])
    }
    #expect(trial.cleanCount > 0)
  }
}
