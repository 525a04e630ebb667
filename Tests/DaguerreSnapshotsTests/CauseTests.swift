import TestSupport
import DaguerreGraphics
import DaguerreImages
import DaguerreSkins
import SnapshotFixtures
import Testing

@testable import DaguerreSnapshots

@Suite("Causes")
struct CauseTests {
  private var catalogue: ShapesCatalogue {
    var catalogue = ShapesCatalogue()
    catalogue.isChained = true
    return catalogue
  }

  private func values(_ values: KeyValuePairs<String, String>) -> [OverlayLayer] {
    values.map { .value(path: $0.key, text: $0.value) }
  }

  private func impact(
    _ layers: [OverlayLayer], draws: Bool = false, _ selection: SnapshotSelection = SnapshotSelection()
  ) throws -> Impact {
    let test = try TestStore(recording: catalogue)
    let study = ImpactStudy(catalogue: try catalogue.laying(layers), store: test.store, threads: 2)
    return try draws
      ? study.drawnImpact(selection, report: ReportOutput(folder: test.folder.path("report"))) : study.impact(selection)
  }

  @Test("nothing has changed: no cause, no case")
  func unchanged() throws {
    let impact = try impact([])
    #expect(impact.causes.isEmpty && impact.cases.isEmpty)
  }

  @Test("a raw token is the cause, and what follows is named with it")
  func raw() throws {
    let impact = try impact(values(["ink": "FF0000"]))
    #expect(Set(impact.causes.map(\.path)) == ["ink"])
    #expect(impact.causes.allSatisfy { $0.follows == ["tile.color"] && $0.new == "FF0000" })
    // Light and dark had other values.
    #expect(Set(impact.causes.map(\.values)) == [["mode": "light"], ["mode": "dark"]])
    #expect(impact.cases.count == 96 && impact.cases.allSatisfy { $0.causes == ["ink"] && $0.cellCount == 2 })
  }

  @Test("a cause that is none everywhere says where it is one")
  func somewhere() throws {
    // The colour of the light mode, in both.
    let impact = try impact(values(["ink": "102030"]))
    #expect(impact.causes.map(\.values) == [["mode": "dark"], ["mode": "dark"]])
    #expect(impact.cases.count == 48 && impact.cases.allSatisfy { $0.point["mode"] == "dark" })
  }

  @Test("a token of another definition is a cause beside the raw one that changed as well")
  func both() throws {
    let impact = try impact(values(["ink": "FF0000", "tile.color": "00FF00"]))
    #expect(Set(impact.causes.map(\.path)) == ["ink", "tile.color"])
    #expect(impact.causes.allSatisfy { $0.follows.isEmpty })
    // Nothing reads ink but by way of the colour, which does not follow it any more.
    #expect(impact.cases.allSatisfy { $0.causes == ["tile.color"] })
  }

  @Test("only cases that read a changed token are reached, in the order of their number")
  func reached() throws {
    let impact = try impact(values(["unit": "50", "tile.width": "22", "unread": "2"]))
    #expect(impact.causes.map(\.path).first == "tile.width")
    #expect(impact.causes.last?.path == "unread" && impact.causes.last?.caseCount == 0)
    #expect(Set(impact.cases.filter { $0.causes == ["unit"] }.map(\.id)) == ["bar/long"])
    #expect(Set(impact.cases.filter { $0.causes == ["tile.width"] }.map(\.id)) == ["tile/outlined", "tile/solid"])
  }

  @Test("what is drawn before is proven, and every pixel goes back with its causes")
  func blame() throws {
    let test = try TestStore(recording: catalogue)
    let layered = try catalogue.laying(values(["ink": "FF0000", "unit": "50"]))
    let study = ImpactStudy(catalogue: layered, store: test.store, threads: 1)
    let bar = try #require(try layered.cases().first { $0.id == "bar/long" && $0.point["sizeClass"] == "compact" })
    let found = try #require(try study.study(bar))
    guard case .proven = found.evidence else {
      Issue.record("not proven")
      return
    }
    // Each bar is 8 pixels high; 80 columns have another colour, and 20 more are ink where there was none.
    #expect(found.pixels.changedPixels == 2 * 8 * 100)
    #expect(found.pixels.counts == ["ink": 2 * 8 * 80, "unit": 2 * 8 * 20])
    #expect(found.pixels.causes(x: 12, y: 12) == ["ink"])
    #expect(found.pixels.causes(x: 92, y: 12) == ["unit"])
    #expect(found.pixels.causes(x: 150, y: 12) == nil)
    #expect(found.pixels.withoutToken == 0)
  }

