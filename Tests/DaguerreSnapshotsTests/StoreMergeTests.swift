import DaguerreImages
import DaguerreSupport
import SnapshotFixtures
import Testing

@testable import DaguerreSnapshots

@Suite("Joining two states of a store")
struct StoreMergeTests {
  private let axes = ShapesCatalogue.axes

  /// The line of a tile, which has its own picture unless it shares that of another one.
  private func line(_ values: [String: String], look: String, sharing other: [String: String]? = nil) -> ManifestLine {
    func key(_ values: [String: String]) -> CaseKey {
      CaseKey(id: "tile/solid", point: axes.point(theme: "plain", values))
    }
    let digest = ShortDigest(of: Array(look.utf8))
    return ManifestLine(
      key: key(values), pixels: PixelIdentity(width: 9, height: 9, digest: digest),
      picture: .init(file: CaseFiles.ownFile(of: key(other ?? values)), digest: digest), tokens: .recorded)
  }

  /// - Parameters:
  ///   - reads: the tokens that all cases read.
  ///   - tokens: by path.
  private func version(
    _ name: String, _ lines: [ManifestLine], reads: [String] = [], tokens: [String: String] = [:]
  ) -> StoreVersion {
    let read = lines.map { ($0.key, ReadRecord.Reads(paths: reads, cellCount: 1)) }
    let record = TokenRecord([
      (lines.map(\.key.point.tokenPoint), tokens.map { TokenRead(path: $0.key, value: $0.value) })
    ])
    let files = [
      "plain/manifest.tsv": Manifest(lines: lines, axes: axes).bytes, "plain/tokens.json": record.bytes,
      "reads.tsv": ReadRecord(axes: axes, Dictionary(uniqueKeysWithValues: read)).bytes,
    ]
    return StoreVersion(name: name) { files[$0] }
  }

  @Test("a case that newly reads, on one side, what the other has changed is open where nothing proves how it looks")
  func newlyRead() throws {
    let old = [line([:], look: "old")]
    for (reads, isOpen) in [(["tile.color", "tile.width"], true), (["tile.color", "unread"], false)] {
      let merge = StoreMerge(
        base: version("base", old, reads: ["tile.color"], tokens: ["tile.width": "20"]),
        ours: version("ours", old, reads: reads, tokens: ["tile.width": "20"]),
        theirs: version("theirs", old, reads: ["tile.color"], tokens: ["tile.width": "21"]), catalogue: nil,
        axes: axes, threads: 1)
      #expect(try merge.file("plain/manifest.tsv")?.disputes.isEmpty == !isOpen)
    }
  }

  @Test("what a manifest that version control joins alone has otherwise is said beside the tokens")
  func overlooked() throws {
    for (reads, isOpen) in [(["tile.color", "tile.width"], true), (["tile.color"], false)] {
      func side(_ name: String, _ look: String, color: String, width: String) -> StoreVersion {
        version(name, [line([:], look: look)], reads: reads, tokens: ["tile.color": color, "tile.width": width])
      }
      let merge = StoreMerge(
        base: side("base", "old", color: "1", width: "20"), ours: side("ours", "new", color: "2", width: "20"),
        theirs: side("theirs", "old", color: "1", width: "21"), catalogue: nil, axes: axes, threads: 1)
      let files = try merge.files()
      #expect(files.keys.sorted() == ["plain/tokens.json"])
      let words = "as one side has it, and reads what the other has changed"
      let told = isOpen ? ["tile/solid (plain/default/light/compact/ltr): \(words)"] : []
      #expect(files["plain/tokens.json"]?.disputes == told)
    }
  }

  @Test("tokens are joined point by point: one that a side has removed is gone, one that a side has added is there")
  func tokens() {
    func record(_ values: [String: String]) -> TokenRecord {
      TokenRecord(
        values.sorted { $0.key < $1.key }.map { ([$0.key], [TokenRead(path: "tile.width", value: $0.value)]) })
    }
    func merge(ours: [String: String], theirs: [String: String]) -> TokenMerge {
      TokenMerge(base: record(["a": "1", "b": "2"]), ours: record(ours), theirs: record(theirs))
    }
    let joined = merge(ours: ["a": "1"], theirs: ["a": "3", "b": "2", "c": "4"])
    #expect(joined.record.bytes == record(["a": "3", "c": "4"]).bytes && joined.disputes.isEmpty)
    let disputed = merge(ours: ["a": "5", "b": "2"], theirs: ["a": "6", "b": "7"])
    #expect(disputed.record.bytes == record(["a": "5", "b": "7"]).bytes && disputed.disputedPaths == ["tile.width"])
    #expect(disputed.disputes == ["tile.width at a: 5 here, 6 there"])
    // Modes and size classes are changed one by one, as are the tokens that a value follows in them.
    func value(_ base: String, _ ours: String, _ theirs: String) -> String? {
      let joined = TokenMerge(base: record(["a": base]), ours: record(["a": ours]), theirs: record(["a": theirs]))
      return joined.disputes.isEmpty ? joined.record.tokens(at: "a").first?.value : nil
    }
    #expect(value("light 1, dark 2", "light 3, dark 2", "light 1, dark 4") == "light 3, dark 4")
    #expect(value("compact 1, regular 2", "compact 1, regular 5", "compact 6, regular 5") == "compact 6, regular 5")
    #expect(value("light 1, dark 2", "light 3, dark 2", "light 4, dark 2") == nil)
    #expect(value("light 1, dark 2", "compact 3, regular 2", "light 1, dark 4") == nil)
    #expect(value("1, 2", "3, 2", "1, 4") == nil)
  }

  @Test("a look whose cases are left with a file that neither side has is without a picture, which is said")
  func pictures() throws {
    let first = [String: String]()
    let (second, third) = (["direction": "rtl"], ["contrast": "high", "direction": "rtl"])
    let merge = StoreMerge(
      base: version("base", [first, second, third].map { line($0, look: "old", sharing: first) }),
      ours: version(
        "ours",
        [line(first, look: "ours")] + [second, third].map { line($0, look: "old", sharing: second) }),
      theirs: version(
        "theirs",
        [line(second, look: "theirs")] + [first, third].map { line($0, look: "old", sharing: first) }),
      catalogue: nil, axes: axes, threads: 1)
    let result = try #require(try merge.file("plain/manifest.tsv"))
    let words = "git leaves another picture, or none, where both changes want one"
    #expect(result.disputes == ["tile/solid (plain/default/light/compact/rtl/high-contrast): \(words)"])
    let lines = try Manifest(parsing: result.bytes, path: "manifest.tsv", theme: "plain", axes: axes).lines
    let pictures = Dictionary(uniqueKeysWithValues: lines.map { ($0.key.point, $0.picture) })
    #expect(pictures[axes.point(theme: "plain", first)] == line(first, look: "ours").picture)
    #expect(pictures[axes.point(theme: "plain", second)] == line(second, look: "theirs").picture)
    #expect(pictures[axes.point(theme: "plain", third), default: nil] == ManifestLine.Picture?.none)
  }
}
