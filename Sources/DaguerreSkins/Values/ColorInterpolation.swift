/// The space in which colours are blended.
public enum ColorInterpolation: String, Sendable, CaseIterable {
  /// Channel by channel, as browsers and platforms do.
  case sRGB
  /// In Oklab, where equal steps look equal.
  case perceptual

  /// The space used where none is given: that of the interpolated skin being read, else sRGB.
  @TaskLocal public static var inForce = ColorInterpolation.sRGB
}