  @Test("an explanation counts what lies in its part alone, and names no cause of other parts")
  func explanation() throws {
    let test = try TestStore(recording: catalogue)
    let layered = try catalogue.laying(values(["ink": "FF0000", "unit": "50"]))
    let study = ImpactStudy(catalogue: layered, store: test.store, threads: 1)
    let bar = try #require(
      try layered.cases().first {
        $0.id == "bar/long" && $0.point["sizeClass"] == "compact" && $0.point["mode"] == "light"
      })
    let old = try study.explain(bar, .pixel(x: 12, y: 12))
    #expect(old.changedPixels == 1 && old.causes.map(\.path) == ["ink"] && old.causes[0].pixels == 1)
    #expect(old.colorBefore == "#102030FF" && old.colorAfter == "#FF0000FF" && old.isProven == true)
    #expect(old.causes[0].chain == ["tile.color", "ink"])
    #expect(
      Array(old.lines.dropFirst().prefix(2)) == ["  colour #102030FF -> #FF0000FF", "  1 pixel differs"])
    #expect(
      Array(old.lines.suffix(2)) == ["  cause ink: 102030 -> FF0000, 1 pixel", "    tile.color -> ink"])
    let new = try study.explain(bar, .pixel(x: 92, y: 12))
    #expect(new.changedPixels == 1 && new.causes.map(\.path) == ["unit"])
    let ground = try study.explain(bar, .pixel(x: 150, y: 12))
    #expect(ground.changedPixels == 0 && ground.causes.isEmpty && ground.withoutToken == 0)
    #expect(ground.lines.contains("  0 pixels differ"))
    let cell = try study.explain(bar, .cell("Enabled"))
    #expect(cell.changedPixels == 8 * 100 && cell.causes.map(\.pixels) == [8 * 80, 8 * 20])
    let whole = try study.explain(bar, .whole)
    #expect(whole.changedPixels == 2 * 8 * 100 && whole.causes.map(\.pixels) == [2 * 8 * 80, 2 * 8 * 20])
    #expect(throws: ExplanationError.self) { try study.explain(bar, .pixel(x: 200, y: 12)) }
    #expect(throws: ExplanationError.self) { try study.explain(bar, .pixel(x: 0, y: -1)) }
    #expect(throws: ExplanationError.self) { try study.explain(bar, .pixel(x: 0, y: 100)) }
    #expect(throws: ExplanationError.self) { try study.explain(bar, .cell("Hovered")) }
  }

  @Test("what changed besides tokens is not proven: with a picture its pixels are of no token, without one it is said")
  func besides() throws {
    let test = try TestStore(recording: catalogue)
    var other = catalogue
    other.isOtherPaint = true
    let layered = try other.laying(values(["unit": "50"]))
    let study = ImpactStudy(catalogue: layered, store: test.store, threads: 1)
    let bar = try #require(try layered.cases().first { $0.id == "bar/long" && $0.point["sizeClass"] == "compact" })
    let found = try #require(try study.study(bar))
    guard case .picture = found.evidence else {
      Issue.record("proven")
      return
    }
    #expect(found.pixels.withoutToken == 2 * 8 * 80)
    #expect(found.pixels.counts == ["unit": 2 * 8 * 20])
    let explanation = try study.explain(bar, .whole)
    #expect(explanation.isProven == false && explanation.withoutToken == 2 * 8 * 80)
    #expect(explanation.lines.last == "  no token: \(2 * 8 * 80) pixels")
    #expect(explanation.lines.contains { $0.hasPrefix("  something besides tokens has changed") })
    // Other paint changes tiles too, which no changed token reaches.
    let impact = try study.drawnImpact(SnapshotSelection(), report: ReportOutput(folder: test.folder.path("report")))
    #expect(impact.cases.allSatisfy { $0.isUnproven })
  }

  @Test("only affected cases are drawn, and find what drawing everything finds")
  func affected() throws {
    let test = try TestStore(recording: catalogue)
    let layered = try catalogue.laying(values(["unit": "50", "unread": "2"]))
    let whole = try test.verify(layered)
    let affected = try test.verify(layered, scope: .affected(proving: 0, seed: 1))
    #expect(affected.caseCount == 32)
    #expect(affected.storeProblems.map { "\($0)" } == whole.storeProblems.map { "\($0)" })
    func causes(_ report: VerificationReport) -> [String] {
      report.run.report.causes.map { "\($0.path) \($0.values.sorted { $0.key < $1.key }) \($0.caseCount)" }
    }
    #expect(causes(affected) == causes(whole))
    #expect(affected.differences.map { "\($0.id) \($0.point)" } == whole.differences.map { "\($0.id) \($0.point)" })
    #expect(try test.verify(catalogue, scope: .affected(proving: 0, seed: 1)).caseCount == 0)
    #expect(try test.verify(catalogue, scope: .affected(proving: 500, seed: 1)).caseCount == 96)
  }

  @Test("a changed token that no case reads is found without drawing anything, where whole themes are selected")
  func affectingNothing() throws {
    let test = try TestStore(recording: catalogue)
    let layered = try catalogue.laying(values(["unread": "2"]))
    let whole = try test.verify(layered)
    let affected = try test.verify(layered, scope: .affected(proving: 0, seed: 1))
    #expect(affected.caseCount == 0 && !affected.isEqual && !whole.isEqual)
    #expect(affected.storeProblems.map { "\($0)" } == whole.storeProblems.map { "\($0)" })
    #expect(Set(affected.run.report.causes.map(\.path)) == ["unread"])
    var some = SnapshotSelection()
    some["mode"] = ["dark"]
    #expect(try test.verify(layered, some, scope: .affected(proving: 0, seed: 1)).isEqual)
  }

  @Test("of the others as many are proven as are asked for, the same for a seed, and one that differs is found")
  func proven() throws {
    let test = try TestStore(recording: catalogue)
    var other = catalogue
    other.isOtherPaint = true
    func differences(seed: UInt64) throws -> [String] {
      try test.verify(other, scope: .affected(proving: 5, seed: seed)).differences.map { "\($0.id) \($0.point)" }
    }
    let first = try differences(seed: 1)
    #expect(first.count == 5)
    #expect(try differences(seed: 1) == first)
    #expect(try differences(seed: 2) != first)
  }

  @Test("verify shows a case whose picture is not kept, as far as tokens account for it")
  func verify() throws {
    let test = try TestStore(recording: UnseenCatalogue(base: catalogue))
    #expect(test.folder.files("Snapshots").allSatisfy { !$0.hasSuffix(".png") })
    let layered = try UnseenCatalogue(base: catalogue).laying(values(["ink": "FF0000"]))
    let report = try test.verify(layered)
    #expect(report.differences.count == 96)
    #expect(report.differences.allSatisfy { $0.isProven && $0.causes.map(\.path) == ["ink"] })
    #expect(report.changes.values.allSatisfy { $0.before != nil && $0.after != nil && $0.script != nil })
    var other = catalogue
    other.isOtherPaint = true
    let unproven = try test.verify(UnseenCatalogue(base: other))
    #expect(unproven.differences.allSatisfy { !$0.isProven && $0.isUnexplained })
    #expect(unproven.changes.values.allSatisfy { $0.before == nil && $0.after != nil })
    #expect(unproven.lines.contains { $0.contains("something besides tokens has changed") })
  }
}

