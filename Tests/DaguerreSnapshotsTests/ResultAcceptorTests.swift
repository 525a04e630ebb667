import DaguerreSupport
import Foundation
import SnapshotFixtures
import TestSupport
import Testing

@testable import DaguerreSnapshots

@Suite("Accepting what a run has drawn")
struct ResultAcceptorTests {
  /// Many kinds of change at once.
  private func changed() -> ShapesCatalogue {
    var catalogue = ShapesCatalogue()
    catalogue.overrides = ["tile.width": "21", "bar.length": "70"]
    catalogue.omitted = ["tile/outlined"]
    return catalogue
  }

  /// All files of a store.
  private func files(_ test: TestStore) throws -> [String: [UInt8]] {
    Dictionary(
      uniqueKeysWithValues: try test.folder.files("Snapshots").map { ($0, try test.folder.bytes("Snapshots/\($0)")) })
  }

  private func accept(_ test: TestStore, _ catalogue: ShapesCatalogue, _ folder: String = "report") throws
    -> RecordSummary
  {
    try ResultAcceptor(catalogue: catalogue, store: test.store, threads: 2).accept(test.folder.path(folder))
  }

  @Test("gives the references that recording gives, byte for byte", arguments: KeptPictures.allCases)
  func equalsRecording(pictures: KeptPictures) throws {
    var old = ShapesCatalogue()
    old.isChosen = { id, point in id != "bar/long" || point["mode"] == "dark" }
    var new = changed()
    new.isChosen = old.isChosen
    let (accepted, recorded) = (try TestStore(), try TestStore())
    for test in [accepted, recorded] { try test.record(old, keeping: pictures) }
    #expect(try !accepted.verify(new).isEqual)
    let summary = try accept(accepted, new)
    let other = try recorded.record(new)
    #expect(try files(accepted) == files(recorded))
    #expect(summary.changed == other.changed && summary.removed == other.removed && summary.added == other.added)
    #expect(try accepted.verify(new).isEqual)
  }

  @Test("also of cases that are new, or look different for no token")
  func otherKinds() throws {
    var (old, new) = (ShapesCatalogue(), ShapesCatalogue())
    old.omitted = ["tile/solid"]
    new.isOtherPaint = true
    let (accepted, recorded) = (try TestStore(recording: old), try TestStore(recording: old))
    #expect(try !accepted.verify(new).isEqual)
    _ = try accept(accepted, new)
    try recorded.record(new)
    #expect(try files(accepted) == files(recorded))
  }

  @Test("also of a run that drew only what changed tokens reach: their record follows")
  func affected() throws {
    var new = ShapesCatalogue()
    new.overrides = ["tile.width": "21"]
    let (accepted, recorded) = (
      try TestStore(recording: ShapesCatalogue()), try TestStore(recording: ShapesCatalogue())
    )
    let report = try accepted.verify(new, scope: .affected(proving: 0, seed: 1))
    try #require(!report.isEqual && report.caseCount < 384)
    _ = try accept(accepted, new)
    try recorded.record(new)
    #expect(try files(accepted) == files(recorded))
    #expect(try accepted.verify(new).isEqual)
  }

  @Test("what is wrong with files is not mended, and told")
  func problemsOfFiles() throws {
    let test = try TestStore(recording: ShapesCatalogue())
    try FileManager.default.removeItem(atPath: test.folder.path("Snapshots/plain"))
    try test.folder.write("", to: "Snapshots/stray.png")
    #expect(try !test.verify(changed()).isEqual)
    let summary = try accept(test, changed())
    #expect(summary.caseCount > 0 && summary.notAccepted.count == 2)
    #expect(summary.notAccepted.contains { $0.contains("the theme 'plain' has no references") })
    let left = try test.verify(changed()).storeProblems.map { test.store.shown("\($0)") }
    #expect(left == summary.notAccepted)
    try test.record(changed())
    #expect(try !test.verify(ShapesCatalogue()).isEqual)
    #expect(try accept(test, ShapesCatalogue()).notAccepted == summary.notAccepted.filter { $0.contains("stray.png") })
  }

