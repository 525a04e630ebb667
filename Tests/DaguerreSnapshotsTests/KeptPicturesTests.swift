import DaguerreSupport
import Foundation
import SnapshotFixtures
import TestSupport
import Testing

@testable import DaguerreSnapshots

/// How many pictures references keep.
@Suite("Kept pictures")
struct KeptPicturesTests {
  private let catalogue: ShapesCatalogue
  private let layers: [OverlayLayer] = [
    .value(path: "tile.color", text: "FF0000"), .value(path: "tile.width", text: "33"),
  ]

  init() {
    var catalogue = ShapesCatalogue()
    // Some of one id, some of a theme, some of what others fall back on.
    catalogue.isChosen = { id, point in
      id != "tile/outlined" && (point["theme"] == "harbour" ? point["direction"] == "ltr" : point["mode"] == "dark")
    }
    self.catalogue = catalogue
  }

  private func recorded(_ pictures: KeptPictures) throws -> TestStore {
    let test = try TestStore()
    try test.record(catalogue, keeping: pictures)
    return test
  }

  /// All files but the settings.
  private func files(_ test: TestStore) throws -> [String: [UInt8]] {
    var files = try test.folder.snapshot("Snapshots").mapValues(\.bytes)
    files["settings.json"] = nil
    return files
  }

  private func pictureCount(_ test: TestStore) -> Int {
    test.folder.files("Snapshots").count { $0.hasSuffix(".png") }
  }

  private func words(_ body: () throws -> Void) -> String {
    do {
      try body()
      return "nothing"
    } catch { return "\(error)" }
  }

  @Test("all of them, those that the catalogue chooses, none; the lines say the same of every case")
  func counts() throws {
    let stores = try KeptPictures.allCases.map(recorded)
    #expect(stores.map(pictureCount) == [40, 14, 0])
    let lines = try stores.map { test in
      try ["harbour", "plain"].flatMap(test.lines).map { line in
        ["id", "mode", "tuning", "sizeClass", "direction", "pixels", "tokens"].map { line[$0] ?? "" }
      }
    }
    #expect(lines[0] == lines[1] && lines[0] == lines[2] && lines[0].count == 96)
    #expect(try stores[0].lines("plain").allSatisfy { $0["file"] != nil && $0["tokens"] != nil })
    #expect(try stores[2].lines("plain").allSatisfy { $0["file"] == nil && $0["fileDigest"] == nil })
    #expect(stores.map { $0.folder.files("Snapshots").contains("settings.json") } == [true, false, true])
    #expect(try stores[2].folder.text("Snapshots/settings.json") == "{\"version\": 1, \"pictures\": \"none\"}\n")
    for test in stores {
      #expect(try test.verify(catalogue).isEqual)
      let before = try test.folder.snapshot("Snapshots")
      #expect(try test.record(catalogue).isUnchanged)
      #expect(try test.folder.snapshot("Snapshots") == before)
    }
  }

  @Test(
    "from every setting to every other one the files become those of a store that always had it",
    arguments: KeptPictures.allCases, KeptPictures.allCases)
  func changes(_ old: KeptPictures, _ new: KeptPictures) throws {
    let test = try recorded(old)
    let summary = try test.record(catalogue, keeping: new)
    #expect(summary.isUnchanged == (old == new) && summary.changed.isEmpty)
    #expect(summary.writtenFiles.contains("settings.json") == (old != new))
    #expect(try files(test) == files(recorded(new)))
    #expect(try test.store.keptPictures() == new)
    #expect(try test.verify(catalogue).isEqual)
    #expect(try test.record(catalogue).isUnchanged)
  }

