/// The neighbours of an opaque pixel that are the darkest and the brightest, by whole numbers.
///
/// The weights of Y have eight decimals: times 10^8, sums are exact, where those of pixelmatch are rounded. No two
/// colours have the same sum, so both have the same order.
struct OpaqueSurroundings {
  /// Which of several neighbours of one colour counts.
  enum Order {
    /// The uppermost one of the first column.
    case columns
    /// The first one of the uppermost row.
    case rows
  }

  /// Places of the neighbours; the pixel itself where none is darker, or brighter.
  private(set) var darkest, brightest: Int
  /// Whether there are both.
  private(set) var isBetween = false

  /// - Returns: nil for a pixel of the first picture at a border, and for a translucent one or neighbour.
  @inline(__always)
  init?(_ pair: PixelPair, _ x: Int, _ y: Int, order: Order) {
    guard !pair.isAtBorder(x, y), let pixels = pair.first.baseAddress else { return nil }
    let (center, width) = (y &* pair.width &+ x, pair.width)
    let color = pixels[center]
    let own = Self.brightness(color)
    (darkest, brightest) = (center, center)
    var (low, high) = (own, own)
    var common = color

    @inline(__always)
    func look(_ offset: Int) {
      let place = center &+ offset
      let neighbour = pixels[place]
      let value = Self.brightness(neighbour)
      common &= neighbour
      if value < low {
        (low, darkest) = (value, place)
      } else if value > high {
        (high, brightest) = (value, place)
      }
    }
    switch order {
    case .columns:
      for x in -1...1 {
        look(x &- width)
        if x != 0 { look(x) }
        look(x &+ width)
      }
    case .rows:
      for row in -1...1 {
        let y = row &* width
        look(y &- 1)
        if y != 0 { look(y) }
        look(y &+ 1)
      }
    }
    guard common >> 24 == 255 else { return nil }
    isBetween = low < own && high > own
  }

  /// Y of an opaque pixel, times 10^8.
  @inline(__always)
  static func brightness(_ pixel: UInt32) -> Int {
    let (red, green, blue) = (Int(pixel & 0xFF), Int(pixel >> 8 & 0xFF), Int(pixel >> 16 & 0xFF))
    return red &* 29_889_531 &+ green &* 58_662_247 &+ blue &* 11_448_223
  }
}

extension PixelPair {
  /// The columns and rows of a pixel and those next to it.
  @inline(__always)
  func neighbours(_ x: Int, _ y: Int) -> (columns: ClosedRange<Int>, rows: ClosedRange<Int>) {
    (max(x - 1, 0)...min(x + 1, width - 1), max(y - 1, 0)...min(y + 1, height - 1))
  }

  @inline(__always)
  func isAtBorder(_ x: Int, _ y: Int) -> Bool { x == 0 || y == 0 || x == width - 1 || y == height - 1 }

  /// Whether three neighbours of a pixel have its colour; a border counts as one.
  func hasThreeAlike(in pixels: UnsafeBufferPointer<UInt32>, _ x: Int, _ y: Int) -> Bool {
    let (columns, rows) = neighbours(x, y)
    let color = pixels[y * width + x]
    // The pixel is alike too, but is not a neighbour.
    var count = isAtBorder(x, y) ? 0 : -1
    for row in rows {
      for column in columns where pixels[row * width + column] == color { count += 1 }
    }
    return count > 2
  }
}
