import DaguerreCatalogue
import DaguerreGraphics
import DaguerreSnapshots
import SeededRandom
import SnapshotFixtures
import TestSupport
import Testing

@Suite("Random design systems")
struct RandomSystemTrialTests {
  /// Other values, and token files that make tokens follow others or work them out.
  private func edits(
    of catalogue: ViewCatalogue, _ random: inout SeededNumbers
  ) throws -> [(path: String, values: [String])] {
    let tokens = try catalogue.tokens(at: catalogue.axes.points[0], under: nil)
    let sources = try TokenSources(of: catalogue)
    // A token that follows another one of the same value is as it was.
    let values = try catalogue.axes.points.map { point in
      Dictionary(try catalogue.tokens(at: point, under: nil).map { ($0.path, $0.value) }) { first, _ in first }
    }
    func kind(_ path: String) -> String { String(path.split(separator: ".")[1]) }
    func hasSame(_ path: String, _ other: String) -> Bool { values.contains { $0[path] == $0[other] } }
    var edits: [(path: String, values: [String])] = []
    for (number, token) in tokens.enumerated() {
      let (color, size) = ("#\(String(0x10_0000 + number * 331, radix: 16))", "\(20 + Double(number) / 16)")
      let texts =
        switch kind(token.path) {
        case "style": ["Roboto, Regular \(size), \(color.uppercased())FF"]
        case "length": [size]
        case "flag": flagTexts(token)
        case "count": ["\(number % 5 + 4)"]
        case "word": ["w\(number)"]
        case "ring": [color, "none"]
        default: [color]
        }
      edits.append((token.path, texts))
    }
    // Only what follows nothing of these is made of a few that change themselves.
    let single = tokens.map(\.path).filter { kind($0) != "style" }
    // A theme that does not read a token knows no value of it.
    let operands = random.choose(6, of: single.filter { path in values.allSatisfy { $0[path] != nil } })
    for operand in operands {
      let others = single.filter { other in
        kind(other) == kind(operand) && !sources.follows(other, operand)
          && !operands.contains { sources.follows($0, other) } && !hasSame(other, operand)
      }
      for other in random.choose(1, of: others) {
        guard let place = edits.firstIndex(where: { $0.path == other }) else { continue }
        let types = ["length": "dimension", "flag": "boolean", "count": "number", "word": "string"]
        let files = TrialLayers.files(making: other, of: operand, type: types[kind(operand)] ?? "color")
        // Nothing is worked out of a colour that is missing.
        edits[place].values = kind(operand) == "ring" ? [files[0]] : files
      }
    }
    return edits
  }

  /// The other value, plain and as token files have it.
  private func flagTexts(_ token: TokenRead) -> [String] {
    let value = "\(token.value != "true")"
    return [value, TrialLayers.file(setting: token.path, to: value, type: "boolean")]
  }

  @Test("every pixel goes back to its causes, decisions make the references what they say, and so do merges")
  func random() throws {
    let rounds = TrialRounds.count("SYSTEM", usually: 1)
    var coverage = BlameTrial.Coverage()
    var cleanMerges = 0
    for seed in 1...rounds {
      var random = SeededNumbers(seed: seed)
      let folder = try TemporaryFolder()
      let system = RandomSystem(&random)
      let catalogue = try RandomSheets(&random).catalogue(of: system)
      let edits = try edits(of: catalogue, &random)
      let layers = edits.map { path, values in (path, values.map { TrialLayers.layer(path, $0) }) }
      var blame = try BlameTrial(catalogue, edits: layers, folder: folder.path("blame"))
      let decisions = try DecisionTrial(catalogue, edits: edits, folder: folder.path("decisions"))
      // Records say what values tokens have, not what they follow.
      let plain = edits.filter { !$0.values[0].hasPrefix("{") }
      var merges = MergeTrial(catalogue, edits: plain, folder: folder.path("merges"))
      let recordings = RecordingTrial(catalogue, edits: edits, folder: folder.path("recordings"))
      let shards = ShardTrial(catalogue, edits: edits, folder: folder.path("shards"))
      let others = try BlindSpotTrial(catalogue, folder: folder.path("blind")).run() + TokenFileTrial(catalogue).run()
      #expect(others.isEmpty, "system \(seed): \(others.prefix(4).joined(separator: "\n"))")
      for round in 1...UInt64(3) {
        let problems =
          try blame.run(seed: round, changing: 1 + Int(round), studying: 2) + decisions.run(seed: round)
          + merges.run(seed: round) + recordings.run(seed: round)
          + shards.run(seed: round)
        let isRight = problems.isEmpty
        #expect(isRight, "system \(seed): \(problems.prefix(4).joined(separator: "\n"))")
      }
      coverage += blame.coverage
      cleanMerges += merges.cleanCount
    }
    #expect(coverage.pixels > 0 && cleanMerges > 0)
    if rounds > 10 { print("\(coverage)") }
  }

  @Test("other definitions in code are causes, and every pixel goes back to them")
  func definitions() throws {
    let rounds = TrialRounds.count("SYSTEM", usually: 3)
    var differing = 0
    for seed in 1...rounds {
      var random = SeededNumbers(seed: seed)
      let folder = try TemporaryFolder()
      let system = RandomSystem(&random)
      // What is put back is the recorded value, which follows no skin of a part.
      let sheets = RandomSheets(&random, haveSkins: false)
      let changed = system.changed(1 + random.next(below: 3), &random)
      let trial = try DefinitionTrial(
        before: sheets.catalogue(of: system), after: sheets.catalogue(of: changed), folder: folder.path)
      let (count, problems) = try trial.run(studying: 6)
      differing += count
      #expect(problems.isEmpty, "system \(seed): \(problems.prefix(4).joined(separator: "\n"))")
    }
    #expect(differing > 0)
  }

  @Test("transitions begin and end with what is drawn there, and jump nowhere but half-way")
  func transitions() throws {
    for seed in 1...TrialRounds.count("SYSTEM", usually: 3) {
      var random = SeededNumbers(seed: seed)
      let system = RandomSystem(&random)
      // Within a skin of a view's own a token may be made of something else at one point only.
      let catalogue = try RandomSheets(&random, haveSkins: false).catalogue(of: system)
      let cases = Dictionary(grouping: catalogue.cases(), by: \.id)
      for (id, cases) in cases.sorted(by: { $0.key < $1.key }) {
        let (from, to) = (random.element(cases), random.element(cases))
        let transition = try #require(try catalogue.transition(of: id, from: from.point, to: to.point))
        for (end, fractions) in [(from, [0, 1e-12]), (to, [1, 1 - 1e-12])] {
          let plain = try Rasterizer().draw(end.draw(SnapshotContext(scale: 1)).list, scale: 1)
          for fraction in fractions {
            let stage = try Rasterizer().draw(transition.sheet(at: fraction, scale: 1).list, scale: 1)
            #expect(stage == plain, "system \(seed): \(id) from \(from.point) to \(to.point) at \(fraction)")
          }
        }
      }
    }
  }
}
