// Colours made from another, for defaults of attributes.

extension SkinColor {
  /// The colour with another alpha, whatever its own is.
  public func withAlphaComponent(_ alpha: Double) -> SkinColor {
    SkinColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// The colour on its way to white, channel by channel; its alpha stays.
  ///
  /// - Parameter frac: 0 for the colour itself, 1 for white.
  public func lightened(by frac: Frac) -> SkinColor { shaded(to: 1, at: frac) }

  /// The colour on its way to black, channel by channel; its alpha stays.
  ///
  /// - Parameter frac: 0 for the colour itself, 1 for black.
  public func darkened(by frac: Frac) -> SkinColor { shaded(to: 0, at: frac) }

  private func shaded(to end: Double, at frac: Frac) -> SkinColor {
    func channel(_ value: Double) -> Double { value.interpolated(to: end, at: frac) }
    return SkinColor(red: channel(red), green: channel(green), blue: channel(blue), alpha: alpha)
  }
}
