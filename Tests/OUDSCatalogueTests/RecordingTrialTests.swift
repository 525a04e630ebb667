import Foundation
import SnapshotFixtures
import TestSupport
import Testing

@testable import OUDSCatalogue

@Suite("Random recordings of the design system")
struct OUDSRecordingTrialTests {
  @Test("of parts that were recorded with other tokens, one after the other, what looks different now is found")
  func random() throws {
    let rounds = TrialRounds.count("RECORDING", usually: 1)
    let catalogue = try SomeSheets.ofTrials()
    let folder = try TemporaryFolder()
    let trial = RecordingTrial(catalogue, edits: try catalogue.plainEdits(), folder: folder.path)
    for seed in 1...rounds {
      let problems = try trial.run(seed: seed)
      #expect(problems == [])
    }
  }

  @Test("of a run in shards the joined report is that of the whole, and accepting it is recording")
  func shards() throws {
    let rounds = TrialRounds.count("SHARD", usually: 1)
    let catalogue = try SomeSheets.ofTrials()
    let folder = try TemporaryFolder()
    let trial = ShardTrial(catalogue, edits: try catalogue.plainEdits(), folder: folder.path)
    for seed in 1...rounds {
      let problems = try trial.run(seed: seed)
      #expect(problems == [])
    }
  }
}
