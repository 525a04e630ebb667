internal import CWebPReader

/// Reading WebP files, by libwebp.
enum WebPPixels {
  /// Whether bytes begin as such a file does.
  static func canRead(_ file: [UInt8]) -> Bool {
    file.count >= 12 && file.starts(with: "RIFF".utf8) && file[8..<12].elementsEqual("WEBP".utf8)
  }

  /// The size in pixels that the header of a file gives, before it is turned.
  static func size(of file: [UInt8]) throws(PictureDamage) -> (width: Int, height: Int) {
    try writtenSize { cwebp_size(file, file.count, $0, $1, $2) }
  }

  /// The pixels of a file with straight colours, packed `0xAABBGGRR`, as they stand in the file.
  ///
  /// - Parameters:
  ///   - width: that of the header, as `height`.
  static func read(_ file: [UInt8], width: Int, height: Int) throws(PictureDamage) -> [UInt32] {
    try writtenPixels(width: width, height: height) {
      cwebp_read(file, file.count, UInt32(width), UInt32(height), $0, $1)
    }
  }

  /// A part of a file outside its pixels, as `ICCP` with a colour profile and `EXIF`; nil where there is none.
  static func chunk(_ name: String, of file: [UInt8]) -> ArraySlice<UInt8>? {
    var start = 0
    let length = cwebp_chunk(file, file.count, name, &start)
    return length > 0 ? file[start..<start + length] : nil
  }
}
