import DaguerreSupport
import DaguerreImages

/// The content of a picture file of the store.
///
/// A file is decoded once, however many cases use it, in time and memory in proportion to the picture that the manifest
/// describes. It is not decoded when its header gives another size: a small file can claim to be a huge picture.
struct StoredPicture: Sendable {
  /// The digest of the bytes.
  let digest: ShortDigest
  /// Nil when the file cannot be decoded or has another size.
  let pixels: PixelIdentity?
  /// Why the file cannot be read as a picture; nil when it can.
  let damage: String?

  /// - Parameters:
  ///   - sizes: of the lines that name the file.
  ///   - form: of their identities.
  init(_ bytes: [UInt8], sizes: Set<PictureSize>, form: PixelIdentity.Form) {
    digest = ShortDigest(of: bytes)
    if let size = PNG.claimedSize(of: bytes), !sizes.contains(PictureSize(width: size.width, height: size.height)) {
      (pixels, damage) = (nil, nil)
      return
    }
    do {
      (pixels, damage) = (try PixelIdentity(ofPNG: bytes, form: form), nil)
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
