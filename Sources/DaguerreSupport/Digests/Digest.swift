/// A SHA-256 digest: the name of some bytes, the same on every machine.
public struct Digest: Hashable, Sendable, CustomStringConvertible {
  /// 32 bytes.
  public let bytes: [UInt8]

  /// The digest of `bytes`, computed by Nettle.
  public init(of bytes: some Sequence<UInt8>) {
    let digest = bytes.withContiguousStorageIfAvailable { Digest(of: UnsafeRawBufferPointer($0)) }
    self = digest ?? Array(bytes).withUnsafeBytes { Digest(of: $0) }
  }

  /// The digest of `bytes`, read in place.
  public init(of bytes: UnsafeRawBufferPointer) {
    var stream = DigestStream()
    stream.update(bytes)
    self = stream.finished()
  }

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// 64 lower-case hexadecimal digits.
  public var description: String {
    let digits = Array("0123456789abcdef".utf8)
    return String(decoding: bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
  }
}

extension Digest {
  /// From 64 lower-case hexadecimal digits; nothing when that is not what they are.
  public init?(hexadecimal: String) {
    let digits = hexadecimal.utf8.compactMap { digit -> UInt8? in
      switch digit {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digit - UInt8(ascii: "0")
      case UInt8(ascii: "a")...UInt8(ascii: "f"): digit - UInt8(ascii: "a") + 10
      default: nil
      }
    }
    guard digits.count == 64, hexadecimal.utf8.count == 64 else { return nil }
    bytes = stride(from: 0, to: 64, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
  }
}
