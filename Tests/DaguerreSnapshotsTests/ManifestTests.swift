import DaguerreGraphics
import DaguerreImages
import DaguerreSupport
import Foundation
import SeededRandom
import SnapshotFixtures
import TestSupport
import Testing

@testable import DaguerreSnapshots

/// The form of manifests: a line stands for a look.
@Suite("Manifest")
struct ManifestTests {
  private let catalogue = {
    var catalogue = ShapesCatalogue()
    catalogue.hasFurtherPoints = true
    return catalogue
  }()

  private let axes = ShapesCatalogue.axes
  private var text: PointSetText {
    PointSetText(
      columns: axes.stored.map {
        .init(axis: $0, name: axes.all[$0].name, values: axes.all[$0].values(in: "harbour"))
      }, axes: axes)
  }

  private func point(_ values: [String: String]) -> SnapshotPoint { axes.point(theme: "harbour", values) }

  @Test("names points by products of values")
  func products() {
    let all = axes.points(choosing: ["theme": ["harbour"]])
    #expect(text.text(of: all) == "*/*/*/*/contrast=*/textScale=*")
    #expect(text.text(of: [point([:])]) == "light/default/compact/ltr")
    let some = [point(["tuning": "tall"]), point(["tuning": "wide"]), point(["tuning": "wide", "contrast": "high"])]
    #expect(text.text(of: some) == "light/tall/compact/ltr light/wide/compact/ltr/contrast=*")
    #expect(text.text(of: some.reversed()) == text.text(of: some))
  }

  @Test("any set of points is read as it was written")
  func roundTrip() throws {
    let all = axes.points(choosing: ["theme": ["harbour"]])
    var random = SeededNumbers(seed: 12)
    for count in 1...60 {
      let points = random.choose(count, of: all)
      let written = text.text(of: points)
      let read = try #require(text.points(in: Array(written.utf8), base: axes.point(theme: "harbour")))
      #expect(read.count == count && Set(read) == Set(points), "\(written)")
    }
  }

  @Test(
    "a line of a few bytes that names more points than there are, or than anybody has, is refused before they are made")
  func bombs() throws {
    let base = axes.point(theme: "harbour")
    let every = try #require(text.points(in: Array("*/*/*/*/contrast=*/textScale=*".utf8), base: base))
    #expect(Set(every).count == every.count)
    for text in ["*/*/*/* */*/*/* */*/*/* */*/*/* */*/*/*", "*/*/*/*/contrast=*/textScale=* light/default/compact/ltr"]
    {
      #expect(self.text.points(in: Array(text.utf8), base: base) == nil, "\(text)")
    }
    let names = ["mode", "tuning", "sizeClass", "direction"]
    let columns = try names.map { name in
      let axis = try #require(axes.all.firstIndex { $0.name == name })
      return PointSetText.Column(axis: axis, name: name, values: (0..<200).map { "v\($0)" })
    }
    #expect(PointSetText(columns: columns, axes: axes).points(in: Array("*/*/*/*".utf8), base: base) == nil)
    let some = PointSetText(columns: columns, axes: axes).points(in: Array("*/v1/v2/*".utf8), base: base)
    #expect(some?.count == 40_000)
  }

  @Test(
    "what does not name points is refused",
    arguments: [
      "", " ", "light", "light/default/compact/ltr/", "light/default/compact/ltr/normal/1/x",
      "light/default,/compact/ltr",
      "light/default,default/compact/ltr", "light/*,wide/compact/ltr", "light/default/compact/ltr/contrast=low",
      "light/default/compact/ltr/contrast=high/contrast=high", "light/default/compact/ltr/mode=dark",
      "dark/default/compact/ltr ",
      "light/default/compact/ltr/=1",
    ])
  func refused(_ words: String) {
    // Whatever is left out has the first value.
    if words == "light" {
      #expect(text.points(in: Array(words.utf8), base: point([:])) == [point([:])])
    } else {
      #expect(text.points(in: Array(words.utf8), base: point([:])) == nil)
    }
  }

  @Test("the lines of some ids are those among the lines of all")
  func filtered() throws {
    let test = try TestStore(recording: catalogue)
    let all = try #require(try test.store.manifest("harbour", axes: axes)).lines
    let some = try #require(try test.store.manifest("harbour", axes: axes) { $0 == "tile/solid" }).lines
    #expect(some == all.filter { $0.key.id == "tile/solid" } && !some.isEmpty)
    #expect(all.allSatisfy { $0.tokens == .recorded })
  }

