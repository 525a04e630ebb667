import DaguerreGraphics
import DaguerreSupport
import DaguerreImages
import Foundation

/// A JSON array of the cells of rendered sheets, one entry a line.
///
/// An entry has `case`, the axes by name, `state`, `png` (relative to the list), `scale` and `cell_px`: the box of the
/// component without its focus ring, as `[x, y, width, height]` in pixels.
struct CellList: Sendable {
  private let path: String
  /// The path from the list's folder to the pictures, with a `/` at the end unless it is empty.
  private let prefix: String

  init(path: String, picturesIn folder: String) {
    self.path = path
    let listFolder = URL(fileURLWithPath: path).deletingLastPathComponent().standardizedFileURL.pathComponents
    let pictures = URL(fileURLWithPath: folder).standardizedFileURL.pathComponents
    let shared = zip(listFolder, pictures).prefix { $0 == $1 }.count
    let steps = Array(repeating: "..", count: listFolder.count - shared) + pictures[shared...]
    prefix = steps.map { $0 + "/" }.joined()
  }

  /// - Parameter file: the picture, relative to the folder of pictures.
  func entries(of snapshot: SnapshotCase, sheet: Sheet, file: String, scale: Double) -> [String] {
    let axes = snapshot.point.pairs.map { ($0.name, $1) }
    return sheet.cells.map { cell in
      let frame = cell.pixelFrame(scale: scale)
      let fields = [("case", snapshot.id)] + axes + [("state", cell.state), ("png", prefix + file)]
      let scaleText = scale == scale.rounded() ? String(Int(scale)) : String(scale)
      let box = "[\(frame.x), \(frame.y), \(frame.width), \(frame.height)]"
      return "{\(JSONText.members(fields)), \"scale\": \(scaleText), \"cell_px\": \(box)}"
    }
  }

  func write(_ entries: [String]) throws(FileError) {
    let text = entries.isEmpty ? "[]\n" : "[\n  " + entries.joined(separator: ",\n  ") + "\n]\n"
    try Files.write(Array(text.utf8), to: path)
  }
}
