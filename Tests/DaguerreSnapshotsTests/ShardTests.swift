import Foundation
import SnapshotFixtures
import TestSupport
import Testing

@testable import DaguerreSnapshots

@Suite("Shards of a run")
struct ShardTests {
  private static let axes = ShapesCatalogue.axes

  /// Many ids at two points each, of sizes that differ by a factor of a hundred.
  private static func cases(_ count: Int) -> [SnapshotCase] {
    (0..<count).flatMap { number in
      ["harbour", "plain"].map { theme in
        SnapshotCase(id: "tile/number-\(number)", point: axes.point(theme: theme), component: "tile") { _ in
          throw CocoaError(.featureUnsupported)
        }
      }
    }
  }

  @Test("a shard is a number and a count")
  func names() {
    #expect(Shard("3/8")?.description == "3/8")
    for text in [
      "", "0/8", "9/8", "3", "3/", "/8", "a/8", "03/8", "3/8/1", "-1/8", "1/1001", "+1/2", "1/99999999999999999999",
    ] {
      #expect(Shard(text) == nil, "\(text)")
    }
  }

  @Test("every case is in exactly one shard, and ids stay together", arguments: [1, 2, 3, 8, 40])
  func partition(count: Int) throws {
    let cases = Self.cases(300)
    let parts = try (1...count).map { try cases.of(Shard("\($0)/\(count)"), store: nil, axes: Self.axes) }
    #expect(parts.flatMap { $0 }.map { "\($0.key)" }.sorted() == cases.map { "\($0.key)" }.sorted())
    let sizes = parts.map(\.count)
    // A sixteenth more than the mean, and one case.
    #expect(sizes.max() ?? 0 <= cases.count / count * 17 / 16 + 1, "\(sizes)")
  }

  @Test("a new case moves few others")
  func stability() throws {
    let (before, after) = (Self.cases(300), Self.cases(301))
    func shards(_ cases: [SnapshotCase]) throws -> [String: Int] {
      var found: [String: Int] = [:]
      for index in 1...8 {
        for item in try cases.of(Shard("\(index)/8"), store: nil, axes: Self.axes) {
          found["\(item.key)"] = index
        }
      }
      return found
    }
    let (old, new) = (try shards(before), try shards(after))
    let moved = old.filter { new[$0.key] != $0.value }
    // Were they dealt out in order, seven of eight would move.
    #expect(moved.count <= 30, "\(moved.count) of \(old.count)")
  }

  @Test("shards are balanced by what the references tell of pictures")
  func costs() throws {
    let test = try TestStore(recording: ShapesCatalogue())
    let cases = ShapesCatalogue().cases()
    let parts = try (1...3).map { index in
      try cases.of(Shard("\(index)/3"), store: test.store, axes: Self.axes)
    }
    #expect(parts.allSatisfy { !$0.isEmpty } && parts.map(\.count).reduce(0, +) == cases.count)
  }

  /// Verifies in one piece and in shards, and merges these.
  private func compare(
    _ test: TestStore, _ catalogue: any SnapshotCatalogue, _ count: Int, scope: VerificationScope = .all
  )
    throws
  {
    let verifier = Verifier(catalogue: catalogue, store: test.store, threads: 2)
    let whole = try verifier.verify(.init(), scope: scope, report: ReportOutput(folder: test.folder.path("whole")))
    let folders = try (1...count).map { index in
      let folder = test.folder.path("shard-\(index)")
      _ = try verifier.verify(
        .init(), scope: scope, shard: Shard("\(index)/\(count)"), report: ReportOutput(folder: folder))
      return folder
    }
    let merged = try ResultMerger(axes: Self.axes)
      .merge(folders.reversed(), report: ReportOutput(folder: test.folder.path("merged")))
    #expect(merged.run.lines == whole.lines && merged.run.summary == whole.summary)
    #expect(merged.run.tested.map(\.name) == whole.run.tested.map(\.name))
    #expect(merged.isWritten == whole.isWritten)
    let (one, all) = (test.folder.files("whole"), test.folder.files("merged"))
    #expect(one == all)
    for name in one where name != "result.json" {
      #expect(try test.folder.bytes("whole/\(name)") == test.folder.bytes("merged/\(name)"), "\(name)")
    }
  }

  @Test("merged shards are one run, byte for byte", arguments: [1, 2, 8])
  func merging(count: Int) throws {
    var catalogue = ShapesCatalogue()
    catalogue.isChained = true
    let test = try TestStore(recording: catalogue)
    try compare(test, catalogue, count)
    let layered = try catalogue.laying([.value(path: "ink", text: "FF0000"), .value(path: "tile.width", text: "33")])
    try compare(test, layered, count)
    try compare(test, layered, count, scope: .affected(proving: 9, seed: 3))
  }

