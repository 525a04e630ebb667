import DaguerreGraphics

/// Blending as the specification writes it, on colours that are not premultiplied.
enum ReferenceBlend {
  /// - Returns: the premultiplied result of two premultiplied colours of 0...1.
  static func blend(_ source: SIMD4<Double>, _ backdrop: SIMD4<Double>, _ mode: BlendMode) -> SIMD4<Double> {
    let (a, b) = (source[3], backdrop[3])
    func straight(_ color: SIMD4<Double>) -> [Double] { (0..<3).map { color[3] > 0 ? color[$0] / color[3] : 0 } }
    func porterDuff(_ fa: Double, _ fb: Double) -> SIMD4<Double> { source * fa + backdrop * fb }
    switch mode {
    case .normal: return porterDuff(1, 1 - a)
    case .sourceAtop: return porterDuff(b, 1 - a)
    case .destinationOver: return porterDuff(1 - b, 1)
    case .destinationOut: return porterDuff(0, 1 - a)
    case .plusLighter: return (source + backdrop).clamped(lowerBound: .zero, upperBound: .one)
    case .plusDarker:
      // One less the sum of what both lack, where something is.
      let alpha = min(1, a + b)
      var result = SIMD4<Double>.zero
      for i in 0..<3 { result[i] = max(0, alpha - ((a - source[i]) + (b - backdrop[i]))) }
      result[3] = alpha
      return result
    default:
      let (cs, cb) = (straight(source), straight(backdrop))
      let mixed = mix(cs, cb, mode)
      var result = SIMD4<Double>.zero
      for i in 0..<3 {
        let shown = (1 - b) * cs[i] + b * mixed[i]
        result[i] = a * shown + (1 - a) * b * cb[i]
      }
      result[3] = a + b * (1 - a)
      return result
    }
  }

  /// Where a group covers what is there.
  static func composite(
    _ source: SIMD4<Double>, _ backdrop: SIMD4<Double>, _ mode: CompositeMode
  ) -> SIMD4<Double> {
    let (a, b) = (source[3], backdrop[3])
    let (fa, fb): (Double, Double) =
      switch mode {
      case .copy: (1, 0)
      case .sourceIn: (b, 0)
      case .sourceOut: (1 - b, 0)
      case .destinationIn: (0, a)
      case .destinationAtop: (1 - b, a)
      case .xor: (1 - b, 1 - a)
      }
    return source * fa + backdrop * fb
  }

  private static func mix(_ cs: [Double], _ cb: [Double], _ mode: BlendMode) -> [Double] {
    switch mode {
    case .hue: return setLum(setSat(cs, sat(cb)), lum(cb))
    case .saturation: return setLum(setSat(cb, sat(cs)), lum(cb))
    case .color: return setLum(cs, lum(cb))
    case .luminosity: return setLum(cb, lum(cs))
    default: return zip(cs, cb).map { mix($0, $1, mode) }
    }
  }

  private static func mix(_ cs: Double, _ cb: Double, _ mode: BlendMode) -> Double {
    switch mode {
    case .multiply: cb * cs
    case .screen: 1 - (1 - cb) * (1 - cs)
    case .overlay: mix(cb, cs, .hardLight)
    case .darken: min(cb, cs)
    case .lighten: max(cb, cs)
    case .colorDodge: cb == 0 ? 0 : cs >= 1 ? 1 : min(1, cb / (1 - cs))
    case .colorBurn: cb >= 1 ? 1 : cs <= 0 ? 0 : 1 - min(1, (1 - cb) / cs)
    case .hardLight: cs <= 0.5 ? mix(2 * cs, cb, .multiply) : mix(2 * cs - 1, cb, .screen)
    case .softLight:
      cs <= 0.5
        ? cb - (1 - 2 * cs) * cb * (1 - cb)
        : cb + (2 * cs - 1) * ((cb <= 0.25 ? ((16 * cb - 12) * cb + 4) * cb : cb.squareRoot()) - cb)
    case .difference: abs(cb - cs)
    case .exclusion: cb + cs - 2 * cb * cs
    default: .nan
    }
  }

  private static func lum(_ color: [Double]) -> Double { 0.3 * color[0] + 0.59 * color[1] + 0.11 * color[2] }
  private static func sat(_ color: [Double]) -> Double { color.reduce(0, max) - color.reduce(1, min) }

  private static func setLum(_ color: [Double], _ wanted: Double) -> [Double] {
    var color = color.map { $0 + wanted - lum(color) }
    let (l, n, x) = (lum(color), color.reduce(.infinity, min), color.reduce(-.infinity, max))
    if n < 0 { color = color.map { l + ($0 - l) * l / (l - n) } }
    if x > 1 { color = color.map { l + ($0 - l) * (1 - l) / (x - l) } }
    return color
  }

  /// Sorted by size, as the specification has it.
  private static func setSat(_ color: [Double], _ wanted: Double) -> [Double] {
    let order = [0, 1, 2].sorted { color[$0] < color[$1] }
    let (low, middle, high) = (order[0], order[1], order[2])
    var result = [0.0, 0, 0]
    guard color[high] > color[low] else { return result }
    result[middle] = (color[middle] - color[low]) * wanted / (color[high] - color[low])
    result[high] = wanted
    return result
  }
}
