public import DaguerreGraphics
internal import DaguerreSupport

extension PixelImage {
  /// How files that can be read end.
  public static let fileExtensions = FilePicture.fileExtensions

  /// Reads a PNG, JPEG or WebP file, by what it begins with; one of a camera as it was held.
  ///
  /// Colours are converted to sRGB from those of an embedded ICC profile with curves and primaries, or from what the chunks
  /// gAMA and cHRM of a PNG file say; without these, or with a profile of tables, they are taken as sRGB. Of an animation
  /// the first picture is read. Takes time and memory in proportion to the file and to the picture.
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

  /// Reads the bytes of a PNG, JPEG or WebP file.
  ///
  /// - Parameters:
  ///   - file: the name that errors give.
  /// - Throws: ``PictureFileError``.
  public convenience init(_ bytes: [UInt8], file: String) throws(PictureFileError) {
    var picture: FilePicture
    do {
      picture = try FilePicture(bytes)
    } catch {
      throw PictureFileError(file: file, reason: "this picture cannot be read: \(error.reason)")
    }
    ColorConversion(picture.profile)?.apply(to: &picture.pixels)
    let upright = picture.orientation.applied(to: picture.pixels, width: picture.width, height: picture.height)
    self.init(width: upright.width, height: upright.height, straight: upright.pixels)
  }
}
