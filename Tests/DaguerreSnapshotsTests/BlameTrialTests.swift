import DaguerreSnapshots
import Foundation
import SnapshotFixtures
import TestSupport
import Testing

@Suite("Random blame")
struct BlameTrialTests {
  @Test("every pixel goes back to the changes without which it is as before, and to no other")
  func random() throws {
    let folder = try TemporaryFolder()
    var catalogue = ShapesCatalogue()
    catalogue.isChained = true
    func edit(_ path: String, _ texts: String...) -> BlameTrial.Edit {
      (path, texts.map { .value(path: path, text: $0) })
    }
    var trial = try BlameTrial(
      catalogue,
      edits: [
        edit("ink", "FF0000", "00FF00"), edit("tile.color", "0000FF", "F0E0D1"), edit("unit", "12", "55"),
        edit("bar.length", "13", "70"), edit("tile.width", "14", "45"), edit("unread", "2", "3"),
      ], folder: folder.path)
    let rounds = TrialRounds.count("BLAME", usually: 6)
    for seed in 1...rounds {
      let count = seed % 3 == 0 ? 1 : 2 + Int(seed) % 5
      let problems = try trial.run(seed: seed, changing: count, studying: 12)
      let isRight = problems.isEmpty
      #expect(isRight, "\(problems.prefix(4).joined(separator: "\n"))")
      if !isRight { return }
    }
    #expect(trial.coverage.pixels > 10_000 && trial.coverage.shared > 100)
  }
}
