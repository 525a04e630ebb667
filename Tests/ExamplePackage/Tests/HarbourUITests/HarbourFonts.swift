import DaguerreTesting
import Foundation

/// The fonts of these tests: letters are boxes, so that pictures show layout and nothing else.
enum HarbourFonts {
  static func library() throws -> FontLibrary {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Fonts")
    return try FontLibrary(directory: folder.path)
  }
}
