/// A picture and its place on the grid: what gives each pixel of the sheet its colour.
struct PlacedImage {
  let image: PixelImage
  let sampling: ImageFill.Sampling
  let tint: Color?
  /// Where it lies; nil where it is turned or slanted.
  let box: GridRect?
  /// What holds all of it.
  let extent: GridRect
  /// Whether it is upright but for its left and right, or top and bottom, which are exchanged.
  private let isFlipped: (x: Bool, y: Bool)
  /// From the sheet, in pixels, to the picture.
  let inverse: ProjectiveTransform

  /// - Returns: nil where nothing is seen.
  /// - Throws: where it reaches farther than geometry may, or behind the eye.
  init?(_ fill: ImageFill, in space: GridTransform) throws(InvalidField) {
    guard fill.isBeforeEye else { throw InvalidField(reason: "perspective takes the picture behind the eye") }
    guard let edge = fill.outline.bounds, let extent = try space.snap(edge, "transform") else { return nil }
    let scale = ProjectiveTransform(AffineTransform(scaleX: space.scale, scaleY: space.scale))
    guard let inverse = scale.after(fill.transform).inverse else { return nil }
    // What is as thin as that has places that are not numbers, and no pixel is covered.
    let pixels = extent.pixels
    let area = Rect(
      x: Double(pixels.x0), y: Double(pixels.y0), width: Double(pixels.width), height: Double(pixels.height))
    guard area.corners.map(inverse.affine.apply).allSatisfy({ $0.x.isFinite && $0.y.isFinite }) else { return nil }
    (image, sampling, tint) = (fill.image, fill.sampling, fill.tint)
    self.extent = extent
    self.inverse = inverse
    isFlipped = (fill.transform.affine.a < 0, fill.transform.affine.d < 0)
    box = fill.transform.isUpright ? extent : nil
  }

  /// The pixels of a part of the sheet, row by row, premultiplied; beside the picture those of its edge.
  func pixels(in part: PixelRect) -> [UInt32] {
    let pixels: [UInt32]
    if sampling == .nearest {
      pixels = pointwise(part, inverse, of: image.bitmap, Self.nearest)
    } else if let box {
      pixels = image.bitmap.resampled(
        columns: ResamplingTaps(
          part.x0..<part.x1, from: Fixed.pixels(box.x0), to: Fixed.pixels(box.x1), of: image.width,
          isFlipped: isFlipped.x),
        rows: ResamplingTaps(
          part.y0..<part.y1, from: Fixed.pixels(box.y0), to: Fixed.pixels(box.y1), of: image.height,
          isFlipped: isFlipped.y))
    } else if inverse.isAffine {
      pixels = turned(part, inverse.affine)
    } else {
      pixels = inPerspective(part)
    }
    return tint.map { tint in pixels.map { Self.tinted($0, tint) } } ?? pixels
  }

  /// Made smaller first, as far as the map makes it smaller, so that no pixel of the picture is passed over.
  private func turned(_ part: PixelRect, _ inverse: AffineTransform) -> [UInt32] {
    func length(_ length: Int, _ x: Double, _ y: Double) -> Int {
      // As long as the inverse of the map, by its determinant, is short.
      let scale = (x * x + y * y).squareRoot() / abs(inverse.a * inverse.d - inverse.b * inverse.c)
      return scale < 1 ? max(1, Int((Double(length) * scale).rounded(.up))) : length
    }
    let width = length(image.width, inverse.c, inverse.d)
    let height = length(image.height, inverse.a, inverse.b)
    let (small, shrink) = made(width, height)
    return pointwise(part, ProjectiveTransform(shrink.after(inverse)), of: small, Self.interpolated)
  }

  /// The picture in another size that is no larger, and the map to it.
  func made(_ width: Int, _ height: Int) -> (Bitmap, AffineTransform) {
    guard width < image.width || height < image.height else { return (image.bitmap, .identity) }
    let small = Bitmap(
      width: width, height: height,
      pixels: image.bitmap.resampled(
        columns: ResamplingTaps(0..<width, from: 0, to: Double(width), of: image.width),
        rows: ResamplingTaps(0..<height, from: 0, to: Double(height), of: image.height)))
    let shrink = AffineTransform(
      scaleX: Double(width) / Double(image.width), scaleY: Double(height) / Double(image.height))
    return (small, shrink)
  }

  /// Asks for each pixel by the place of its centre in the picture.
  private func pointwise(
    _ part: PixelRect, _ inverse: ProjectiveTransform, of bitmap: Bitmap, _ color: (Bitmap, Point) -> UInt32
  ) -> [UInt32] {
    var pixels: [UInt32] = []
    pixels.reserveCapacity(part.width * part.height + Mask.padding)
    for y in part.y0..<part.y1 {
      for x in part.x0..<part.x1 {
        pixels.append(color(bitmap, inverse.seen(at: Point(x: Double(x) + 0.5, y: Double(y) + 0.5)) ?? .zero))
      }
    }
    return pixels
  }

  private static func nearest(_ bitmap: Bitmap, _ place: Point) -> UInt32 {
    func index(_ value: Double, _ count: Int) -> Int { Int(min(max(value.rounded(.down), 0), Double(count - 1))) }
    return bitmap[index(place.x, bitmap.width), index(place.y, bitmap.height)]
  }

  private static func interpolated(_ bitmap: Bitmap, _ place: Point) -> UInt32 {
    UInt32(channels: color(bitmap, place))
  }

  /// Between the four pixels whose centres are around a place.
  static func color(_ bitmap: Bitmap, _ place: Point) -> SIMD4<Float> {
    func neighbors(_ value: Double, _ count: Int) -> (first: Int, second: Int, share: Float) {
      let value = min(max(value - 0.5, 0), Double(count - 1))
      let first = Int(value)
      return (first, min(first + 1, count - 1), Float(value - Double(first)))
    }
    let (x, y) = (neighbors(place.x, bitmap.width), neighbors(place.y, bitmap.height))
    func row(_ y: Int) -> SIMD4<Float> {
      bitmap[x.first, y].channels * (1 - x.share) + bitmap[x.second, y].channels * x.share
    }
    return row(y.first) * (1 - y.share) + row(y.second) * y.share
  }

  /// The colour as strong as the pixel is opaque, each channel rounded to nearest once.
  private static func tinted(_ pixel: UInt32, _ tint: Color) -> UInt32 {
    let alpha = (pixel >> 24) * UInt32(tint.alpha)
    func channel(_ value: UInt8) -> UInt32 { (UInt32(value) * alpha + 255 * 255 / 2) / (255 * 255) }
    return channel(tint.red) | channel(tint.green) << 8 | channel(tint.blue) << 16 | channel(255) << 24
  }
}

extension PlacedImage: MaskKey {
  /// Whether both give the same pixels.
  static func == (left: PlacedImage, right: PlacedImage) -> Bool {
    left.image == right.image && left.sampling == right.sampling && left.tint == right.tint
      && left.extent == right.extent && left.isFlipped == right.isFlipped && left.inverse == right.inverse
  }

  var digest: MaskDigest { MaskDigest([image.hashValue, extent.x0, extent.y0, extent.x1, extent.y1, tint.hashValue]) }
}
