public import Foundation

/// Images by name, for `Image("name")`.
public struct ImageLibrary: Sendable {
  private var images: [String: VectorImage]

  /// A library of images by their names, empty by default.
  public init(_ images: [String: VectorImage] = [:]) { self.images = images }

  /// The SVG files of a folder, each under its name without `.svg`; folders within it are not read.
  ///
  /// - Throws: ``SVGError`` for the first file that cannot be drawn, and what Foundation throws for a folder that
  ///   cannot be read.
  public init(folder: URL) throws {
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    images = [:]
    for file in files.sorted(by: { $0.lastPathComponent < $1.lastPathComponent })
    where file.pathExtension.lowercased() == "svg" {
      images[file.deletingPathExtension().lastPathComponent] = try VectorImage(svgFile: file)
    }
  }

  /// The image under a name; nil where there is none.
  public subscript(name: String) -> VectorImage? {
    get { images[name] }
    set { images[name] = newValue }
  }

  /// In alphabetical order.
  public var names: [String] { images.keys.sorted() }

  func missing(_ name: String) -> ViewError {
    let known =
      names.isEmpty
      ? "the environment's library is empty; set it with .environment(\\.images, ...)"
      : "there are \(names.joined(separator: ", "))"
    return ViewError.unsupported(view: "Image", rule: "no image is named '\(name)'; \(known).")
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
