public import DaguerreSkins
internal import DaguerreSupport

/// A colour value: sRGB, eight bits a channel, straight (not premultiplied) alpha.
///
/// A value of its own rather than a `String`, so that it can be compared, interpolated and never be malformed;
/// a literal still reads `"#FF7900"` or `"#12345600"`.
public struct ColorRawToken: Hashable, Sendable {
  /// 0xRRGGBBAA.
  public let rgba: UInt32

  /// - Parameter rgba: 0xRRGGBBAA.
  public init(rgba: UInt32) {
    self.rgba = rgba
  }

  /// The colour that a text names, or nil unless it is `#RRGGBB` or `#RRGGBBAA`.
  public init?(hexadecimalCode: String) {
    guard let rgba = HexadecimalColor.rgba(hexadecimalCode) else { return nil }
    self.rgba = rgba
  }

  /// 0...255, sRGB.
  public var red: UInt8 { UInt8(truncatingIfNeeded: rgba >> 24) }
  /// 0...255, sRGB.
  public var green: UInt8 { UInt8(truncatingIfNeeded: rgba >> 16) }
  /// 0...255, sRGB.
  public var blue: UInt8 { UInt8(truncatingIfNeeded: rgba >> 8) }
  /// 0...255; 255 is opaque.
  ///
  /// The other channels are not multiplied by it.
  public var alpha: UInt8 { UInt8(truncatingIfNeeded: rgba) }

  /// A colour by channels, not multiplied by alpha.
  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    rgba = UInt32(red) << 24 | UInt32(green) << 16 | UInt32(blue) << 8 | UInt32(alpha)
  }

  /// `#RRGGBBAA`, upper case.
  public var hexadecimalCode: String { HexadecimalColor.text(rgba) }
}

extension ColorRawToken: ExpressibleByStringLiteral {
  /// - Precondition: the literal is `#RRGGBB` or `#RRGGBBAA`. For text that is only known at run time use
  ///   ``init(hexadecimalCode:)``.
  public init(stringLiteral value: String) {
    guard let rgba = HexadecimalColor.rgba(value) else {
      preconditionFailure("'\(value)' is no colour; write it as \"#RRGGBB\" or \"#RRGGBBAA\"")
    }
    self.rgba = rgba
  }
}

extension ColorRawToken: CustomStringConvertible {
  /// `#RRGGBBAA`, upper case.
  public var description: String { hexadecimalCode }
}

extension ColorRawToken: SkinValue {
  /// As ``SkinColor/interpolated(to:at:)``, rounded to eight bits a channel.
  public func interpolated(to other: ColorRawToken, at frac: Frac) -> ColorRawToken {
    if frac == 0 || self == other { return self }
    if frac == 1 { return other }
    return ColorRawToken(rgba: SkinColor(rgba: rgba).interpolated(to: SkinColor(rgba: other.rgba), at: frac).rgba)
  }
}

extension ColorRawToken: LosslessSkinValue {
  /// From `#RRGGBBAA`.
  public init?(canonicalText: String) { self.init(hexadecimalCode: canonicalText) }
}
