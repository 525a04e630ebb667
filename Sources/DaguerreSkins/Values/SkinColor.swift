internal import DaguerreSupport

/// A colour: sRGB components and straight alpha, each from 0 to 1.
public struct SkinColor: Hashable, Sendable {
  /// sRGB red, not linear.
  public let red: Double
  /// sRGB green, not linear.
  public let green: Double
  /// sRGB blue, not linear.
  public let blue: Double
  /// 0 is transparent; the other components are not multiplied by it.
  public let alpha: Double

  /// - Parameters: from 0 to 1, clamped; NaN counts as 0.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    func unit(_ value: Double) -> Double { value >= 0 ? min(value, 1) : 0 }
    self.red = unit(red)
    self.green = unit(green)
    self.blue = unit(blue)
    self.alpha = unit(alpha)
  }

  /// - Parameter rgba: 0xRRGGBBAA.
  public init(rgba: UInt32) {
    func channel(_ shift: UInt32) -> Double { Double(rgba >> shift & 0xFF) / 255 }
    self.init(red: channel(24), green: channel(16), blue: channel(8), alpha: channel(0))
  }

  /// 0xRRGGBBAA, each channel rounded to nearest.
  public var rgba: UInt32 {
    func byte(_ value: Double) -> UInt32 { UInt32((value * 255).rounded()) }
    return byte(red) << 24 | byte(green) << 16 | byte(blue) << 8 | byte(alpha)
  }

  /// Opaque black.
  public static let black = SkinColor(red: 0, green: 0, blue: 0)
  /// Opaque white.
  public static let white = SkinColor(red: 1, green: 1, blue: 1)
  /// Black with alpha 0.
  public static let clear = SkinColor(red: 0, green: 0, blue: 0, alpha: 0)
}

extension SkinColor: SkinValue {
  /// In the space in force: see ``ColorInterpolation/inForce``.
  public func interpolated(to other: SkinColor, at frac: Frac) -> SkinColor {
    interpolated(to: other, at: frac, in: .inForce)
  }

  /// Blends premultiplied colours, so that a transparent end adds no tint.
  ///
  /// Components outside 0...1 are clamped.
  public func interpolated(to other: SkinColor, at frac: Frac, in space: ColorInterpolation) -> SkinColor {
    if frac == 0 || self == other { return self }
    if frac == 1 { return other }
    let alpha = alpha.interpolated(to: other.alpha, at: frac)
    func blend(_ first: Double, _ second: Double) -> Double {
      guard alpha > 0 else { return first.interpolated(to: second, at: frac) }
      return (first * self.alpha).interpolated(to: second * other.alpha, at: frac) / alpha
    }
    switch space {
    case .sRGB:
      return SkinColor(
        red: blend(red, other.red), green: blend(green, other.green), blue: blend(blue, other.blue), alpha: alpha)
    case .perceptual:
      let (first, second) = (Oklab(self), Oklab(other))
      return Oklab(
        lightness: blend(first.lightness, second.lightness), a: blend(first.a, second.a),
        b: blend(first.b, second.b)
      ).color(alpha: alpha)
    }
  }

  /// How different two opaque colours look: 100 times their distance in Oklab, so that 1 is about the least one can
  /// see.
  ///
  /// Alpha does not count.
  public func difference(from other: SkinColor) -> Double {
    let (first, second) = (Oklab(self), Oklab(other))
    let (lightness, a, b) = (first.lightness - second.lightness, first.a - second.a, first.b - second.b)
    return (lightness * lightness + a * a + b * b).squareRoot() * 100
  }

  /// How different two colours look, on white or on black, where that is more: as ``difference(from:)``, and alpha counts.
  public func largestDifference(from other: SkinColor) -> Double {
    max(over(1).difference(from: other.over(1)), over(0).difference(from: other.over(0)))
  }

  /// Blended into a grey, as opaque.
  private func over(_ grey: Double) -> SkinColor {
    func blended(_ channel: Double) -> Double { channel * alpha + grey * (1 - alpha) }
    return SkinColor(red: blended(red), green: blended(green), blue: blended(blue), alpha: 1)
  }

  /// `#RRGGBBAA` when every component is an exact eight-bit value, else the components.
  public var canonicalText: String {
    guard SkinColor(rgba: rgba) == self else { return "rgba \(red) \(green) \(blue) \(alpha)" }
    return HexadecimalColor.text(rgba)
  }
}

/// The space in which colours are blended.
public enum ColorInterpolation: String, Sendable, CaseIterable {
  /// Channel by channel, as browsers and platforms do.
  case sRGB
  /// In Oklab, where equal steps look equal.
  case perceptual

  /// The space used where none is given: that of the interpolated skin being read, else sRGB.
  @TaskLocal public static var inForce = ColorInterpolation.sRGB
}
