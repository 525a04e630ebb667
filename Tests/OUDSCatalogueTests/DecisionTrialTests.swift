import DaguerreSkins
import DaguerreSnapshots
import Foundation
import OUDS
import SeededRandom
import SnapshotFixtures
import TestSupport
import Testing

@testable import OUDSCatalogue

@Suite("Random decisions about the design system")
struct OUDSDecisionTrialTests {
  @Test("the references are what the accepted causes alone draw, and verify finds what was not accepted")
  func random() throws {
    let catalogue = try SomeSheets.ofTrials()
    let folder = try TemporaryFolder()
    let trial = try DecisionTrial(catalogue, edits: try catalogue.plainEdits(), folder: folder.path)
    let count = TrialRounds.count("DECISION", usually: 1)
    for seed in 1...count {
      let problems = try trial.run(seed: seed)
      let isRight = problems.isEmpty
      #expect(isRight, "\(problems.prefix(4).joined(separator: "\n"))")
      if !isRight { return }
    }
  }

  @Test("the same for what is no plain colour or length, in all tunings and size classes of a theme")
  func otherKinds() throws {
    let count = TrialRounds.count("DECISION", usually: 1)
    let all = OUDSCatalogue(
      fonts: try PackageFonts.library(), themes: CatalogueTheme.all.filter { ["orange", "sosh"].contains($0.name) })
    let ids: Set = ["tokens/elevations", "tokens/opacities", "badge/standard", "button/default/icon-and-text"]
    let catalogue = SomeSheets(base: all) { item in
      ids.contains(item.id) && item.point["direction"] == "ltr" && item.point["contrast"] == "normal"
        && item.point["textScale"] == "1"
    }
    let edits = try otherEdits(of: catalogue)
    try #require(
      edits.contains { $0.values[0].contains("blur") } && edits.contains { $0.values[0].contains("regular") })
    let folder = try TemporaryFolder()
    let trial = try DecisionTrial(catalogue, edits: edits, folder: folder.path)
    for seed in 1...count {
      let problems = try trial.run(seed: seed)
      let isRight = problems.isEmpty
      #expect(isRight, "\(problems.prefix(4).joined(separator: "\n"))")
      if !isRight { return }
    }
  }

  /// Shadows, types, weights, opacities, and values of one mode or size class.
  private func otherEdits(of catalogue: SomeSheets) throws -> [(path: String, values: [String])] {
    return try catalogue.reads().sorted { $0.key < $1.key }.enumerated().compactMap { number, token in
      let (path, text) = token
      let step = Double(number) / 64
      if text.hasPrefix("light #"), let comma = text.firstIndex(of: ",") {
        let color = String(0x10_0000 + number * 331, radix: 16).uppercased()
        return (path, ["light #\(color)FF\(text[comma...])", "\(text[..<comma]), dark #\(color)80"])
      }
      if let comma = text.firstIndex(of: ","), text.hasPrefix("compact "), !path.contains("composite") {
        return (path, ["\(text[..<comma]), regular \(5 + step)", "compact \(6 + step)\(text[comma...])"])
      }
      if let blur = text.firstMatch(of: /blur [\d.]+/) {
        return (path, [text.replacingCharacters(in: blur.range, with: "blur \(3 + step)")])
      }
      if let size = text.firstMatch(of: /[\d.]+\/[\d.]+ weight/) {
        return (path, [text.replacingCharacters(in: size.range, with: "\(15 + step)/\(22 + step) weight")])
      }
      if path.contains("opacity"), Double(text) != nil { return (path, ["\(0.25 + step / 8)"]) }
      if path.contains("weight") { return (path, [text == "500" ? "700" : "500"]) }
      // What types and shadows are made of.
      let isPart = path.hasPrefix("font.") || path.hasPrefix("elevation.")
      return isPart ? Double(text).map { (path, ["\($0 + 1 + step)"]) } : nil
    }
  }

  @Test("the same for tokens that files make of others, which change too")
  func workedOut() throws {
    let count = TrialRounds.count("DECISION", usually: 1)
    let catalogue = try SomeSheets.ofTrials()
    let edits = try WorkedOutEdits(in: catalogue)
    let folder = try TemporaryFolder()
    for seed in 1...count {
      var random = SeededNumbers(seed: seed)
      let trial = try DecisionTrial(catalogue, edits: edits.choose(&random), folder: "\(folder.path)/\(seed)")
      let problems = try trial.run(seed: seed)
      let isRight = problems.isEmpty
      #expect(isRight, "\(problems.prefix(4).joined(separator: "\n"))")
      if !isRight { return }
    }
  }

  @Test("a token file that is made from the values of a theme gives them back, whatever else is laid over it")
  func tokenFiles() throws {
    let catalogue = OUDSCatalogue(fonts: try PackageFonts.library())
    for theme in ["orange", "sosh"] {
      let point = catalogue.axes.point(theme: theme)
      var selection = SnapshotSelection()
      selection["theme"] = [theme]
      let tokens = catalogue.tokens(at: point, under: nil)
      let values = Dictionary(uniqueKeysWithValues: tokens.map { ($0.path, $0.value) })
      let file = try catalogue.tokenFile(setting: [(point, values)], description: "all")
      let omitted = Set(file.omitted)
      for path in omitted {
        let value = values[path] ?? ""
        #expect(
          value == "none" || path.contains("elevation.composite") || value.contains("weight"), "\(path) \(value)")
      }
      // Every token has another value first.
      let others = tokens.filter { !omitted.contains($0.path) }.compactMap { token -> (String, String)? in
        if token.value.hasPrefix("light #") { return (token.path, "light #123456FF, dark #654321FF") }
        return Double(token.value) == nil ? nil : (token.path, token.path.contains("opacity") ? "0.375" : "17.0")
      }
      #expect(others.count > 500)
      let change = try catalogue.tokenFile(
        setting: [(point, Dictionary(uniqueKeysWithValues: others))], description: "others")
      let changed = OverlayLayer.file(name: "others", bytes: change.bytes)
      #expect(try catalogue.laying([changed], for: selection).tokens(at: point, under: nil) != tokens)
      let undo = OverlayLayer.file(name: "undo", bytes: file.bytes)
      let undone = try catalogue.laying([changed, undo], for: selection).tokens(at: point, under: nil)
      #expect(undone == tokens, "\(theme): \(zip(undone, tokens).filter { $0 != $1 }.prefix(3))")
    }
  }
}
