import SeededRandom
import SnapshotFixtures

/// Changes bytes as a damaged disk, a careless hand or an attacker would; the same for the same seed.
struct Mutator {
  private var random: SeededNumbers

  /// What has broken readers before: ends of ranges, endless nesting, other encodings, what steers terminals.
  private static let pieces: [[UInt8]] =
    [
      "0", "-1", "1e308", "-1e308", "1e-320", "9223372036854775807", "-9223372036854775808", "4294967296", "0.1", "NaN",
      "null", "true", "[]", "{}", "[", "{", "]", "}", "\"", "\"\"", "\\", "\\u0000", "\\ud800", ",", ":", "\t", "\n",
      "\r\n", "\0", "\u{1B}[2J", "\u{202E}", "\u{FEFF}", "\u{301}", "\u{AD}", "\u{627}", "<", ">", "&#0;", "&a;", "/",
      "../", "*", "=", "%2e", "{a.b}", "$value", "$type", "-", "#", "M", "A", "z",
    ].map { Array($0.utf8) } + [[0xFF], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0x7F, 0xFF, 0xFF, 0xFF], [0, 0, 0, 0]]

  init(seed: UInt64) { random = SeededNumbers(seed: seed) }

  mutating func next(below limit: Int) -> Int { random.next(below: max(1, limit)) }

  /// One to six changes in a row, from small to large ones.
  mutating func mutated(_ bytes: [UInt8], other: [UInt8]) -> [UInt8] {
    var bytes = bytes
    for _ in 0...next(below: 6) { change(&bytes, other) }
    return bytes
  }

  private mutating func change(_ bytes: inout [UInt8], _ other: [UInt8]) {
    let place = next(below: bytes.count + 1)
    switch next(below: 8) {
    case 0 where place < bytes.count: bytes[place] ^= 1 << UInt8(next(below: 8))
    case 1 where place < bytes.count: bytes[place] = UInt8(next(below: 256))
    case 2: bytes.insert(contentsOf: Self.pieces[next(below: Self.pieces.count)], at: place)
    case 3:
      // In place of what stands there.
      let piece = Self.pieces[next(below: Self.pieces.count)]
      bytes.replaceSubrange(place..<min(bytes.count, place + piece.count), with: piece)
    case 4: bytes.removeSubrange(place..<min(bytes.count, place + 1 + next(below: 16)))
    case 5:
      let piece = bytes[place..<min(bytes.count, place + 1 + next(below: 64))]
      for _ in 0...next(below: 32) { bytes.insert(contentsOf: piece, at: place) }
    case 6 where next(below: 8) == 0: bytes.removeSubrange(place...)
    default:
      let start = next(below: other.count + 1)
      bytes.insert(contentsOf: other[start..<min(other.count, start + next(below: 64))], at: place)
    }
  }
}
