internal import DaguerreSupport
internal import Foundation
internal import Synchronization

/// An image of a bundle: its drawings, and whether it takes the foreground's colour where a view does not say.
struct BundleImage: Sendable {
  var drawings: AssetVariants<VectorImage>
  var renderingMode: Image.TemplateRenderingMode?
}

/// The file of a set of images, as asset catalogues have it.
private struct ImageSetFile: Decodable {
  struct Entry: AssetEntry {
    var filename: String?
    var appearances: [AssetEntryAppearance]?
    var idiom: String?
    var languageDirection: String?

    enum CodingKeys: String, CodingKey {
      case filename, appearances, idiom
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
  /// The images of all bundles, by their folders and names: read once, since bundles do not change.
  private static let images = Mutex<[String: BundleImage]>([:])

  /// `NAME.svg` in the bundle, or the SVG files of `NAME.imageset` in an asset catalogue of it; nil where it has neither.
  ///
  /// - Throws: `SVGError` for a file that cannot be drawn.
  func image(named name: String) throws -> BundleImage? {
    guard let folder = resourceURL?.path else { return nil }
    let key = "\(folder)/\(name)"
    if let known = Self.images.withLock({ $0[key] }) { return known }
    let file = "\(folder)/\(name).svg"
    let image: BundleImage?
    if !name.contains("/"), FileManager.default.fileExists(atPath: file) {
      let drawing = try VectorImage(svgFile: URL(fileURLWithPath: file))
      image = BundleImage(drawings: AssetVariants([([], drawing)]))
    } else {
      image = try assetSet(named: name, kind: "imageset").flatMap(Self.image(ofSet:))
    }
    if let image { Self.images.withLock { $0[key] = image } }
    return image
  }

  /// What a set says of its files; one that says nothing is its first SVG file.
  private static func image(ofSet folder: String) throws -> BundleImage? {
    let files = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).filter { $0.hasSuffix(".svg") }
    func drawing(_ file: String) throws -> VectorImage {
      try VectorImage(svgFile: URL(fileURLWithPath: "\(folder)/\(file)"))
    }
    if let bytes = try? Files.read("\(folder)/Contents.json"),
      let set = try? JSONDecoder().decode(ImageSetFile.self, from: Data(bytes))
    {
      let entries = set.images.compactMap { entry in
        entry.filename.flatMap { files.contains($0) ? (entry.meant, $0) : nil }
      }
      guard !entries.isEmpty else { return nil }
      return BundleImage(
        drawings: AssetVariants(try entries.map { (appearances: $0.0, value: try drawing($0.1)) }),
        renderingMode: set.properties?.renderingIntent.flatMap(Image.TemplateRenderingMode.init(intent:)))
    }
    return try files.min().map { BundleImage(drawings: AssetVariants([([], try drawing($0))])) }
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
