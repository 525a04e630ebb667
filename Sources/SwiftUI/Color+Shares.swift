public import DaguerreViews

extension Color {
  /// A colour by its channels from 0 to 1, which is what is nearest to it outside; opaque by default.
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    func channel(_ share: Double) -> UInt8 { UInt8((share.asShare * 255).rounded()) }
    self.init(red: channel(red), green: channel(green), blue: channel(blue), alpha: channel(opacity))
  }

  /// A grey from 0, black, to 1, white; opaque by default.
  public init(white: Double, opacity: Double = 1) {
    self.init(red: white, green: white, blue: white, opacity: opacity)
  }
}
