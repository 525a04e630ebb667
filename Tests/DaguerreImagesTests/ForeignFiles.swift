import TestSupport
import Testing

/// PNG files that `PNG.encode` does not write, made from chunks by hand with stored deflate blocks.
enum ForeignFiles {
  struct Grey: Sendable, CustomTestStringConvertible {
    let depth: UInt8
    let row: [UInt8]
    let pixels: [UInt32]

    var bytes: [UInt8] { ForeignFiles.file(width: pixels.count, depth: depth, colorType: 0, row: row) }
    var testDescription: String { "\(depth) bits" }
  }

  static let greys = [
    Grey(depth: 1, row: [0b1010_0000], pixels: [0xFFFF_FFFF, 0xFF00_0000, 0xFFFF_FFFF]),
    Grey(depth: 2, row: [0b0001_1011], pixels: [0xFF00_0000, 0xFF55_5555, 0xFFAA_AAAA, 0xFFFF_FFFF]),
    Grey(depth: 4, row: [0x08], pixels: [0xFF00_0000, 0xFF88_8888]),
    Grey(depth: 8, row: [0, 1, 254], pixels: [0xFF00_0000, 0xFF01_0101, 0xFFFE_FEFE]),
  ]

  static func header(width: UInt32, height: UInt32, depth: UInt8, colorType: UInt8) -> [UInt8] {
    PNGChunks.signature
      + PNGChunks.chunk("IHDR", PNGChunks.bigEndian(width) + PNGChunks.bigEndian(height) + [depth, colorType, 0, 0, 0])
      + PNGChunks.chunk("IDAT", []) + PNGChunks.chunk("IEND", [])
  }

  private static func file(width: Int, depth: UInt8, colorType: UInt8, row: [UInt8]) -> [UInt8] {
    file(width: width, height: 1, depth: depth, colorType: colorType, data: [0] + row)
  }

  /// A file whose pixels are `data`, rows after their filter bytes.
  ///
  /// - Parameter chunks: names and contents of what stands between header and pixels.
  static func file(
    width: Int, height: Int, depth: UInt8, colorType: UInt8, isInterlaced: Bool = false,
    chunks: [(name: String, data: [UInt8])] = [], data raw: [UInt8]
  ) -> [UInt8] {
    var stream: [UInt8] = [0x78, 0x01]
    for start in stride(from: 0, to: raw.count, by: 65_535) {
      let block = raw[start..<min(raw.count, start + 65_535)]
      let length = UInt16(block.count)
      stream.append(block.endIndex == raw.count ? 1 : 0)
      stream += [UInt8(length & 0xFF), UInt8(length >> 8), UInt8(~length & 0xFF), UInt8(~length >> 8)] + block
    }
    stream += PNGChunks.bigEndian(adler32(raw))
    let header =
      PNGChunks.bigEndian(UInt32(width)) + PNGChunks.bigEndian(UInt32(height)) + [
        depth, colorType, 0, 0, isInterlaced ? 1 : 0,
      ]
    return PNGChunks.signature
      + PNGChunks.chunk("IHDR", header) + chunks.flatMap { PNGChunks.chunk($0.name, $0.data) }
      + PNGChunks.chunk("IDAT", stream) + PNGChunks.chunk("IEND", [])
  }

  private static func adler32(_ bytes: [UInt8]) -> UInt32 {
    var (a, b): (UInt32, UInt32) = (1, 0)
    for byte in bytes {
      a = (a + UInt32(byte)) % 65521
      b = (b + a) % 65521
    }
    return b << 16 | a
  }
}