  @Test("so they are for references that are damaged in every way", arguments: [2, 5])
  func damage(count: Int) throws {
    var catalogue = ShapesCatalogue()
    let test = try TestStore(recording: catalogue)
    let pictures = test.folder.files("Snapshots").filter { $0.hasSuffix(".png") }
    try test.folder.write("no picture", to: "Snapshots/\(pictures[0])")
    try FileManager.default.removeItem(atPath: test.folder.path("Snapshots/\(pictures[1])"))
    try test.folder.write("extra", to: "Snapshots/plain/extra.png")
    try test.folder.write("stray", to: "Snapshots/stray.txt")
    try test.folder.write("{\"base\": \"\", \"points\": {}}", to: "Snapshots/plain/tokens.json")
    catalogue.overrides = ["tile.width": "21"]
    catalogue.omitted = ["bar/long"]
    try compare(test, catalogue, count)
    catalogue.isOtherPaint = true
    try compare(test, catalogue, count)
    try FileManager.default.removeItem(atPath: test.folder.path("Snapshots/reads.tsv"))
    try FileManager.default.removeItem(atPath: test.folder.path("Snapshots/plain/manifest.tsv"))
    try compare(test, catalogue, count)
  }

  @Test("a record of reads that is not as recording writes it is found once")
  func malformedReads() throws {
    let test = try TestStore(recording: ShapesCatalogue())
    let text = try test.folder.text("Snapshots/reads.tsv")
    try test.folder.write(text + "zzz" + text.split(separator: "\n")[1].dropFirst(8) + "\n", to: "Snapshots/reads.tsv")
    try compare(test, ShapesCatalogue(), 3)
  }

  @Test("what is not all of one run is refused, in words")
  func refused() throws {
    let test = try TestStore(recording: ShapesCatalogue())
    var changed = ShapesCatalogue()
    changed.overrides = ["tile.width": "21"]
    func shard(
      _ name: String, _ catalogue: ShapesCatalogue, _ folder: String, component: String? = nil, drawnWith: String = ""
    ) throws -> String {
      var selection = SnapshotSelection()
      selection.components = component.map { [$0] } ?? []
      var output = ReportOutput(folder: test.folder.path(folder))
      output.drawnWith = drawnWith
      _ = try Verifier(catalogue: catalogue, store: test.store, threads: 1)
        .verify(selection, shard: Shard(name), report: output)
      return test.folder.path(folder)
    }
    let one = try shard("1/3", changed, "a")
    let two = try shard("2/3", changed, "b")
    let three = try shard("3/3", changed, "c")
    func message(_ folders: [String], to output: String = "out") -> String {
      do {
        _ = try ResultMerger(axes: Self.axes).merge(folders, report: ReportOutput(folder: test.folder.path(output)))
        return ""
      } catch { return "\(error)" }
    }
    #expect(message([one, two, three]) == "")
    #expect(message([one, three]).contains("1 shard of 3 missing: 2/3"))
    #expect(message([three]).contains("2 shards of 3 missing: 1/3, 2/3"))
    #expect(message([one, two, one, three]).contains("shard 1/3 is there twice"))
    #expect(message([one, two, three], to: "b").contains("cannot replace that of one"))
    #expect(message([one, two, try shard("3/4", changed, "d")]).contains("it is one of 4 shards"))
    #expect(
      message([one, two, try shard("3/3", ShapesCatalogue(), "e")]).contains("tokens have changed other than in"))
    #expect(
      message([one, two, try shard("3/3", changed, "f", component: "tile")]).contains("program or fonts are other"))
    #expect(message([one, two, try shard("3/3", changed, "g", drawnWith: "x")]).contains("program or fonts are other"))
    #expect(message([test.folder.path("nowhere")]).contains("there is no such folder"))
    #expect(message([test.folder.path("Snapshots")]).contains("there is no result.json"))
    try test.replace("\ntile/solid", by: "\ntile/solid2", in: "plain/manifest.tsv")
    #expect(message([one, two, three]) == "")
    for (text, words) in [
      ("{", "not what a run has found"), ("{\"version\": 4}", "of version 4"), ("{\"version\": 2}", "of version 2"),
      ("{\"version\": 3}", "not what a run"),
    ] {
      try test.folder.write(text, to: "c/result.json")
      #expect(message([one, two, three]).contains(words), "\(text)")
    }
  }

  @Test("a result with a value that no catalogue has is refused, whatever it is")
  func hostile() throws {
    let test = try TestStore(recording: ShapesCatalogue())
    var changed = ShapesCatalogue()
    changed.overrides = ["tile.width": "21"]
    #expect(try !test.verify(changed).isEqual)
    let text = try test.folder.text("report/result.json")
    for (old, new) in [
      ("plain/", "plain/more/"), ("\"reading\":0", "\"reading\":99999"), ("\"look\":\"", "\"look\":\"x"),
      ("pictures/", "../pictures/"), ("\"pictures/", "\"/etc/pictures/"), ("\"reading\":0", "\"reading\":1e999"),
      ("\"reading\":0", "\"reading\":12345678901"),
    ] {
      try test.folder.write(text.replacingOccurrences(of: old, with: new), to: "report/result.json")
      #expect(throws: (any Error).self, "\(new)") {
        let (run, _) = try ResultMerger(axes: Self.axes)
          .merge([test.folder.path("report")], report: ReportOutput(folder: test.folder.path("out")))
        // A file that is not there is told as the failure to write the report.
        if run.failure != nil { throw CocoaError(.fileNoSuchFile) }
      }
    }
  }
}
