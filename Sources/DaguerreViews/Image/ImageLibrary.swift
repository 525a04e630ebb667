internal import DaguerreGraphics
internal import DaguerreSupport
public import Foundation

/// Images by name, for `Image("name")`.
public struct ImageLibrary: Sendable {
  private var images: [String: VectorImage]

  /// A library of images by their names, empty by default.
  public init(_ images: [String: VectorImage] = [:]) { self.images = images }

  /// The SVG, PNG, JPEG and WebP files of a folder, each under its name without its ending; folders within it are not read.
  ///
  /// The scale in `name@2x.png` is not part of the name: of several with one name the one with most pixels is taken.
  /// - Throws: ``SVGError`` or `PictureFileError` for the first file that cannot be drawn, and `FileError` for a folder that
  ///   is not there or cannot be read.
  public init(folder: URL) throws {
    guard let files = try Folder.existing(folder.path)?.names() else {
      throw FileError("read the folder", folder.path, reason: "there is no such folder")
    }
    images = [:]
    let drawable = files.map { "\(folder.path)/\($0)" }.sorted().compactMap { ImageFile(path: $0) }.sorted {
      $0.scale < $1.scale
    }
    for file in drawable {
      let name = URL(fileURLWithPath: file.path).deletingPathExtension().lastPathComponent
      let isScaled = ["@1x", "@2x", "@3x"].contains { name.hasSuffix($0) }
      images[isScaled ? String(name.dropLast(3)) : name] = try file.read()
    }
  }

  /// The image under a name; nil where there is none.
  public subscript(name: String) -> VectorImage? {
    get { images[name] }
    set { images[name] = newValue }
  }

  /// In alphabetical order.
  public var names: [String] { images.keys.sorted() }

  /// - Parameter set: the folder of an asset catalogue that has the name, without a drawing.
  func missing(_ name: String, set: String? = nil) -> ViewError {
    let known =
      names.isEmpty
      ? "the environment's library is empty; set it with .environment(\\.images, ...)"
      : "there are \(names.joined(separator: ", "))"
    let hint =
      set.map {
        " (\($0) names no SVG, PNG, JPEG or WebP file that is there; export others as SVG, PDF files with 'pdftocairo -svg')"
      } ?? ""
    return ViewError.unsupported(view: "Image", rule: "no image is named '\(name)'\(hint); \(known).")
  }
}

private enum SymbolsKey: EnvironmentKey { static let defaultValue = ImageLibrary() }

private enum ImagesKey: EnvironmentKey { static let defaultValue = ImageLibrary() }

extension EnvironmentValues {
  /// What stands for the system's symbols, by their names: such as a folder with `heart.svg` and `chevron.right.svg`.
  public var symbols: ImageLibrary {
    get { self[SymbolsKey.self] }
    set { self[SymbolsKey.self] = newValue }
  }

  /// The images that views name.
  public var images: ImageLibrary {
    get { self[ImagesKey.self] }
    set { self[ImagesKey.self] = newValue }
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