  @Test("a changed token changes the lines of the looks that it is seen in, and no others")
  func changedLines() throws {
    let test = try TestStore(recording: catalogue)
    let before = try test.folder.text("Snapshots/harbour/manifest.tsv").split(separator: "\n")
    var other = catalogue
    other.overrides["tile.width"] = "25"
    other.overrides["unread"] = "2"
    try test.record(other)
    let after = try test.folder.text("Snapshots/harbour/manifest.tsv").split(separator: "\n")
    let changed = Set(after).subtracting(before)
    #expect(!changed.isEmpty && changed.allSatisfy { $0.hasPrefix("tile/") })
    #expect(try test.verify(other).isEqual)
  }

  @Test("a case that was recorded without its theme keeps what it read on a line of its own")
  func ownTokens() throws {
    let test = try TestStore(recording: catalogue)
    var other = catalogue
    other.overrides["bar.length"] = "45"
    var selection = SnapshotSelection()
    selection.components = ["bar"]
    try test.record(other, selection)
    let rows = try test.folder.text("Snapshots/plain/manifest.tsv").split(separator: "\n")
    #expect(rows.filter { $0.contains("\treads\t") }.map { $0.prefix { $0 != "\t" } } == ["bar/long", "bar/long"])
    #expect(try test.verify(other, selection).isEqual)
    let row = try #require(rows.first { $0.contains("\treads\t") })
    let contradiction = row.dropLast(32) + String(repeating: "f", count: 32)
    try test.replace("\(row)\n", by: "\(row)\n\(contradiction)\n", in: "plain/manifest.tsv")
    let twice = try #require(throws: StoreError.self) { try test.verify(other) }
    #expect("\(twice)".contains("about a case that has none of its own, or about one twice"))
    try test.replace("\(contradiction)\n", by: "", in: "plain/manifest.tsv")
    // A second recording of another part leaves them as they are.
    selection.components = ["tile"]
    #expect(try test.record(other, selection).isUnchanged)
    try test.record(other)
    #expect(try !test.folder.text("Snapshots/plain/manifest.tsv").contains("\treads\t"))
    #expect(try test.verify(other).isEqual)
  }

  /// Writes the manifest of a theme as version 2 had it.
  private func writeVersion2(_ theme: String, in test: TestStore) throws {
    let rows = try test.folder.text("Snapshots/\(theme)/manifest.tsv").split(separator: "\n").map(String.init)
    let manifest = try #require(try test.store.manifest(theme, axes: axes))
    let files = Dictionary(manifest.lines.compactMap { line in line.picture.map { ("\($0.digest)", $0.file) } }) {
      a, _ in a
    }
    let older = try rows.dropFirst().map { row in
      var fields = row.split(separator: "\t").map(String.init)
      let file = try #require(files[fields[4]])
      fields[3] = "\(try Self.digestOfBytes(test.folder.bytes("Snapshots/\(theme)/\(file)")))"
      return fields.joined(separator: "\t")
    }
    let heading = rows[0].replacing("daguerre-manifest 3", with: "daguerre-manifest 2")
    try test.folder.write(([heading] + older).map { $0 + "\n" }.joined(), to: "Snapshots/\(theme)/manifest.tsv")
  }

  /// What versions 1 and 2 named pixels by.
  private static func digestOfBytes(_ file: [UInt8]) throws -> ShortDigest {
    ShortDigest(of: try PNG.decode(file).bytes)
  }

  @Test("version 2 is read, and a recording renews it without touching a picture")
  func version2() throws {
    let test = try TestStore(recording: catalogue)
    let before = try test.folder.snapshot("Snapshots")
    for theme in ["harbour", "plain"] { try writeVersion2(theme, in: test) }
    #expect(try test.verify(catalogue).isEqual)
    // A line that says something else is found in this form too.
    let path = "Snapshots/plain/manifest.tsv"
    let intact = try test.folder.text(path)
    let row = try #require(intact.split(separator: "\n").last?.split(separator: "\t"))
    try test.folder.write(intact.replacing(row[3], with: String(row[3].reversed())), to: path)
    #expect(try !test.verify(catalogue).isEqual)
    try test.folder.write(intact, to: path)
    let summary = try test.record(catalogue)
    #expect(summary.writtenFiles == ["harbour/manifest.tsv", "plain/manifest.tsv"] && summary.removedFiles.isEmpty)
    #expect(summary.changed.isEmpty && summary.added.isEmpty)
    #expect(try test.folder.snapshot("Snapshots").mapValues(\.bytes) == before.mapValues(\.bytes))
  }

