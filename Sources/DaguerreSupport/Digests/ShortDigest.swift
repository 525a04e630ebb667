/// The first 128 bits of a SHA-256 digest: a name of some bytes where lists of thousands are read by people.
///
/// That two of a million pictures get the same one by chance has a probability below 2^-88, and to find other bytes for
/// a given one takes 2^128 trials. Somebody could prepare two inputs of their own with the same one in 2^64 trials, which
/// gains nothing here: who can change what is drawn can also change the references.
public struct ShortDigest: Hashable, Sendable {
  private let high: UInt64
  private let low: UInt64

  /// The beginning of a digest.
  public init(_ digest: Digest) {
    func word(_ bytes: ArraySlice<UInt8>) -> UInt64 { bytes.reduce(0) { $0 << 8 | UInt64($1) } }
    high = word(digest.bytes[..<8])
    low = word(digest.bytes[8..<16])
  }

  /// The digest of `bytes`.
  public init(of bytes: some Sequence<UInt8>) { self.init(Digest(of: bytes)) }

  /// From 32 lower-case hexadecimal digits; nothing when that is not what they are.
  public init?(hexadecimal digits: some Collection<UInt8>) {
    guard digits.count == 32 else { return nil }
    var words: (UInt64, UInt64) = (0, 0)
    for digit in digits {
      let value: UInt8
      switch digit {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): value = digit - UInt8(ascii: "0")
      case UInt8(ascii: "a")...UInt8(ascii: "f"): value = digit - UInt8(ascii: "a") + 10
      default: return nil
      }
      words = (words.0 << 4 | words.1 >> 60, words.1 << 4 | UInt64(value))
    }
    (high, low) = words
  }
}

extension ShortDigest: CustomStringConvertible {
  /// 32 lower-case hexadecimal digits.
  public var description: String {
    let digits = Array("0123456789abcdef".utf8)
    var text: [UInt8] = []
    for word in [high, low] {
      for shift in stride(from: 60, through: 0, by: -4) { text.append(digits[Int(word >> UInt64(shift) & 15)]) }
    }
    return String(decoding: text, as: UTF8.self)
  }
}
