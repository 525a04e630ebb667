import DaguerreSupport
import DaguerreGraphics
import DaguerreImages
import DaguerreSnapshots

/// Writes the sheets of a display list document.
struct SheetWriter {
  let pngFolder: String?
  let rawFolder: String?

  func write(_ sheets: [DisplayListDocument.Sheet], scale: Double) throws {
    let names = try fileNames(of: sheets)
    let rasterizer = Rasterizer()
    for (sheet, name) in zip(sheets, names) {
      let bitmap: Bitmap
      do { bitmap = try rasterizer.draw(sheet.list, scale: scale) } catch {
        throw SheetError(name: name, reason: Diagnostic.phrase(of: error))
      }
      if let pngFolder {
        try Folder.made(pngFolder).write(try PNG.encode(bitmap), to: "\(name).png")
      }
      if let rawFolder {
        try Folder.made(rawFolder).write(bitmap.pixels, to: "\(name).rgba")
      }
    }
  }

  /// A file name for each sheet; all are distinct and stay within the folder.
  private func fileNames(of sheets: [DisplayListDocument.Sheet]) throws(SheetError) -> [String] {
    let names = sheets.enumerated().map { index, sheet in sheet.name ?? "\(index)" }
    var seen: [FileName: String] = [:]
    for name in names {
      if let problem = FileName.problem(of: name) {
        throw SheetError(name: name, reason: "the name cannot be that of a file: \(problem)")
      }
      if let other = seen.updateValue(name, forKey: FileName(name)) {
        throw SheetError(
          name: name,
          reason: other == name
            ? "two sheets have this name" : "some disks cannot tell the name from that of the sheet '\(other)'")
      }
    }
    return names
  }
}

/// Why a sheet of a display list document could not be drawn or written.
struct SheetError: DiagnosticError {
  let name: String
  let reason: String

  var diagnostics: [Diagnostic] { [Diagnostic("sheet '\(name)': \(reason)")] }
}
