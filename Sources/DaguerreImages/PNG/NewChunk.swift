internal import CPNGWriter

/// A chunk of a PNG file to write; its length and checksum are libpng's to write.
struct NewChunk {
  /// Four ASCII letters.
  let name: String
  let data: [UInt8]

  /// Those of a file.
  static func all(in file: [UInt8]) -> [NewChunk] {
    Chunk.all(in: file).map { NewChunk(name: $0.name, data: Array(file[$0.content])) }
  }

  /// A file that consists of some chunks.
  static func file(of chunks: [NewChunk]) throws(PNGError) -> [UInt8] {
    let capacity = chunks.reduce(8) { $0 + 12 + $1.data.count }
    let data = chunks.flatMap(\.data)
    var reason = [CChar](repeating: 0, count: 64)
    let file = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
      count = data.withUnsafeBufferPointer { data in
        var start = 0
        let list = chunks.map { chunk in
          defer { start += chunk.data.count }
          let name = Array(chunk.name.utf8)
          return CPNGChunk(
            name: (name[0], name[1], name[2], name[3]), data: data.baseAddress.map { $0 + start },
            count: chunk.data.count)
        }
        return cpng_write_chunks(list, list.count, buffer.baseAddress, capacity, &reason)
      }
    }
    guard !file.isEmpty else {
      throw .writeFailed(
        reason: String(decoding: reason.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self))
    }
    return file
  }
}

extension FixedWidthInteger {
  /// As chunks have numbers: the highest byte first.
  var bigEndianBytes: [UInt8] { withUnsafeBytes(of: bigEndian) { Array($0) } }
}
