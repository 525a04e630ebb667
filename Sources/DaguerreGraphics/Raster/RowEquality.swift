#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

extension UnsafeRawBufferPointer {
  /// Whether two stretches of memory hold the same bytes.
  package func hasSameBytes(as other: UnsafeRawBufferPointer) -> Bool {
    guard count == other.count else { return false }
    guard let first = baseAddress, let second = other.baseAddress else { return true }
    return memcmp(first, second, count) == 0
  }
}

extension UnsafeBufferPointer<UInt32> {
  /// Whether two stretches of pixels are equal.
  package func hasSamePixels(as other: UnsafeBufferPointer<UInt32>) -> Bool {
    UnsafeRawBufferPointer(self).hasSameBytes(as: UnsafeRawBufferPointer(other))
  }

  /// The pixels of one of several rows without padding.
  package func row(_ y: Int, width: Int) -> UnsafeBufferPointer<UInt32> {
    UnsafeBufferPointer(rebasing: self[y * width..<(y + 1) * width])
  }
}
