import TestSupport
import DaguerreGraphics
import DaguerreSupport
import DaguerreImages
import Foundation
import SnapshotFixtures
import Testing

@testable import DaguerreSnapshots

/// Whatever is done to the store behind our back is found and named.
@Suite("Tampering")
struct TamperingTests {
  private let catalogue = ShapesCatalogue()
  private let picture = "plain/light/tile.solid.png"

  @Test("one pixel of a reference, one step")
  func onePixel() throws {
    let test = try TestStore(recording: catalogue)
    var bitmap = try PNG.decode(test.folder.bytes("Snapshots/\(picture)"))
    bitmap.pixels[20 * bitmap.width + 12] ^= 1
    try test.folder.write(try PNG.encode(bitmap), to: "Snapshots/\(picture)")
    let report = try test.verify(catalogue)
    // The picture serves both size classes.
    let path = test.folder.path("Snapshots/\(picture)")
    #expect(report.storeProblems == [.changedFile(path: path, caseCount: 2, damage: nil)])
    #expect(report.differences.map(\.id) == ["tile/solid", "tile/solid"])
    #expect(report.lines.contains("  cell Enabled: 1 pixel, largest step 1, in 1x1 at 12,20"))
  }

  @Test("another picture whose digest stands in the manifest")
  func swappedPicture() throws {
    let test = try TestStore(recording: catalogue)
    let before = try test.folder.snapshot("Snapshots")
    let other = try test.folder.bytes("Snapshots/plain/light/bar.long.png")
    let own = try test.folder.bytes("Snapshots/\(picture)")
    let manifest = try test.folder.text("Snapshots/plain/manifest.tsv")
    try test.folder.write(other, to: "Snapshots/\(picture)")
    try test.folder.write(
      manifest.replacingOccurrences(of: "\(ShortDigest(of: own))", with: "\(ShortDigest(of: other))"),
      to: "Snapshots/plain/manifest.tsv")
    let report = try test.verify(catalogue)
    let path = test.folder.path("Snapshots/\(picture)")
    #expect(report.storeProblems == [.wrongPixels(path: path, caseCount: 2, damage: nil)])
    #expect(report.differences.map(\.id) == ["tile/solid", "tile/solid"])
    // Recording looks at the picture too, not at the manifest alone.
    #expect(try test.record(catalogue).writtenFiles.sorted() == ["plain/light/tile.solid.png", "plain/manifest.tsv"])
    #expect(try test.folder.snapshot("Snapshots").mapValues(\.bytes) == before.mapValues(\.bytes))
    #expect(try test.verify(catalogue).isEqual)
  }

  @Test("a picture that claims to be huge is not decoded")
  func hugePicture() throws {
    let test = try TestStore(recording: catalogue)
    var bytes = try test.folder.bytes("Snapshots/\(picture)")
    bytes.replaceSubrange(16..<24, with: [0, 0, 0x20, 0, 0, 0, 0x20, 0])
    let stored = StoredPicture(bytes, sizes: [PictureSize(width: 8192, height: 8191)], form: .runs)
    #expect(stored.pixels == nil && stored.damage == nil)
    #expect(StoredPicture(bytes, sizes: [PictureSize(width: 8192, height: 8192)], form: .runs).damage != nil)
  }

  @Test("bytes of a file that change no pixel")
  func otherBytes() throws {
    let test = try TestStore(recording: catalogue)
    let bytes = try test.folder.bytes("Snapshots/\(picture)")
    // An empty text chunk before the end.
    let text: [UInt8] = [0, 0, 0, 2, 0x74, 0x45, 0x58, 0x74, 0x61, 0, 0xAA, 0x88, 0xBF, 0x3E]
    try test.folder.write(bytes.dropLast(12) + text + bytes.suffix(12), to: "Snapshots/\(picture)")
    let report = try test.verify(catalogue)
    #expect(report.storeProblems.count == 1 && report.differences.isEmpty)
    #expect(report.lines[0].hasPrefix("Snapshots/\(picture)"))
  }

