import DaguerreText
import Foundation
import TestSupport
import Testing

@Suite("Tables of fonts")
struct FontTableTests {
  private let whole: [UInt8]

  init() throws {
    whole = [UInt8](try Data(contentsOf: URL(fileURLWithPath: PackageFonts.directory + "/DaguerreTest-Regular.ttf")))
  }

  private func reason(_ data: [UInt8]) -> String? {
    do throws(FontError) {
      _ = try FontFile(data: data, path: "f.ttf")
      return nil
    } catch {
      return "\(error)"
    }
  }

  /// Where the record of a table is, and the table itself.
  private func places(of table: String) throws -> (record: Int, start: Int) {
    let record = try #require(whole.record(ofTable: table))
    return (record, whole[record + 8..<record + 12].reduce(0) { $0 << 8 | Int($1) })
  }

  @Test("a table that must be there is named", arguments: ["head", "hhea", "hmtx", "maxp", "cmap", "loca", "glyf"])
  func missing(table: String) throws {
    var data = whole
    let record = try places(of: table).record
    data.replaceSubrange(record..<record + 4, with: "zzzz".utf8)
    #expect(reason(data) == "f.ttf: error: not a usable font: it has no table '\(table)'")
  }

  @Test(
    "a table that says what cannot be is named",
    arguments: [
      ("head", 50, [0, 9], "its table 'head' gives the unknown format 9 of 'loca'"),
      ("head", 18, [0, 0], "its table 'head' gives a size of the em that cannot be"),
      ("maxp", 4, [0, 0], "its table 'maxp' counts no glyphs"),
      ("maxp", 4, [255, 255], "its table 'hmtx' is too short for 73 metrics and 65535 glyphs"),
      ("hhea", 34, [0, 0], "its table 'hhea' counts 0 metrics for 73 glyphs"),
      ("hhea", 34, [0, 74], "its table 'hhea' counts 74 metrics for 73 glyphs"),
      ("loca", 2, [255, 255], "its table 'loca' gives glyph 1 a wrong place in 'glyf'"),
      ("cmap", 2, [0, 0], "its table 'cmap' has no encoding of Unicode in a known format"),
    ] as [(String, Int, [UInt8], String)])
  func wrong(table: String, offset: Int, bytes: [UInt8], message: String) throws {
    var data = whole
    let start = try places(of: table).start
    data.replaceSubrange(start + offset..<start + offset + bytes.count, with: bytes)
    #expect(reason(data) == "f.ttf: error: not a usable font: \(message)")
  }

  @Test("a font that is packed for web pages is told how to be used", arguments: ["wOFF", "wOF2"])
  func packed(signature: String) {
    #expect(
      reason(Array(signature.utf8) + whole.dropFirst(4))
        == "f.ttf: error: not a usable font: it is packed for web pages (WOFF); convert it to TTF or OTF")
  }

  @Test("all pinned fonts pass")
  func pinned() throws {
    for font in try PackageFonts.library().manifest.fonts {
      _ = try FontFile(path: PackageFonts.directory + "/" + font.file)
    }
  }
}

extension [UInt8] {
  /// Where the record of a table is in these bytes of a font file.
  func record(ofTable name: String) -> Int? {
    stride(from: 12, to: 652, by: 16).first { self[$0..<$0 + 4].elementsEqual(name.utf8) }
  }
}
