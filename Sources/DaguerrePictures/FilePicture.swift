internal import DaguerreGraphics

/// A picture as it stands in a PNG, JPEG or WebP file: nothing is converted or turned.
package struct FilePicture {
  /// How files that can be read end.
  package static let fileExtensions = ["png", "jpg", "jpeg", "webp"]

  /// Pixels in a row.
  package let width: Int
  /// How many rows there are.
  package let height: Int
  /// With straight colours, packed `0xAABBGGRR`.
  package internal(set) var pixels: [UInt32]
  let profile: ColorProfile?
  let orientation: PictureOrientation

  /// Reads the bytes of a file, by what it begins with; of an animation the first picture.
  package init(_ bytes: [UInt8]) throws(PictureDamage) {
    let size: (width: Int, height: Int)
    if bytes.starts(with: JPEGPixels.signature) {
      size = try Self.checked(JPEGPixels.size(of: bytes))
      pixels = try JPEGPixels.read(bytes, width: size.width, height: size.height)
      let segments = JPEGSegments(of: bytes)
      profile = segments.colorProfile.flatMap(ColorProfile.init)
      orientation = PictureOrientation(exif: segments.contents(of: 0xE1, named: "Exif\0").first?.dropFirst())
    } else if WebPPixels.canRead(bytes) {
      size = try Self.checked(WebPPixels.size(of: bytes))
      pixels = try WebPPixels.read(bytes, width: size.width, height: size.height)
      profile = WebPPixels.chunk("ICCP", of: bytes).flatMap { ColorProfile(Array($0)) }
      orientation = PictureOrientation(exif: WebPPixels.chunk("EXIF", of: bytes))
    } else if let claimed = PNGPixels.claimedSize(of: bytes) {
      size = try Self.checked(claimed)
      pixels = try PNGPixels.read(bytes, width: size.width, height: size.height)
      profile = PNGPixels.colorProfile(of: bytes).flatMap(ColorProfile.init) ?? PNGPixels.gamma(of: bytes)?.profile
      orientation = .upright
    } else {
      throw PictureDamage("it is no PNG, JPEG or WebP file")
    }
    (width, height) = size
  }

  private static func checked(_ size: (width: Int, height: Int)) throws(PictureDamage) -> (width: Int, height: Int) {
    guard size.width > 0, size.height > 0, size.width <= Rasterizer.maximumSide, size.height <= Rasterizer.maximumSide,
      size.width * size.height <= Rasterizer.maximumArea
    else {
      throw PictureDamage(
        "it has \(size.width) x \(size.height) pixels; sides of 1 to \(Rasterizer.maximumSide) and an area of at most "
          + "\(Rasterizer.maximumArea) are supported")
    }
    return size
  }
}
