internal import DaguerreSupport

/// From the colours of a profile to those of sRGB: what sRGB cannot show becomes the nearest that each channel can.
///
/// In whole numbers, after tables that are made of operations that are rounded alike everywhere: light has 16 bits.
struct ColorConversion {
  /// The light of each level of red, green and blue, to 65535.
  private let lights: [[Int]]
  /// What each light of the profile adds to each of sRGB, 65536 for all of it.
  private let rows: [SIMD3<Int>]

  /// Nil where nothing has to be converted: no profile that can be read, or one of sRGB.
  init?(_ profile: ColorProfile?) {
    guard let profile else { return nil }
    lights = profile.curves.map { curve in
      (0..<256).map { Int((curve.light(Double($0) / 255) * 65535).rounded()) }
    }
    let levels = Self.levels
    let hasCurve = lights.allSatisfy { $0.enumerated().allSatisfy { Int(levels[$1]) == $0 } }
    guard let primaries = profile.primaries else {
      if hasCurve { return nil }
      rows = [[65536, 0, 0], [0, 65536, 0], [0, 0, 65536]]
      return
    }
    // Files of sRGB have been rounded in many ways.
    let isSRGB = zip(primaries, ColorProfile.primariesOfSRGB).allSatisfy { found, own in
      let difference = found - own
      return max(difference.max(), -difference.min()) < 0.001
    }
    if hasCurve && isSRGB { return nil }
    guard let rows = Self.rows(from: primaries) else { return nil }
    self.rows = rows
  }

  /// Converts pixels with straight colours, packed `0xAABBGGRR`.
  func apply(to pixels: inout [UInt32]) {
    let levels = Self.levels
    let (reds, greens, blues) = (lights[0], lights[1], lights[2])
    let (toRed, toGreen, toBlue) = (rows[0], rows[1], rows[2])
    for index in pixels.indices {
      let pixel = pixels[index]
      let (red, green) = (reds[Int(pixel & 0xFF)], greens[Int(pixel >> 8 & 0xFF)])
      let blue = blues[Int(pixel >> 16 & 0xFF)]
      func level(_ row: SIMD3<Int>) -> UInt32 {
        let light = (row.x * red + row.y * green + row.z * blue + 32768) >> 16
        return UInt32(levels[min(max(light, 0), 65535)])
      }
      pixels[index] = pixel & 0xFF00_0000 | level(toBlue) << 16 | level(toGreen) << 8 | level(toRed)
    }
  }

  /// The level of sRGB for each light, the nearest.
  private static let levels: [UInt8] = {
    var levels: [UInt8] = []
    levels.reserveCapacity(65536)
    for level in 0..<255 {
      // Where the next level becomes the nearest one.
      let end = Int((ToneCurve.sRGB.light((Double(level) + 0.5) / 255) * 65535).rounded(.up))
      levels += repeatElement(UInt8(level), count: end - levels.count)
    }
    return levels + repeatElement(255, count: 65536 - levels.count)
  }()

  /// Nil where the primaries do not add up to the white under which they are given.
  private static func rows(from primaries: ColorProfile.Primaries) -> [SIMD3<Int>]? {
    let fromLight = Matrix3(ColorProfile.primariesOfSRGB).inverse
    let columns = primaries.map { fromLight * $0 }
    var rows: [SIMD3<Int>] = []
    for index in 0..<3 {
      let shares = SIMD3(columns.map { $0[index] })
      let sum = shares.sum()
      guard abs(sum - 1) < 0.05 else { return nil }
      // Greys stay greys, whatever the profile's numbers were rounded to.
      let (red, green) = (Int((shares.x / sum * 65536).rounded()), Int((shares.y / sum * 65536).rounded()))
      rows.append([red, green, 65536 - red - green])
    }
    return rows
  }
}
