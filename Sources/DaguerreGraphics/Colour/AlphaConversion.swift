/// Conversions between premultiplied and straight colours, both packed `0xAABBGGRR`.
///
/// `premultiplied(straight(p)) == p` for every premultiplied `p`: with `s = round(255 c / a)` the product
/// `s a` is at most `a / 2 <= 127` away from `255 c`, and the rounding below takes all of those to `c`.
/// The other way round colours lose precision, as they must. Pinned by `AlphaConversionTests`.
///
/// Inlined in other modules, as pictures have millions of pixels.
package enum AlphaConversion {
  /// A channel of a straight colour times its alpha, rounded to nearest.
  @inlinable
  package static func premultiplied(channel: UInt32, alpha: UInt32) -> UInt32 { (channel &* alpha &+ 127) / 255 }

  /// A straight channel that premultiplies back to `channel`, which is at most `alpha`; 0 where alpha is.
  @inlinable
  package static func straight(channel: UInt32, alpha: UInt32) -> UInt32 {
    alpha == 0 ? 0 : (channel &* 255 &+ alpha / 2) / alpha
  }

  /// A pixel with its colour times its alpha, each channel rounded to nearest.
  @inlinable
  package static func premultiplied(_ pixel: UInt32) -> UInt32 { converted(pixel, premultiplied(channel:alpha:)) }

  /// A pixel that premultiplies back to `pixel`.
  ///
  /// - Precondition: `isPremultiplied(pixel)`.
  @inlinable
  package static func straight(_ pixel: UInt32) -> UInt32 { converted(pixel, straight(channel:alpha:)) }

  /// Whether no channel exceeds alpha.
  @inlinable
  package static func isPremultiplied(_ pixel: UInt32) -> Bool {
    let alpha = pixel >> 24
    return pixel & 0xFF <= alpha && (pixel >> 8) & 0xFF <= alpha && (pixel >> 16) & 0xFF <= alpha
  }

  /// A pixel with each channel of its colour converted by its alpha.
  @inlinable @inline(__always)
  package static func converted(_ pixel: UInt32, _ convert: (UInt32, UInt32) -> UInt32) -> UInt32 {
    let alpha = pixel >> 24
    if alpha == 255 { return pixel }
    let red = convert(pixel & 0xFF, alpha)
    let green = convert((pixel >> 8) & 0xFF, alpha)
    let blue = convert((pixel >> 16) & 0xFF, alpha)
    return alpha << 24 | blue << 16 | green << 8 | red
  }
}
