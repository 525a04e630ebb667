/// Gives pictures in the size in which they are drawn, and keeps those that are small.
struct ScaledImages {
  /// Pixels that a picture has for a part of the sheet.
  final class Picture: KeptMask {
    /// What the sheet has of it.
    let bounds: PixelRect
    /// Row by row, premultiplied, with some to spare.
    let pixels: [UInt32]

    init(_ image: PlacedImage, in bounds: PixelRect) {
      self.bounds = bounds
      // As vectors that blend them may read beyond the last one.
      pixels = image.pixels(in: bounds) + [UInt32](repeating: 0, count: Mask.padding)
    }

    var cost: Int { pixels.count * MemoryLayout<UInt32>.stride }
  }

  private var cache = MaskCache<PlacedImage, Picture>(limit: 16 << 20)

  /// Pixels beyond which a picture is made for what can be seen only, and not kept.
  static let largestArea = 1 << 20

  mutating func removeAll() { cache.removeAll() }

  /// The pixels of a picture in some part of the sheet at least.
  mutating func picture(of image: PlacedImage, in visible: PixelRect) -> Picture {
    let whole = image.extent.pixels
    guard whole.width * whole.height <= Self.largestArea else { return Picture(image, in: visible) }
    return cache.mask(for: image) { Picture(image, in: whole) }
  }
}
