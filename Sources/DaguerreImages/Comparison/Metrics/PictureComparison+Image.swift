public import DaguerreGraphics

extension PictureComparison {
  /// A picture of the differences, as large as the larger picture in each direction: what is equal in pale grey, what
  /// is different in red, edges that are let go in yellow, what is ignored in pale blue.
  public func highlight() -> Bitmap {
    var image = Bitmap(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width {
        let place = y * width + x
        switch marks[place] {
        case .equal: image.pixels[place] = BitmapComparison.pale(premultiplied(first, x, y))
        case .different: image.pixels[place] = 0xFF00_00FF
        case .antiAliased: image.pixels[place] = 0xFF00_C8FF
        case .ignored: image.pixels[place] = 0xFFFF_E0C0
        }
      }
    }
    return image
  }

  /// The first picture, the differences and the second picture, 8 transparent columns between them.
  public func sideBySide() -> Bitmap {
    let gap = 8
    var image = Bitmap(width: 3 * width + 2 * gap, height: height)
    let parts = [padded(first), highlight(), padded(second)]
    for (number, part) in parts.enumerated() {
      let left = number * (width + gap)
      for y in 0..<height {
        let start = y * image.width + left
        image.pixels.replaceSubrange(start..<start + width, with: part.pixels[y * width..<(y + 1) * width])
      }
    }
    return image
  }

  /// The first and the second picture in turn, half a second each, for ``PNG/encodeAnimation(_:)``.
  public func flicker() -> [PNG.Frame] {
    [first, second].map { PNG.Frame(padded($0), duration: 500) }
  }

  /// A picture in the size of the comparison, transparent where it has no pixels.
  private func padded(_ picture: StraightBitmap) -> Bitmap {
    var image = Bitmap(width: width, height: height)
    for y in 0..<picture.height {
      for x in 0..<picture.width { image.pixels[y * width + x] = premultiplied(picture, x, y) }
    }
    return image
  }

  private func premultiplied(_ picture: StraightBitmap, _ x: Int, _ y: Int) -> UInt32 {
    AlphaConversion.premultiplied(picture.pixel(x, y) ?? 0)
  }
}
