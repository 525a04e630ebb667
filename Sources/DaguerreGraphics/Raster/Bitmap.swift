/// Pixels in rows from the top: sRGB, premultiplied, 8 bits a channel, packed `0xAABBGGRR`.
///
/// On little-endian machines, the only ones supported, the bytes in memory are R, G, B, A.
public struct Bitmap: Equatable, Sendable {
  /// Pixels in a row.
  public let width: Int
  /// How many rows there are.
  public let height: Int
  /// `width * height` pixels without padding.
  public var pixels: [UInt32]

  /// Transparent pixels.
  public init(width: Int, height: Int) {
    self.init(width: width, height: height, pixels: [UInt32](repeating: 0, count: width * height))
  }

  /// A bitmap of given pixels, row by row from the top.
  ///
  /// - Precondition: there are `width * height` of them.
  public init(width: Int, height: Int, pixels: [UInt32]) {
    precondition(width >= 0 && height >= 0 && pixels.count == width * height, "A bitmap needs width x height pixels.")
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  /// The channels in memory order: red, green, blue, alpha of each pixel, premultiplied, row by row from the top.
  public var bytes: [UInt8] { pixels.withUnsafeBytes { [UInt8]($0) } }

  /// The pixel in column `x` and row `y`, both counted from the top left.
  public subscript(x: Int, y: Int) -> UInt32 { pixels[y * width + x] }
}
