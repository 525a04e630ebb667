// What Scripts/preview runs: the gallery alone, since the rest of the tool takes as long again to build.

import DaguerreGallery
import DaguerreSheets
import DaguerreSupport
import DaguerreText
import Foundation
import OUDSCatalogue

/// Draws what `daguerre gallery` draws where it is told no more.
func drawGallery(fonts: String, to folder: String) throws -> Gallery.Summary {
  let library = try FontLibrary(directory: fonts)
  try library.check()
  let catalogue = OUDSCatalogue(fonts: library)
  let cases = try SnapshotSelection().withDefaults(of: catalogue.axes, from: .variant).cases(of: catalogue)
  return try Gallery(catalogue: catalogue, threads: ProcessInfo.processInfo.activeProcessorCount)
    .write(cases, title: "OUDS components", scale: 2, to: folder)
}

let arguments = CommandLine.arguments.dropFirst()
guard arguments.count == 2, let fonts = arguments.first, let folder = arguments.last else {
  StandardError.print("preview: error: name the folder of fonts and the folder to draw into")
  exit(2)
}
do {
  let summary = try drawGallery(fonts: fonts, to: folder)
  StandardOutput.print("\(summary.sheetCount) sheets, \(summary.pictureCount) pictures: \(folder)/index.html")
  try StandardOutput.flush()
} catch {
  StandardError.print(error: error)
  exit(3)
}
