/// Calls a function of C that writes a width and a height in pixels, or a reason why it cannot.
///
/// - Parameters:
///   - write: answers with 0 where it gives a reason, for which there is room for 200 characters.
func writtenSize(
  _ write: (UnsafeMutablePointer<UInt32>, UnsafeMutablePointer<UInt32>, UnsafeMutablePointer<CChar>) -> CInt
) throws(PictureDamage) -> (width: Int, height: Int) {
  var (width, height) = (UInt32(0), UInt32(0))
  var reason = [CChar](repeating: 0, count: 200)
  guard write(&width, &height, &reason) != 0 else { throw PictureDamage(reason) }
  return (Int(width), Int(height))
}

/// Calls a function of C that writes pixels of four bytes, or a reason why it cannot.
///
/// - Parameters:
///   - width: of the picture, as `height`, in pixels.
///   - write: answers with 0 where it gives a reason, for which there is room for 200 characters.
/// - Returns: the pixels, packed `0xAABBGGRR`.
func writtenPixels(
  width: Int, height: Int, _ write: (UnsafeMutablePointer<UInt8>?, UnsafeMutablePointer<CChar>?) -> CInt
) throws(PictureDamage) -> [UInt32] {
  var isWritten = false
  var reason = [CChar](repeating: 0, count: 200)
  let pixels = [UInt32](unsafeUninitializedCapacity: width * height) { pixels, count in
    let bytes = UnsafeMutableRawBufferPointer(pixels).bindMemory(to: UInt8.self)
    isWritten = reason.withUnsafeMutableBufferPointer { write(bytes.baseAddress, $0.baseAddress) } != 0
    count = isWritten ? width * height : 0
  }
  guard isWritten else { throw PictureDamage(reason) }
  return pixels
}
