import Foundation
import Testing

/// Whatever reads a file says what that costs.
@Suite("Costs of readers")
struct ReaderCostTests {
  /// Where each is declared, and with which words.
  private static let readers = [
    ("DaguerreSupport/Files/Files.swift", "func readIfPresent("),
    ("DaguerreImages/PNG/PNG+Decode.swift", "func decodeStraight("),
    ("DaguerreGraphics/Interchange/DisplayListDocument+Loading.swift", "init(json:"),
    ("DaguerreCommandLine/Draw/SavedDisplayList.swift", "struct SavedDisplayList"),
    ("DaguerreCommandLine/Text/TextDocument.swift", "struct TextDocument"),
    ("DaguerreText/Fonts/FontManifest.swift", "init("), ("DaguerreText/Fonts/FontFile.swift", "init("),
    ("DaguerreViews/Image/SVG/SVGReader.swift", "static func"),
    ("DesignTokens/Reading/JSON/JSONParser.swift", "struct JSONParser"),
    ("DesignTokens/Reading/TokenFileReader.swift", "TokenFileReader"),
    ("DaguerreSnapshots/Store/Manifest+Parsing.swift", "init("),
    ("DaguerreSnapshots/Store/ReadRecord.swift", "init("),
    ("DaguerreSnapshots/Store/TokenRecord+Parsing.swift", "init(parsing"),
    ("DaguerreSnapshots/Store/StoreSettings.swift", "init(parsing"),
    ("DaguerreSnapshots/Exceptions/Exceptions+Parsing.swift", "init(parsing"),
    ("DaguerreSnapshots/Record/UndoLog.swift", "struct UndoLog"),
    ("DaguerreSnapshots/Verify/StoredPicture.swift", "struct StoredPicture"),
    ("DaguerreSnapshots/Accept/Decisions.swift", "init(_ bytes"),
    ("DaguerreSnapshots/Shards/ResultFile.swift", "struct ResultFile"),
    ("DaguerreTesting/Check/SnapshotSession.swift", "func decode("),
  ]

  @Test("stand in the comment of the reader", arguments: readers)
  func comment(file: String, declaration: String) throws {
    let lines = try String(contentsOf: OurSources.folder.appending(path: file), encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false).map { $0.drop { $0 == " " } }
    // Some declaration of these words has such a comment.
    let comments = lines.indices.filter { lines[$0].contains(declaration) && !lines[$0].hasPrefix("//") }.map { index in
      lines[..<index].reversed().prefix { $0.hasPrefix("///") }.reversed()
        .map { $0.drop { $0 == "/" || $0 == " " } }.joined(separator: " ")
    }
    #expect(
      comments.contains { $0.contains("in proportion to") || $0.contains("Time is in proportion") }, "\(comments)")
  }
}
