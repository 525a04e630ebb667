/// The chunks of a PNG file.
enum PNGChunks {
  /// The file with the checksum of every chunk made right, as far as there are chunks.
  @Sendable static func repaired(_ file: [UInt8]) -> [UInt8] {
    var file = file
    var place = 8
    while place + 12 <= file.count {
      let length = file[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
      let end = place + 8 + length
      guard end + 4 <= file.count else { break }
      let sum = checksum(of: file[place + 4..<end])
      for byte in 0..<4 { file[end + byte] = UInt8(truncatingIfNeeded: sum >> UInt32(24 - 8 * byte)) }
      place = end + 4
    }
    return file
  }

  /// CRC-32 (PNG, annex D), bit by bit.
  private static func checksum(of bytes: ArraySlice<UInt8>) -> UInt32 {
    var sum = UInt32.max
    for byte in bytes {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
    }
    return ~sum
  }
}
