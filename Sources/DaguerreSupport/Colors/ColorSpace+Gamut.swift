extension ColorSpace {
  /// The channels of sRGB that make a colour, below 0 or above 1 where sRGB has no such colour.
  ///
  /// - Parameter components: three.
  package func channels(_ components: [Double]) -> [Double] {
    let channels = light([components[0], components[1], components[2]]).map(TransferFunction.encoded)
    // A grey is the same grey, whatever the last bits have become.
    let steps = Double(1 << 32)
    return [channels.x, channels.y, channels.z].map { ($0 * steps).rounded() / steps }
  }

  /// The colour that sRGB shows for one of this space.
  ///
  /// What sRGB lacks loses chroma until what is cut off can hardly be seen: CSS Color 4, section 13.2.
  ///
  /// - Returns: 0xRRGGBB, and whether sRGB has the colour itself.
  package func srgb(_ components: SIMD3<Double>) -> (rgb: UInt32, isExact: Bool) {
    let light = light(components)
    if light.isInGamut { return (light.rgb, true) }
    return (Self.mapped(Oklab(light: light)).rgb, false)
  }

  private static func mapped(_ color: Oklab) -> SIMD3<Double> {
    if color.lightness >= 1 { return [1, 1, 1] }
    if color.lightness <= 0 { return [0, 0, 0] }
    // The least difference that can be seen, and how near to it is near enough.
    let (noticeable, precision) = (0.02, 0.0001)
    var clipped = color.light.clipped
    if color.difference(from: Oklab(light: clipped)) < noticeable { return clipped }
    // Of the chroma, as the hue stays.
    var (least, most) = (0.0, 1.0)
    var isLeastInGamut = true
    let chroma = (color.a * color.a + color.b * color.b).squareRoot()
    while (most - least) * chroma > precision {
      let share = (least + most) / 2
      let trial = Oklab(lightness: color.lightness, a: color.a * share, b: color.b * share)
      let light = trial.light
      if isLeastInGamut, light.isInGamut {
        least = share
        continue
      }
      clipped = light.clipped
      let difference = trial.difference(from: Oklab(light: clipped))
      if difference >= noticeable {
        most = share
      } else if noticeable - difference < precision {
        return clipped
      } else {
        isLeastInGamut = false
        least = share
      }
    }
    return clipped
  }
}

extension Oklab {
  fileprivate func difference(from other: Oklab) -> Double {
    let (lightness, a, b) = (lightness - other.lightness, a - other.a, b - other.b)
    return (lightness * lightness + a * a + b * b).squareRoot()
  }
}

extension SIMD3<Double> {
  /// With a ten-thousandth of a step for what rounding leaves.
  fileprivate var isInGamut: Bool { self.min() >= -1e-6 && self.max() <= 1 + 1e-6 }

  fileprivate var clipped: SIMD3<Double> { clamped(lowerBound: .zero, upperBound: .one) }

  /// 0xRRGGBB, of light.
  fileprivate var rgb: UInt32 {
    // What lies half way between two levels does so whatever the last bits have become.
    let steps = Double(1 << 24)
    let levels = clipped.map { ((TransferFunction.encoded($0) * 255 * steps).rounded() / steps).rounded() }
    return UInt32(levels.x) << 16 | UInt32(levels.y) << 8 | UInt32(levels.z)
  }
}
