public import DaguerreSupport
public import DaguerreGraphics
package import DaguerreImages

/// Size and digest of a bitmap: two bitmaps with the same identity are the same picture.
public struct PixelIdentity: Hashable, Sendable {
  /// What the digest is of.
  package enum Form: Hashable, Sendable {
    /// The runs of equal pixels, see `Bitmap.forEachRun`, as little-endian words: a tenth of the time of all bytes.
    case runs
    /// The premultiplied bytes R, G, B, A in rows from the top, as in references of before.
    case bytes
  }

  /// In pixels.
  public let width: Int
  /// In pixels.
  public let height: Int
  /// Of the premultiplied pixels.
  public let digest: ShortDigest
  package let form: Form

  package init(width: Int, height: Int, digest: ShortDigest, form: Form = .runs) {
    self.width = width
    self.height = height
    self.digest = digest
    self.form = form
  }

  /// Hashes every pixel of a bitmap.
  public init(of bitmap: Bitmap) { self.init(of: bitmap, form: .runs) }

  package init(of bitmap: Bitmap, form: Form) {
    let digest =
      switch form {
      case .runs: Self.digestOfRuns(of: bitmap)
      case .bytes: bitmap.pixels.withUnsafeBytes { Digest(of: $0) }
      }
    self.init(width: bitmap.width, height: bitmap.height, digest: ShortDigest(digest), form: form)
  }

  /// Hashes every pixel of a PNG file.
  ///
  /// - Throws: where it is none, or damaged.
  package init(ofPNG file: [UInt8], form: Form) throws(PNGError) {
    guard form == .runs else {
      self.init(of: try PNG.decode(file), form: form)
      return
    }
    var stream = DigestStream()
    let (width, height) = try PNG.forEachRun(of: file) { stream.update(UnsafeRawBufferPointer($0)) }
    self.init(width: width, height: height, digest: ShortDigest(stream.finished()))
  }

  private static func digestOfRuns(of bitmap: Bitmap) -> Digest {
    var stream = DigestStream()
    bitmap.forEachRun { stream.update(UnsafeRawBufferPointer($0)) }
    return stream.finished()
  }
}
