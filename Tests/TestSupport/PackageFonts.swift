public import DaguerreText
import Foundation

/// The fonts of the package that the tests belong to.
public enum PackageFonts {
  public static let directory = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Fonts").path

  public static func library() throws -> FontLibrary { try FontLibrary(directory: directory) }

  /// Boxes of known size: see Scripts/make-test-font.
  public static func boxes() throws -> FontFile { try library().font(file: "DaguerreTest-Regular.ttf") }
}
