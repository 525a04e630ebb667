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

  private func version(_ name: String, _ lines: [ManifestLine]) -> StoreVersion {
    let bytes = Manifest(lines: lines, axes: axes).bytes
    return StoreVersion(name: name) { $0 == "plain/manifest.tsv" ? bytes : nil }
  }

  @Test("a look whose cases are left with a file that neither side has is without a picture")
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
    #expect(result.disputes.isEmpty)
    let lines = try Manifest(parsing: result.bytes, path: "manifest.tsv", theme: "plain", axes: axes).lines
    let pictures = Dictionary(uniqueKeysWithValues: lines.map { ($0.key.point, $0.picture) })
    #expect(pictures[axes.point(theme: "plain", first)] == line(first, look: "ours").picture)
    #expect(pictures[axes.point(theme: "plain", second)] == line(second, look: "theirs").picture)
    #expect(pictures[axes.point(theme: "plain", third), default: nil] == ManifestLine.Picture?.none)
  }
}
