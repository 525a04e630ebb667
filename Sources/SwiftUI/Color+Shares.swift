internal import DaguerreSupport
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

extension Color {
  /// A space in which the channels of colours are given; pictures are in sRGB, where others become what is nearest.
  public enum RGBColorSpace: Hashable, Sendable { case sRGB, sRGBLinear, displayP3 }

  /// A colour by its channels from 0 to 1; opaque by default.
  ///
  /// What a display of P3 shows beyond sRGB has the channels of sRGB cut.
  public init(_ space: RGBColorSpace, red: Double, green: Double, blue: Double, opacity: Double = 1) {
    let shares = Self.sRGB(of: space, [red, green, blue].map(\.asShare))
    self.init(red: shares[0], green: shares[1], blue: shares[2], opacity: opacity)
  }

  fileprivate static func sRGB(of space: RGBColorSpace, _ channels: [Double]) -> [Double] {
    switch space {
    case .sRGB: channels
    case .sRGBLinear: channels.map(TransferFunction.encoded)
    case .displayP3: ColorSpace.displayP3.channels(channels)
    }
  }

  /// A grey from 0, black, to 1, white; opaque by default.
  public init(_ space: RGBColorSpace, white: Double, opacity: Double = 1) {
    self.init(space, red: white, green: white, blue: white, opacity: opacity)
  }

  /// A colour by its place on the circle of hues, its share of the full colour and its brightness, each 0 to 1.
  ///
  /// A place beyond 1 goes round the circle again, as in SwiftUI; one below 0 is red.
  ///
  /// The formula is that of the hexagonal cone (A. R. Smith, "Color gamut transform pairs", 1978).
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    let sector = (hue.isFinite ? max(hue, 0) : 0).truncatingRemainder(dividingBy: 1) * 6
    func channel(_ offset: Double) -> Double {
      let place = (sector + offset).truncatingRemainder(dividingBy: 6)
      return brightness.asShare * (1 - saturation.asShare * max(0, min(place, 4 - place, 1)))
    }
    self.init(red: channel(5), green: channel(3), blue: channel(1), opacity: opacity)
  }
}

extension Color {
  /// The colour mixed with another one: 0 for this one, 1 for the other, in Oklab if no other space is said.
  public func mix(with other: Color, by fraction: Double, in space: Gradient.ColorSpace = .perceptual) -> Color {
    mixed(with: other, by: fraction.asShare, in: space)
  }
}

extension Color.Resolved {
  /// A colour by its channels in a space, 0 to 1; opaque by default.
  public init(colorSpace: Color.RGBColorSpace, red: Float, green: Float, blue: Float, opacity: Float = 1) {
    let shares = Color.sRGB(of: colorSpace, [red, green, blue].map { Double($0) }).map { Float($0) }
    self.init(red: shares[0], green: shares[1], blue: shares[2], opacity: opacity)
  }
}
