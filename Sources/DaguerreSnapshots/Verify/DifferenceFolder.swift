import DaguerreSupport
import DaguerreGraphics
import DaguerreImages

/// The folder for pictures of differences; it is made with the first one.
struct DifferenceFolder: Sendable {
  private let folder: ManagedFolder

  init(_ path: String) {
    folder = ManagedFolder(path, listName: "images.tsv", heading: "case\taxes\timage", owner: "verify")
  }

  /// Removes what an earlier run wrote.
  func clear() throws(FileError) { try folder.clear() }

  /// Writes `expected`, `actual` and `difference`, those that exist, and returns their paths in the folder.
  func write(
    id: String, point: SnapshotPoint, expected: Bitmap?, actual: Bitmap, difference: Bitmap?
  ) throws -> [String] {
    let name = "\(point)/" + id.split(separator: "/").joined(separator: ".")
    let pictures = try DifferencePictures(expected: expected, actual: actual, difference: difference)
    return try pictures.write(to: try Folder.made(folder.path), name: name)
  }

  /// Writes the list of all pictures, if there are any.
  func finish(_ differences: [CaseDifference]) throws(FileError) {
    try folder.finish(
      differences.flatMap { difference in
        difference.images.map { "\(difference.id)\t\(difference.point)\t\($0)" }
      })
  }
}
