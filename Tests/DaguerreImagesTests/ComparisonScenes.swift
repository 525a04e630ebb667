import DaguerreImages

/// Pairs of made-up pictures with soft edges: twelve discs, of which some are moved or have another colour in the
/// second picture, and a few pixels that differ for no reason.
///
/// Pseudo-random, the same on every run and easily drawn by a program in another language.
enum ComparisonScenes {
  private struct Disc {
    let x, y, radius: Double
    let color: [Double]
    let alpha, shift, step: Double
    let mode: Int
  }

  private struct Numbers {
    var state: UInt64

    mutating func next(below limit: UInt64) -> Double {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Double((state >> 33) % limit)
    }
  }

  /// The pictures of a scene; the discs of a translucent one replace what is behind them.
  static func pair(seed: Int, isTranslucent: Bool) -> (StraightBitmap, StraightBitmap) {
    pair(seed: seed, isTranslucent: isTranslucent, width: 48 + seed, height: 40)
  }

  static func pair(seed: Int, isTranslucent: Bool, width: Int, height: Int) -> (StraightBitmap, StraightBitmap) {
    var numbers = Numbers(state: UInt64(seed))
    let discs = (0..<12).map { _ in
      let x = numbers.next(below: UInt64(width * 4)) / 4
      let y = numbers.next(below: UInt64(height * 4)) / 4
      let radius = numbers.next(below: 40) / 4 + 1
      let color = (0..<3).map { _ in numbers.next(below: 256) }
      let alpha = isTranslucent ? numbers.next(below: 256) : 255
      let shift = numbers.next(below: 5) / 8
      let step = numbers.next(below: 40)
      return Disc(
        x: x, y: y, radius: radius, color: color, alpha: alpha, shift: shift, step: step,
        mode: Int(numbers.next(below: 4)))
    }
    let noise = (0..<width * height).map { _ in numbers.next(below: 97) }

    func picture(isSecond: Bool) -> StraightBitmap {
      var pixels: [UInt32] = []
      for place in 0..<width * height {
        let (x, y) = (Double(place % width), Double(place / width))
        var pixel: [Double] = isTranslucent ? [0, 0, 0, 0] : [250, 248, 246, 255]
        for disc in discs {
          let across = x + 0.5 - disc.x - (isSecond && disc.mode == 1 ? disc.shift : 0)
          let down = y + 0.5 - disc.y
          let coverage = min(1, max(0, disc.radius + 0.5 - (across * across + down * down).squareRoot()))
          guard coverage > 0 else { continue }
          var color = disc.color
          if isSecond, disc.mode == 2 { color[1] = min(255, color[1] + disc.step) }
          if isSecond, disc.mode == 3 {
            color[0] = max(0, color[0] - disc.step)
            color[2] = min(255, color[2] + disc.step)
          }
          if isTranslucent {
            pixel = color + [(coverage * disc.alpha + 0.5).rounded(.down)]
          } else {
            for channel in 0..<3 {
              pixel[channel] = (pixel[channel] + (color[channel] - pixel[channel]) * coverage + 0.5).rounded(.down)
            }
          }
        }
        var bytes = pixel.map { UInt32($0) }
        if isSecond, noise[place] == 0 { bytes[1] = (bytes[1] + 37) % 256 }
        if isSecond, isTranslucent, noise[place] == 1 { bytes[3] = (bytes[3] + 37) % 256 }
        pixels.append(bytes[3] << 24 | bytes[2] << 16 | bytes[1] << 8 | bytes[0])
      }
      return StraightBitmap(width: width, height: height, pixels: pixels)
    }
    return (picture(isSecond: false), picture(isSecond: true))
  }
}
