/// A colour in sRGB with straight (not premultiplied) alpha, 8 bits a channel.
public struct Color: Hashable, Sendable {
  /// sRGB red, 0 to 255.
  public var red: UInt8
  /// sRGB green, 0 to 255.
  public var green: UInt8
  /// sRGB blue, 0 to 255.
  public var blue: UInt8
  /// From 0, transparent, to 255, opaque; the other channels are not multiplied by it.
  public var alpha: UInt8

  /// Transparent black.
  public static let clear = Color(red: 0, green: 0, blue: 0, alpha: 0)
  /// Opaque black.
  public static let black = Color(red: 0, green: 0, blue: 0)
  /// Opaque white.
  public static let white = Color(red: 255, green: 255, blue: 255)

  /// A colour by its channels, opaque by default.
  ///
  /// Disfavoured where sources for Apple's platforms are built: there, numbers that are written out are shares of 1.
  @_disfavoredOverload
  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }

  /// From `0xRRGGBBAA`.
  public init(rgba: UInt32) {
    self.init(
      red: UInt8(truncatingIfNeeded: rgba >> 24), green: UInt8(truncatingIfNeeded: rgba >> 16),
      blue: UInt8(truncatingIfNeeded: rgba >> 8), alpha: UInt8(truncatingIfNeeded: rgba))
  }

  /// As `0xRRGGBBAA`.
  public var rgba: UInt32 { UInt32(red) << 24 | UInt32(green) << 16 | UInt32(blue) << 8 | UInt32(alpha) }

  /// The colour with its alpha multiplied by `opacity`, 0 to 1, rounded to nearest.
  public func opacity(_ opacity: Double) -> Color {
    var copy = self
    copy.alpha = UInt8((Double(alpha) * opacity.asShare).rounded())
    return copy
  }
}
