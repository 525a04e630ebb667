/// A colour space of CSS Color 4, by its name there and in the Design Tokens format.
///
/// Uses operations only that are rounded alike on every machine.
package enum ColorSpace: String, CaseIterable, Sendable {
  case srgb
  case linear = "srgb-linear"
  case hsl
  case hwb
  case lab
  case lch
  case oklab
  case oklch
  case displayP3 = "display-p3"
  case a98 = "a98-rgb"
  case prophoto = "prophoto-rgb"
  case rec2020
  case xyzD65 = "xyz-d65"
  case xyzD50 = "xyz-d50"

  /// What each component can be, as the Design Tokens format has it.
  ///
  /// Hues are angles in degrees, and any angle is one. What has no bounds there has some that no colour reaches.
  package var ranges: [ClosedRange<Double>] {
    let any = -1_000_000.0...1_000_000
    return switch self {
    case .srgb, .linear, .displayP3, .a98, .prophoto, .rec2020: [0...1, 0...1, 0...1]
    case .hsl, .hwb: [any, 0...100, 0...100]
    case .lab: [0...100, any, any]
    case .lch: [0...100, 0...any.upperBound, any]
    case .oklab: [0...1, any, any]
    case .oklch: [0...1, 0...any.upperBound, any]
    case .xyzD65, .xyzD50: [any, any, any]
    }
  }

  /// The light of sRGB's primaries that makes a colour, below 0 or above 1 where sRGB has no such colour.
  ///
  /// - Parameter components: within ``ranges``.
  package func light(_ components: SIMD3<Double>) -> SIMD3<Double> {
    switch self {
    case .srgb: components.map(TransferFunction.linear)
    case .linear: components
    case .hsl: Self.rgb(hue: components.x, saturation: components.y / 100, lightness: components.z / 100)
    case .hwb: Self.rgb(hue: components.x, whiteness: components.y / 100, blackness: components.z / 100)
    case .lab: Primaries.srgb.light(ofXYZ: White.adapted(toD65: Self.xyz(lab: components)))
    case .lch: Self.lab.light(Self.rectangular(components))
    case .oklab: Oklab(components).light
    case .oklch: Self.oklab.light(Self.rectangular(components))
    case .displayP3: Primaries.displayP3.light(of: components.map(TransferFunction.linear), in: .srgb)
    case .a98: Primaries.a98.light(of: components.map { Powers.power($0, 563 / 256) }, in: .srgb)
    case .prophoto:
      Primaries.srgb.light(
        ofXYZ: White.adapted(toD65: Primaries.prophoto.xyz(ofLight: components.map(Self.prophotoLight))))
    // As screens show it (ITU-R BT.1886), not as cameras take it: CSS has decided so in 2025.
    case .rec2020: Primaries.rec2020.light(of: components.map { Powers.power($0, 2.4) }, in: .srgb)
    case .xyzD65: Primaries.srgb.light(ofXYZ: components)
    case .xyzD50: Primaries.srgb.light(ofXYZ: White.adapted(toD65: components))
    }
  }

  private static func prophotoLight(_ component: Double) -> Double {
    component <= 16 / 512 ? component / 16 : Powers.power(component, 1.8)
  }

  /// Lightness, chroma and hue as lightness and two axes.
  private static func rectangular(_ components: SIMD3<Double>) -> SIMD3<Double> {
    let (lightness, chroma, hue) = (components.x, components.y, components.z)
    return [lightness, chroma * Trigonometry.cosine(degrees: hue), chroma * Trigonometry.sine(degrees: hue)]
  }

  /// CSS Color 4, section 7.1.
  private static func rgb(hue: Double, saturation: Double, lightness: Double) -> SIMD3<Double> {
    let reach = saturation * min(lightness, 1 - lightness)
    return light { channel in
      let place = (channel + hue / 30).remainder(from: 12)
      return lightness - reach * max(-1, min(place - 3, 9 - place, 1))
    }
  }

  /// CSS Color 4, section 8.1.
  private static func rgb(hue: Double, whiteness: Double, blackness: Double) -> SIMD3<Double> {
    let sum = whiteness + blackness
    if sum >= 1 { return light { _ in whiteness / sum } }
    return light { channel in
      let place = (channel + hue / 30).remainder(from: 12)
      return (0.5 - 0.5 * max(-1, min(place - 3, 9 - place, 1))) * (1 - sum) + whiteness
    }
  }

  /// - Parameter channel: of sRGB, for 0, 8 and 4, which are red, green and blue in the formulas of hues.
  private static func light(_ channel: (Double) -> Double) -> SIMD3<Double> {
    SIMD3(channel(0), channel(8), channel(4)).map(TransferFunction.linear)
  }

  /// CIELAB to the XYZ of D50.
  private static func xyz(lab: SIMD3<Double>) -> SIMD3<Double> {
    let (kappa, epsilon) = (24389.0 / 27, 216.0 / 24389)
    let y = (lab.x + 16) / 116
    let (x, z) = (y + lab.y / 500, y - lab.z / 200)
    func share(_ value: Double) -> Double {
      let cube = value * value * value
      return cube > epsilon ? cube : (116 * value - 16) / kappa
    }
    return [share(x), lab.x > kappa * epsilon ? y * y * y : lab.x / kappa, share(z)] * White.d50
  }
}

extension Double {
  /// The remainder that has the sign of the divisor.
  fileprivate func remainder(from divisor: Double) -> Double {
    let rest = truncatingRemainder(dividingBy: divisor)
    return rest < 0 ? rest + divisor : rest
  }
}

extension SIMD3<Double> {
  package func map(_ function: (Double) -> Double) -> SIMD3<Double> { [function(x), function(y), function(z)] }
}
