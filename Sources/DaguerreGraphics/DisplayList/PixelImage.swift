internal import DaguerreSupport

/// A picture made of pixels, such as a photograph: never changed, and shared by all commands that draw it.
///
/// Two are equal when their sizes and pixels are.
public final class PixelImage: Sendable {
  /// The pixels: sRGB, premultiplied.
  public let bitmap: Bitmap
  /// A name of the size and the pixels, the same on every machine: 64 lower-case hexadecimal digits.
  public let digest: String

  /// A picture of a bitmap's pixels.
  public init(_ bitmap: Bitmap) {
    self.bitmap = bitmap
    digest = Digest(of: "\(bitmap.width) \(bitmap.height) \(Digest(of: bitmap.bytes))".utf8).description
  }

  /// A picture of pixels whose colours are not multiplied by their alpha, as files have them.
  ///
  /// Colours become premultiplied, each channel rounded to nearest.
  /// - Precondition: there are `width * height` pixels, row by row from the top, packed `0xAABBGGRR`.
  public convenience init(width: Int, height: Int, straight pixels: [UInt32]) {
    self.init(Bitmap(width: width, height: height, pixels: pixels.map { AlphaConversion.premultiplied($0) }))
  }

  /// Pixels in a row.
  public var width: Int { bitmap.width }
  /// How many rows there are.
  public var height: Int { bitmap.height }
}

extension PixelImage: Hashable {
  /// Whether both have the same pixels.
  public static func == (left: PixelImage, right: PixelImage) -> Bool {
    left === right || left.digest == right.digest
  }

  /// By the digest.
  public func hash(into hasher: inout Hasher) { hasher.combine(digest) }
}
