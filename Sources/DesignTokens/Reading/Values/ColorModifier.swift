internal import DaguerreSupport

/// A change of a colour that Tokens Studio keeps beside it, as `sd-transforms` applies it.
struct ColorModifier {
  enum Kind: Equatable {
    /// Towards white, and back to black: by a share of the way.
    case lighten, darken
    /// With another colour, 0xRRGGBBAA.
    case mix(UInt32)
    case alpha
  }

  let kind: Kind
  /// A share, of 0 to 1.
  let amount: Double
  /// The space in which the way is measured, which an alpha has none of.
  let space: MixingSpace

  /// - Parameter rgba: 0xRRGGBBAA.
  func applied(to rgba: UInt32) -> UInt32 {
    let amount = min(max(self.amount, 0), 1)
    let one = space.components(of: rgba >> 8)
    let alpha = Double(rgba & 0xFF) / 255
    switch kind {
    case .lighten: return color(toward(1, one.values, amount), alpha)
    case .darken: return color(toward(0, one.values, amount), alpha)
    case .mix(let other):
      let otherAlpha = Double(other & 0xFF) / 255
      return color(
        space.mixed(one, space.components(of: other >> 8), share: amount), alpha + (otherAlpha - alpha) * amount)
    case .alpha: return rgba & 0xFFFF_FF00 | UInt32((amount * 255).rounded())
    }
  }

  private func toward(_ end: Double, _ values: SIMD3<Double>, _ amount: Double) -> SIMD3<Double> {
    var values = values
    switch space {
    case .srgb, .displayP3: return values + (SIMD3(repeating: end) - values) * amount
    case .hsl: values.z += (end * 100 - values.z) * amount
    case .lch:
      values.x += (end * 100 - values.x) * amount
      values.y *= 1 - amount
    }
    return values
  }

  private func color(_ values: SIMD3<Double>, _ alpha: Double) -> UInt32 {
    space.space.srgb(values).rgb << 8 | UInt32((alpha * 255).rounded())
  }
}
