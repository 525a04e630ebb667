/// A colour in sRGB with straight (not premultiplied) alpha, 8 bits a channel.
///
/// What is drawn has these channels. A colour of views may be another one in the dark, which they draw there.
public struct Color: Hashable, Sendable {
  /// sRGB red, 0 to 255.
  public var red: UInt8
  /// sRGB green, 0 to 255.
  public var green: UInt8
  /// sRGB blue, 0 to 255.
  public var blue: UInt8
  /// From 0, transparent, to 255, opaque; the other channels are not multiplied by it.
  public var alpha: UInt8
  /// The bits of ``rgba`` that are others in the dark: none for most colours, which are the same everywhere.
  private var darkBits: UInt32 = 0

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
    mapped { color in
      var copy = color
      copy.alpha = UInt8((Double(color.alpha) * opacity.asShare).rounded())
      return copy
    }
  }
}

extension Color {
  /// A colour that is another one in the dark.
  package init(light: Color, dark: Color) {
    self.init(rgba: light.rgba)
    darkBits = light.rgba ^ dark.inDark.rgba
  }

  /// What the colour is in the dark, and nothing else.
  package var inDark: Color { Color(rgba: rgba ^ darkBits) }

  /// Whether the colour is the same in the dark.
  package var isSettled: Bool { darkBits == 0 }

  /// What the colour is in the dark or in the light, and nothing else.
  package func settled(inDark isDark: Bool) -> Color { isDark ? inDark : Color(rgba: rgba) }

  /// Whether nothing is seen of it anywhere.
  package var isClear: Bool { alpha == 0 && (rgba ^ darkBits) & 0xFF == 0 }

  /// Whether both are drawn alike where it is light; in lists, which have colours as they are drawn, everywhere.
  public static func == (first: Color, second: Color) -> Bool { first.rgba == second.rgba }

  /// Hashes what is compared.
  public func hash(into hasher: inout Hasher) { hasher.combine(rgba) }

  /// The colour changed, as it is in the light and as it is in the dark.
  package func mapped(_ change: (Color) throws -> Color) rethrows -> Color {
    let light = try change(Color(rgba: rgba))
    return darkBits == 0 ? light : Color(light: light, dark: try change(inDark))
  }
}
