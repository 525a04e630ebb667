internal import CDeflate
internal import CFastDeflate
import DaguerreGraphics

/// The rows of a PNG file before they are compressed: each after the byte that names its filter, which is none.
///
/// libdeflate packs them all at once, in the time that zlib's third level takes row by row, and a seventh smaller. It does
/// something for each byte, of which flat drawings have very many that repeat others; ISA-L passes over these.
struct PackedRows {
  /// Of libdeflate, 1 to 12.
  ///
  /// Below five it is hardly faster. The eighth is a twenty-fifth smaller than the fifth in three times the time, and a
  /// twentieth larger than zlib's ninth in a quarter of its time.
  private static func level(for compression: PNG.Compression) -> Int32 { compression == .small ? 8 : 5 }

  private let width, height: Int
  /// Bits in an index, or in a sample.
  private let depth: UInt8
  private let colorType: UInt8
  /// Straight colours; none where pixels are no indexes.
  private let palette: [UInt32]
  private let bytes: [UInt8]

  /// Indexes into the palette of a bitmap.
  ///
  /// - Parameters:
  ///   - palette: straight colours.
  ///   - repeats: the rows that are equal to the one above; as many as there are rows.
  init(_ indexed: IndexedPixels, palette: [UInt32], width: Int, repeats: [Bool]) {
    let bits = palette.count <= 2 ? 1 : palette.count <= 4 ? 2 : palette.count <= 16 ? 4 : 8
    (depth, colorType) = (UInt8(bits), 3)
    (self.palette, self.width, height) = (palette, width, repeats.count)
    let rowSize = 1 + (width * bits + 7) / 8
    bytes = Self.rows(of: rowSize, repeats) { row, bytes in
      let indexes = indexed.indexes[row * width..<(row + 1) * width]
      if bits == 8 {
        UnsafeMutableRawBufferPointer(bytes).copyBytes(from: indexes)
      } else {
        bytes.initialize(repeating: 0)
        // The first pixel is in the highest bits.
        for (x, index) in indexes.enumerated() { bytes[x * bits / 8] |= index << UInt8(8 - bits - x * bits % 8) }
      }
    }
  }

  /// Straight colours with alpha, or without where all are opaque.
  ///
  /// - Parameter repeats: the rows that are equal to the one above; as many as there are rows.
  init(_ pixels: [UInt32], isOpaque: Bool, width: Int, repeats: [Bool]) {
    (depth, colorType, palette) = (8, isOpaque ? 2 : 6, [])
    (self.width, height) = (width, repeats.count)
    let size = isOpaque ? 3 : 4
    bytes = pixels.withUnsafeBufferPointer { pixels in
      Self.rows(of: 1 + width * size, repeats) { row, bytes in
        let pixels = UnsafeRawBufferPointer(pixels.row(row, width: width))
        let bytes = UnsafeMutableRawBufferPointer(bytes)
        if isOpaque { Self.dropAlpha(of: pixels, to: bytes) } else { bytes.copyMemory(from: pixels) }
      }
    }
  }

  /// - Parameters:
  ///   - pixels: of four bytes.
  ///   - bytes: three for each pixel.
  static func dropAlpha(of pixels: UnsafeRawBufferPointer, to bytes: UnsafeMutableRawBufferPointer) {
    var (source, target) = (0, 0)
    func pixel(_ index: Int) -> UInt64 {
      UInt64(pixels.loadUnaligned(fromByteOffset: source &+ 4 &* index, as: UInt32.self) & 0xFF_FFFF)
    }
    // Four pixels are twelve bytes.
    while source &+ 16 <= pixels.count {
      bytes.storeBytes(of: pixel(0) | pixel(1) << 24 | pixel(2) << 48, toByteOffset: target, as: UInt64.self)
      bytes.storeBytes(
        of: UInt32(truncatingIfNeeded: pixel(2) >> 16 | pixel(3) << 8), toByteOffset: target &+ 8, as: UInt32.self)
      source &+= 16
      target &+= 12
    }
    while source < pixels.count {
      for byte in 0..<3 { bytes[target + byte] = pixels[source + byte] }
      source += 4
      target += 3
    }
  }

  /// The file, marked as sRGB.
  func file(_ texts: [PNG.Text], _ compression: PNG.Compression) throws(PNGError) -> [UInt8] {
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
    chunks += [NewChunk(name: "IDAT", data: try packed(compression)), NewChunk(name: "IEND", data: [])]
    return try NewChunk.file(of: chunks)
  }

  private func packed(_ compression: PNG.Compression) throws(PNGError) -> [UInt8] {
    let packed = compression == .fastest ? packedByISAL() : packedByLibdeflate(level: Self.level(for: compression))
    if packed.isEmpty { throw .writeFailed(reason: "out of memory") }
    return packed
  }

  /// Nothing where memory is short.
  private func packedByISAL() -> [UInt8] {
    let bound = fast_deflate_bound(bytes.count)
    return [UInt8](unsafeUninitializedCapacity: bound) { buffer, count in
      count = fast_deflate(bytes, bytes.count, buffer.baseAddress, bound)
    }
  }

  /// Nothing where memory is short.
  private func packedByLibdeflate(level: Int32) -> [UInt8] {
    guard let compressor = libdeflate_alloc_compressor(level) else { return [] }
    defer { libdeflate_free_compressor(compressor) }
    let bound = libdeflate_zlib_compress_bound(compressor, bytes.count)
    return [UInt8](unsafeUninitializedCapacity: bound) { buffer, count in
      count = libdeflate_zlib_compress(compressor, bytes, bytes.count, buffer.baseAddress, bound)
    }
  }

  /// Rows that `fill` sets, each without its first byte, unless it repeats the one above.
  private static func rows(
    of size: Int, _ repeats: [Bool], fill: (_ row: Int, _ bytes: UnsafeMutableBufferPointer<UInt8>) -> Void
  ) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: repeats.count * size) { bytes, count in
      for row in repeats.indices {
        let new = UnsafeMutableBufferPointer(rebasing: bytes[row * size..<(row + 1) * size])
        if repeats[row] {
          _ = new.initialize(fromContentsOf: bytes[(row - 1) * size..<row * size])
        } else {
          new[0] = 0
          fill(row, UnsafeMutableBufferPointer(rebasing: new[1...]))
        }
      }
      count = repeats.count * size
    }
  }
}

extension Bitmap {
  /// For each row whether it is equal to the one above.
  var rowsLikeTheOneAbove: [Bool] {
    pixels.withUnsafeBufferPointer { pixels in
      (0..<height).map { $0 > 0 && pixels.row($0, width: width).hasSamePixels(as: pixels.row($0 - 1, width: width)) }
    }
  }
}
