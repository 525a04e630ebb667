/// Colours as premultiplied channels of 0...1: red, green, blue, alpha.
private typealias Channels = SIMD4<Double>

extension Layer {
  /// Lays the pixels of another layer over these in a mode, each channel rounded to nearest once.
  func blend(_ source: Layer, _ mode: BlendMode, within clip: Clip) {
    // Neighbours are often alike.
    var last: (source: UInt32, backdrop: UInt32, coverage: UInt16, result: UInt32)?
    for y in source.bounds.y0..<source.bounds.y1 {
      clip.split(y: y, x: source.bounds.x0, count: source.bounds.width) { start, count, coverage in
        let (pixels, sources) = (pixel(start, y), source.pixel(start, y))
        for i in 0..<count where sources[i] >> 24 != 0 {
          let (backdrop, coverage) = (pixels[i], coverage.map { $0[i] } ?? Mask.full)
          // Small round clips have pixels without coverage, where a source has no colour to mix.
          if coverage == 0 { continue }
          if let last, last.source == sources[i], last.backdrop == backdrop, last.coverage == coverage {
            pixels[i] = last.result
            continue
          }
          let share = Double(coverage) / Double(Mask.full)
          pixels[i] = packed(mode.blend(channels(sources[i]) * share, over: channels(backdrop)))
          last = (sources[i], backdrop, coverage, pixels[i])
        }
      }
    }
  }
}

extension Layer {
  /// Puts the pixels of another layer in place of these in a mode, each channel rounded to nearest once.
  ///
  /// - Parameter coverage: what it covers by its alpha, with the bounds of the source; nil for all of the clip.
  func composite(_ source: Layer, covering coverage: Layer?, _ mode: CompositeMode, within clip: Clip) {
    let part = coverage == nil ? clip.bounds : source.bounds
    for y in part.y0..<part.y1 {
      clip.split(y: y, x: part.x0, count: part.width) { start, count, shares in
        let pixels = pixel(start, y)
        for i in 0..<count {
          let share = Double(shares.map { $0[i] } ?? Mask.full) / Double(Mask.full)
          let (x, bounds) = (start + i, source.bounds)
          let isHeld = bounds.x0 <= x && x < bounds.x1 && bounds.y0 <= y && y < bounds.y1
          let color = isHeld ? channels(source.pixel(x, y)[0]) : Channels()
          let covered = coverage.map { channels($0.pixel(x, y)[0]).w } ?? 1
          pixels[i] = packed(mode.composite(color * share, covering: covered * share, over: channels(pixels[i])))
        }
      }
    }
  }
}

extension CompositeMode {
  /// - Parameters:
  ///   - source: what is laid over, premultiplied, as far as it covers.
  ///   - coverage: how far that is.
  ///   - backdrop: what is there, premultiplied.
  fileprivate func composite(_ source: Channels, covering coverage: Double, over backdrop: Channels) -> Channels {
    switch self {
    case .copy: source + backdrop * (1 - coverage)
    case .sourceIn: source * backdrop.w + backdrop * (1 - coverage)
    case .sourceOut: source * (1 - backdrop.w) + backdrop * (1 - coverage)
    case .destinationIn: backdrop * (1 - coverage + source.w)
    case .destinationAtop: source * (1 - backdrop.w) + backdrop * (1 - coverage + source.w)
    case .xor: source * (1 - backdrop.w) + backdrop * (1 - source.w)
    }
  }
}

private func channels(_ pixel: UInt32) -> Channels {
  Channels(unsafeBitCast(pixel, to: SIMD4<UInt8>.self)) / 255
}

private func packed(_ color: Channels) -> UInt32 {
  let levels = (pointwiseMax(pointwiseMin(color, .one), .zero) * 255).rounded(.toNearestOrAwayFromZero)
  // Rounding must not leave a channel above its alpha.
  let bytes = SIMD4<UInt8>(pointwiseMin(levels, Channels(repeating: levels.w)))
  return unsafeBitCast(bytes, to: UInt32.self)
}

