public import DaguerreGraphics
internal import DaguerrePictures

extension PNG {
  static let signature = PNGPixels.signature

  /// The size in pixels that the header of a file gives, without looking at anything else; nothing where there is none.
  package static func claimedSize(of file: [UInt8]) -> (width: Int, height: Int)? {
    PNGPixels.claimedSize(of: file)
  }

  /// Reads a PNG file of any colour type and depth, interlaced or not, with premultiplied colours rounded to nearest.
  ///
  /// As ``decodeStraight(_:)``.
  public static func decode(_ file: [UInt8]) throws(PNGError) -> Bitmap { try decodeStraight(file).premultiplied }

  /// Reads a PNG file of any colour type and depth, interlaced or not, with the colours that it has.
  ///
  /// 16 bits a channel become 8, rounded to nearest. Gamma and colour profiles are not applied: colours are taken as
  /// sRGB. Of an animation the first picture is read. Every checksum must be right, even of what is skipped; memory is
  /// that of the picture and of the file, and up to 64 MB for the packed rows of a picture that is not large; time is in
  /// proportion to both: data that goes on after the pixels is damage, and is not inflated.
  public static func decodeStraight(_ file: [UInt8]) throws(PNGError) -> StraightBitmap {
    if let picture = PlainPicture(file) { return picture.straight }
    return try decodeAnyForm(file)
  }

  /// Calls `body` with the premultiplied pixels of a file as runs, see `RunWriter`: as of ``decode(_:)``, without making a
  /// bitmap where it can do without.
  ///
  /// - Returns: the size in pixels.
  package static func forEachRun(
    of file: [UInt8], _ body: (UnsafeBufferPointer<UInt32>) -> Void
  ) throws(PNGError) -> (width: Int, height: Int) {
    if let picture = PlainPicture(file) {
      picture.forEachRun(body)
      return (picture.width, picture.height)
    }
    let bitmap = try decodeAnyForm(file).premultiplied
    bitmap.forEachRun(body)
    return (bitmap.width, bitmap.height)
  }

  /// As libpng reads it.
  static func decodeAnyForm(_ file: [UInt8]) throws(PNGError) -> StraightBitmap {
    guard file.starts(with: signature) else { throw .notPNG }
    // libpng would take no notice of what follows the end.
    let end: [UInt8] = [0, 0, 0, 0, 0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82]
    guard file.suffix(end.count).elementsEqual(end) else {
      let isLonger = Chunk.all(in: file).contains { $0.name == "IEND" }
      throw .corrupt(reason: isLonger ? "something follows its IEND chunk" : "it does not end with an IEND chunk")
    }
    guard let (width, height) = claimedSize(of: file) else {
      throw .corrupt(reason: "it does not begin with an IHDR chunk")
    }
    try check(width: width, height: height)

    let pixels: [UInt32]
    do {
      pixels = try PNGPixels.read(file, width: width, height: height)
    } catch {
      throw .corrupt(reason: error.reason)
    }
    return StraightBitmap(width: width, height: height, pixels: pixels)
  }
}
