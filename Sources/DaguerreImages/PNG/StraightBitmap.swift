public import DaguerreGraphics

/// Pixels in rows from the top as files have them: sRGB, colours not multiplied by alpha, 8 bits a channel, packed
/// `0xAABBGGRR`.
///
/// Comparisons of foreign pictures need the colours of translucent pixels, of which a ``Bitmap`` keeps less.
public struct StraightBitmap: Equatable, Sendable {
  /// Pixels in a row.
  public let width: Int
  /// How many rows there are.
  public let height: Int
  /// `width * height` pixels without padding.
  public let pixels: [UInt32]

  /// A picture of given pixels, row by row from the top.
  ///
  /// - Precondition: there are `width * height` of them.
  public init(width: Int, height: Int, pixels: [UInt32]) {
    precondition(width >= 0 && height >= 0 && pixels.count == width * height, "A picture needs width x height pixels.")
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  /// The colours of a bitmap, divided by their alpha.
  ///
  /// - Precondition: they are premultiplied, as all that is drawn or read is.
  public init(_ bitmap: Bitmap) {
    self.init(
      width: bitmap.width, height: bitmap.height, pixels: bitmap.pixels.map { AlphaConversion.straight($0) })
  }

  /// The picture with premultiplied colours, rounded to nearest.
  public var premultiplied: Bitmap {
    // Most pictures are opaque: then there is nothing to do, and nothing to copy.
    let isOpaque = pixels.reduce(UInt32.max, &) >> 24 == 255
    return Bitmap(
      width: width, height: height, pixels: isOpaque ? pixels : pixels.map { AlphaConversion.premultiplied($0) })
  }

  /// The columns `0..<width` of the rows `0..<height`.
  func cropped(width newWidth: Int, height newHeight: Int) -> StraightBitmap {
    if newWidth == width && newHeight == height { return self }
    var cropped: [UInt32] = []
    cropped.reserveCapacity(newWidth * newHeight)
    for y in 0..<newHeight { cropped += pixels[y * width..<y * width + newWidth] }
    return StraightBitmap(width: newWidth, height: newHeight, pixels: cropped)
  }
}
