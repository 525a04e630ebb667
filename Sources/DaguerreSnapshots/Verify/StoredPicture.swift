import DaguerreSupport
import DaguerreImages

/// What a file of the store holds.
///
/// A file is decoded once, however many cases use it, and not at all where it says of itself that it has another size
/// than those that are expected: a small file can claim to be a huge picture.
struct StoredPicture: Sendable {
  /// Of the bytes.
  let digest: Digest
  /// Nothing when the file cannot be decoded or has another size.
  let pixels: PixelIdentity?
  /// Why the file is no readable picture, if it is none.
  let damage: String?

  init(_ bytes: [UInt8], sizes: Set<PictureSize>) {
    digest = Digest(of: bytes)
    if let size = PNG.claimedSize(of: bytes), !sizes.contains(PictureSize(width: size.width, height: size.height)) {
      (pixels, damage) = (nil, nil)
      return
    }
    do {
      (pixels, damage) = (PixelIdentity(of: try PNG.decode(bytes)), nil)
    } catch {
      (pixels, damage) = (nil, error.description)
    }
  }
}

/// In pixels.
struct PictureSize: Hashable {
  let width: Int
  let height: Int
}

extension PictureSize {
  init(_ pixels: PixelIdentity) { self.init(width: pixels.width, height: pixels.height) }
}
