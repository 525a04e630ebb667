internal import DaguerreSupport

extension Oklab {
  init(_ color: SkinColor) {
    self.init(light: SIMD3(color.red, color.green, color.blue).map(TransferFunction.linear))
  }

  /// The sRGB colour; what sRGB cannot show is clamped channel by channel.
  func color(alpha: Double) -> SkinColor {
    let channels = light.map(TransferFunction.encoded)
    return SkinColor(red: channels.x, green: channels.y, blue: channels.z, alpha: alpha)
  }
}
