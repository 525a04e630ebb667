internal import DaguerreGraphics
internal import DaguerrePictures
internal import Foundation

/// Pictures made of pixels in an SVG document, each read once.
///
/// Source: SVG 1.1, section 5.7.
struct SVGPictures {
  /// The name that errors give.
  let file: String
  private var read: [ObjectIdentifier: PixelImage] = [:]
  /// Of all that were read, in pixels.
  private var area = 0

  init(file: String) { self.file = file }

  /// The picture of an `image` whose data are in the document.
  private mutating func picture(_ element: SVGElement) throws(SVGReason) -> PixelImage {
    if let known = read[ObjectIdentifier(element)] { return known }
    let text = element.attributes["href"] ?? element.attributes["xlink:href"] ?? ""
    guard text.hasPrefix("data:image/"), let comma = text.firstIndex(of: ","), text[..<comma].hasSuffix(";base64"),
      let data = Data(base64Encoded: String(text[text.index(after: comma)...]), options: .ignoreUnknownCharacters)
    else {
      throw SVGReason(
        "href=\"\(text.prefix(40))\" of <image> is no PNG, JPEG or WebP in Base64; embed the picture in the file.")
    }
    let image: PixelImage
    do {
      image = try PixelImage([UInt8](data), file: file)
    } catch {
      throw SVGReason(error.reason)
    }
    area += image.width * image.height
    guard area <= Rasterizer.maximumArea else {
      throw SVGReason("the pictures up to here have more than \(Rasterizer.maximumArea) pixels together.")
    }
    read[ObjectIdentifier(element)] = image
    return image
  }

  /// The layer of an `image`.
  ///
  /// - Parameters:
  ///   - place: from the element's coordinates to those of the whole.
  ///   - room: how large the viewport is, in user units.
  mutating func layer(
    _ element: SVGElement, place: DaguerreGraphics.AffineTransform, in room: Size
  ) throws(SVGReason) -> VectorImage.Layer {
    let image = try picture(element)
    let lengths = SVGLengths(element: "image", attributes: element.attributes, room: room)
    let own = Size(width: Double(image.width), height: Double(image.height))
    let (width, height) = (try lengths.optional("width"), try lengths.optional("height"))
    let size = Size(
      width: width ?? height.map { $0 * own.width / own.height } ?? own.width,
      height: height ?? width.map { $0 * own.height / own.width } ?? own.height)
    let (x, y) = (size.width / own.width, size.height / own.height)
    let aspect = element.attributes["preserveAspectRatio"] ?? "xMidYMid"
    let scale: (x: Double, y: Double)
    switch aspect {
    case "none": scale = (x, y)
    case "xMidYMid", "xMidYMid meet": scale = (min(x, y), min(x, y))
    default: throw SVGReason.unsupportedAttribute("preserveAspectRatio", aspect, of: "image")
    }
    let map = DaguerreGraphics.AffineTransform(
      scaleX: scale.x, scaleY: scale.y, translateX: try lengths["x"] + (size.width - own.width * scale.x) / 2,
      translateY: try lengths["y"] + (size.height - own.height * scale.y) / 2)
    return VectorImage.Layer(path: Path(), fill: .picture(.init(image, transform: place.after(map))))
  }
}
