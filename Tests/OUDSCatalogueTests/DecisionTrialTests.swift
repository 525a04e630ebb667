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
    let all = OUDSCatalogue(
      fonts: try PackageFonts.library(),
      themes: CatalogueTheme.all.filter { ["orange", "wireframe"].contains($0.name) })
    let catalogue = SomeSheets(base: all, ids: ["badge/standard", "skins/cascade", "button/brand/icon-only"])
    let folder = try TemporaryFolder()
    let trial = try DecisionTrial(catalogue, edits: try edits(of: catalogue), folder: folder.path)
    let count = ProcessInfo.processInfo.environment["DAGUERRE_DECISION_ROUNDS"].flatMap { UInt64($0) } ?? 1
    for seed in 1...count {
      let problems = try trial.run(seed: seed)
      let isRight = problems.isEmpty
      #expect(isRight, "\(problems.prefix(4).joined(separator: "\n"))")
      if !isRight { return }
    }
  }

  @Test("the same for what is no plain colour or length, in all tunings and size classes of a theme")
  func otherKinds() throws {
    let count = ProcessInfo.processInfo.environment["DAGUERRE_DECISION_ROUNDS"].flatMap { UInt64($0) } ?? 1
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
    var texts: [String: String] = [:]
    for snapshot in catalogue.cases() {
      for token in try snapshot.draw(SnapshotContext(scale: 1)).tokens { texts[token.path] = token.value }
    }
    return texts.sorted { $0.key < $1.key }.enumerated().compactMap { number, token in
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

  /// The colours and lengths that the sheets read, directly or not, with values for each.
  private func edits(of catalogue: SomeSheets) throws -> [(path: String, values: [String])] {
    var texts: [String: String] = [:]
    for snapshot in catalogue.cases() {
      for token in try snapshot.draw(SnapshotContext(scale: 1)).tokens { texts[token.path] = token.value }
    }
    // A theme without a colour cannot get back to that by a token file, which the undo file says.
    for snapshot in catalogue.cases() {
      for token in catalogue.tokens(at: snapshot.point, under: nil) where token.value == "none" {
        texts[token.path] = nil
      }
    }
    // No two tokens get the same value: one that another has anyway is no change of its own.
    return texts.sorted { $0.key < $1.key }.enumerated().compactMap { number, token in
      if token.value.hasPrefix("light #") || token.value.hasPrefix("#") {
        let digits = String(0x10_0000 + number * 331, radix: 16)
        return (token.key, ["#\(digits)FF", "#\(digits)80"])
      }
      guard let length = Double(token.value), (1...64).contains(length),
        !["font", "opacity", "weight", "grid"].contains(where: token.key.contains)
      else { return nil }
      // Its own value holds it back where another one changes what it follows.
      return (token.key, ["\(3 + Double(number) / 16)", token.value])
    }
  }

  @Test("the same for tokens that are worked out of others, which change too")
  func workedOut() throws {
    let count = ProcessInfo.processInfo.environment["DAGUERRE_DECISION_ROUNDS"].flatMap { UInt64($0) } ?? 1
    let all = OUDSCatalogue(
      fonts: try PackageFonts.library(),
      themes: CatalogueTheme.all.filter { ["orange", "wireframe"].contains($0.name) })
    let catalogue = SomeSheets(base: all, ids: ["badge/standard", "skins/cascade", "button/brand/icon-only"])
    let plain = try edits(of: catalogue).filter { edit in
      !["orange.", "wireframe."].contains { edit.path.hasPrefix($0) }
    }
    let folder = try TemporaryFolder()
    for seed in 1...count {
      // Few tokens, so that operands and what is made of them are often changed together.
      var random = SeededNumbers(seed: seed)
      let operands = random.choose(6, of: plain.filter { level($0.path) < 3 })
      let results = operands.flatMap { operand in
        let isColor = operand.values[0].hasPrefix("#")
        let others = plain.filter {
          level($0.path) > level(operand.path) && $0.values[0].hasPrefix("#") == isColor
        }
        return random.choose(2, of: others).map { ($0.path, [file(of: $0.path, isColor, workedOutOf: operand.path)]) }
      }
      let edits = operands + results
      let trial = try DecisionTrial(catalogue, edits: edits, folder: "\(folder.path)/\(seed)")
      let problems = try trial.run(seed: seed)
      let isRight = problems.isEmpty
      #expect(isRight, "\(problems.prefix(4).joined(separator: "\n"))")
      if !isRight { return }
    }
  }

  /// A token file that makes a token of another one.
  private func file(of path: String, _ isColor: Bool, workedOutOf operand: String) -> String {
    let value = isColor ? "rgba({\(operand)}, 50%)" : "{\(operand)} * 1.5"
    let token = #"{"type": "\#(isColor ? "color" : "dimension")", "value": "\#(value)"}"#
    return path.split(separator: ".").reversed().reduce(token) { #"{"\#($1)": \#($0)}"# }
  }

  /// What follows what: raw tokens, semantic ones that others follow, semantic ones, those of components.
  private func level(_ path: String) -> Int {
    if path.hasPrefix("core.") { return 0 }
    if path.hasPrefix("dimension.") || path.hasPrefix("color.repository.") { return 1 }
    return ["border.", "color.", "size.", "space."].contains { path.hasPrefix($0) } ? 2 : 3
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
