public import DaguerreGraphics

extension BitmapComparison {
  /// A picture of the differences, as large as the larger picture in each direction: what is equal in pale grey,
  /// what changed in plain red, however small the step.
  public func differenceImage() -> Bitmap {
    let changed: UInt32 = 0xFF00_00FF
    let (width, height) = (max(expected.width, actual.width), max(expected.height, actual.height))
    var image = Bitmap(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width {
        let before = expected.pixel(x, y)
        image.pixels[y * width + x] = before == actual.pixel(x, y) ? Self.pale(before ?? 0) : changed
      }
    }
    return image
  }

  /// A quarter of the pixel's lightness on white, opaque.
  ///
  /// The weights are those of luma in ITU-R BT.709, in parts of 256.
  static func pale(_ pixel: UInt32) -> UInt32 {
    let luma = (54 * (pixel & 0xFF) + 183 * (pixel >> 8 & 0xFF) + 19 * (pixel >> 16 & 0xFF)) / 256
    let onWhite = luma + (255 - pixel >> 24)
    let grey = 192 + min(onWhite, 255) / 4
    return 0xFF00_0000 | grey << 16 | grey << 8 | grey
  }
}
