import DaguerreSupport
import DaguerreText
import Foundation

/// Finds the fonts that texts name: files beside the document, files of the manifest, families.
struct TextFonts {
  private let documentPath: String
  private let folder: FontFolder
  /// Opened only when a font is not in the folder of the document.
  private var library: FontLibrary?
  private var files: [String: FontFile] = [:]

  init(document: String, folder: FontFolder) {
    self.documentPath = document
    self.folder = folder
  }

  /// The fonts for a run, in the order of fallback; a single family falls back as the manifest says.
  ///
  /// - Throws: `FontError`, and the errors of ``FontFolder/path()``.
  mutating func fonts(_ names: OneOrMore, weight: Int, for text: String) throws -> [FontFile] {
    var fonts: [FontFile] = []
    for name in names.values {
      if let file = try file(name, weight: weight) {
        fonts.append(file)
      } else if names.isList {
        fonts.append(try opened().font(family: name, weight: weight))
      } else {
        fonts += try opened().fonts(family: name, weight: weight, for: text)
      }
    }
    return fonts
  }

  /// A font by a path relative to the document, or by its file name in the manifest.
  private mutating func file(_ name: String, weight: Int) throws -> FontFile? {
    let path = URL(fileURLWithPath: name, relativeTo: URL(fileURLWithPath: documentPath)).path
    let key = "\(path)@\(weight)"
    if let known = files[key] { return known }
    if Files.exists(path) {
      let font = try FontFile(path: path, weight: weight)
      files[key] = font
      return font
    }
    guard name.contains(".") || name.contains("/") else { return nil }
    if name.contains("/") { throw FontError.unreadable(path: path, reason: "there is no such file") }
    return try opened().manifest.fonts.contains { $0.file == name } ? opened().font(file: name, weight: weight) : nil
  }

  private mutating func opened() throws -> FontLibrary {
    if let library { return library }
    let opened = try folder.library()
    library = opened
    return opened
  }
}
