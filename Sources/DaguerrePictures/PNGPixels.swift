internal import CPNGReader

/// Reading PNG files of any form, by libpng.
package enum PNGPixels {
  /// What each of them begins with.
  package static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// The size in pixels that the header of a file gives, without looking at anything else; nothing where there is none.
  package static func claimedSize(of file: [UInt8]) -> (width: Int, height: Int)? {
    // Signature, length and name of the first chunk, two numbers of four bytes.
    guard file.count >= 24, file.starts(with: signature), file[12..<16].elementsEqual("IHDR".utf8) else { return nil }
    func number(_ place: Int) -> Int { file[place..<place + 4].reduce(0) { $0 << 8 | Int($1) } }
    return (number(16), number(20))
  }

  /// The ICC profile of a file; nil where there is none, or one of more than a megabyte.
  static func colorProfile(of file: [UInt8]) -> [UInt8]? {
    let count = cpng_profile(file, file.count, nil, 0)
    guard count > 0 else { return nil }
    var profile = [UInt8](repeating: 0, count: count)
    _ = cpng_profile(file, file.count, &profile, count)
    return profile
  }

  /// What a file says of its colours without a profile; nil for nothing, or for sRGB.
  static func gamma(of file: [UInt8]) -> PNGGamma? {
    var values = [Int32](repeating: 0, count: 9)
    guard cpng_gamma(file, file.count, &values) != 0 else { return nil }
    return PNGGamma(values.map { Double($0) / 100_000 })
  }

  /// The pixels of a file with straight colours, packed `0xAABBGGRR`.
  ///
  /// 16 bits a channel become 8, rounded to nearest. Gamma and colour profiles are not applied here.
  /// - Parameters:
  ///   - width: that of the header, as `height`.
  package static func read(_ file: [UInt8], width: Int, height: Int) throws(PictureDamage) -> [UInt32] {
    try writtenPixels(width: width, height: height) {
      cpng_read(file, file.count, UInt32(width), UInt32(height), $0, $1)
    }
  }
}
