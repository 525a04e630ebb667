internal import CPNG
public import DaguerreGraphics

extension PNG {
  /// The bitmap as a PNG file that `decode` turns back into exactly the same bitmap.
  ///
  /// Up to 256 colours become a palette, more become RGB when all are opaque and RGBA otherwise; always 8 bits
  /// a channel, marked as sRGB, without times or texts. The same bitmap gives the same bytes wherever libpng
  /// and zlib are the same; other versions may compress differently, so compare pixels across machines.
  public static func encode(_ bitmap: Bitmap) throws(PNGError) -> [UInt8] {
    try check(width: bitmap.width, height: bitmap.height)
    if let indexed = IndexedPixels(bitmap) {
      // Without the fast flag libpng compresses at level 6, and never filters palette indexes.
      return try write(
        bitmap, format: rgba | colorMap, flags: 0, samples: indexed.indexes, bytesPerPixel: 1,
        palette: straight(indexed.palette))
    }
    // "Fast" means no filter, which suits flat drawings, and level 3.
    let fast = UInt32(PNG_IMAGE_FLAG_FAST)
    let isOpaque = bitmap.pixels.allSatisfy { $0 >> 24 == 255 }
    if isOpaque {
      return try write(
        bitmap, format: rgb, flags: fast, samples: opaqueSamples(of: bitmap), bytesPerPixel: 3, palette: [])
    }
    let samples = try straight(bitmap.pixels).withUnsafeBytes { Array($0) }
    return try write(bitmap, format: rgba, flags: fast, samples: samples, bytesPerPixel: 4, palette: [])
  }

  // Named values of png.h that are built from flags, which the importer of C leaves out.
  static let rgb = UInt32(PNG_FORMAT_FLAG_COLOR)
  static let rgba = rgb | UInt32(PNG_FORMAT_FLAG_ALPHA)
  private static let colorMap = UInt32(PNG_FORMAT_FLAG_COLORMAP)

  private static func straight(_ pixels: [UInt32]) throws(PNGError) -> [UInt32] {
    if let pixel = pixels.first(where: { !AlphaConversion.isPremultiplied($0) }) {
      throw .notPremultiplied(pixel: pixel)
    }
    return pixels.map { AlphaConversion.straight($0) }
  }

  private static func opaqueSamples(of bitmap: Bitmap) -> [UInt8] {
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

  private static func write(
    _ bitmap: Bitmap, format: UInt32, flags: UInt32, samples: [UInt8], bytesPerPixel: Int, palette: [UInt32]
  ) throws(PNGError) -> [UInt8] {
    var image = png_image()
    image.version = UInt32(PNG_IMAGE_VERSION)
    image.width = UInt32(bitmap.width)
    image.height = UInt32(bitmap.height)
    image.format = format
    image.flags = flags
    image.colormap_entries = UInt32(palette.count)
    defer { png_image_free(&image) }

    // zlib's bound for data that does not compress, chunk heads and palette included.
    let raw = samples.count + bitmap.height
    let capacity = raw + raw / 256 + 8192
    var isWritten = false
    let bytes = [UInt8](unsafeUninitializedCapacity: capacity) { file, count in
      var size = png_alloc_size_t(capacity)
      isWritten =
        png_image_write_to_memory(
          &image, file.baseAddress, &size, 0, samples, png_int_32(bitmap.width * bytesPerPixel), palette) != 0
      count = isWritten ? Int(size) : 0
    }
    guard isWritten else { throw .writeFailed(reason: image.reason) }
    return bytes
  }
}

extension png_image {
  /// What libpng says went wrong.
  var reason: String {
    withUnsafeBytes(of: message) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
  }
}
