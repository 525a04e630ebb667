internal import DaguerreSupport

/// What the chunks gAMA and cHRM of a PNG file say of its colours.
///
/// Source: PNG (Third Edition), sections 11.3.2.1 and 11.3.2.2; as libpng has it, an exponent that is that of sRGB but for a
/// twentieth counts as sRGB.
struct PNGGamma {
  /// What levels are of light.
  private let exponent: Double
  /// The primaries in CIE XYZ under D50.
  private let primaries: ColorProfile.Primaries

  private static let exponentOfSRGB = 0.45455

  /// - Parameter values: the exponent, and x and y of white, red, green and blue; 0 where nothing is said of these.
  init?(_ values: [Double]) {
    guard values.count == 9, values[0] > 0 else { return nil }
    exponent = values[0]
    let places = stride(from: 1, to: 9, by: 2).map { SIMD2(values[$0], values[$0 + 1]) }
    primaries = Self.primaries(places) ?? ColorProfile.primariesOfSRGB
  }

  var profile: ColorProfile {
    let ratio = exponent / Self.exponentOfSRGB
    let isThatOfSRGB = ratio > 0.95 && ratio < 1.05
    return ColorProfile(primaries: primaries, curve: isThatOfSRGB ? .sRGB : .power(1 / exponent))
  }

  /// Nil for places that no colours can be made of.
  private static func primaries(_ places: [SIMD2<Double>]) -> ColorProfile.Primaries? {
    guard places.allSatisfy({ $0.x >= 0 && $0.y > 0.0001 && $0.x + $0.y <= 1.0001 }) else { return nil }
    let white = White.xyz(places[0])
    // The white of profiles.
    let columns = Primaries(Array(places[1...]), white: white)?.matrix.columns.map {
      White.adapted($0, from: white, to: [0.9642, 1, 0.8249])
    }
    return columns.flatMap { $0.allSatisfy { max($0.max(), -$0.min()) < 10 } ? $0 : nil }
  }
}