  /// Writes the manifest of a theme as version 1 had it.
  private func writeVersion1(_ theme: String, in test: TestStore) throws {
    let columns = axes.stored.map { axes.all[$0].name }
    let rows = try test.store.manifest(theme, axes: axes).map { $0.lines } ?? []
    let lines = try rows.map { line in
      let picture = try #require(line.picture)
      let file = try test.folder.bytes("Snapshots/\(theme)/\(picture.file)")
      let pixels = try Self.digestOfBytes(file)
      return [line.key.id] + columns.map { line.key.point[$0] } + [
        "\(line.pixels.width)", "\(line.pixels.height)", "\(pixels)" + String(repeating: "0", count: 32),
        picture.file, "\(Digest(of: file))", "\(Digest(of: Array("\(theme)".utf8)))",
      ]
    }
    let heading = ["id"] + columns + ["width", "height", "pixels", "file", "fileDigest", "tokens"]
    let text = ([heading] + lines).map { $0.joined(separator: "\t") + "\n" }.joined()
    try test.folder.write(text, to: "Snapshots/\(theme)/manifest.tsv")
  }

  @Test("version 1 is read, and a recording renews it without touching a picture")
  func version1() throws {
    let test = try TestStore(recording: catalogue)
    let before = try test.folder.snapshot("Snapshots")
    for theme in ["harbour", "plain"] { try writeVersion1(theme, in: test) }
    let report = try test.verify(catalogue)
    #expect(report.storeProblems.isEmpty)
    // The pixels are equal; the digests of tokens are made up.
    #expect(report.differences.count == 4 * 96 && report.differences.allSatisfy { !$0.looksDifferent })
    var part = SnapshotSelection()
    part.components = ["bar"]
    let error = try #require(throws: StoreError.self) { try test.record(catalogue, part) }
    #expect("\(error)".contains("the manifest is of an older form"))
    let decisions = Decisions(references: "\(try test.store.state())", accept: .init(), reject: .init())
    let refusal = try #require(throws: StoreError.self) {
      try DecisionApplier(catalogue: catalogue, layers: [], store: test.store, threads: 1)
        .apply(decisions, to: SnapshotSelection(), writingTo: test.folder.path("report"))
    }
    #expect("\(refusal)".contains("the manifest is of an older form"))
    let path = "Snapshots/plain/manifest.tsv"
    let intact = try test.folder.text(path)
    // A size that no picture has, and a file outside of the theme's folder, though there is one.
    for (old, wrong) in [
      ("\t200\t", "\t0\t"), ("\t100\t", "\t0\t"), ("\t100\t", "\t-1\t"),
      ("\tlight/tile.solid.png\t", "\t../plain/light/tile.solid.png\t"),
    ] {
      try test.folder.write(intact.replacing(old, with: wrong, maxReplacements: 1), to: path)
      #expect(throws: StoreError.self, "\(wrong) instead of \(old)") { try test.verify(catalogue) }
    }
    try test.folder.write(intact, to: path)
    let summary = try test.record(catalogue)
    #expect(summary.writtenFiles == ["harbour/manifest.tsv", "plain/manifest.tsv"] && summary.removedFiles.isEmpty)
    #expect(try test.folder.snapshot("Snapshots").mapValues(\.bytes) == before.mapValues(\.bytes))
  }

  @Test(
    "a file with both sides of a merge is called that",
    arguments: ["plain/manifest.tsv", "reads.tsv", "plain/tokens.json"])
  func conflict(file: String) throws {
    let test = try TestStore(recording: catalogue)
    var rows = try test.folder.text("Snapshots/\(file)").split(separator: "\n").map(String.init)
    rows.insert(contentsOf: ["<<<<<<< HEAD", rows[2], "=======", rows[3], ">>>>>>> other"], at: 2)
    try test.folder.write(rows.joined(separator: "\n") + "\n", to: "Snapshots/\(file)")
    let error = try #require(throws: StoreError.self) { try test.verify(catalogue) }
    #expect(
      "\(error)".hasPrefix("\(test.folder.path("Snapshots/\(file)")):3: error: git has left both sides of a merge"))
  }

  @Test("a file whose line ends somebody has rewritten is called that", arguments: ["plain/manifest.tsv", "reads.tsv"])
  func lineEnds(file: String) throws {
    let test = try TestStore(recording: catalogue)
    let rows = try test.folder.text("Snapshots/\(file)").split(separator: "\n", omittingEmptySubsequences: false)
    try test.folder.write(rows.joined(separator: "\r\n"), to: "Snapshots/\(file)")
    let error = try #require(throws: StoreError.self) { try test.verify(catalogue) }
    #expect(
      "\(error)".hasPrefix("\(test.folder.path("Snapshots/\(file)")):1: error: the lines end with CR and LF"))
  }
}
