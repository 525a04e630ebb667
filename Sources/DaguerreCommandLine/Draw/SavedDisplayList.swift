import DaguerreSupport
import DaguerreGraphics
import DaguerreSnapshots
import DaguerreText
import DesignTokens
import Foundation

/// A display list read from a file, and the places to look for its fonts.
///
/// Takes time and memory in proportion to the file and to the fonts that it uses; drawing it, to its pixels.
struct SavedDisplayList {
  let path: String
  let fonts: FontFolder

  /// - Throws: an error that names the file.
  func document() throws -> DisplayListDocument {
    let bytes = try Files.read(path)
    do {
      return try DisplayListDocument(json: Data(bytes), font: font(file:weight:))
    } catch let error as DisplayListDocumentError {
      // Foundation does not say where a text stops being JSON.
      if error.sheet == nil, error.field == nil, let fault = JSONParser.fault(in: bytes, file: path) { throw fault }
      throw SavedDisplayListError(path: path, reason: Diagnostic.phrase(of: error))
    }
  }

  /// A font from the folder of the display list, else from the folder of fonts.
  private func font(file: String, weight: Int?) throws -> any GlyphOutlines {
    let beside = URL(fileURLWithPath: file, relativeTo: URL(fileURLWithPath: path)).path
    if Files.exists(beside) { return try FontFile(path: beside, weight: weight) }
    return try fonts.library().font(file: file, weight: weight)
  }
}

/// What is wrong with a saved display list.
struct SavedDisplayListError: DiagnosticError {
  let path: String
  let reason: String

  var diagnostics: [Diagnostic] { [Diagnostic(reason, at: path)] }
}
