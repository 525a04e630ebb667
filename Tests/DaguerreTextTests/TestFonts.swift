import DaguerreText
import Foundation

/// The fonts of the package's own folder.
enum TestFonts {
  static let directory = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Fonts").path

  static func library() throws -> FontLibrary { try FontLibrary(directory: directory) }

  /// Boxes of known size: see Scripts/make-test-font.
  static func boxes() throws -> FontFile { try library().font(file: "DaguerreTest-Regular.ttf") }
}

/// A folder that is removed when the value goes out of use.
final class TemporaryFolder {
  let path: String

  init() throws {
    path = NSTemporaryDirectory() + "daguerre-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: path + "/" + name))
  }
}
