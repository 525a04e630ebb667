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
    let colors = places.map { SIMD3($0.x / $0.y, 1, (1 - $0.x - $0.y) / $0.y) }
    let (white, own) = (colors[0], Array(colors[1...]))
    // How much of each is white, and then by Bradford's method what that is under D50.
    guard let shares = solution(of: own, white) else { return nil }
    let toCones: [SIMD3<Double>] = [
      [0.8951, -0.7502, 0.0389], [0.2664, 1.7135, -0.0685], [-0.1614, 0.0367, 1.0296],
    ]
    func cones(_ color: SIMD3<Double>) -> SIMD3<Double> {
      toCones[0] * color.x + toCones[1] * color.y + toCones[2] * color.z
    }
    let gains = cones([0.9642, 1, 0.8249]) / cones(white)
    let adapted = zip(own, [shares.x, shares.y, shares.z]).compactMap { color, share in
      solution(of: toCones, cones(color * share) * gains)
    }
    let isKnown = adapted.allSatisfy { max($0.max(), -$0.min()) < 10 }
    return adapted.count == 3 && isKnown ? adapted : nil
  }

  /// How much of each of three columns makes a sum; nil where they lie in a plane.
  private static func solution(of columns: [SIMD3<Double>], _ sum: SIMD3<Double>) -> SIMD3<Double>? {
    func cross(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> SIMD3<Double> {
      [a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x]
    }
    let rows = [cross(columns[1], columns[2]), cross(columns[2], columns[0]), cross(columns[0], columns[1])]
    let determinant = (columns[0] * rows[0]).sum()
    guard abs(determinant) > 1e-9 else { return nil }
    return SIMD3((rows[0] * sum).sum(), (rows[1] * sum).sum(), (rows[2] * sum).sum()) / determinant
  }
}
