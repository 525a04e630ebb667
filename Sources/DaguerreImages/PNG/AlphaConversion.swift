/// Conversions between premultiplied and straight colours, both packed `0xAABBGGRR`.
///
/// `premultiplied(straight(p)) == p` for every premultiplied `p`: with `s = round(255 c / a)` the product
/// `s a` is at most `a / 2 <= 127` away from `255 c`, and the rounding below takes all of those to `c`.
/// The other way round colours lose precision, as they must. Pinned by `AlphaConversionTests`.
enum AlphaConversion {
  /// A channel of a straight colour times its alpha, rounded to nearest.
  static func premultiplied(channel: UInt32, alpha: UInt32) -> UInt32 { (channel &* alpha &+ 127) / 255 }

  /// A straight channel that premultiplies back to `channel`, which is at most `alpha`; 0 where alpha is.
  static func straight(channel: UInt32, alpha: UInt32) -> UInt32 {
    alpha == 0 ? 0 : (channel &* 255 &+ alpha / 2) / alpha
  }

  static func premultiplied(_ pixel: UInt32) -> UInt32 { converted(pixel, premultiplied(channel:alpha:)) }

  /// - Precondition: `isPremultiplied(pixel)`.
  static func straight(_ pixel: UInt32) -> UInt32 { converted(pixel, straight(channel:alpha:)) }

  static func isPremultiplied(_ pixel: UInt32) -> Bool {
    let alpha = pixel >> 24
    return pixel & 0xFF <= alpha && (pixel >> 8) & 0xFF <= alpha && (pixel >> 16) & 0xFF <= alpha
  }

  @inline(__always)
  private static func converted(_ pixel: UInt32, _ convert: (UInt32, UInt32) -> UInt32) -> UInt32 {
    let alpha = pixel >> 24
    if alpha == 255 { return pixel }
    let red = convert(pixel & 0xFF, alpha)
    let green = convert((pixel >> 8) & 0xFF, alpha)
    let blue = convert((pixel >> 16) & 0xFF, alpha)
    return alpha << 24 | blue << 16 | green << 8 | red
  }
}
