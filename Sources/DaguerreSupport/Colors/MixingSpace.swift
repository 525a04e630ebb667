/// Colour spaces in which tools mix colours: the way from light to components and back.
package enum MixingSpace: String, CaseIterable, Sendable {
  case lch
  case srgb
  case displayP3 = "p3"
  case hsl

  /// The components that ``ColorSpace`` has; a grey has no hue.
  package struct Components: Equatable, Sendable {
    package var values: SIMD3<Double>
    package var hasHue = true
  }

  package var space: ColorSpace {
    switch self {
    case .lch: .lch
    case .srgb: .srgb
    case .displayP3: .displayP3
    case .hsl: .hsl
    }
  }

  /// - Parameter rgb: 0xRRGGBB.
  package func components(of rgb: UInt32) -> Components {
    let channels = SIMD3([16, 8, 0].map { Double(rgb >> $0 & 0xFF) / 255 })
    let light = channels.map(TransferFunction.linear)
    switch self {
    case .srgb: return Components(values: channels)
    case .displayP3:
      let light = Primaries.srgb.light(of: light, in: .displayP3)
      return Components(values: light.map(TransferFunction.encoded))
    case .hsl: return Self.hsl(channels)
    case .lch: return Self.lch(light)
    }
  }

  /// CSS Color 4, section 7.2.
  private static func hsl(_ rgb: SIMD3<Double>) -> Components {
    let (least, most) = (rgb.min(), rgb.max())
    let (lightness, range) = ((least + most) / 2, most - least)
    guard range > 0 else { return Components(values: [0, 0, lightness * 100], hasHue: false) }
    let saturation = (most - lightness) / min(lightness, 1 - lightness)
    let sixth =
      most == rgb.x
      ? (rgb.y - rgb.z) / range
      : most == rgb.y ? (rgb.z - rgb.x) / range + 2 : (rgb.x - rgb.y) / range + 4
    return Components(values: [sixth * 60, saturation * 100, lightness * 100])
  }

  /// CIELAB's lightness, chroma and hue.
  private static func lch(_ light: SIMD3<Double>) -> Components {
    let xyz = White.adapted(Primaries.srgb.xyz(ofLight: light), from: White.d65, to: White.d50) / White.d50
    let f = xyz.map(CIELAB.curve)
    let (a, b) = (500 * (f.x - f.y), 200 * (f.y - f.z))
    let chroma = (a * a + b * b).squareRoot()
    // Of greys rounding leaves a little.
    guard chroma > 0.0015 else { return Components(values: [116 * f.y - 16, 0, 0], hasHue: false) }
    return Components(values: [116 * f.y - 16, chroma, Trigonometry.degrees(x: a, y: b)])
  }

  /// The place of the hue among the components.
  private var hue: Int? {
    switch self {
    case .lch: 2
    case .hsl: 0
    case .srgb, .displayP3: nil
    }
  }

  /// What lies between two colours, on the shorter way round for hues (CSS Color 4, section 12).
  ///
  /// - Parameter share: of the second, 0 to 1.
  package func mixed(_ one: Components, _ other: Components, share: Double) -> SIMD3<Double> {
    var (from, to) = (one.values, other.values)
    if let hue {
      if !one.hasHue { from[hue] = to[hue] }
      if !other.hasHue { to[hue] = from[hue] }
      if to[hue] - from[hue] > 180 { from[hue] += 360 } else if from[hue] - to[hue] > 180 { to[hue] += 360 }
    }
    return from + (to - from) * share
  }
}
