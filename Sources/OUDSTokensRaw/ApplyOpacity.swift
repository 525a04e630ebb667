/// A colour made more transparent, for raw tokens of your own.
///
/// - Parameters:
///   - opacity: 0 to 1, clamped; NaN counts as 0. Multiplies the alpha of `color`.
///   - color: keeps its red, green and blue.
/// - Returns: the colour, its alpha rounded to the nearest of 255 steps.
public func apply(opacity: OpacityRawToken, on color: ColorRawToken) -> ColorRawToken {
  let alpha = (Double(color.alpha) * min(max(opacity.isNaN ? 0 : opacity, 0), 1)).rounded()
  return ColorRawToken(red: color.red, green: color.green, blue: color.blue, alpha: UInt8(alpha))
}