  @Test("a file that is no picture any more", arguments: ["", "not a picture"])
  func damaged(content: String) throws {
    let test = try TestStore(recording: catalogue)
    try test.folder.write(content, to: "Snapshots/\(picture)")
    let report = try test.verify(catalogue)
    #expect(report.differences.isEmpty)
    #expect(report.lines.count == 1)
    #expect(
      report.lines[0].hasPrefix(
        "Snapshots/\(picture): the file does not have the digest that its manifest gives for 2 cases; "))
    #expect(report.lines[0].hasSuffix("; this is not a PNG file"))
  }

  @Test("a deleted file")
  func missingFile() throws {
    let test = try TestStore(recording: catalogue)
    try test.folder.remove("Snapshots/\(picture)")
    let report = try test.verify(catalogue)
    #expect(report.storeProblems == [.missingFile(path: test.folder.path("Snapshots/\(picture)"), caseCount: 2)])
    #expect(report.differences.isEmpty)
  }

  @Test("a deleted file of a case that looks different now")
  func missingFileOfChangedCase() throws {
    let test = try TestStore(recording: catalogue)
    try test.folder.remove("Snapshots/\(picture)")
    var changed = catalogue
    changed.isOtherPaint = true
    let report = try test.verify(changed)
    let ofPicture = report.differences.filter { difference in
      if case .noPicture = difference.kind { true } else { false }
    }
    #expect(ofPicture.count == 2 && ofPicture.allSatisfy { report.changes[$0.look]?.after != nil })
  }

  @Test(
    "an extra file anywhere",
    arguments: ["plain/light/extra.png", "plain/notes.txt", "other/x.png", "x.png", "plain/.hidden"])
  func extraFile(file: String) throws {
    let test = try TestStore(recording: catalogue)
    try test.folder.write("x", to: "Snapshots/\(file)")
    #expect(try test.verify(catalogue).storeProblems == [.extraFile(path: test.folder.path("Snapshots/\(file)"))])
    // A selection looks only at its own files.
    var selection = SnapshotSelection()
    selection.components = ["bar"]
    #expect(try test.verify(catalogue, selection).isEqual)
  }

  @Test(
    "any changed field of a manifest line",
    arguments: [
      ("\ntile/solid\tdark/default/*/ltr", "\ntile/solic\tdark/default/*/ltr"),
      ("\ntile/solid\tlight/default/*/rtl", "\ntile/solid\tlight/default/regular/rtl"),
      ("\ntile/solid\tlight/default/*/rtl\t200x", "\ntile/solid\tlight/default/*/rtl/contrast=high\t200x"),
      ("\ntile/solid\tlight/default/*/rtl\t200x100", "\ntile/solid\tlight/default/*/rtl\t200x101"),
    ])
  func changedField(_ old: String, _ new: String) throws {
    let test = try TestStore(recording: catalogue)
    // Another valid value of the same kind, so that the line still reads well.
    try test.replace(old, by: new, in: "plain/manifest.tsv")
    let report = try test.verify(catalogue)
    #expect(!report.isEqual)
    #expect(report.lines.contains { $0.contains("tile/solid") || $0.contains("tile.solid") })
  }

  @Test("a changed digest of pixels, of a picture, or of tokens that are a case's own", arguments: [3, 4, nil])
  func changedDigest(field: Int?) throws {
    let test = try TestStore(recording: catalogue)
    let path = "Snapshots/plain/manifest.tsv"
    var rows = try test.folder.text(path).split(separator: "\n").map(String.init)
    if let field {
      var fields = try #require(rows.last).split(separator: "\t").map(String.init)
      fields[field] = (fields[field].hasPrefix("0") ? "1" : "0") + fields[field].dropFirst()
      rows[rows.count - 1] = fields.joined(separator: "\t")
    } else {
      rows.append("tile/solid\tlight/default/compact/rtl\treads\t\(ShortDigest(of: [1]))")
    }
    try test.folder.write((rows[..<1] + rows[1...].sorted() + [""]).joined(separator: "\n"), to: path)
    let report = try test.verify(catalogue)
    #expect(!report.isEqual)
    #expect(report.lines.contains { $0.contains("tile/solid") || $0.contains("tile.solid") })
    try test.record(catalogue)
    #expect(try test.verify(catalogue).isEqual)
  }

  @Test("a deleted line")
  func deletedLine() throws {
    let test = try TestStore(recording: catalogue)
    let path = "Snapshots/plain/manifest.tsv"
    let rows = try test.folder.text(path).split(separator: "\n", omittingEmptySubsequences: false)
    try test.folder.write((rows.dropLast(2) + [""]).joined(separator: "\n"), to: path)
    let report = try test.verify(catalogue)
    let points = ["plain/default/light/compact/rtl", "plain/default/light/regular/rtl"]
    #expect(report.differences.map { "\($0.id) \($0.point)" } == points.map { "tile/solid \($0)" })
  }

  @Test(
    "a manifest that is not of its form is an error that names the line",
    arguments: [
      ("mode=", "Mode=", 1, "'Mode=light,dark' is not one of the catalogue's axes"),
      ("light,dark", "light,light", 1, "'light,light' are not the values of a mode"),
      ("light,dark", "", 1, "'' are not the values of a mode"), ("daguerre-manifest 3", "manifest", 1, "the heading"),
      (
        "daguerre-manifest 3", "daguerre-manifest 4", 0,
        "the manifest is of version 4, and this is a program for version 3"
      ),
      ("\t200x100\t", "\t200\t", 2, "'200' is not a size in pixels"),
      ("\t200x100\t", "\t200x-1\t", 2, "'200x-1' is not a size"),
      ("\t200x100\t", "\t", 2, "4 fields instead of 5"), ("bar/long\t", "../long\t", 2, "'../long' is not the id"),
      ("bar/long\tdark/default", "bar/long\tdark/other", 2, "'dark/other/compact/ltr' does not name points"),
      (
        "bar/long\tdark/default/compact/ltr", "bar/long\tdark/default/compact/ltr/x", 2,
        "'dark/default/compact/ltr/x' does not"
      ),
      (
        "bar/long\tdark/default/compact/ltr", "bar/long\tdark/default/compact/ltr dark/default/*/ltr", 2,
        "a second look of the case"
      ),
      ("bar/long\tdark", "<<<<<<< HEAD\nbar/long\tdark", 2, "git has left both sides of a merge here"),
      ("bar/long\tdark/default/compact", "bar/long\tzebra/default/compact", 2, "'zebra/default/compact/ltr' does not"),
      ("bar/long\tdark/default/compact", "zebra\tdark/default/compact", 3, "the lines are not sorted"),
    ])
  func brokenManifest(old: String, new: String, line: Int, reason: String) throws {
    let test = try TestStore(recording: catalogue)
    try test.replace(old, by: new, in: "plain/manifest.tsv")
    let before = try test.folder.snapshot("Snapshots")
    let error = try #require(throws: StoreError.self) { try test.verify(catalogue) }
    let place = test.folder.path("Snapshots/plain/manifest.tsv") + (line > 0 ? ":\(line)" : "")
    #expect("\(error)".hasPrefix("\(place): error: \(reason)"))
    #expect(throws: error) { try test.record(catalogue) }
    #expect(try test.folder.snapshot("Snapshots") == before)
  }

  @Test("a truncated manifest is an error at every length")
  func truncatedManifest() throws {
    let test = try TestStore(recording: catalogue)
    let bytes = try test.folder.bytes("Snapshots/plain/manifest.tsv")
    for length in stride(from: 0, to: bytes.count, by: 7) where bytes[max(0, length - 1)] != UInt8(ascii: "\n") {
      #expect(throws: StoreError.self, "\(length) bytes") {
        try manifest(Array(bytes.prefix(length)))
      }
    }
    #expect(try manifest(bytes).bytes == bytes)
  }

  private func manifest(_ bytes: [UInt8]) throws(StoreError) -> Manifest {
    try Manifest(parsing: bytes, path: "manifest.tsv", theme: "plain", axes: catalogue.axes)
  }

  @Test("a changed, deleted or broken record of tokens")
  func tokens() throws {
    let test = try TestStore(recording: catalogue)
    let path = test.folder.path("Snapshots/plain/tokens.json")
    try test.replace("\"unread\": \"1\"", by: "\"unread\": \"2\"", in: "plain/tokens.json")
    #expect(
      try test.verify(catalogue).lines == [
        "Snapshots/plain/tokens.json: tokens have other values now, at default/dark/compact: unread: 2 -> 1"
      ])
    try test.replace("\"unread\": \"2\"", by: "\"unread\":  \"1\"", in: "plain/tokens.json")
    #expect(
      try test.verify(catalogue).lines == ["Snapshots/plain/tokens.json: the record is not written as it should be"])
    try test.folder.write("{}", to: "Snapshots/plain/tokens.json")
    #expect(throws: StoreError.self) { try test.verify(catalogue) }
    try test.folder.remove("Snapshots/plain/tokens.json")
    let missing = try test.verify(catalogue)
    #expect(missing.storeProblems == [.missingTokens(path: path)])
    let words = "the record of tokens is missing: restore it from version control, or record"
    #expect(missing.lines == ["Snapshots/plain/tokens.json: \(words)"])
    try test.record(catalogue)
    #expect(try test.verify(catalogue).isEqual)
  }
}
