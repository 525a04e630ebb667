@testable import DaguerreImages
import Testing

/// Every colour type and depth that the format has, plain and interlaced, with transparency of each kind.
@Suite("Kinds of PNG files")
struct PNGKindTests {
  struct Kind: Sendable, CustomTestStringConvertible {
    let colorType: UInt8
    let depth: UInt8
    let isInterlaced: Bool
    let hasTransparency: Bool

    var channels: Int { [0: 1, 2: 3, 3: 1, 4: 2, 6: 4][colorType] ?? 0 }
    var testDescription: String {
      "type \(colorType), \(depth) bits\(isInterlaced ? ", interlaced" : "")\(hasTransparency ? ", tRNS" : "")"
    }
  }

  static let kinds: [Kind] = [(0, [1, 2, 4, 8, 16]), (2, [8, 16]), (3, [1, 2, 4, 8]), (4, [8, 16]), (6, [8, 16])]
    .flatMap { (type: UInt8, depths: [UInt8]) in
      depths.flatMap { depth in
        [false, true].flatMap { isInterlaced in
          (type < 4 ? [false, true] : [false]).map {
            Kind(colorType: type, depth: depth, isInterlaced: isInterlaced, hasTransparency: $0)
          }
        }
      }
    }

  @Test("are all read", arguments: kinds)
  func read(kind: Kind) throws {
    for (width, height) in [(11, 9), (1, 1), (3, 5), (33, 2)] {
      var state: UInt64 = 5
      func next() -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(truncatingIfNeeded: state >> 33)
      }
      let levels = 1 << Int(kind.depth)
      let samples = (0..<width * height).map { _ in (0..<kind.channels).map { _ in next() % levels } }
      let palette = (0..<levels).map { _ in (0..<3).map { _ in UInt8(next() % 256) } }
      let alphas = (0..<max(levels / 2, 1)).map { _ in UInt8(next() % 256) }

      var chunks: [(name: String, data: [UInt8])] = []
      if kind.colorType == 3 { chunks.append(("PLTE", palette.flatMap(\.self))) }
      if kind.hasTransparency {
        // Entries of the palette, or the one colour that is transparent: that of the last pixel.
        let key = (samples.last ?? []).flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
        chunks.append(("tRNS", kind.colorType == 3 ? alphas : key))
      }
      let file = ForeignFiles.file(
        width: width, height: height, depth: kind.depth, colorType: kind.colorType, isInterlaced: kind.isInterlaced,
        chunks: chunks, data: data(samples, width: width, height: height, kind))

      let expected = samples.map { sample -> UInt32 in
        if kind.colorType == 3 {
          let color = palette[sample[0]].map { UInt32($0) }
          let alpha = kind.hasTransparency && sample[0] < alphas.count ? UInt32(alphas[sample[0]]) : 255
          return alpha << 24 | color[2] << 16 | color[1] << 8 | color[0]
        }
        // To 8 bits, rounded to nearest.
        let eight = sample.map { UInt32(($0 * 255 * 2 + levels - 1) / ((levels - 1) * 2)) }
        let color = eight.count < 3 ? [eight[0], eight[0], eight[0]] : Array(eight.prefix(3))
        let isKey = kind.hasTransparency && sample == samples.last
        let alpha = isKey ? 0 : eight.count % 2 == 0 ? eight[eight.count - 1] : 255
        return alpha << 24 | color[2] << 16 | color[1] << 8 | color[0]
      }
      #expect(try PNG.decodeStraight(file).pixels == expected, "\(width) x \(height)")
    }
  }

  /// Rows as they stand in a file: all of the picture, or its seven parts.
  private func data(_ samples: [[Int]], width: Int, height: Int, _ kind: Kind) -> [UInt8] {
    // Portable Network Graphics, 8.2: first column, first row, and the steps between them.
    let adam7 = [(0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2)]
    return (kind.isInterlaced ? adam7 : [(0, 0, 1, 1)]).flatMap { part -> [UInt8] in
      let columns = Array(stride(from: part.0, to: width, by: part.2))
      guard !columns.isEmpty else { return [] }
      return stride(from: part.1, to: height, by: part.3).flatMap { y -> [UInt8] in
        let row: [Int] = columns.flatMap { samples[y * width + $0] }
        return [0] + packed(row, depth: Int(kind.depth))
      }
    }
  }

  private func packed(_ samples: [Int], depth: Int) -> [UInt8] {
    if depth == 16 { return samples.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] } }
    let perByte = 8 / depth
    return stride(from: 0, to: samples.count, by: perByte).map { start in
      var byte = 0
      for index in start..<start + perByte { byte = byte << depth | (index < samples.count ? samples[index] : 0) }
      return UInt8(byte)
    }
  }

  @Test("gamma, profiles, texts and unknown chunks change no pixel and are no damage")
  func ancillary() throws {
    let chunks: [(name: String, data: [UInt8])] = [
      ("gAMA", [0, 1, 0x86, 0xA0]), ("iCCP", [65, 0, 0, 1, 2, 3]), ("tEXt", Array("Comment\0x".utf8)),
      ("tIME", [1, 2, 3]), ("xxXx", [9, 9]),
    ]
    let plain = ForeignFiles.file(width: 3, height: 1, depth: 8, colorType: 0, data: [0, 7, 128, 200])
    let marked = ForeignFiles.file(width: 3, height: 1, depth: 8, colorType: 0, chunks: chunks, data: [0, 7, 128, 200])
    #expect(try PNG.decodeStraight(marked) == PNG.decodeStraight(plain))
  }

  @Test("a wrong checksum is damage where the chunk has a part in the pixels or may have had another name")
  func checksums() throws {
    let chunks: [(name: String, data: [UInt8])] = [
      ("gAMA", [0, 1, 0x86, 0xA0]), ("PLTE", [1, 2, 3, 4, 5, 6]), ("tRNS", [9, 200]),
      ("tEXt", Array("Comment\0x".utf8)), ("xxXx", [9, 9]),
    ]
    let file = ForeignFiles.file(width: 3, height: 1, depth: 8, colorType: 3, chunks: chunks, data: [0, 0, 1, 0])
    let plain = try PNG.decodeStraight(file)
    for name in ["IHDR", "gAMA", "PLTE", "tRNS", "tEXt", "xxXx", "IDAT", "IEND"] {
      let chunk = try #require(Chunk.all(in: file).first { $0.name == name })
      var damaged = file
      damaged[chunk.end - 1] ^= 1
      if ["gAMA", "tEXt"].contains(name) {
        #expect(try PNG.decodeStraight(damaged) == plain, "\(name)")
      } else {
        #expect(throws: (any Error).self, "\(name)") { try PNG.decodeStraight(damaged) }
      }
    }
  }

  @Test("broken files end in words")
  func broken() {
    func message(_ file: [UInt8]) -> String {
      do {
        _ = try PNG.decodeStraight(file)
        return "was read"
      } catch { return "\(error)" }
    }
    let row: [UInt8] = [0, 1, 2]
    let files = [
      ForeignFiles.file(width: 2, height: 1, depth: 8, colorType: 1, data: row),
      ForeignFiles.file(width: 2, height: 1, depth: 3, colorType: 0, data: row),
      ForeignFiles.file(width: 2, height: 1, depth: 4, colorType: 2, data: row),
      // No palette, a palette that is too small for an index is let go by the format, too little data, a bad filter.
      ForeignFiles.file(width: 2, height: 1, depth: 8, colorType: 3, data: row),
      ForeignFiles.file(width: 2, height: 2, depth: 8, colorType: 0, data: row),
      ForeignFiles.file(width: 2, height: 1, depth: 8, colorType: 0, data: [9, 1, 2]),
      ForeignFiles.file(width: 2, height: 1, depth: 8, colorType: 0, chunks: [("XXXX", [1])], data: row),
    ]
    for (number, file) in files.enumerated() {
      #expect(message(file).hasPrefix("the PNG file is damaged ("), "file \(number): \(message(file))")
    }
    #expect(message([1, 2, 3]) == "this is not a PNG file")
  }
}
