internal import CPNG
public import DaguerreGraphics

extension PNG {
  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// The size in pixels that the header of a file gives, without looking at anything else; nothing where there is none.
  package static func claimedSize(of file: [UInt8]) -> (width: Int, height: Int)? {
    // Signature, length and name of the first chunk, two numbers of four bytes.
    guard file.count >= 24, file.starts(with: signature), file[12..<16].elementsEqual("IHDR".utf8) else { return nil }
    func number(at index: Int) -> Int { file[index..<index + 4].reduce(0) { $0 << 8 | Int($1) } }
    return (number(at: 16), number(at: 20))
  }

  /// Reads a PNG file of grey, RGB or palette colours with up to 8 bits a channel, with alpha or without.
  ///
  /// Colours are premultiplied, rounded to nearest. What libpng only warns of counts as damage too: a reference
  /// picture has no reason to be slightly wrong.
  public static func decode(_ file: [UInt8]) throws(PNGError) -> Bitmap {
    guard file.starts(with: signature) else { throw .notPNG }
    // libpng stops at the last pixel, so nobody else would miss the end.
    let end: [UInt8] = [0, 0, 0, 0, 0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82]
    guard file.suffix(end.count).elementsEqual(end) else {
      throw .corrupt(reason: "it does not end with an IEND chunk")
    }

    var image = png_image()
    image.version = UInt32(PNG_IMAGE_VERSION)
    defer { png_image_free(&image) }
    // libpng keeps the address until the picture is read.
    return try file.withUnsafeBufferPointer { (bytes) throws(PNGError) in
      guard png_image_begin_read_from_memory(&image, bytes.baseAddress, bytes.count) != 0 else {
        throw .corrupt(reason: image.reason)
      }
      let (width, height) = (Int(image.width), Int(image.height))
      try check(width: width, height: height)
      guard image.format & UInt32(PNG_FORMAT_FLAG_LINEAR) == 0 else { throw .unsupportedDepth }

      // PNG_FORMAT_RGBA, which the importer of C leaves out.
      image.format = UInt32(PNG_FORMAT_FLAG_COLOR) | UInt32(PNG_FORMAT_FLAG_ALPHA)
      var isRead = false
      var pixels = [UInt32](unsafeUninitializedCapacity: width * height) { pixels, count in
        isRead = png_image_finish_read(&image, nil, pixels.baseAddress, png_int_32(width * 4), nil) != 0
        count = isRead ? width * height : 0
      }
      guard isRead, image.warning_or_error == 0 else { throw .corrupt(reason: image.reason) }
      for index in pixels.indices { pixels[index] = AlphaConversion.premultiplied(pixels[index]) }
      return Bitmap(width: width, height: height, pixels: pixels)
    }
  }
}

extension png_image {
  /// What libpng says went wrong.
  fileprivate var reason: String {
    withUnsafeBytes(of: message) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
  }
}
