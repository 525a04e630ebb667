public import DaguerreGraphics
internal import DaguerreSupport

extension PixelImage {
  /// How files that can be read end.
  public static let fileExtensions = ["png", "jpg", "jpeg"]

  /// Reads a PNG or JPEG file, by what it begins with; one of a camera as it was held.
  ///
  /// Colours are converted to sRGB from those of an embedded ICC profile with curves and primaries, or from what the chunks
  /// gAMA and cHRM of a PNG file say; without these, or with a profile of tables, they are taken as sRGB. Of an animation the first picture is read. Takes time and memory in proportion
  /// to the file and to the picture.
  /// - Throws: ``PictureFileError``.
  public convenience init(file path: String) throws(PictureFileError) {
    let bytes: [UInt8]
    do {
      bytes = try Files.read(path)
    } catch {
      throw PictureFileError(file: path, reason: "cannot be read: \(error.reason)")
    }
    try self.init(bytes, file: path)
  }

  /// Reads the bytes of a PNG or JPEG file.
  ///
  /// - Parameters:
  ///   - file: the name that errors give.
  /// - Throws: ``PictureFileError``.
  public convenience init(_ bytes: [UInt8], file: String) throws(PictureFileError) {
    do throws(PictureDamage) {
      if bytes.starts(with: JPEGPixels.signature) {
        let size = try Self.checked(JPEGPixels.size(of: bytes))
        var pixels = try JPEGPixels.read(bytes, width: size.width, height: size.height)
        let segments = JPEGSegments(of: bytes)
        ColorConversion(segments.colorProfile.flatMap(ColorProfile.init))?.apply(to: &pixels)
        let upright = PictureOrientation(of: segments).applied(to: pixels, width: size.width, height: size.height)
        self.init(Bitmap(width: upright.width, height: upright.height, pixels: upright.pixels))
      } else if let claimed = PNGPixels.claimedSize(of: bytes) {
        let size = try Self.checked(claimed)
        var pixels = try PNGPixels.read(bytes, width: size.width, height: size.height)
        let profile = PNGPixels.colorProfile(of: bytes).flatMap(ColorProfile.init)
        ColorConversion(profile ?? PNGPixels.gamma(of: bytes)?.profile)?.apply(to: &pixels)
        self.init(width: size.width, height: size.height, straight: pixels)
      } else {
        throw PictureDamage("it is neither a PNG nor a JPEG file")
      }
    } catch {
      throw PictureFileError(file: file, reason: "this picture cannot be read: \(error.reason)")
    }
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
