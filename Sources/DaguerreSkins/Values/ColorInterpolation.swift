/// In which space colours are blended.
public enum ColorInterpolation: String, Sendable, CaseIterable {
  /// Channel by channel, as browsers and platforms do.
  case sRGB
  /// In Oklab, where equal steps look equally large.
  case perceptual

  /// What colours use when nothing is said: that of the interpolated skin being read, else sRGB.
  @TaskLocal public static var inForce = ColorInterpolation.sRGB
}
