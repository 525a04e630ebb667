internal import CDeflate

/// A part of a PNG file (Portable Network Graphics, third edition, 5.3).
struct Chunk {
  /// Four letters.
  let name: String
  /// Where in the file its content is.
  let content: Range<Int>

  /// Those of a file one after the other, up to where the file ends or is cut; none where it is no PNG file.
  ///
  /// Checksums are not looked at.
  static func all(in file: [UInt8]) -> some Sequence<Chunk> {
    let first = file.starts(with: PNG.signature) ? PNG.signature.count : file.count
    return sequence(state: first) { place -> Chunk? in
      guard file.count - place >= 12 else { return nil }
      let count = number(at: place, in: file)
      let start = place + 8
      guard count <= file.count - start - 4 else { return nil }
      let chunk = Chunk(name: String(decoding: file[place + 4..<start], as: UTF8.self), content: start..<start + count)
      place = chunk.end
      return chunk
    }
  }

  /// Where it ends, with its checksum.
  var end: Int { content.upperBound + 4 }

  /// Whether the checksum, of name and content, is right.
  func isIntact(in file: [UInt8]) -> Bool {
    let checksum = file.withUnsafeBytes {
      libdeflate_crc32(0, $0.baseAddress.map { $0 + content.lowerBound - 4 }, content.count + 4)
    }
    return Int(checksum) == Self.number(at: content.upperBound, in: file)
  }

  /// Four bytes, the highest first.
  static func number(at place: Int, in file: [UInt8]) -> Int {
    file[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
  }
}
