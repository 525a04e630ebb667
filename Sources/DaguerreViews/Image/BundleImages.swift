internal import DaguerreGraphics
internal import Foundation
internal import Synchronization

extension Bundle {
  /// The images of all bundles, by their folders: read once, since bundles do not change.
  private static let libraries = Mutex<[String: ImageLibrary]>([:])

  /// The image of a name; nil where the bundle has none.
  ///
  /// - Throws: `SVGError` for a file that cannot be drawn.
  func vectorImage(named name: String) throws -> VectorImage? {
    guard let folder = resourceURL else { return nil }
    if let known = Self.libraries.withLock({ $0[folder.path]?[name] }) { return known }
    guard let file = svgFile(named: name, in: folder) else { return nil }
    let image = try VectorImage(svgFile: file)
    Self.libraries.withLock { $0[folder.path, default: ImageLibrary()][name] = image }
    return image
  }

  /// `NAME.svg` in the folder, or the first SVG file of `NAME.imageset` in an asset catalogue of it.
  private func svgFile(named name: String, in folder: URL) -> URL? {
    // A name is no path: one that leads out of the folder finds nothing.
    guard !name.isEmpty, !name.contains("/"), name != "..", name != "." else { return nil }
    let manager = FileManager.default
    let file = folder.appendingPathComponent(name + ".svg")
    if manager.fileExists(atPath: file.path) { return file }
    return assetFile(ofSet: name + ".imageset", in: folder) { $0.hasSuffix(".svg") }
  }

  /// The first file of a set, as in `NAME.imageset`, in the asset catalogues of the folder.
  func assetFile(ofSet set: String, in folder: URL, where isWanted: (String) -> Bool) -> URL? {
    let manager = FileManager.default
    let entries = (try? manager.contentsOfDirectory(atPath: folder.path)) ?? []
    for catalogue in entries.filter({ $0.hasSuffix(".xcassets") }).sorted() {
      let root = folder.appendingPathComponent(catalogue)
      let files = manager.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
      let found = files.filter(isWanted).sorted().first { path in
        path.split(separator: "/").dropLast().last.map(String.init) == set
      }
      if let found { return root.appendingPathComponent(found) }
    }
    return nil
  }
}

extension VectorImage {
  /// A box with a cross, for what there is no drawing of.
  static let missingSymbol = VectorImage(
    size: Size(width: 20, height: 20),
    layers: [
      Layer(
        path: Path { path in
          path.addRect(Rect(x: 0, y: 0, width: 20, height: 20))
          for corners in [
            [(1.0, 2.2), (2.2, 1.0), (19.0, 17.8), (17.8, 19.0)], [(17.8, 1.0), (19.0, 2.2), (2.2, 19.0), (1.0, 17.8)],
          ] {
            path.move(to: Point(x: corners[0].0, y: corners[0].1))
            for corner in corners.dropFirst() { path.addLine(to: Point(x: corner.0, y: corner.1)) }
            path.close()
          }
        }, rule: .evenodd)
    ])
}