  @Test("another setting needs a recording of everything; with the same one a part is recorded as before")
  func part() throws {
    for pictures in KeptPictures.allCases {
      let test = try recorded(pictures)
      let before = try test.folder.snapshot("Snapshots")
      for (axis, other) in [("theme", KeptPictures.all), ("", .chosen), ("theme", .nothing)] where other != pictures {
        var selection = SnapshotSelection()
        if axis.isEmpty { selection.components = ["bar"] } else { selection[axis] = ["plain"] }
        let error = words { try test.record(catalogue, selection, keeping: other) }
        #expect(
          error.contains("it is '\(pictures.rawValue)', and to make it '\(other.rawValue)' everything must be recorded")
        )
      }
      #expect(try test.folder.snapshot("Snapshots") == before)
      var selection = SnapshotSelection()
      selection.components = ["tile"]
      let layered = try catalogue.laying([layers[0]])
      #expect(try test.record(layered, selection, keeping: pictures).changed.count == 64)
      let report = try test.verify(layered, selection)
      #expect(report.isEqual, "\(report.lines)")
    }
  }

  @Test(
    "a case that is rejected while its causes are accepted keeps a picture, whatever the setting, until it is recorded",
    arguments: KeptPictures.allCases)
  func left(_ pictures: KeptPictures) throws {
    let test = try recorded(pictures)
    let layered = try catalogue.laying(layers)
    // Of an id of which the catalogue chooses no picture.
    let left = catalogue.cases().filter { $0.id == "tile/outlined" && $0.point.theme == "plain" }.map(\.key)
    func files() throws -> [String?] {
      try test.lines("plain").filter { $0["id"] == "tile/outlined" }.map { $0["file"] }
    }
    let causes = ["tile.color", "tile.width"].map { Decisions.Cause(path: $0) }
    let cases = left.map { key in
      Decisions.Case(
        id: key.id,
        values: Dictionary(key.point.pairs.map { ($0.axis.name, $0.value) }) { first, _ in first })
    }
    _ = try DecisionApplier(catalogue: catalogue, layers: layers, store: test.store, threads: 2).apply(
      Decisions(
        references: "\(try test.store.state())", accept: .init(causes: causes), reject: .init(cases: cases)),
      writingTo: test.folder.path("report"))
    #expect(try !files().contains(nil))

    let report = try test.verify(layered)
    #expect(report.storeProblems.isEmpty && report.differences.map(\.point) == left.map(\.point), "\(report.lines)")
    #expect(report.run.report.groups.allSatisfy { $0.kind == .pixels && $0.before != nil }, "\(report.lines)")
    // With the tokens of then it is as it was, and stays so.
    var alone = SnapshotSelection()
    alone.filters = ["tile/outlined"]
    alone["theme"] = ["plain"]
    let before = try test.folder.snapshot("Snapshots")
    let reverted = try test.verify(catalogue, alone)
    #expect(reverted.isEqual, "\(reverted.lines)")
    #expect(try test.record(catalogue, alone).isUnchanged)
    #expect(try test.folder.snapshot("Snapshots") == before)

    try test.record(layered)
    #expect(try test.verify(layered).isEqual)
    #expect(try files().allSatisfy { ($0 != nil) == (pictures == .all) })
  }

  @Test("the first recording chooses the setting, of whatever it is")
  func first() throws {
    let test = try TestStore()
    var selection = SnapshotSelection()
    selection.components = ["bar"]
    #expect(try !test.record(catalogue, selection, keeping: .nothing).writtenFiles.isEmpty)
    #expect(try test.store.keptPictures() == .nothing)
    #expect(pictureCount(test) == 0)
    #expect(try test.verify(catalogue, selection).isEqual)
  }

  @Test("settings that were written by hand hold: verify says what does not fit, and recording makes it fit")
  func byHand() throws {
    let test = try recorded(.chosen)
    try test.folder.write("{ \"pictures\": \"none\", \"version\": 1 }", to: "Snapshots/settings.json")
    let found = try test.verify(catalogue)
    #expect(found.differences.isEmpty && !found.storeProblems.isEmpty)
    #expect(found.lines.contains { $0.hasSuffix("its line names the file dark/bar.long.png instead of no file") })
    #expect(try test.record(catalogue).removedFiles.count == 14)
    #expect(try test.verify(catalogue).isEqual && files(test) == files(recorded(.nothing)))
    // As it was written; the default may be said too, or left out.
    #expect(try test.folder.text("Snapshots/settings.json") == "{ \"pictures\": \"none\", \"version\": 1 }")
    for text in ["{\"version\": 1, \"pictures\": \"chosen\"}", "{\"version\": 1}"] {
      try test.folder.write(text, to: "Snapshots/settings.json")
      try test.record(catalogue)
      #expect(try test.verify(catalogue).isEqual && files(test) == files(recorded(.chosen)))
    }
  }

  @Test(
    "settings that this program does not know are told in words, and nothing is touched",
    arguments: [
      ("{\"version\": 2, \"pixels\": []}", "the settings are of version 2, and this is a program for version 1"),
      ("{\"version\": 1, \"pictures\": \"some\"}", "'some' does not say which pictures are kept"),
      ("{\"version\": 1, \"pictures\": 3}", "'pictures' should be a text"),
      ("{\"version\": 1, \"picture\": \"all\"}", "there is no setting 'picture'"),
      ("{\"version\": 1, \"pictures\": \"all\", \"pictures\": \"none\"}", "'pictures' is there twice"),
      ("{\"version\": 1,}", "there is a comma after the last of a list or an object"),
      ("{\"pictures\": \"all\"}", "'version' is missing"), ("[]", "these are no settings"),
      ("", "the file is not JSON"), ("{\"version\": 1", "the file is not JSON"),
    ])
  func unknown(_ text: String, _ reason: String) throws {
    let test = try recorded(.all)
    try test.folder.write(text, to: "Snapshots/settings.json")
    let before = try test.folder.snapshot("Snapshots")
    let decisions = Decisions(references: "\(try test.store.state())")
    let errors = [
      words { _ = try test.verify(catalogue) }, words { try test.record(catalogue) },
      words { try test.record(catalogue, keeping: .nothing) },
      words {
        _ = try DecisionApplier(catalogue: catalogue, store: test.store, threads: 1)
          .apply(decisions, writingTo: test.folder.path("report"))
      },
    ]
    for error in errors { #expect(error.contains("settings.json:") && error.contains(reason), "\(error)") }
    #expect(try test.folder.snapshot("Snapshots") == before)
  }

  @Test("a link in place of the settings is not followed")
  func link() throws {
    let test = try recorded(.chosen)
    try test.folder.write("kept", to: "elsewhere")
    try FileManager.default.createSymbolicLink(
      atPath: test.folder.path("Snapshots/settings.json"), withDestinationPath: test.folder.path("elsewhere"))
    let before = try test.lines("plain").map { $0["file"] }
    #expect(words { try test.record(catalogue, keeping: .nothing) }.contains("settings.json"))
    #expect(try test.folder.text("elsewhere") == "kept" && test.lines("plain").map { $0["file"] } == before)
  }

  @Test("what a change of tokens looked like is drawn, so it is the same with every setting")
  func before() throws {
    let looks = try KeptPictures.allCases.map { pictures in
      let report = try recorded(pictures).verify(try catalogue.laying(layers))
      #expect(report.differences.count == 96)
      #expect(report.changes.values.allSatisfy { $0.before != nil && $0.after != nil && $0.script != nil })
      return report.differences.map { "\($0.id) \($0.point) \($0.look) \($0.changedPixels) \($0.isProven)" }
    }
    #expect(looks[0] == looks[1] && looks[0] == looks[2])
    var other = catalogue
    other.isOtherPaint = true
    let seen = try KeptPictures.allCases.map { pictures in
      try recorded(pictures).verify(other).differences.count { $0.changedPixels > 0 }
    }
    #expect(seen == [96, 32, 0])
  }

  @Test("what is accepted is recorded as a recording would, whatever is kept", arguments: KeptPictures.allCases)
  func accepting(_ pictures: KeptPictures) throws {
    for accepted in [["tile.color"], ["tile.width"], ["tile.color", "tile.width"]] {
      let test = try recorded(pictures)
      let rejected = ["tile.color", "tile.width"].filter { !accepted.contains($0) }
      func side(_ paths: [String]) -> Decisions.Side { .init(causes: paths.map { Decisions.Cause(path: $0) }) }
      let decisions = Decisions(
        references: "\(try test.store.state())", accept: side(accepted), reject: side(rejected))
      _ = try DecisionApplier(catalogue: catalogue, layers: layers, store: test.store, threads: 2)
        .apply(decisions, writingTo: test.folder.path("report"))
      let expected = try recorded(pictures)
      let inForce = layers.filter { layer in
        if case .value(let path, _) = layer { return accepted.contains(path) }
        return false
      }
      try expected.record(try catalogue.laying(inForce))
      #expect(try files(test) == files(expected), "\(accepted)")
      #expect(try test.verify(try catalogue.laying(inForce)).isEqual)
    }
  }

  @Test("decisions about references of another setting are for another state")
  func state() throws {
    let test = try recorded(.chosen)
    let chosen = try test.store.state()
    try test.record(catalogue, keeping: .nothing)
    #expect(try test.store.state() != chosen)
  }
}
