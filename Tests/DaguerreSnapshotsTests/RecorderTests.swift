import TestSupport
import DaguerreGraphics
import DaguerreSupport
import DaguerreImages
import Foundation
import SnapshotFixtures
import Testing

@testable import DaguerreSnapshots

@Suite("Recording")
struct RecorderTests {
  private let catalogue = ShapesCatalogue()

  @Test("a tuning or size class stores only what it changes")
  func layout() throws {
    let test = try TestStore(recording: catalogue)
    #expect(
      test.folder.files("Snapshots/harbour") == [
        "dark/bar.long.png",
        "dark/regular/bar.long.png",
        "dark/regular/rtl/bar.long.png",
        "dark/rtl/bar.long.png",
        "dark/rtl/tile.outlined.png",
        "dark/rtl/tile.solid.png",
        "dark/tile.outlined.png",
        "dark/tile.solid.png",
        "dark/wide/rtl/tile.outlined.png",
        "dark/wide/rtl/tile.solid.png",
        "dark/wide/tile.outlined.png",
        "dark/wide/tile.solid.png",
        "light/bar.long.png",
        "light/regular/bar.long.png",
        "light/regular/rtl/bar.long.png",
        "light/rtl/bar.long.png",
        "light/rtl/tile.outlined.png",
        "light/rtl/tile.solid.png",
        "light/tile.outlined.png",
        "light/tile.solid.png",
        "light/wide/rtl/tile.outlined.png",
        "light/wide/rtl/tile.solid.png",
        "light/wide/tile.outlined.png",
        "light/wide/tile.solid.png",
        "manifest.tsv",
        "tokens.json",
      ])
  }

  @Test("the manifest has a sorted line a look, whose digests are those of pixels and file")
  func manifest() throws {
    let test = try TestStore(recording: catalogue)
    let text = try test.folder.text("Snapshots/harbour/manifest.tsv")
    #expect(
      text.hasPrefix(
        "daguerre-manifest 3\tmode=light,dark\ttuning=default,wide,tall\tsizeClass=compact,regular\tdirection=ltr,rtl\t"
          + "contrast=normal,high\ttextScale=1,1.5\nbar/long\tdark/*/compact/ltr\t200x100\t"))
    let rows = text.split(separator: "\n").dropFirst()
    #expect(rows.count == 24 && rows.map(String.init) == rows.map(String.init).sorted())
    let lines = try test.lines("harbour")
    #expect(lines.count == 72)
    let keys = lines.map { line in
      ["id", "mode", "tuning", "sizeClass", "direction", "contrast", "textScale"].map { line[$0] ?? "" }.joined(
        separator: " ")
    }
    #expect(keys == keys.sorted())
    for line in lines {
      let file = try test.folder.bytes("Snapshots/harbour/\(try #require(line["file"]))")
      #expect(line["fileDigest"] == "\(ShortDigest(of: file))")
      let bitmap = try PNG.decode(file)
      #expect(line["pixels"] == "\(ShortDigest(of: runs(of: bitmap)))")
      #expect(line["width"] == "200" && line["height"] == "100")
    }
  }

  /// What the documentation of manifests says that digests are of.
  private func runs(of bitmap: Bitmap) -> [UInt8] {
    let rows = (0..<bitmap.height).map { Array(bitmap.pixels[$0 * bitmap.width..<($0 + 1) * bitmap.width]) }
    var words: [UInt32] = []
    for group in rows.chunked() {
      words.append(UInt32(group.count))
      for run in group.value.chunked() { words += [UInt32(run.count), run.value] }
    }
    return words.flatMap { word in (0..<4).map { UInt8(word >> ($0 * 8) & 0xFF) } }
  }

  @Test("what a tuning does not change refers to the file of the default")
  func sharing() throws {
    let test = try TestStore(recording: catalogue)
    func file(_ id: String, _ tuning: String, _ sizeClass: String) throws -> String? {
      try test.lines("harbour").first {
        $0["id"] == id && $0["tuning"] == tuning && $0["sizeClass"] == sizeClass && $0["mode"] == "dark"
          && $0["direction"] == "ltr"
      }?["file"]
    }
    #expect(try file("tile/solid", "tall", "compact") == "dark/tile.solid.png")
    #expect(try file("tile/solid", "wide", "compact") == "dark/wide/tile.solid.png")
    #expect(try file("tile/solid", "wide", "regular") == "dark/wide/tile.solid.png")
    #expect(try file("bar/long", "wide", "regular") == "dark/regular/bar.long.png")
    #expect(try file("bar/long", "wide", "compact") == "dark/bar.long.png")
  }

  @Test("recording again touches no file")
  func again() throws {
    let test = try TestStore(recording: catalogue)
    let before = try test.folder.snapshot("Snapshots")
    let summary = try test.record(catalogue)
    #expect(summary.isUnchanged && summary.added.isEmpty && summary.changed.isEmpty && summary.removed.isEmpty)
    #expect(try test.folder.snapshot("Snapshots") == before)
  }

  @Test("neither threads nor the order of cases change a byte", arguments: [1, 2, 7], [false, true])
  func order(threads: Int, isReversed: Bool) throws {
    let expected = try TestStore(recording: catalogue).folder.snapshot("Snapshots").mapValues(\.bytes)
    var test = try TestStore()
    test.threads = threads
    var reversed = catalogue
    reversed.isReversed = isReversed
    try test.record(reversed)
    #expect(try test.folder.snapshot("Snapshots").mapValues(\.bytes) == expected)
  }

  @Test("a changed token changes the files that it is seen in, and no others")
  func changed() throws {
    let test = try TestStore(recording: catalogue)
    let before = try test.folder.snapshot("Snapshots")
    var other = catalogue
    other.overrides["bar.length"] = "50"
    let summary = try test.record(other)
    // The length is now the same in both size classes, so files of the regular one go.
    let pictures = ["dark", "dark/rtl", "light", "light/rtl"].map { "\($0)/bar.long.png" }
    let files = pictures + ["manifest.tsv", "tokens.json"]
    let written = files.flatMap { ["harbour/\($0)", "plain/\($0)"] }
    #expect(summary.writtenFiles.sorted() == written.sorted())
    #expect(summary.removedFiles.count == 8 && summary.removedFiles.allSatisfy { $0.contains("/regular/") })
    #expect(summary.changed.count == 32 && summary.changed.allSatisfy { $0.hasPrefix("bar/long (") })
    let after = try test.folder.snapshot("Snapshots")
    for (file, state) in before where file.contains("tile.") { #expect(after[file] == state, "\(file)") }
    #expect(!FileManager.default.fileExists(atPath: test.folder.path("Snapshots/plain/dark/regular")))
    #expect(try test.verify(other).isEqual)
  }

  @Test("cases that are gone lose their lines and files")
  func removed() throws {
    let test = try TestStore(recording: catalogue)
    var fewer = catalogue
    fewer.omitted = ["tile/solid"]
    let summary = try test.record(fewer)
    #expect(summary.removed.count == 32 && summary.removed.allSatisfy { $0.hasPrefix("tile/solid (") })
    #expect(!test.folder.files("Snapshots").contains { $0.contains("tile.solid") })
    #expect(try test.verify(fewer).isEqual)
  }

  @Test("a selection leaves all other cases as they are")
  func selection() throws {
    let test = try TestStore(recording: catalogue)
    let before = try test.folder.snapshot("Snapshots")
    var other = catalogue
    other.overrides["tile.color"] = "405060"
    var selection = SnapshotSelection()
    selection["theme"] = ["harbour"]
    selection.filters = ["*/solid"]
    let summary = try test.record(other, selection)
    #expect(summary.caseCount == 24 && summary.changed.count == 24)
    let after = try test.folder.snapshot("Snapshots")
    for (file, state) in before where file.hasPrefix("plain") || file.contains("outlined") {
      #expect(after[file] == state, "\(file)")
    }
    #expect(try test.verify(other, selection).isEqual)
  }

  @Test("points of a case cannot be recorded alone")
  func partial() throws {
    let test = try TestStore()
    var selection = SnapshotSelection()
    selection["mode"] = ["dark"]
    #expect(throws: PartialRecordingError.somePoints) { try test.record(catalogue, selection) }
    #expect(test.folder.files().isEmpty)
  }

  @Test("a case that fails leaves the references as they were")
  func failing() throws {
    let test = try TestStore(recording: catalogue)
    let before = try test.folder.snapshot("Snapshots")
    var broken = catalogue
    broken.overrides["bar.length"] = "50"
    broken.failing = "tile/solid"
    let error = try #require(throws: CaseError.self) { try test.record(broken) }
    #expect("\(error)".hasSuffix(": the paint has run out"))
    #expect(try test.folder.snapshot("Snapshots") == before)
  }

  @Test("a case that fails leaves no store behind where there was none")
  func failingFirst() throws {
    let test = try TestStore()
    var broken = catalogue
    broken.failing = "tile/solid"
    #expect(throws: CaseError.self) { try test.record(broken) }
    #expect(!FileManager.default.fileExists(atPath: test.store.folder))
  }

  @Test("what a crashed recording left waiting is removed, and no reference")
  func stale() throws {
    let test = try TestStore(recording: catalogue)
    let before = try test.folder.snapshot("Snapshots")
    try test.folder.write("half a picture", to: "Snapshots/.daguerre-staging/17")
    let report = try test.verify(catalogue)
    #expect(report.isEqual && report.leftover == test.folder.path("Snapshots/.daguerre-staging"))
    #expect(try test.record(catalogue).isUnchanged)
    #expect(try test.folder.snapshot("Snapshots") == before)
    #expect(try test.verify(catalogue).leftover == nil)
  }

  @Test("git ignores what waits, in a project that knows nothing of it")
  func ignored() throws {
    let test = try TestStore()
    let staging = try StagingArea(test.store)
    _ = try staging.stage([1])
    func git(_ arguments: String...) throws -> String {
      let (process, output) = (Process(), Pipe())
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = ["git", "-C", test.folder.path] + arguments
      process.standardOutput = output
      try process.run()
      let data = output.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      return String(decoding: data, as: UTF8.self)
    }
    _ = try git("init", "--quiet")
    #expect(try git("status", "--porcelain", "--untracked-files=all") == "")
    #expect(test.folder.files("Snapshots").contains(".daguerre-staging/1"))
    staging.close()
  }

  @Test("a store below a file cannot be made")
  func unwritable() throws {
    let test = try TestStore()
    try test.folder.write("", to: "file")
    let path = test.folder.path("file/Snapshots")
    let error = try #require(throws: FileError.self) {
      try Recorder(catalogue: catalogue, store: SnapshotStore(folder: path), threads: 1).record(SnapshotSelection())
    }
    #expect("\(error)" == "\(path): error: cannot make the folder: Not a directory")
  }

  @Test("a recording beside another one is refused")
  func busy() throws {
    let test = try TestStore(recording: catalogue)
    let other = try StagingArea(test.store)
    #expect(throws: StoreError.busy(folder: test.store.folder)) { try test.record(catalogue) }
    other.close()
    #expect(try test.record(catalogue).isUnchanged)
  }

  @Test("files that are no pictures are left alone")
  func foreignFiles() throws {
    let test = try TestStore(recording: catalogue)
    try test.folder.write("hello", to: "Snapshots/harbour/notes.txt")
    try test.folder.write("hello", to: "Snapshots/harbour/light/old.png")
    let summary = try test.record(catalogue)
    #expect(summary.removedFiles == ["harbour/light/old.png"])
    #expect(try test.folder.text("Snapshots/harbour/notes.txt") == "hello")
  }

  @Test("a theme that the catalogue no longer has is removed, a foreign folder is not")
  func removedTheme() throws {
    let test = try TestStore(recording: catalogue)
    try FileManager.default.copyItem(
      atPath: test.folder.path("Snapshots/plain"), toPath: test.folder.path("Snapshots/former"))
    try test.folder.write("hello", to: "Snapshots/other/picture.png")
    let summary = try test.record(catalogue)
    #expect(summary.removed.count == 24 && summary.removedFiles.allSatisfy { $0.hasPrefix("former/") })
    #expect(!FileManager.default.fileExists(atPath: test.folder.path("Snapshots/former")))
    #expect(try test.folder.text("Snapshots/other/picture.png") == "hello")
  }

  @Test("a recording of some themes keeps what is read by cases that only another theme of the store has")
  func readsOfStoredTheme() throws {
    let test = try TestStore(recording: catalogue)
    try FileManager.default.copyItem(
      atPath: test.folder.path("Snapshots/plain"), toPath: test.folder.path("Snapshots/former"))
    var (fewer, selection) = (catalogue, SnapshotSelection())
    fewer.omitted = ["tile/solid"]
    selection["theme"] = catalogue.axes.themes
    try test.record(fewer, selection)
    let reads = try #require(try test.store.reads(axes: catalogue.axes))
    let former = try test.store.keys(of: ["former"], axes: catalogue.axes)
    #expect(former.contains { $0.id == "tile/solid" } && former.allSatisfy { reads[$0] != nil })
  }

  @Test("ids that cannot be file names and double cases are errors")
  func invalid() throws {
    let point = catalogue.axes.point(theme: "plain")
    func snapshot(_ id: String) -> SnapshotCase {
      SnapshotCase(id: id, point: point, component: id) { _ in throw PaintError() }
    }
    let long = String(repeating: "a", count: 200)
    for id in [
      "", "a//b", "a/../b", "Button", "a b", "/a", "a/", "ä", "-rf", "a/-b", "~root", "a\nb", "%2e", "a\0b", long + "a",
    ] {
      #expect(throws: InvalidCaseError.self, "\(id)") { try CaseCheck.check([snapshot(id)]) }
    }
    #expect(throws: InvalidCaseError.self) { try CaseCheck.check([snapshot("a/b"), snapshot("a/b")]) }
    #expect(throws: Never.self) { try CaseCheck.check([snapshot("a/b"), snapshot("a-b"), snapshot(long)]) }
  }
}

extension Sequence where Element: Equatable {
  /// Each value once for all that follow one another, with their number.
  fileprivate func chunked() -> [(value: Element, count: Int)] {
    reduce(into: []) { chunks, value in
      if let last = chunks.indices.last, chunks[last].value == value {
        chunks[last].count += 1
      } else {
        chunks.append((value, 1))
      }
    }
  }
}