extension BlendMode {
  /// - Parameters:
  ///   - source: what is laid over, premultiplied.
  ///   - backdrop: what is there, premultiplied.
  fileprivate func blend(_ source: Channels, over backdrop: Channels) -> Channels {
    let (alpha, below) = (source.w, backdrop.w)
    switch self {
    case .normal: return source + backdrop * (1 - alpha)
    case .sourceAtop: return source * below + backdrop * (1 - alpha)
    case .destinationOver: return backdrop + source * (1 - below)
    case .destinationOut: return backdrop * (1 - alpha)
    case .plusLighter: return pointwiseMin(source + backdrop, .one)
    case .plusDarker:
      let sum = min(alpha + below, 1)
      var result = pointwiseMax(Channels(), source + backdrop + (sum - alpha - below))
      result.w = sum
      return result
    default:
      guard below > 0 else { return source }
      let mixed = mixed(source / alpha, backdrop / below) * (alpha * below)
      var result = source * (1 - below) + backdrop * (1 - alpha) + mixed
      result.w = alpha + below - alpha * below
      return result
    }
  }

  /// What two opaque colours give; alpha means nothing.
  private func mixed(_ source: Channels, _ backdrop: Channels) -> Channels {
    switch self {
    case .multiply: source * backdrop
    case .darken: pointwiseMin(source, backdrop)
    case .lighten: pointwiseMax(source, backdrop)
    case .screen: source + backdrop - source * backdrop
    case .difference: pointwiseMax(source, backdrop) - pointwiseMin(source, backdrop)
    case .exclusion: source + backdrop - 2 * source * backdrop
    case .overlay: each(backdrop, source, Self.hardLight)
    case .hardLight: each(source, backdrop, Self.hardLight)
    case .softLight: each(source, backdrop, Self.softLight)
    case .colorDodge: each(source, backdrop) { $1 == 0 ? 0 : $0 >= 1 ? 1 : min(1, $1 / (1 - $0)) }
    case .colorBurn: each(source, backdrop) { $1 >= 1 ? 1 : $0 == 0 ? 0 : 1 - min(1, (1 - $1) / $0) }
    case .hue: source.with(saturation: backdrop.saturation).with(luminosity: backdrop.luminosity)
    case .saturation: backdrop.with(saturation: source.saturation).with(luminosity: backdrop.luminosity)
    case .color: source.with(luminosity: backdrop.luminosity)
    case .luminosity: backdrop.with(luminosity: source.luminosity)
    case .normal, .sourceAtop, .destinationOver, .destinationOut, .plusDarker, .plusLighter: source
    }
  }

  private func each(_ source: Channels, _ backdrop: Channels, _ mix: (Double, Double) -> Double) -> Channels {
    Channels(mix(source.x, backdrop.x), mix(source.y, backdrop.y), mix(source.z, backdrop.z), 0)
  }

  private static func hardLight(_ source: Double, _ backdrop: Double) -> Double {
    if source <= 0.5 { return 2 * source * backdrop }
    let rest = 2 * source - 1
    return rest + backdrop - rest * backdrop
  }

  private static func softLight(_ source: Double, _ backdrop: Double) -> Double {
    if source <= 0.5 { return backdrop - (1 - 2 * source) * backdrop * (1 - backdrop) }
    let lighter =
      backdrop <= 0.25 ? ((16 * backdrop - 12) * backdrop + 4) * backdrop : backdrop.squareRoot()
    return backdrop + (2 * source - 1) * (lighter - backdrop)
  }
}

/// Section 10.2 of Compositing and Blending: hue, saturation and luminosity of opaque colours.
extension Channels {
  fileprivate var luminosity: Double { 0.3 * x + 0.59 * y + 0.11 * z }
  fileprivate var saturation: Double { largest - smallest }
  private var largest: Double { Swift.max(x, y, z) }
  private var smallest: Double { Swift.min(x, y, z) }

  /// The same hue, lighter or darker, and paler where it would leave what can be shown.
  fileprivate func with(luminosity: Double) -> Channels {
    let moved = self + (luminosity - self.luminosity)
    let (low, high) = (moved.smallest, moved.largest)
    var color = moved
    if low < 0 { color = luminosity + (color - luminosity) * (luminosity / (luminosity - low)) }
    if high > 1 { color = luminosity + (color - luminosity) * ((1 - luminosity) / (high - luminosity)) }
    return color
  }

  /// The same order of channels, from 0 to `saturation`.
  fileprivate func with(saturation: Double) -> Channels {
    let range = self.saturation
    return range > 0 ? (self - smallest) * (saturation / range) : Channels()
  }
}
