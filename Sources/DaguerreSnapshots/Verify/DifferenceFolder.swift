import DaguerreGraphics
import DaguerreImages

/// Where the pictures of differences go; made when the first one is written.
///
/// `images.tsv` lists them, so that the next run can remove the pictures of the last one and nothing else.
struct DifferenceFolder: Sendable {
  private let folder: String

  private static let listName = "images.tsv"
  private static let heading = "case\taxes\timage"

  init(_ folder: String) { self.folder = folder }

  /// Removes what an earlier run has written.
  func clear() throws(FileError) {
    let listPath = "\(folder)/\(Self.listName)"
    guard let bytes = try Files.readIfPresent(listPath) else { return }
    let rows = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    guard rows.first == Self.heading[...] else {
      throw FileError("use the folder", folder, reason: "its \(Self.listName) is not from 'daguerre verify'")
    }
    for row in rows.dropFirst() {
      let image = row.split(separator: "\t", omittingEmptySubsequences: false).last ?? ""
      // Never follow a list out of the folder.
      guard image.hasSuffix(".png"), image.split(separator: "/").allSatisfy({ $0 != ".." }) else { continue }
      try Files.remove("\(folder)/\(image)")
    }
    try Files.remove(listPath)
    try Files.removeEmptyFolders(folder)
  }

  /// Writes `expected`, `actual` and `difference`, as far as there are, and gives their paths in the folder.
  func write(
    id: String, axes: SnapshotAxes, expected: Bitmap?, actual: Bitmap, difference: Bitmap?
  ) throws -> [String] {
    let name = "\(axes)/" + id.split(separator: "/").joined(separator: ".")
    let pictures = try DifferencePictures(expected: expected, actual: actual, difference: difference)
    return try pictures.write(to: folder, name: name)
  }

  /// Writes the list of all pictures, if there are any.
  func finish(_ differences: [CaseDifference]) throws(FileError) {
    let rows = differences.flatMap { difference in
      difference.images.map { "\(difference.id)\t\(difference.axes)\t\($0)" }
    }
    guard !rows.isEmpty else { return }
    let text = ([Self.heading] + rows).joined(separator: "\n") + "\n"
    try Files.write(Array(text.utf8), to: "\(folder)/\(Self.listName)")
  }
}
