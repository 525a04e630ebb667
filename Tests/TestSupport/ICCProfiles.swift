/// ICC profiles as programs embed them.
public enum ICCProfiles {
  /// In CIE XYZ.
  public typealias Color = (Double, Double, Double)

  /// Of Apple's screens.
  public static let displayP3 = colors(
    (0.51512, 0.2412, -0.00105), (0.29198, 0.69225, 0.04189), (0.1571, 0.06657, 0.78407), curveOfSRGB)
  /// Adobe RGB (1998).
  public static let adobe = colors(
    (0.60974, 0.31111, 0.01947), (0.20528, 0.62567, 0.06087), (0.14919, 0.06322, 0.74457), power(2.19921875))
  /// That of sRGB as it is found in files, rounded otherwise than ours.
  public static let sRGB = sRGB(curveOfSRGB)
  /// Of greys whose light is the power of 1.8.
  public static let grey = profile("GRAY", [("kTRC", power(1.8))])
  private static let curveOfSRGB = formula(3, [2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045])

  /// With the primaries of sRGB.
  public static func sRGB(_ curve: [UInt8]) -> [UInt8] {
    colors((0.43607, 0.22249, 0.01392), (0.38515, 0.71687, 0.09708), (0.14307, 0.06061, 0.7141), curve)
  }

  private static func colors(_ red: Color, _ green: Color, _ blue: Color, _ curve: [UInt8]) -> [UInt8] {
    func element(_ color: Color) -> [UInt8] {
      Array("XYZ \0\0\0\0".utf8) + [color.0, color.1, color.2].flatMap(fixed)
    }
    return profile(
      "RGB ",
      [("rXYZ", element(red)), ("gXYZ", element(green)), ("bXYZ", element(blue))]
        + ["rTRC", "gTRC", "bTRC"].map { ($0, curve) })
  }

  private static func power(_ exponent: Double) -> [UInt8] {
    Array("curv\0\0\0\0".utf8) + PNGChunks.bigEndian(1) + number(UInt16(exponent * 256))
  }

  /// A curve through lights at equal distances.
  public static func table(_ lights: [UInt16]) -> [UInt8] {
    Array("curv\0\0\0\0".utf8) + PNGChunks.bigEndian(UInt32(lights.count)) + lights.flatMap(number)
  }

  /// A curve by a formula, with the numbers that its kind has.
  public static func formula(_ kind: UInt16, _ numbers: [Double]) -> [UInt8] {
    Array("para\0\0\0\0".utf8) + number(kind) + [0, 0] + numbers.flatMap(fixed)
  }

  /// A profile of a space of colours.
  public static func profile(_ space: String, _ tags: [(name: String, element: [UInt8])]) -> [UInt8] {
    var header = [UInt8](repeating: 0, count: 128)
    header.replaceSubrange(8..<24, with: [2, 0x40, 0, 0] + Array("mntr\(space)XYZ ".utf8))
    header.replaceSubrange(36..<40, with: Array("acsp".utf8))
    header.replaceSubrange(68..<80, with: [0.9642, 1, 0.8249].flatMap(fixed))
    var (entries, elements) = ([UInt8](), [UInt8]())
    for (name, element) in tags {
      let place = 132 + 12 * tags.count + elements.count
      entries += Array(name.utf8) + PNGChunks.bigEndian(UInt32(place)) + PNGChunks.bigEndian(UInt32(element.count))
      elements += element + [UInt8](repeating: 0, count: (4 - element.count % 4) % 4)
    }
    let profile = header + PNGChunks.bigEndian(UInt32(tags.count)) + entries + elements
    return PNGChunks.bigEndian(UInt32(profile.count)) + profile.dropFirst(4)
  }

  private static func fixed(_ number: Double) -> [UInt8] {
    PNGChunks.bigEndian(UInt32(bitPattern: Int32((number * 65536).rounded())))
  }

  private static func number(_ number: UInt16) -> [UInt8] { [UInt8(number >> 8), UInt8(number & 0xFF)] }

  // MARK: In files

  /// A PNG file of one line with a profile in front of its pixels.
  public static func png(_ colors: [[UInt8]], alpha: UInt8 = 255, isGrey: Bool = false, _ profile: [UInt8]) -> [UInt8] {
    png(colors, alpha: alpha, isGrey: isGrey, chunks: iccp(profile))
  }

  /// The chunk with a profile.
  public static func iccp(_ profile: [UInt8]) -> [UInt8] {
    PNGChunks.chunk("iCCP", Array("a profile\0\0".utf8) + stored(profile))
  }

  /// A PNG file of one line with chunks in front of its pixels.
  public static func png(_ colors: [[UInt8]], alpha: UInt8 = 255, isGrey: Bool = false, chunks: [UInt8]) -> [UInt8] {
    let pixels = colors.flatMap { isGrey ? [$0[0]] : $0 + [alpha] }
    return PNGChunks.signature
      + PNGChunks.chunk("IHDR", PNGChunks.bigEndian(UInt32(colors.count)) + [0, 0, 0, 1, 8, isGrey ? 0 : 6, 0, 0, 0])
      + chunks + PNGChunks.chunk("IDAT", stored([0] + pixels)) + PNGChunks.chunk("IEND", [])
  }

  /// A JPEG file with a profile in parts of some size.
  public static func jpeg(_ file: [UInt8], _ profile: [UInt8], by size: Int) -> [UInt8] {
    let starts = Array(stride(from: 0, to: profile.count, by: size))
    // The last part is the first one in the file: they have numbers.
    let segments = starts.enumerated().reversed().map { index, start in
      let part = profile[start..<min(start + size, profile.count)]
      let contents = Array("ICC_PROFILE\0".utf8) + [UInt8(index + 1), UInt8(starts.count)] + part
      return [0xFF, 0xE2] + number(UInt16(contents.count + 2)) + contents
    }
    return Array(file.prefix(2) + segments.joined() + file.dropFirst(2))
  }

  /// A WebP file of 16 x 8 pixels, one that is nothing but its pixels, with a profile in front of them.
  public static func webP(_ file: [UInt8], _ profile: [UInt8]) -> [UInt8] {
    func little(_ number: Int) -> [UInt8] { PNGChunks.bigEndian(UInt32(number)).reversed() }
    let padding = [UInt8](repeating: 0, count: profile.count % 2)
    let chunks =
      Array("WEBPVP8X".utf8) + little(10) + [0x20, 0, 0, 0, 15, 0, 0, 7, 0, 0]
      + Array("ICCP".utf8) + little(profile.count) + profile + padding + file.dropFirst(12)
    return Array("RIFF".utf8) + little(chunks.count) + chunks
  }

  /// The stream of zlib that holds bytes as they are.
  private static func stored(_ bytes: [UInt8]) -> [UInt8] {
    let (low, high) = (UInt8(bytes.count & 0xFF), UInt8(bytes.count >> 8))
    var (a, b) = (UInt32(1), UInt32(0))
    for byte in bytes {
      a = (a + UInt32(byte)) % 65521
      b = (b + a) % 65521
    }
    return [0x78, 1, 1, low, high, ~low, ~high] + bytes + PNGChunks.bigEndian(b << 16 | a)
  }
}
