internal import CDeflate
import DaguerreGraphics

/// An unpacked PNG file of the usual forms: not interlaced, RGB or RGBA with 8 bits a sample, or indexes into a palette.
///
/// libdeflate unpacks in a quarter of zlib's time. Other forms, large pictures and all that is damaged is left to libpng,
/// which unpacks row by row and says what is wrong. Memory is that of the rows as the file packs them.
struct PlainPicture {
  let width: Int
  let height: Int
  private let samples: Samples
  /// Straight colours of all 256 indexes; those that the file leaves out are black, as libpng has it.
  private let palette: [UInt32]
  /// Rows as in the file without filters, each after the byte that named its filter.
  private let rows: [UInt8]
  private let rowSize: Int

  private enum Samples: Equatable {
    case rgb
    case rgba
    case indexes(bits: Int)

    /// Bits in a pixel.
    var depth: Int {
      switch self {
      case .rgb: 24
      case .rgba: 32
      case .indexes(let bits): bits
      }
    }
  }

  /// In pixels, so that no more than 64 MB are unpacked at once.
  private static let largest = 1 << 24

  /// Nothing where libpng is to read the file.
  init?(_ file: [UInt8]) {
    guard let chunks = Chunks(file) else { return nil }
    let header = chunks.header
    switch (header.colorType, header.depth, chunks.palette.isEmpty, chunks.alphas.isEmpty) {
    case (2, 8, true, true): samples = .rgb
    case (6, 8, true, true): samples = .rgba
    case (3, 1, false, _), (3, 2, false, _), (3, 4, false, _), (3, 8, false, _):
      samples = .indexes(bits: header.depth)
    default: return nil
    }
    (width, height) = (header.width, header.height)
    guard width > 0, height > 0, width <= Self.largest / height else { return nil }
    palette = Self.palette(colors: file[chunks.palette], alphas: file[chunks.alphas])
    rowSize = (width * samples.depth + 7) / 8 + 1
    guard var rows = Self.inflated(chunks.pixels(in: file), count: rowSize * height),
      RowFilter.remove(from: &rows, rowSize: rowSize, pixelSize: max(samples.depth / 8, 1))
    else { return nil }
    self.rows = rows
  }

  private static func palette(colors: ArraySlice<UInt8>, alphas: ArraySlice<UInt8>) -> [UInt32] {
    var palette = [UInt32](repeating: 0xFF00_0000, count: 256)
    for index in 0..<colors.count / 3 {
      let place = colors.startIndex + 3 * index
      let alpha = index < alphas.count ? alphas[alphas.startIndex + index] : 255
      palette[index] =
        UInt32(alpha) << 24 | UInt32(colors[place + 2]) << 16 | UInt32(colors[place + 1]) << 8 | UInt32(colors[place])
    }
    return palette
  }

  /// Nothing where the data is damaged, or unpacks to another number of bytes.
  private static func inflated(_ data: [UInt8], count: Int) -> [UInt8]? {
    guard let decompressor = libdeflate_alloc_decompressor() else { return nil }
    defer { libdeflate_free_decompressor(decompressor) }
    var taken = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { bytes, filled in
      let result = libdeflate_zlib_decompress_ex(
        decompressor, data, data.count, bytes.baseAddress, count, &taken, nil)
      filled = result == LIBDEFLATE_SUCCESS ? count : 0
    }
    return bytes.count == count && taken == data.count ? bytes : nil
  }

  /// With the colours that the file has.
  var straight: StraightBitmap {
    let pixels = [UInt32](unsafeUninitializedCapacity: width * height) { pixels, count in
      rows.withUnsafeBytes { rows in
        for y in 0..<height {
          let target = UnsafeMutableBufferPointer(rebasing: pixels[y * width..<(y + 1) * width])
          expand(row(y, in: rows), palette, into: target)
        }
      }
      count = width * height
    }
    return StraightBitmap(width: width, height: height, pixels: pixels)
  }

  /// Calls `body` with the premultiplied pixels as runs, see `RunWriter`, without making a bitmap of them.
  func forEachRun(_ body: (UnsafeBufferPointer<UInt32>) -> Void) {
    guard samples != .rgb else { return forEachOpaqueRun(body) }
    let palette = palette.map(AlphaConversion.premultiplied)
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 2 * width) { pixels in
      var current = UnsafeMutableBufferPointer(rebasing: pixels[..<width])
      var next = UnsafeMutableBufferPointer(rebasing: pixels[width...])
      var writer = RunWriter()
      var alike = 0
      rows.withUnsafeBytes { rows in
        for y in 0..<height {
          if y > 0, row(y, in: rows).hasSameBytes(as: row(y - 1, in: rows)) {
            alike += 1
            continue
          }
          expand(row(y, in: rows), palette, into: next)
          if samples == .rgba { for x in 0..<width { next[x] = AlphaConversion.premultiplied(next[x]) } }
          // Different bytes may be the same colours, when they are of different indexes or of transparent pixels.
          if alike > 0, UnsafeBufferPointer(next).hasSamePixels(as: UnsafeBufferPointer(current)) {
            alike += 1
            continue
          }
          if alike > 0 { writer.add(rows: alike, of: UnsafeBufferPointer(current), body) }
          swap(&current, &next)
          alike = 1
        }
      }
      writer.add(rows: alike, of: UnsafeBufferPointer(current), body)
      writer.finish(body)
    }
  }

  /// Looks for runs in the rows as the file has them, which tell pixels apart as their colours do.
  private func forEachOpaqueRun(_ body: (UnsafeBufferPointer<UInt32>) -> Void) {
    var writer = RunWriter()
    rows.withUnsafeBytes { rows in
      var y = 0
      while y < height {
        let first = row(y, in: rows)
        let end = (y + 1..<height).first { !row($0, in: rows).hasSameBytes(as: first) } ?? height
        writer.add(rows: end - y, ofTriples: first, body)
        y = end
      }
    }
    writer.finish(body)
  }

  private func row(_ y: Int, in rows: UnsafeRawBufferPointer) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(rebasing: rows[y * rowSize + 1..<(y + 1) * rowSize])
  }

  private func expand(
    _ row: UnsafeRawBufferPointer, _ palette: [UInt32], into pixels: UnsafeMutableBufferPointer<UInt32>
  ) {
    switch samples {
    case .rgb:
      // One load a pixel: but for the last one, a fourth byte follows.
      for x in 0..<width - 1 {
        let word = UInt32(littleEndian: row.loadUnaligned(fromByteOffset: 3 * x, as: UInt32.self))
        pixels[x] = 0xFF00_0000 | word & 0xFF_FFFF
      }
      let last = 3 * (width - 1)
      pixels[width - 1] = 0xFF00_0000 | UInt32(row[last + 2]) << 16 | UInt32(row[last + 1]) << 8 | UInt32(row[last])
    case .rgba:
      for x in 0..<width {
        pixels[x] = UInt32(littleEndian: row.loadUnaligned(fromByteOffset: 4 * x, as: UInt32.self))
      }
    case .indexes(bits: 8):
      palette.withUnsafeBufferPointer { palette in
        for x in 0..<width { pixels[x] = palette[Int(row[x])] }
      }
    case .indexes(let bits):
      palette.withUnsafeBufferPointer { palette in
        let (perByte, mask) = (8 / bits, UInt8(truncatingIfNeeded: (1 << bits) - 1))
        for x in 0..<width {
          let shift = 8 - bits - bits * (x % perByte)
          pixels[x] = palette[Int(row[x / perByte] >> UInt8(shift) & mask)]
        }
      }
    }
  }
}
