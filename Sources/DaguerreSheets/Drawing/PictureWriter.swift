import DaguerreImages
import DaguerreSupport
package import DaguerreGraphics

/// Draws cases into a folder; points that look the same share a file.
package struct PictureWriter: Sendable {
  /// Where the picture of a case is.
  package struct Picture: Sendable {
    package let id: String
    package let point: SnapshotPoint
    /// Relative to the folder of all pictures.
    package let file: String
    /// In points.
    package let size: Size
  }

  private let catalogue: any SnapshotCatalogue
  private let threads: Int
  private let progress: ProgressHandler?

  package init(_ catalogue: any SnapshotCatalogue, threads: Int, progress: ProgressHandler?) {
    self.catalogue = catalogue
    self.threads = threads
    self.progress = progress
  }

  /// Writes one file for each distinct picture of an id, theme and mode.
  ///
  /// A file is `ID/THEME/TUNING/MODE.png`, with dots for the slashes of the id, as in
  /// `button.default.text/orange/max-it/dark.png`; the values of other axes follow the mode where they are not the
  /// default.
  ///
  /// - Parameters:
  ///   - scale: pixels per point.
  ///   - parent: the name of the folder of all pictures in `folder`.
  /// - Returns: the pictures in the order of the cases.
  /// - Throws: `InvalidCaseError` for ids that cannot be names of files, `CaseError` and `FileError`.
  package func write(_ cases: [SnapshotCase], scale: Double, to folder: ManagedFolder, under parent: String)
    throws -> [Picture]
  {
    try CaseCheck.check(cases)
    let sharing = SheetSharing(catalogue)
    return try cases.groupsThatShare(threads: threads).mapMembers(threads: threads, progress: progress) {
      CaseDrawer(scale: scale, sharing: sharing)
    } transform: { drawer, group in
      var files: [Look: String] = [:]
      return try group.map { index in
        let snapshot = cases[index]
        let drawn = try drawer.draw(snapshot)
        let look = Look(
          pixels: try drawer.identity(of: drawn), sideBySide: snapshot.point.values(of: .sideBySide))
        let file = files[look] ?? file(of: snapshot)
        if files.updateValue(file, forKey: look) == nil {
          try folder.write(try drawer.png(of: drawn, compression: .fastest), to: "\(parent)/\(file)")
        }
        return Picture(id: snapshot.id, point: snapshot.point, file: file, size: drawn.sheet.list.size)
      }
    }
  }

  /// What has a file of its own, among the points of an id.
  private struct Look: Hashable {
    let pixels: PixelIdentity
    let sideBySide: [String]
  }

  private func file(of snapshot: SnapshotCase) -> String {
    let point = snapshot.point
    let id = snapshot.id.split(separator: "/").joined(separator: ".")
    let folders = [id, point.theme] + point.values(of: .choice)
    let words = point.values(of: .sideBySide).dropFirst() + point.labels(from: .variant)
    return "\(folders.joined(separator: "/"))/\(words.isEmpty ? "default" : words.joined(separator: ".")).png"
  }
}
