internal import CFreeType
public import DaguerreGraphics

/// A glyph that is a coloured picture.
public struct GlyphPicture: Sendable {
  /// The pixels.
  public let image: PixelImage
  /// Where it lies, in font units, y up, its origin on the baseline.
  public let box: Rect

  /// The picture at a glyph's place, in points, for a length of the em.
  ///
  /// - Parameter unitsPerEm: those of the font.
  public func fill(at origin: Point, size: Double, unitsPerEm: Double) -> ImageFill {
    let scale = size / unitsPerEm
    return ImageFill(
      image,
      transform: AffineTransform(
        scaleX: box.width * scale / Double(image.width), scaleY: box.height * scale / Double(image.height),
        translateX: origin.x + box.minX * scale, translateY: origin.y - box.maxY * scale))
  }
}

extension FontFace {
  /// Which of the sizes of pictures is the largest; nil where there are none, or none in colours.
  static func pictureSize(of face: FT_Face) -> FT_Int? {
    guard face.pointee.face_flags & FT_Long(FT_FACE_FLAG_COLOR) != 0, let sizes = face.pointee.available_sizes else {
      return nil
    }
    return (0..<face.pointee.num_fixed_sizes).max { sizes[Int($0)].y_ppem < sizes[Int($1)].y_ppem }
  }

  /// The picture of a glyph in the largest size that there is; nil for one that has none.
  func picture(of glyph: UInt32, unitsPerEm: Double) -> GlyphPicture? {
    guard let pictureSize, let sizes = face.pointee.available_sizes else { return nil }
    defer {
      // As outlines are loaded.
      let em = FT_F26Dot6(face.pointee.units_per_EM) * 64
      if isScalable { FT_Set_Char_Size(face, em, em, 72, 72) }
    }
    guard FT_Select_Size(face, pictureSize) == 0, FT_Load_Glyph(face, FT_UInt(glyph), FT_Int32(FT_LOAD_COLOR)) == 0
    else { return nil }
    let slot = face.pointee.glyph.pointee
    let (width, height, pitch) = (Int(slot.bitmap.width), Int(slot.bitmap.rows), Int(slot.bitmap.pitch))
    guard slot.format == FT_GLYPH_FORMAT_BITMAP, slot.bitmap.pixel_mode == UInt8(FT_PIXEL_MODE_BGRA.rawValue),
      width > 0, height > 0, pitch >= 4 * width, let buffer = slot.bitmap.buffer
    else { return nil }
    var pixels: [UInt32] = []
    pixels.reserveCapacity(width * height)
    for y in 0..<height {
      for x in 0..<width {
        // Premultiplied already.
        let (blue, green) = (buffer[y * pitch + 4 * x], buffer[y * pitch + 4 * x + 1])
        let (red, alpha) = (buffer[y * pitch + 4 * x + 2], buffer[y * pitch + 4 * x + 3])
        pixels.append(UInt32(red) | UInt32(green) << 8 | UInt32(blue) << 16 | UInt32(alpha) << 24)
      }
    }
    let unit = unitsPerEm * 64 / Double(sizes[Int(pictureSize)].y_ppem)
    let (left, top) = (Double(slot.bitmap_left), Double(slot.bitmap_top))
    return GlyphPicture(
      image: PixelImage(Bitmap(width: width, height: height, pixels: pixels)),
      box: Rect(
        x: left * unit, y: (top - Double(height)) * unit, width: Double(width) * unit, height: Double(height) * unit))
  }
}
