/// Gives the spans of boxes blurred by a gaussian.
///
/// A blurred rectangle is the product of a blurred column and a blurred row, each an integral of the normal
/// distribution averaged over the pixel. A round corner is a rectangle without a notch; the notch is cut into strips,
/// each of which is such a product too. Away from corners the mask stretches, so boxes of all sizes share one.
struct ShadowMasks {
  private struct Key: MaskKey {
    let box: RoundedBox
    let blur: Int
    let patch: NinePatch.Directions

    var digest: MaskDigest { box.digest.adding(blur) }
  }

  private var cache = MaskCache<Key, Mask>(limit: 64 << 20)

  /// Deviations after which a blurred edge counts as even: the rest is 0.06 levels.
  static let reach = 3.5
  /// A gaussian narrower than this many grid steps blurs nothing that could be seen.
  private static let sharpestBlur = Fixed.one / 32
  /// Sides beyond which a mask is made for what can be seen only, and not kept.
  static let largestSide = 2048
  /// Rows of a mask that is not kept.
  private static let rowsAtOnce = 512

  mutating func removeAll() { cache.removeAll() }

  static func isSharp(blur: Int) -> Bool { blur < sharpestBlur }

  /// The radius, in pixels, up to which corners take at most three seconds: strips of a notch lie the closer the less it is
  /// blurred.
  private static func largestRadius(blur: Int) -> Int { blur < Fixed.one ? 4096 : 16384 }

  /// Gives the spans within `bounds` to a blitter.
  ///
  /// - Parameter blur: two standard deviations, not sharp.
  /// - Throws: when a radius is so large that its corner would take forever.
  mutating func emit(_ box: RoundedBox, blur: Int, in bounds: PixelRect, to blitter: inout some Blitter)
    throws(InvalidField)
  {
    let largestRadius = Self.largestRadius(blur: blur)
    guard max(box.topLeft, box.topRight, box.bottomRight, box.bottomLeft) <= largestRadius * Fixed.one else {
      throw InvalidField(
        reason: "radii of a blurred shadow must be at most \(largestRadius) px after scaling"
          + (blur < Fixed.one ? ", as its blur is below 1 px" : ""))
    }
    let reach = Int((Double(blur) / 2 * Self.reach).rounded(.up))
    let pixels = box.rect.pixels
    let visible = box.rect.inset(by: -reach).pixels.intersection(bounds)
    guard !visible.isEmpty else { return }
    let (compressed, patch) = box.movedByPixels(-pixels.x0, -pixels.y0).compressed(reach: reach)
    let size = compressed.rect.inset(by: -reach).pixels
    if size.width <= Self.largestSide, size.height <= Self.largestSide {
      let mask = cache.mask(for: Key(box: compressed, blur: blur, patch: patch.directions)) {
        var patch = patch
        if patch.column != Mask.noStretch { patch.column -= size.x0 }
        if patch.row != Mask.noStretch { patch.row -= size.y0 }
        return BlurredBox.mask(compressed, blur: blur, window: size, patch)
      }
      MaskWalker(mask: mask, origin: (pixels.x0, pixels.y0), patch: mask.patch(ofSizeOf: patch))
        .walk(in: visible, &blitter)
    } else {
      // Some rows after the others, as a mask of all of a large sheet takes more memory than the sheet; a pixel has the same
      // terms in any window.
      for y in stride(from: visible.y0, to: visible.y1, by: Self.rowsAtOnce) {
        let rows = PixelRect(x0: visible.x0, y0: y, x1: visible.x1, y1: min(y + Self.rowsAtOnce, visible.y1))
        let mask = BlurredBox.mask(box, blur: blur, window: rows, NinePatch())
        MaskWalker(mask: mask, origin: (0, 0)).walk(in: rows, &blitter)
      }
    }
  }
}
