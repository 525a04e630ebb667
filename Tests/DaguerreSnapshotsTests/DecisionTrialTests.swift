import DaguerreSnapshots
import Foundation
import SnapshotFixtures
import TestSupport
import Testing

@Suite("Random decisions")
struct DecisionTrialTests {
  @Test("the references are what the accepted causes alone draw, and verify finds what was not accepted")
  func random() throws {
    let folder = try TemporaryFolder()
    var catalogue = ShapesCatalogue()
    catalogue.isChained = true
    let colors = ["FF0000", "00FF00", "F0E0D0", "102030"]
    let lengths = ["10", "20", "40", "60"]
    let trial = try DecisionTrial(
      catalogue,
      edits: [
        ("ink", colors), ("tile.color", colors), ("unit", lengths), ("bar.length", lengths), ("tile.width", lengths),
        ("unread", ["2", "3"]),
      ], folder: folder.path)
    let count = TrialRounds.count("DECISION", usually: 5)
    for seed in 1...count {
      let problems = try trial.run(seed: seed)
      let isRight = problems.isEmpty
      #expect(isRight, "\(problems.prefix(4).joined(separator: "\n"))")
      if !isRight { return }
    }
  }
}