  @Test("also of shards that were merged")
  func merged() throws {
    let (accepted, recorded) = (
      try TestStore(recording: ShapesCatalogue()), try TestStore(recording: ShapesCatalogue())
    )
    let verifier = Verifier(catalogue: changed(), store: accepted.store, threads: 2)
    let folders = try (1...3).map { index in
      let folder = accepted.folder.path("shard-\(index)")
      _ = try verifier.verify(.init(), shard: Shard("\(index)/3"), report: ReportOutput(folder: folder))
      return folder
    }
    #expect { try accept(accepted, changed(), "shard-1") } throws: { "\($0)".contains("this is shard 1/3 of a run") }
    _ = try ResultMerger(axes: ShapesCatalogue.axes)
      .merge(folders, report: ReportOutput(folder: accepted.folder.path("merged")))
    _ = try accept(accepted, changed(), "merged")
    try recorded.record(changed())
    #expect(try files(accepted) == files(recorded))
  }

  @Test(
    "what the store has no words for is refused: names with spaces, and numbers that no sum can hold",
    arguments: [
      (#""bar.length""#, #""bar\tlength""#), (#""bar.length""#, #""bar\n.length""#), (#""bar.length""#, #""9.length""#),
      (#""cellCount":2"#, #""cellCount":-2"#), (#""cellCount":2"#, #""cellCount":9223372036854775807"#),
      (#""changedPixels":"#, #""changedPixels":92233720368547"#), (#""cellCount":2"#, #""cellCount":2e18"#),
    ])
  func unspeakable(old: String, new: String) throws {
    let test = try TestStore(recording: ShapesCatalogue())
    #expect(try !test.verify(changed()).isEqual)
    let before = try files(test)
    let text = try test.folder.text("report/result.json")
    try #require(text.contains(old))
    try test.folder.write(text.replacing(old, with: new), to: "report/result.json")
    #expect { try accept(test, changed()) } throws: { $0 is any DiagnosticError }
    #expect(try files(test) == before)
    #expect(try test.verify(ShapesCatalogue()).isEqual)
  }

  @Test("references of a former form are not accepted onto: only recording renews all of their lines")
  func olderManifest() throws {
    let test = try TestStore(recording: ShapesCatalogue())
    try test.replace("daguerre-manifest 3", by: "daguerre-manifest 2", in: "plain/manifest.tsv")
    #expect(try !test.verify(changed()).isEqual)
    let before = try files(test)
    #expect(throws: StoreError.olderManifest(path: test.store.manifestPath("plain"))) { try accept(test, changed()) }
    #expect(try files(test) == before)
  }

  @Test("a picture, tokens or references that are others are refused, and nothing changes")
  func refused() throws {
    let test = try TestStore(recording: ShapesCatalogue())
    #expect(try !test.verify(changed()).isEqual)
    let before = try files(test)
    func check(_ words: String, _ spoil: () throws -> Void) throws {
      try spoil()
      #expect { try accept(test, changed()) } throws: { "\($0)".contains(words) }
      #expect(try files(test) == before, "\(words)")
      _ = try test.verify(changed())
    }
    let picture = try #require(
      try JSONDecoder().decode(Report.self, from: Data(test.folder.bytes("report/report.json"))).groups.compactMap(
        \.after
      )
      .first?.file)
    let other = try #require(test.folder.files("report/pictures").first { "pictures/\($0)" != picture })
    try check("is not what the result says was drawn of") {
      try test.folder.write(test.folder.bytes("report/pictures/\(other)"), to: "report/\(picture)")
    }
    try check("is not what the result says was drawn of") { try test.folder.write("no", to: "report/\(picture)") }
    try check("does not have the digest") { try test.folder.write("{}", to: "report/tokens/plain.json") }
    try check("there is no picture of") {
      try FileManager.default.removeItem(atPath: test.folder.path("report/\(picture)"))
    }
    try check("the catalogue has no case") {
      let text = try test.folder.text("report/result.json")
      try test.folder.write(text.replacingOccurrences(of: "tile/solid", with: "tile/other"), to: "report/result.json")
    }
    try check("there is no result.json") {
      try FileManager.default.removeItem(atPath: test.folder.path("report/result.json"))
    }
    try test.record(ShapesCatalogue(), keeping: .all)
    _ = try test.verify(changed())
    try test.record(ShapesCatalogue(), keeping: KeptPictures.nothing)
    #expect { try accept(test, changed()) } throws: { "\($0)".contains("the run is about the references of digest") }
  }
}
