public import DaguerreText
import Foundation

/// The fonts of the package that the tests belong to.
public enum PackageFonts {
  /// `Fonts/` of the package, found from where this file was compiled.
  public static let directory = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Fonts").path

  /// All fonts of the folder.
  ///
  /// - Throws: `FontError` when the folder has no manifest of fonts.
  public static func library() throws -> FontLibrary { try FontLibrary(directory: directory) }

  /// Boxes of known size: see Scripts/make-test-font.
  public static func boxes() throws -> FontFile { try library().font(file: "DaguerreTest-Regular.ttf") }

  /// The bytes of a file of the folder.
  ///
  /// - Throws: when it cannot be read.
  public static func bytes(_ file: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: URL(fileURLWithPath: directory + "/" + file)))
  }
}
