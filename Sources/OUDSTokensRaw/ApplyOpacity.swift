internal import DaguerreSupport

/// A colour made more transparent, for raw tokens of your own.
///
/// - Parameters:
///   - opacity: 0 to 1, clamped; NaN counts as 0. Multiplies the alpha of `color`.
///   - color: keeps its red, green and blue.
/// - Returns: the colour, its alpha rounded to the nearest of 255 steps; a text that is no colour as it is.
public func apply(opacity: OpacityRawToken, on color: ColorRawToken) -> ColorRawToken {
  guard let rgba = HexadecimalColor.rgba(color) else { return color }
  let alpha = (Double(rgba & 0xFF) * min(max(opacity.isNaN ? 0 : opacity, 0), 1)).rounded()
  return HexadecimalColor.text(rgba & ~0xFF | UInt32(alpha))
}
