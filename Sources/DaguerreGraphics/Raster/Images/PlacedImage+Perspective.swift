extension PlacedImage {
  /// The mean of as many places in each pixel as it has pixels of the picture in it, which was made smaller before as far as
  /// the map makes all of it smaller.
  func inPerspective(_ part: PixelRect) -> [UInt32] {
    var (width, height) = (1, 1)
    let box = Rect(x: 0, y: 0, width: Double(image.width), height: Double(image.height))
    if let map = inverse.inverse {
      for corner in box.corners {
        let near = map.map(near: corner)
        func length(_ length: Int, _ x: Double, _ y: Double) -> Int {
          Self.count(Double(length) * (x * x + y * y).squareRoot(), atMost: length)
        }
        width = max(width, length(image.width, near.a, near.b))
        height = max(height, length(image.height, near.c, near.d))
      }
    }
    let (small, shrink) = made(width, height)
    let map = ProjectiveTransform(shrink).after(inverse)
    var pixels: [UInt32] = []
    pixels.reserveCapacity(part.width * part.height + Mask.padding)
    for y in part.y0..<part.y1 {
      for x in part.x0..<part.x1 {
        pixels.append(UInt32(channels: Self.mean(of: small, through: map, x, y)))
      }
    }
    return pixels
  }

  /// What a pixel shows of a picture; beside it, where nothing is seen, some colour.
  private static func mean(of bitmap: Bitmap, through map: ProjectiveTransform, _ x: Int, _ y: Int) -> SIMD4<Float> {
    let (x, y) = (Double(x), Double(y))
    let middle = Point(x: x + 0.5, y: y + 0.5)
    guard let center = map.seen(at: middle) else { return .zero }
    let near = map.map(near: middle)
    // As far as half a pixel of the sheet reaches in the picture, and one of the picture's.
    let (reachX, reachY) = ((abs(near.a) + abs(near.c)) / 2 + 1, (abs(near.b) + abs(near.d)) / 2 + 1)
    let isSeen =
      center.x > -reachX && center.x < Double(bitmap.width) + reachX && center.y > -reachY
      && center.y < Double(bitmap.height) + reachY
    guard isSeen else { return color(bitmap, center) }
    let columns = count((near.a * near.a + near.b * near.b).squareRoot(), atMost: mostPlaces)
    let rows = count((near.c * near.c + near.d * near.d).squareRoot(), atMost: mostPlaces)
    var sum = SIMD4<Float>.zero
    for row in 0..<rows {
      for column in 0..<columns {
        let place = Point(
          x: x + (Double(column) + 0.5) / Double(columns), y: y + (Double(row) + 0.5) / Double(rows))
        sum += color(bitmap, map.seen(at: place) ?? center)
      }
    }
    return sum / Float(columns * rows)
  }

  /// How many places of a pixel are looked at in each direction: farther away than that, some pixels are passed over.
  private static let mostPlaces = 16

  /// A length as a count of at least 1; the most there may be of what is no number.
  private static func count(_ length: Double, atMost most: Int) -> Int {
    length < Double(most) ? max(1, Int(length.rounded(.up))) : most
  }
}

extension ProjectiveTransform {
  /// What is seen at a place of the sheet; nil at the horizon and above it.
  func seen(at place: Point) -> Point? {
    let point = apply(place)
    return distance(of: place) > 0 && point.x.isFinite && point.y.isFinite ? point : nil
  }
}
