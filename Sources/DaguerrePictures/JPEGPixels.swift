internal import CJPEGReader

/// Reading JPEG files, by libjpeg-turbo.
enum JPEGPixels {
  /// What each of them begins with.
  static let signature: [UInt8] = [0xFF, 0xD8, 0xFF]

  /// The size in pixels that the header of a file gives, before it is turned.
  static func size(of file: [UInt8]) throws(PictureDamage) -> (width: Int, height: Int) {
    try writtenSize { cjpeg_size(file, file.count, $0, $1, $2) }
  }

  /// The pixels of a file, opaque, packed `0xAABBGGRR`, as they stand in the file.
  ///
  /// - Parameters:
  ///   - width: that of the header, as `height`.
  static func read(_ file: [UInt8], width: Int, height: Int) throws(PictureDamage) -> [UInt32] {
    try writtenPixels(width: width, height: height) {
      cjpeg_read(file, file.count, UInt32(width), UInt32(height), $0, $1)
    }
  }
}
