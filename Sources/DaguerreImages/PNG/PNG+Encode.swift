internal import CPNGWriter
public import DaguerreGraphics

extension PNG {
  /// How hard to look for repetitions; pixels are the same in both.
  public enum Compression: Sendable {
    /// For pictures that are looked at once: about 4 ms for 850 x 912 pixels.
    case fast
    /// For pictures that are kept: a quarter smaller and up to ten times slower.
    case small

    /// The compression level of zlib, 1 to 9.
    fileprivate var level: Int32 {
      switch self {
      case .fast: 3
      case .small: 9
      }
    }
  }

  /// The bitmap as a PNG file that `decode` turns back into exactly the same bitmap.
  ///
  /// Up to 256 colours become a palette, more become RGB when all are opaque and RGBA otherwise; always with 8 bits
  /// a channel, unfiltered, marked as sRGB, without times or texts. The same bitmap gives the same bytes wherever
  /// libpng and zlib are the same; other versions may compress differently, so compare pixels across machines.
  public static func encode(_ bitmap: Bitmap, compression: Compression = .fast) throws(PNGError) -> [UInt8] {
    try check(width: bitmap.width, height: bitmap.height)
    if let indexed = IndexedPixels(bitmap) {
      let palette = try straight(indexed.palette)
      return try write(bitmap, samples: indexed.indexes, bytesPerPixel: 1, palette: palette, compression)
    }
    if bitmap.pixels.allSatisfy({ $0 >> 24 == 255 }) {
      return try write(bitmap, samples: opaqueSamples(of: bitmap), bytesPerPixel: 3, palette: [], compression)
    }
    let samples = bytes(try straight(bitmap.pixels))
    return try write(bitmap, samples: samples, bytesPerPixel: 4, palette: [], compression)
  }

  static func straight(_ pixels: [UInt32]) throws(PNGError) -> [UInt32] {
    if let pixel = pixels.first(where: { !AlphaConversion.isPremultiplied($0) }) {
      throw .notPremultiplied(pixel: pixel)
    }
    return pixels.map { AlphaConversion.straight($0) }
  }

  /// R, G, B, A of each pixel.
  static func bytes(_ pixels: [UInt32]) -> [UInt8] { pixels.withUnsafeBytes { Array($0) } }

  static func opaqueSamples(of bitmap: Bitmap) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: bitmap.pixels.count * 3) { samples, count in
      var next = 0
      for pixel in bitmap.pixels {
        samples[next] = UInt8(truncatingIfNeeded: pixel)
        samples[next + 1] = UInt8(truncatingIfNeeded: pixel >> 8)
        samples[next + 2] = UInt8(truncatingIfNeeded: pixel >> 16)
        next += 3
      }
      count = next
    }
  }

  static func write(
    _ bitmap: Bitmap, samples: [UInt8], bytesPerPixel: Int, palette: [UInt32], _ compression: Compression
  ) throws(PNGError) -> [UInt8] {
    // zlib's bound for data that does not compress, with a filter byte a row, chunk heads and palette.
    let raw = samples.count + bitmap.height
    let capacity = raw + raw / 256 + 8192
    var reason = [CChar](repeating: 0, count: 64)
    let file = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
      count = samples.withUnsafeBufferPointer { samples in
        bytes(palette).withUnsafeBufferPointer { colors in
          var picture = CPNGPicture(
            width: UInt32(bitmap.width), height: UInt32(bitmap.height), bytes_per_pixel: Int32(bytesPerPixel),
            samples: samples.baseAddress, palette: colors.baseAddress, palette_count: Int32(palette.count),
            compression_level: compression.level)
          return cpng_write(&picture, buffer.baseAddress, capacity, &reason)
        }
      }
    }
    guard !file.isEmpty else {
      throw .writeFailed(
        reason: String(decoding: reason.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self))
    }
    return file
  }
}
