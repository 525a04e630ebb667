package import DaguerreGraphics

extension Bitmap {
  /// A part of the picture, as far as there is one.
  package func cropped(to part: PixelRect) -> Bitmap {
    let (left, top) = (min(max(part.x, 0), width), min(max(part.y, 0), height))
    let (right, bottom) = (
      min(max(part.x + part.width, left), width), min(max(part.y + part.height, top), height)
    )
    var copy = Bitmap(width: right - left, height: bottom - top)
    for row in 0..<copy.height {
      let source = (top + row) * width + left
      copy.pixels.replaceSubrange(
        row * copy.width..<(row + 1) * copy.width, with: pixels[source..<source + copy.width])
    }
    return copy
  }

  /// Puts a picture over a part of this one, which it must fit in.
  package mutating func place(_ picture: Bitmap, x: Int, y: Int) {
    for row in 0..<picture.height {
      let target = (y + row) * width + x
      pixels.replaceSubrange(
        target..<target + picture.width,
        with: picture.pixels[row * picture.width..<(row + 1) * picture.width])
    }
  }
}
