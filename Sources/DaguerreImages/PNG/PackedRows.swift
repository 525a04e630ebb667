internal import CDeflate
import DaguerreGraphics

/// The rows of a PNG file before they are compressed: each after the byte that names its filter, which is none.
///
/// libdeflate packs them all at once, in the time that zlib's third level takes row by row, and a seventh smaller.
struct PackedRows {
  /// Of libdeflate, 1 to 12.
  ///
  /// Lower ones are hardly faster; higher ones bring a hundredth for a tenth of the time or more.
  private static let level: Int32 = 5

  private let width, height: Int
  /// Bits in an index, or in a sample.
  private let depth: UInt8
  private let colorType: UInt8
  /// Straight colours; none where pixels are no indexes.
  private let palette: [UInt32]
  private let bytes: [UInt8]

  /// Indexes into the palette of a bitmap.
  ///
  /// - Parameter palette: straight colours.
  init(_ indexed: IndexedPixels, palette: [UInt32], width: Int, height: Int) {
    let bits = palette.count <= 2 ? 1 : palette.count <= 4 ? 2 : palette.count <= 16 ? 4 : 8
    (depth, colorType) = (UInt8(bits), 3)
    (self.palette, self.width, self.height) = (palette, width, height)
    let rowSize = 1 + (width * bits + 7) / 8
    bytes = Self.rows(height, of: rowSize) { row, bytes in
      let indexes = indexed.indexes[row * width..<(row + 1) * width]
      if bits == 8 {
        UnsafeMutableRawBufferPointer(bytes).copyBytes(from: indexes)
      } else {
        // The first pixel is in the highest bits.
        for (x, index) in indexes.enumerated() { bytes[x * bits / 8] |= index << UInt8(8 - bits - x * bits % 8) }
      }
    }
  }

  /// Straight colours with alpha, or without where all are opaque.
  init(_ pixels: [UInt32], isOpaque: Bool, width: Int, height: Int) {
    (depth, colorType, palette) = (8, isOpaque ? 2 : 6, [])
    (self.width, self.height) = (width, height)
    let size = isOpaque ? 3 : 4
    bytes = Self.rows(height, of: 1 + width * size) { row, bytes in
      let target = UnsafeMutableRawBufferPointer(bytes)
      pixels.withUnsafeBytes { pixels in
        let source = UnsafeRawBufferPointer(rebasing: pixels[4 * row * width..<4 * (row + 1) * width])
        guard isOpaque else { return target.copyMemory(from: source) }
        // Four bytes at once: the next pixel goes over the alpha. The last one has no room for its own.
        for x in 0..<width - 1 {
          target.storeBytes(
            of: source.loadUnaligned(fromByteOffset: 4 &* x, as: UInt32.self), toByteOffset: 3 &* x, as: UInt32.self)
        }
        for byte in 0..<3 { target[3 * (width - 1) + byte] = source[4 * (width - 1) + byte] }
      }
    }
  }

  /// The file, marked as sRGB.
  func file(_ texts: [PNG.Text]) throws(PNGError) -> [UInt8] {
    let header =
      UInt32(width).bigEndianBytes + UInt32(height).bigEndianBytes + [depth, colorType, 0, 0, 0]
    var chunks = [NewChunk(name: "IHDR", data: header), NewChunk(name: "sRGB", data: [0])]
    if !palette.isEmpty {
      let colors = palette.flatMap { color in [0, 8, 16].map { UInt8(truncatingIfNeeded: color >> $0) } }
      chunks.append(NewChunk(name: "PLTE", data: colors))
      let alphas = palette.map { UInt8($0 >> 24) }
      if let last = alphas.lastIndex(where: { $0 < 255 }) {
        chunks.append(NewChunk(name: "tRNS", data: Array(alphas[...last])))
      }
    }
    chunks += texts.map { NewChunk(name: "tEXt", data: Array($0.keyword.utf8) + [0] + Array($0.text.utf8)) }
    chunks += [NewChunk(name: "IDAT", data: try compressed()), NewChunk(name: "IEND", data: [])]
    return try NewChunk.file(of: chunks)
  }

  private func compressed() throws(PNGError) -> [UInt8] {
    guard let compressor = libdeflate_alloc_compressor(Self.level) else {
      throw .writeFailed(reason: "out of memory")
    }
    defer { libdeflate_free_compressor(compressor) }
    let bound = libdeflate_zlib_compress_bound(compressor, bytes.count)
    return [UInt8](unsafeUninitializedCapacity: bound) { buffer, count in
      count = libdeflate_zlib_compress(compressor, bytes, bytes.count, buffer.baseAddress, bound)
    }
  }

  /// Rows of zeros that `fill` gets, each without its first byte.
  private static func rows(
    _ count: Int, of size: Int, fill: (_ row: Int, _ bytes: UnsafeMutableBufferPointer<UInt8>) -> Void
  ) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count * size)
    bytes.withUnsafeMutableBufferPointer { bytes in
      for row in 0..<count {
        fill(row, UnsafeMutableBufferPointer(rebasing: bytes[row * size + 1..<(row + 1) * size]))
      }
    }
    return bytes
  }
}