@Suite("Blame")
struct BlameTests {
  /// Pixels in a row, each put back by sets of causes that hold one of some sets.
  private func blame(_ causes: [String], _ needs: [[Set<String>]]) -> BlamedPixels {
    var (before, after) = (Bitmap(width: needs.count, height: 1), Bitmap(width: needs.count, height: 1))
    for x in needs.indices { (before.pixels[x], after.pixels[x]) = (0xFF00_0000, 0xFFFF_FFFF) }
    return BlamedPixels(before: before, after: after, isProven: false, causes: causes) { set in
      var picture = after
      for (x, sets) in needs.enumerated() where sets.contains(where: { $0.isSubset(of: set) }) {
        picture.pixels[x] = before.pixels[x]
      }
      return picture
    }
  }

  @Test("single causes, shared pixels, pairs, and what nothing puts back")
  func small() {
    let blame = blame(["a", "b", "c"], [[["a"]], [["a"], ["c"]], [["a", "b"]], [["a", "b", "c"]], []])
    #expect((0..<5).map { blame.causes(x: $0, y: 0) } == [["a"], ["a", "c"], ["a", "b"], ["a", "b", "c"], []])
    #expect(blame.withoutToken == 1 && blame.changedPixels == 5)
    #expect(blame.counts == ["a": 4, "b": 2, "c": 2])
  }

  @Test("of many causes too a smallest set is found for every pixel")
  func many() {
    let causes = (0..<40).map { "cause\($0 < 10 ? "0" : "")\($0)" }
    let sets: [Set<String>] = [["cause03", "cause17"], ["cause05", "cause20", "cause39"], ["cause00"]]
    let blame = blame(causes, sets.map { [$0] } + [[]])
    for (x, set) in sets.enumerated() { #expect(blame.causes(x: x, y: 0) == set.sorted()) }
    #expect(blame.causes(x: 3, y: 0) == [])
  }
}

/// A catalogue whose references keep no picture, and that makes no token files.
struct UnseenCatalogue: SnapshotCatalogue {
  let base: ShapesCatalogue

  var components: [String] { base.components }
  var axes: SnapshotAxes { base.axes }

  func cases() -> [SnapshotCase] {
    base.cases().map { original in
      var copy = original
      copy.storesImage = false
      return copy
    }
  }

  func tokens(at point: SnapshotPoint, under skin: (any Skin)?) -> [TokenRead] { base.tokens(at: point, under: skin) }

  func skins(of layers: [OverlayLayer], at points: [SnapshotPoint]) throws -> [any Skin] {
    try base.skins(of: layers, at: points)
  }

  func skin(setting values: [String: String], over skin: (any Skin)?, at point: SnapshotPoint) -> any Skin {
    base.skin(setting: values, over: skin, at: point)
  }
}
