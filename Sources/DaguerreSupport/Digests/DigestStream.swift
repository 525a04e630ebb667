internal import CCrypto

/// A ``Digest`` of bytes that come part by part.
public struct DigestStream: ~Copyable {
  private let context: OpaquePointer?

  /// The digest of nothing yet.
  public init() {
    context = EVP_MD_CTX_new()
    EVP_DigestInit_ex(context, EVP_sha256(), nil)
  }

  deinit { EVP_MD_CTX_free(context) }

  /// Goes on with more bytes.
  public mutating func update(_ bytes: UnsafeRawBufferPointer) {
    EVP_DigestUpdate(context, bytes.baseAddress, bytes.count)
  }

  /// The digest of all bytes so far; it can be asked for once.
  public consuming func finished() -> Digest {
    var output = [UInt8](repeating: 0, count: Int(SHA256_DIGEST_LENGTH))
    EVP_DigestFinal_ex(context, &output, nil)
    return Digest(output)
  }
}
