// Source-over on premultiplied sRGB. Each function takes one pixel, packed `0xAABBGGRR`, and rounds once.
// They are in one file with the loops that use them because the optimiser does not look across files in debug.

/// A colour spread out for blending: two channels to a word, 32 bits each.
struct BlendColor {
  /// Red and, from bit 32, blue; straight.
  let redBlue: UInt64
  /// Green and, from bit 32, 255: what alpha blends towards.
  let greenAlpha: UInt64
  /// 0...255.
  let alpha: UInt32
  /// The colour, premultiplied and packed.
  let packed: UInt32

  init(_ color: Color) {
    redBlue = UInt64(color.red) | UInt64(color.blue) << 32
    greenAlpha = UInt64(color.green) | 255 << 32
    alpha = UInt32(color.alpha)
    packed = premultiplied(color)
  }

  var isOpaque: Bool { alpha == 255 }
}

/// A colour as a premultiplied pixel, each channel rounded to nearest.
func premultiplied(_ color: Color) -> UInt32 {
  func channel(_ value: UInt8) -> UInt32 { divide255(UInt32(value) * UInt32(color.alpha)) }
  return channel(color.red) | channel(color.green) << 8 | channel(color.blue) << 16 | UInt32(color.alpha) << 24
}

/// `value / 255`, rounded to nearest, for 0...65535 * 255.
@inline(__always)
func divide255(_ value: UInt32) -> UInt32 { (value &+ 127) / 255 }

/// `value / 65535`, rounded to nearest, for 0...65535 * 65535.
@inline(__always)
func divide65535(_ value: UInt64) -> UInt64 {
  let biased = value &+ 32768
  return (biased &+ (biased >> 16)) >> 16
}

/// The product of two coverages of 0...65535, rounded to nearest.
@inline(__always)
func multiplyCoverage(_ a: UInt16, _ b: UInt16) -> UInt16 {
  UInt16(truncatingIfNeeded: divide65535(UInt64(a) &* UInt64(b)))
}

/// `color` at an alpha of 0...65535 over a pixel.
///
/// Each lane holds at most 255 * 65535 + 32768, so nothing carries over; the division is that of ``divide65535``.
@inline(__always)
func blend(_ color: BlendColor, alpha: UInt32, over pixel: UInt32) -> UInt32 {
  let alpha = UInt64(alpha)
  let keep = 65535 &- alpha
  let half: UInt64 = 0x0000_8000_0000_8000
  let lanes: UInt64 = 0x0000_00FF_0000_00FF
  let pixel = UInt64(pixel)
  var redBlue = (pixel & 0xFF) | (pixel & 0xFF_0000) << 16
  var greenAlpha = (pixel >> 8 & 0xFF) | (pixel & 0xFF00_0000) << 8
  redBlue = color.redBlue &* alpha &+ redBlue &* keep &+ half
  greenAlpha = color.greenAlpha &* alpha &+ greenAlpha &* keep &+ half
  redBlue = (redBlue &+ (redBlue >> 16 & lanes)) >> 16 & lanes
  greenAlpha = (greenAlpha &+ (greenAlpha >> 16 & lanes)) >> 16 & lanes
  let packed = redBlue | greenAlpha << 8
  return UInt32(truncatingIfNeeded: packed | packed >> 16)
}

/// A premultiplied pixel times `coverage` of 0...65535 over another.
@inline(__always)
func blend(premultiplied source: UInt32, coverage: UInt32, over pixel: UInt32) -> UInt32 {
  var result: UInt32 = 0
  // Numerators of 255 * 65535: source * 255 * coverage + pixel * (255 * 65535 - source alpha * coverage).
  let whole: UInt64 = 255 * 65535
  let keep = whole &- UInt64(source >> 24) &* UInt64(coverage)
  for shift in stride(from: UInt32(0), to: 32, by: 8) {
    let from = UInt64(source >> shift & 0xFF)
    let to = UInt64(pixel >> shift & 0xFF)
    let sum = from &* 255 &* UInt64(coverage) &+ to &* keep
    result |= UInt32(truncatingIfNeeded: (sum &+ whole / 2) / whole) << shift
  }
  return result
}

/// Blends one colour along runs of pixels.
enum Run {
  typealias Pixels = UnsafeMutablePointer<UInt32>

  /// The same coverage everywhere.
  static func blend(_ color: BlendColor, coverage: UInt16, _ pixels: Pixels, count: Int) {
    if coverage == Mask.full, color.isOpaque {
      pixels.update(repeating: color.packed, count: count)
    } else if coverage == Mask.full {
      blendTranslucent(color, pixels, count: count)
    } else {
      let alpha = divide255(UInt32(coverage) &* color.alpha)
      for i in 0..<count { pixels[i] = DaguerreGraphics.blend(color, alpha: alpha, over: pixels[i]) }
    }
  }

  /// Full coverage by a colour whose alpha has 8 bits: each channel is `(c * alpha + d * (255 - alpha)) / 255`.
  private static func blendTranslucent(_ color: BlendColor, _ pixels: Pixels, count: Int) {
    let alpha = color.alpha &* 257
    for i in 0..<count { pixels[i] = DaguerreGraphics.blend(color, alpha: alpha, over: pixels[i]) }
  }

  /// A coverage for every pixel.
  static func blend(_ color: BlendColor, coverage: UnsafePointer<UInt16>, _ pixels: Pixels, count: Int) {
    if color.isOpaque {
      for i in 0..<count { pixels[i] = DaguerreGraphics.blend(color, alpha: UInt32(coverage[i]), over: pixels[i]) }
    } else {
      for i in 0..<count {
        let alpha = divide255(UInt32(coverage[i]) &* color.alpha)
        pixels[i] = DaguerreGraphics.blend(color, alpha: alpha, over: pixels[i])
      }
    }
  }

  /// A premultiplied colour and a coverage for every pixel.
  static func blend(
    _ colors: UnsafePointer<UInt32>, coverage: UnsafePointer<UInt16>, _ pixels: Pixels, count: Int
  ) {
    for i in 0..<count {
      pixels[i] = DaguerreGraphics.blend(premultiplied: colors[i], coverage: UInt32(coverage[i]), over: pixels[i])
    }
  }
}
