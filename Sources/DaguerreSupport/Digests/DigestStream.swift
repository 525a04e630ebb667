internal import CNettle

/// A ``Digest`` of bytes that come part by part.
public struct DigestStream: ~Copyable {
  private var context = sha256_ctx()

  /// The digest of nothing yet.
  public init() { nettle_sha256_init(&context) }

  /// Goes on with more bytes.
  public mutating func update(_ bytes: UnsafeRawBufferPointer) {
    guard let start = bytes.baseAddress else { return }
    nettle_sha256_update(&context, bytes.count, start.assumingMemoryBound(to: UInt8.self))
  }

  /// The digest of all bytes so far; it can be asked for once.
  public consuming func finished() -> Digest {
    var output = [UInt8](repeating: 0, count: Int(SHA256_DIGEST_SIZE))
    nettle_sha256_digest(&context, output.count, &output)
    return Digest(output)
  }
}
