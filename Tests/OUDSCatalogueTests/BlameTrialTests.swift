import DaguerreSnapshots
import Foundation
import OUDS
import SeededRandom
import SnapshotFixtures
import TestSupport
import Testing

@testable import OUDSCatalogue

@Suite("Random blame about the design system")
struct OUDSBlameTrialTests {
  @Test("every pixel goes back to the changes without which it is as before, and to no other")
  func random() throws {
    let rounds = Int(TrialRounds.count("BLAME", usually: 2))
    let all = OUDSCatalogue(fonts: try PackageFonts.library())
    let references = all.cases().filter(\.isReference)
    var coverage = BlameTrial.Coverage()
    // Other sheets and points every ten rounds.
    for first in stride(from: 1, through: rounds, by: 10) {
      let folder = try TemporaryFolder()
      var random = SeededNumbers(seed: UInt64(first))
      let theme = all.axes.themes[random.next(below: all.axes.themes.count)]
      let count = rounds > 10 ? 150 : 12
      let chosen = Set(random.choose(count, of: references.filter { $0.point.theme == theme }.map(Self.name)))
      let catalogue = SomeSheets(base: all) { chosen.contains(Self.name($0)) }
      var trial = try BlameTrial(catalogue, edits: try edits(of: catalogue), folder: folder.path)
      for round in first..<min(first + 10, rounds + 1) {
        // Of six rounds five change a single token.
        let changed = round % 6 == 2 ? 2 + round / 6 % 5 : 1
        let problems = try trial.run(seed: UInt64(round), changing: changed, studying: 4)
        let isRight = problems.isEmpty
        #expect(isRight, "\(problems.prefix(4).joined(separator: "\n"))")
      }
      coverage += trial.coverage
    }
    #expect(coverage.pixels > 0)
    if rounds > 10 { print("\(coverage)") }
  }

  @Test("the same for tokens that files make of others, which change too")
  func workedOut() throws {
    let rounds = Int(TrialRounds.count("BLAME", usually: 2))
    let all = OUDSCatalogue(fonts: try PackageFonts.library())
    let ids = ["badge/standard", "button/brand/icon-only", "skins/cascade"]
    let catalogue = SomeSheets(base: all) { ids.contains($0.id) && $0.point.theme == "orange" }
    let changes = try WorkedOutEdits(in: catalogue)
    var coverage = BlameTrial.Coverage()
    for round in 1...rounds {
      var random = SeededNumbers(seed: UInt64(round))
      let folder = try TemporaryFolder()
      let edits = changes.choose(&random).map { path, values in
        (path, values.map { TrialLayers.layer(path, $0) })
      }
      var trial = try BlameTrial(catalogue, edits: edits, folder: folder.path)
      let problems = try trial.run(seed: UInt64(round), changing: 2 + round % 4, studying: 4)
      let isRight = problems.isEmpty
      #expect(isRight, "\(problems.prefix(4).joined(separator: "\n"))")
      coverage += trial.coverage
    }
    #expect(coverage.pixels > 0)
    if rounds > 10 { print("\(coverage)") }
  }

  private static func name(_ snapshot: SnapshotCase) -> String { "\(snapshot.id) \(snapshot.point)" }

  /// The tokens that the sheets read, directly or not, with other values for each: raw, semantic and component ones.
  private func edits(of catalogue: SomeSheets) throws -> [BlameTrial.Edit] {
    return try catalogue.reads().sorted { $0.key < $1.key }.enumerated().map { number, token in
      (token.key, Self.layers(token.key, token.value, number))
    }.filter { !$0.layers.isEmpty }
  }

  /// Other values; no two tokens get the same one, as far as there are enough.
  private static func layers(_ path: String, _ text: String, _ number: Int) -> [OverlayLayer] {
    let step = Double(number) / 1024
    func value(_ text: String) -> OverlayLayer { .value(path: path, text: text) }
    let color = String(0x10_0000 + number * 331, radix: 16)
    switch text {
    case _ where text.hasPrefix("#"), _ where text.hasPrefix("light #"):
      var layers = [value("#\(color)FF"), value("#\(color)80")]
      if text.hasPrefix("light #") {
        layers.append(.recorded([path: "light #\(color.uppercased())FF, dark #55AA77FF"]))
      }
      return layers
    case _ where path.contains("opacity"):
      return [value("\(0.25 + step / 8)")]
    case _ where path.contains("weight"):
      return ["300", "500", "700"].filter { !text.contains($0) }.map(value)
    case _ where text.hasPrefix("light light"), _ where text.hasPrefix("light dark"):
      return [value("dark"), value("light"), value("mono-dark")]
    case _ where text.contains("blur"):
      return [.recorded([path: text.replacing("blur 0.0", with: "blur \(3 + step)")])]
    default:
      guard let length = Double(text.hasPrefix("compact ") ? "\(text.dropFirst(8).prefix { $0 != "," })" : text) else {
        return []
      }
      guard (-8...256).contains(length) else { return [value("\(24 + step)")] }
      return [value("\(length + 1 + step)"), value("\(length / 2 + step)")]
    }
  }
}
