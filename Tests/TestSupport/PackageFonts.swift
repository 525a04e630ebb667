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
}
