/// The channels of a pixel as numbers from 0 to 255, with straight alpha.
struct Channels {
  var red, green, blue, alpha: Double

  @inline(__always)
  init(_ pixel: UInt32) {
    red = Double(pixel & 0xFF)
    green = Double(pixel >> 8 & 0xFF)
    blue = Double(pixel >> 16 & 0xFF)
    alpha = Double(pixel >> 24)
  }
}

/// Weights of the YIQ space in Kotsarenko and Ramos, equations 1 and 2.
///
/// The order of operations is part of pixelmatch: another one rounds otherwise, and a difference of 0 decides.
private enum YIQ {
  /// The largest weighted square of a difference, that of black and white, as pixelmatch rounds it.
  static let largest = 35215.0

  @inline(__always)
  static func y(_ red: Double, _ green: Double, _ blue: Double) -> Double {
    red * 0.29889531 + green * 0.58662247 + blue * 0.11448223
  }

  @inline(__always)
  static func i(_ red: Double, _ green: Double, _ blue: Double) -> Double {
    red * 0.59597799 - green * 0.27417610 - blue * 0.32180189
  }

  @inline(__always)
  static func q(_ red: Double, _ green: Double, _ blue: Double) -> Double {
    red * 0.21147017 - green * 0.52261711 + blue * 0.31114694
  }

  @inline(__always)
  static func squared(_ y: Double, _ i: Double, _ q: Double) -> Double {
    0.5053 * y * y + 0.299 * i * i + 0.1957 * q * q
  }

  /// The same weights, in rough numbers.
  static func rough(threshold: Double) -> RoughYIQ {
    func weights(_ form: (Double, Double, Double) -> Double) -> SIMD3<Double> {
      [form(1, 0, 0), form(0, 1, 0), form(0, 0, 1)]
    }
    return RoughYIQ(
      y: weights(y), i: weights(i), q: weights(q), weights: [squared(1, 0, 0), squared(0, 1, 0), squared(0, 0, 1)],
      limit: largest * threshold * threshold)
  }
}

/// Each colour over white, in YIQ.
struct YIQOverWhite: PixelmatchColors, YIQThreshold {
  let rough: RoughYIQ

  init(threshold: Double) { rough = YIQ.rough(threshold: threshold) }

  @inline(__always)
  func differ(_ a: UInt32, _ b: UInt32, place: Int) -> Bool {
    let (first, second) = (Self.overWhite(a), Self.overWhite(b))
    let y = YIQ.y(first.red, first.green, first.blue) - YIQ.y(second.red, second.green, second.blue)
    let i = YIQ.i(first.red, first.green, first.blue) - YIQ.i(second.red, second.green, second.blue)
    let q = YIQ.q(first.red, first.green, first.blue) - YIQ.q(second.red, second.green, second.blue)
    return YIQ.squared(y, i, q) > rough.limit
  }

  @inline(__always)
  func brightness(_ a: UInt32, _ b: UInt32, place: Int) -> Double {
    let (first, second) = (Self.overWhite(a), Self.overWhite(b))
    return YIQ.y(first.red, first.green, first.blue) - YIQ.y(second.red, second.green, second.blue)
  }

  @inline(__always)
  private static func overWhite(_ pixel: UInt32) -> Channels {
    var color = Channels(pixel)
    guard color.alpha < 255 else { return color }
    let alpha = color.alpha / 255
    color.red = 255 + (color.red - 255) * alpha
    color.green = 255 + (color.green - 255) * alpha
    color.blue = 255 + (color.blue - 255) * alpha
    return color
  }
}

/// What is behind translucent pixels: in each channel one of two greys, by the place.
struct Checkerboard {
  let green, blue: Double
  /// Depends on whether the number of the first byte is odd, which it never is.
  var red: Double { 48 }

  @inline(__always)
  init(place: Int) {
    let byte = Double(place * 4)
    green = Int(byte / 1.618033988749895) % 2 == 0 ? 48 : 207
    blue = Int(byte / 2.618033988749895) % 2 == 0 ? 48 : 207
  }
}

/// The difference of two colours over the checkerboard, in YIQ.
struct YIQOverCheckerboard: PixelmatchColors, YIQThreshold {
  let rough: RoughYIQ

  init(threshold: Double) { rough = YIQ.rough(threshold: threshold) }

  @inline(__always)
  func differ(_ a: UInt32, _ b: UInt32, place: Int) -> Bool {
    let (red, green, blue) = Self.difference(a, b, place: place)
    return YIQ.squared(YIQ.y(red, green, blue), YIQ.i(red, green, blue), YIQ.q(red, green, blue)) > rough.limit
  }

  @inline(__always)
  func brightness(_ a: UInt32, _ b: UInt32, place: Int) -> Double {
    let (red, green, blue) = Self.difference(a, b, place: place)
    return YIQ.y(red, green, blue)
  }

  @inline(__always)
  private static func difference(_ a: UInt32, _ b: UInt32, place: Int) -> (Double, Double, Double) {
    let (first, second) = (Channels(a), Channels(b))
    if first.alpha == 255 && second.alpha == 255 {
      return (first.red - second.red, first.green - second.green, first.blue - second.blue)
    }
    let (behind, alpha) = (Checkerboard(place: place), first.alpha - second.alpha)
    return (
      (first.red * first.alpha - second.red * second.alpha - behind.red * alpha) / 255,
      (first.green * first.alpha - second.green * second.alpha - behind.green * alpha) / 255,
      (first.blue * first.alpha - second.blue * second.alpha - behind.blue * alpha) / 255
    )
  }
}

/// Brightness for the detection of edges in the newest pixelmatch: over white, by alpha where that says nothing.
enum EdgeBrightness {
  @inline(__always)
  static func difference(_ a: UInt32, _ b: UInt32) -> Double {
    let (first, second) = (Channels(a), Channels(b))
    if first.alpha == 255 && second.alpha == 255 {
      return YIQ.y(first.red - second.red, first.green - second.green, first.blue - second.blue)
    }
    let alpha = first.alpha - second.alpha
    let difference = YIQ.y(
      (first.red * first.alpha - second.red * second.alpha - 255 * alpha) / 255,
      (first.green * first.alpha - second.green * second.alpha - 255 * alpha) / 255,
      (first.blue * first.alpha - second.blue * second.alpha - 255 * alpha) / 255)
    return difference == 0 ? alpha / 2 : difference
  }
}
