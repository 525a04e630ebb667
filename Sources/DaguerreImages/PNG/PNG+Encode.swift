internal import CPNGWriter
public import DaguerreGraphics

extension PNG {
  /// How hard to look for repetitions; pixels are the same in all.
  public enum Compression: CaseIterable, Sendable {
    /// For thousands of pictures that are looked at once: a quarter to a third larger than ``fast``, in an eighth of the
    /// time. Bytes are the same on all processors with SSE 4.2, and may differ on others.
    case fastest
    /// For pictures that are looked at once: about 4 ms for 850 x 912 pixels.
    case fast
    /// For pictures that are kept: a twenty-fifth smaller than ``fast`` in three times the time, and less than half as large
    /// where colours change smoothly.
    case small
  }

  /// Whether libpng is to choose a filter for each row; flat drawings are smaller without.
  private static func takesFilters(_ bitmap: Bitmap, samples: [UInt8], bytesPerPixel: Int) throws(PNGError) -> Bool {
    func size(_ filters: Bool) throws(PNGError) -> Int {
      try write(bitmap, samples: samples, bytesPerPixel: bytesPerPixel, level: 1, filters: filters).count
    }
    // The quickest level says it well enough where filters are much better, and not where both are about as good.
    return try size(true) * 2 < size(false)
  }

  /// A keyword of up to 79 characters and a text, both of printable ASCII; the standard's own keywords are `Title`,
  /// `Software`, `Comment` and some others (PNG, third edition, 11.3.3).
  public struct Text: Hashable, Sendable {
    let keyword: String
    let text: String

    /// What is not printable ASCII becomes a question mark.
    public init(_ keyword: String, _ text: String) {
      func printable(_ text: String) -> String {
        String(
          decoding: text.unicodeScalars.map { (32..<127).contains($0.value) ? UInt8($0.value) : 63 }, as: UTF8.self)
      }
      self.keyword = String(printable(keyword).prefix(79))
      self.text = printable(text)
    }
  }

  /// The bitmap as a PNG file that `decode` turns back into exactly the same bitmap.
  ///
  /// Up to 256 colours become a palette, more become RGB when all are opaque and RGBA otherwise; always with 8 bits
  /// a channel, marked as sRGB, without times. The same bitmap gives the same bytes wherever
  /// libpng, zlib, libdeflate and ISA-L are the same; other versions may compress differently, so compare pixels across
  /// machines.
  ///
  /// - Parameter texts: what the file says of itself.
  public static func encode(
    _ bitmap: Bitmap, compression: Compression = .fast, texts: [Text] = []
  ) throws(PNGError) -> [UInt8] {
    try check(width: bitmap.width, height: bitmap.height)
    // Most rows of a flat drawing are.
    let repeats = bitmap.rowsLikeTheOneAbove
    if let indexed = IndexedPixels(bitmap, repeats: repeats) {
      let palette = try straight(indexed.palette)
      return try PackedRows(indexed, palette: palette, width: bitmap.width, repeats: repeats).file(texts, compression)
    }
    let isOpaque = Self.isOpaque(bitmap, repeats: repeats)
    let pixels = isOpaque ? bitmap.pixels : try straight(bitmap.pixels)
    if compression == .small { return try smallFile(bitmap, pixels, isOpaque: isOpaque, repeats: repeats, texts) }
    return try PackedRows(pixels, isOpaque: isOpaque, width: bitmap.width, repeats: repeats).file(texts, compression)
  }

  /// A small file without a palette.
  ///
  /// - Parameters:
  ///   - pixels: those of the bitmap, straight.
  ///   - repeats: the rows that are equal to the one above.
  static func smallFile(
    _ bitmap: Bitmap, _ pixels: [UInt32], isOpaque: Bool, repeats: [Bool], _ texts: [Text] = []
  ) throws(PNGError) -> [UInt8] {
    let (samples, size) = isOpaque ? (opaqueSamples(of: bitmap), 3) : (bytes(pixels), 4)
    if try takesFilters(bitmap, samples: samples, bytesPerPixel: size) {
      return try write(bitmap, samples: samples, bytesPerPixel: size, level: 9, filters: true, texts)
    }
    return try PackedRows(pixels, isOpaque: isOpaque, width: bitmap.width, repeats: repeats).file(texts, .small)
  }

  /// Looks at the pixels in a loop that processors take eight or more at a time.
  ///
  /// - Parameter repeats: for each row whether it need not be looked at; nil to look at all.
  static func isOpaque(_ bitmap: Bitmap, repeats: [Bool]? = nil) -> Bool {
    bitmap.pixels.withUnsafeBufferPointer { pixels in
      (0..<bitmap.height).allSatisfy { row in
        repeats?[row] == true || pixels.row(row, width: bitmap.width).reduce(.max, &) >> 24 == 255
      }
    }
  }

  static func straight(_ pixels: [UInt32]) throws(PNGError) -> [UInt32] {
    if let pixel = pixels.first(where: { !AlphaConversion.isPremultiplied($0) }) {
      throw .notPremultiplied(pixel: pixel)
    }
    return pixels.map { AlphaConversion.straight($0) }
  }

  /// R, G, B, A of each pixel.
  private static func bytes(_ pixels: [UInt32]) -> [UInt8] { pixels.withUnsafeBytes { Array($0) } }

  private static func opaqueSamples(of bitmap: Bitmap) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: bitmap.pixels.count * 3) { samples, count in
      bitmap.pixels.withUnsafeBytes { PackedRows.dropAlpha(of: $0, to: UnsafeMutableRawBufferPointer(samples)) }
      count = bitmap.pixels.count * 3
    }
  }

  /// A file without a palette, by libpng and zlib.
  private static func write(
    _ bitmap: Bitmap, samples: [UInt8], bytesPerPixel: Int, level: Int32, filters: Bool, _ texts: [Text] = []
  ) throws(PNGError) -> [UInt8] {
    let words = texts.flatMap { Array($0.keyword.utf8CString) + Array($0.text.utf8CString) }
    // zlib's bound for data that does not compress, with a filter byte a row, chunk heads and texts.
    let raw = samples.count + bitmap.height
    let capacity = raw + raw / 256 + 8192 + words.count + 16 * texts.count
    var reason = [CChar](repeating: 0, count: 64)
    let file = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
      count = samples.withUnsafeBufferPointer { samples in
        words.withUnsafeBufferPointer { words in
          var picture = CPNGPicture(
            width: UInt32(bitmap.width), height: UInt32(bitmap.height), bytes_per_pixel: Int32(bytesPerPixel),
            samples: samples.baseAddress, compression_level: level, filters: filters ? 1 : 0,
            texts: words.baseAddress, text_count: Int32(texts.count))
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

  /// The texts of a PNG file; none where it is no PNG file or a damaged one.
  ///
  /// Checksums are not looked at.
  public static func texts(in file: [UInt8]) -> [Text] {
    var found: [Text] = []
    for chunk in Chunk.all(in: file) where chunk.name == "tEXt" {
      let parts = file[chunk.content].split(separator: 0, maxSplits: 1, omittingEmptySubsequences: false)
        .map { String(decoding: $0, as: UTF8.self) }
      if parts.count == 2 { found.append(Text(parts[0], parts[1])) }
    }
    return found
  }
}

extension PNG.Text {
  /// The text of the first of some with a keyword.
  public static func value(of keyword: String, in texts: [PNG.Text]) -> String? {
    texts.first { $0.keyword == keyword }?.text
  }
}
