internal import DaguerreSupport

/// The CIEDE2000 difference of colours, translucent ones over white; a pixel is different above a threshold.
///
/// Sources: Sharma, Wu and Dalal, "The CIEDE2000 Color-Difference Formula: Implementation Notes, Supplementary Test Data,
/// and Mathematical Observations" (2005); IEC 61966-2-1 for sRGB, with its white of D65.
public struct DeltaE: Hashable, Sendable {
  /// The largest difference that is let go: 1 is about the least one can see, 100 is that of black and white.
  public var threshold: Double

  /// - Parameter threshold: from 0 up.
  public init(threshold: Double = 1) { self.threshold = threshold }

  /// - Returns: the largest difference of any pixel.
  func mark(_ pair: PixelPair, into marks: UnsafeMutableBufferPointer<PictureComparison.Mark>) -> Double {
    var largest = 0.0
    var last = (a: UInt32(0), b: UInt32(0), difference: 0.0)
    for y in 0..<pair.height where !pair.isEqual(row: y) {
      for place in y * pair.width..<(y + 1) * pair.width {
        let (a, b) = (pair.first[place], pair.second[place])
        guard a != b else { continue }
        if a != last.a || b != last.b { last = (a, b, LabColor(a).difference(from: LabColor(b))) }
        largest = max(largest, last.difference)
        if last.difference > threshold { marks[place] = .different }
      }
    }
    return largest
  }
}

/// A colour in CIELAB.
struct LabColor {
  let lightness, a, b: Double

  init(lightness: Double, a: Double, b: Double) { (self.lightness, self.a, self.b) = (lightness, a, b) }

  /// - Parameter pixel: 0xAABBGGRR with straight alpha, which is laid over white.
  init(_ pixel: UInt32) {
    let color = Channels(pixel)
    func linear(_ channel: Double) -> Double {
      let value = (channel * color.alpha + 255 * (255 - color.alpha)) / 255
      let index = Int(value)
      let (low, high) = (LinearLight.table[index], LinearLight.table[min(index + 1, 255)])
      return low + (high - low) * (value - Double(index))
    }
    let (red, green, blue) = (linear(color.red), linear(color.green), linear(color.blue))
    let x = CIELAB.curve((0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / 0.95047)
    let y = CIELAB.curve(0.2126729 * red + 0.7151522 * green + 0.0721750 * blue)
    let z = CIELAB.curve((0.0193339 * red + 0.1191920 * green + 0.9503041 * blue) / 1.08883)
    self.init(lightness: 116 * y - 16, a: 500 * (x - y), b: 200 * (y - z))
  }

  /// The CIEDE2000 difference; equations by the numbers in Sharma, Wu and Dalal.
  func difference(from other: LabColor) -> Double {
    // 2 to 7.
    let meanChroma = ((a * a + b * b).squareRoot() + (other.a * other.a + other.b * other.b).squareRoot()) / 2
    let stretch = 1.5 - Self.saturation(meanChroma) / 2
    let (first, second) = (Hue(a * stretch, b), Hue(other.a * stretch, other.b))
    // 8 to 11.
    let lightnessStep = other.lightness - lightness
    let chromaStep = second.chroma - first.chroma
    let product = first.chroma * second.chroma
    var turn = product == 0 ? 0 : second.degrees - first.degrees
    // Opposite hues are not turned, so rounding must not make them more than opposite.
    let half = 180 + 1e-9
    if turn > half { turn -= 360 } else if turn < -half { turn += 360 }
    let hueStep = 2 * product.squareRoot() * Trigonometry.sine(degrees: turn / 2)
    // 12 to 14; on a side where there is no hue that of the other counts.
    let meanLightness = (lightness + other.lightness) / 2
    let meanOfChroma = (first.chroma + second.chroma) / 2
    var hue = first.degrees + second.degrees
    if product != 0 {
      if abs(first.degrees - second.degrees) > half { hue += hue < 360 ? 360 : -360 }
      hue /= 2
    }
    // 15 to 22.
    let weight =
      1 - 0.17 * Trigonometry.cosine(degrees: hue - 30) + 0.24 * Trigonometry.cosine(degrees: 2 * hue)
      + 0.32 * Trigonometry.cosine(degrees: 3 * hue + 6) - 0.20 * Trigonometry.cosine(degrees: 4 * hue - 63)
    let fromBlue = (hue - 275) / 25
    let rotation = 30 * Trigonometry.decay(fromBlue * fromBlue)
    let fromMiddle = (meanLightness - 50) * (meanLightness - 50)
    let lightnessPart = lightnessStep / (1 + 0.015 * fromMiddle / (20 + fromMiddle).squareRoot())
    let chromaPart = chromaStep / (1 + 0.045 * meanOfChroma)
    let huePart = hueStep / (1 + 0.015 * meanOfChroma * weight)
    let cross = -Trigonometry.sine(degrees: 2 * rotation) * 2 * Self.saturation(meanOfChroma)
    let squared =
      lightnessPart * lightnessPart + chromaPart * chromaPart + huePart * huePart + cross * chromaPart * huePart
    return max(squared, 0).squareRoot()
  }

  /// From 0 for greys towards 1.
  private static func saturation(_ chroma: Double) -> Double {
    let third = chroma * chroma * chroma
    let seventh = third * third * chroma
    return (seventh / (seventh + 6_103_515_625)).squareRoot()
  }

  private struct Hue {
    let chroma, degrees: Double

    init(_ a: Double, _ b: Double) {
      chroma = (a * a + b * b).squareRoot()
      degrees = Trigonometry.degrees(x: a, y: b)
    }
  }
}
