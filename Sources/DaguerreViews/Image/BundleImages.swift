internal import DaguerreGraphics
internal import DaguerrePictures
internal import DaguerreSupport
internal import Foundation
internal import Synchronization

/// An image of a bundle: its files, and whether it takes the foreground's colour where a view does not say.
struct BundleImage: Sendable {
  var files: AssetVariants<[ImageFile]>
  var renderingMode: Image.TemplateRenderingMode?

  /// The drawing that is meant for what is around.
  ///
  /// - Throws: `SVGError` or `PictureFileError` for a file that cannot be drawn.
  func drawing(in environment: EnvironmentValues) throws -> VectorImage? {
    guard let files = files.value(in: environment) else { return nil }
    // As a phone does: the one made for its pixels, else one that loses nothing.
    let file = files.first { $0.scale >= environment.displayScale } ?? files.last
    return try file?.drawing()
  }
}

/// A file of an image.
struct ImageFile: Sendable {
  let path: String
  /// How many of its pixels make a point; endless for vectors.
  let scale: Double

  static let fileExtensions = ["svg"] + PixelImage.fileExtensions

  /// Those of bundles, by their paths and scales.
  private static let drawings = Mutex<[String: VectorImage]>([:])

  /// - Parameter scale: as the file of a set has it, such as `2x`; nil for what the file's name says, as in `name@2x.png`.
  init?(path: String, scale: String? = nil) {
    let name = URL(fileURLWithPath: path)
    let ending = name.pathExtension.lowercased()
    guard Self.fileExtensions.contains(ending) else { return nil }
    self.path = path
    let suffix = name.deletingPathExtension().lastPathComponent.suffix(3)
    let named = scale ?? (suffix.hasPrefix("@") ? String(suffix.dropFirst()) : "")
    self.scale =
      ending == "svg" ? .infinity : named.hasSuffix("x") ? Double(named.dropLast()).map { max(1, $0) } ?? 1 : 1
  }

  /// - Throws: `SVGError` or `PictureFileError` for a file that cannot be drawn.
  func read() throws -> VectorImage {
    scale.isFinite
      ? VectorImage(try PixelImage(file: path), scale: scale) : try VectorImage(svgFile: URL(fileURLWithPath: path))
  }

  /// What is in the file of a bundle: read once, since bundles do not change.
  ///
  /// - Throws: as ``read()``.
  func drawing() throws -> VectorImage {
    let key = "\(path) \(scale)"
    if let known = Self.drawings.withLock({ $0[key] }) { return known }
    let drawing = try read()
    Self.drawings.withLock { $0[key] = drawing }
    return drawing
  }
}

/// The file of a set of images, as asset catalogues have it.
private struct ImageSetFile: Decodable {
  struct Entry: AssetEntry {
    var filename: String?
    var scale: String?
    var appearances: [AssetEntryAppearance]?
    var idiom: String?
    var languageDirection: String?

    enum CodingKeys: String, CodingKey {
      case filename, scale, appearances, idiom
      case languageDirection = "language-direction"
    }
  }

  struct Properties: Decodable {
    var renderingIntent: String?

    enum CodingKeys: String, CodingKey { case renderingIntent = "template-rendering-intent" }
  }

  var images: [Entry]
  var properties: Properties?
}

extension Bundle {
  /// The images of all bundles, by their folders and names: looked for once, since bundles do not change, and nil where
  /// there is none.
  private static let images = Mutex<[String: BundleImage?]>([:])

  /// The SVG, PNG, JPEG and WebP files of a name in the bundle, as in `NAME.svg` or `NAME@2x.png`, or those of
  /// `NAME.imageset` in an asset catalogue of it; nil where it has neither.
  ///
  /// - Parameter name: with or without the file's ending.
  func image(named name: String) -> BundleImage? {
    guard let folder = resourceURL?.path else { return nil }
    let key = "\(folder)/\(name)"
    if let known = Self.images.withLock({ $0[key] }) { return known }
    let image = file(named: name, in: folder) ?? assetSet(named: name, kind: "imageset").flatMap(Self.image(ofSet:))
    Self.images.withLock { $0[key] = .some(image) }
    return image
  }

  private func file(named name: String, in folder: String) -> BundleImage? {
    // A name is no path: one that leads out of the folder finds nothing.
    guard !name.isEmpty, !name.contains("/") else { return nil }
    let written = URL(fileURLWithPath: name).pathExtension.lowercased()
    let hasEnding = ImageFile.fileExtensions.contains(written)
    let base = hasEnding ? String(name.dropLast(written.count + 1)) : name
    let files = (hasEnding ? [written] : ImageFile.fileExtensions).flatMap { ending in
      ["", "@2x", "@3x"].map { "\(folder)/\(base)\($0).\(ending)" }.filter(FileManager.default.fileExists)
    }
    // All of one kind, that of the first.
    guard let first = files.first else { return nil }
    let ending = URL(fileURLWithPath: first).pathExtension
    let all = files.filter { $0.hasSuffix(".\(ending)") }.compactMap { ImageFile(path: $0) }
    return BundleImage(files: AssetVariants([([], all)]))
  }

  /// What a set says of its files; one that says nothing is its first file.
  private static func image(ofSet folder: String) -> BundleImage? {
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    if let bytes = try? Files.read("\(folder)/Contents.json"),
      let set = try? JSONDecoder().decode(ImageSetFile.self, from: Data(bytes))
    {
      var files: [(appearances: Set<AssetAppearance>, value: [ImageFile])] = []
      for entry in set.images {
        guard let name = entry.filename, names.contains(name),
          let file = ImageFile(path: "\(folder)/\(name)", scale: entry.scale ?? "1x")
        else { continue }
        if let index = files.firstIndex(where: { $0.appearances == entry.meant }) {
          files[index].value.append(file)
        } else {
          files.append((entry.meant, [file]))
        }
      }
      guard !files.isEmpty else { return nil }
      for index in files.indices { files[index].value.sort { $0.scale < $1.scale } }
      return BundleImage(
        files: AssetVariants(files),
        renderingMode: set.properties?.renderingIntent.flatMap(Image.TemplateRenderingMode.init(intent:)))
    }
    return names.lazy.compactMap { ImageFile(path: "\(folder)/\($0)") }.first
      .map { BundleImage(files: AssetVariants([([], [$0])])) }
  }
}

extension Image.TemplateRenderingMode {
  /// By the name that asset catalogues have for it.
  fileprivate init?(intent: String) {
    switch intent {
    case "template": self = .template
    case "original": self = .original
    default: return nil
    }
  }
}
