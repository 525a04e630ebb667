public import DaguerreSupport
public import DaguerreGraphics

/// Size and digest of a bitmap: two bitmaps with the same identity are the same picture.
public struct PixelIdentity: Hashable, Sendable {
  /// In pixels.
  public let width: Int
  /// In pixels.
  public let height: Int
  /// Of the premultiplied bytes R, G, B, A in rows from the top.
  public let digest: ShortDigest

  init(width: Int, height: Int, digest: ShortDigest) {
    self.width = width
    self.height = height
    self.digest = digest
  }

  /// Hashes every pixel of a bitmap.
  public init(of bitmap: Bitmap) {
    self.init(
      width: bitmap.width, height: bitmap.height, digest: ShortDigest(bitmap.pixels.withUnsafeBytes { Digest(of: $0) }))
  }
}
