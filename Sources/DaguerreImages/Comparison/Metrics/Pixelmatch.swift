/// The comparison of pixelmatch: a threshold for the difference of two colours, and pixels that look like the edges of
/// shapes are let go.
///
/// Counts are equal to those of the program of that name. Sources: its documentation of versions 5 to 8; Kotsarenko and
/// Ramos, "Measuring perceived color difference using YIQ NTSC transmission color space in mobile applications" (2010);
/// Vyšniauskas, "Anti-aliased Pixel and Intensity Slope Detector" (2009).
public struct Pixelmatch: Hashable, Sendable {
  /// How the difference of two colours is measured; raw values are those of `--algorithm`.
  public enum Algorithm: Int, CaseIterable, Sendable {
    /// In YIQ, translucent pixels over white, as versions 5 and 6 do.
    case yiqOverWhite = 5
    /// In YIQ, translucent pixels over a checkerboard, as version 7 does.
    case yiqOverCheckerboard = 6
    /// In Oklab by the HyAB distance, translucent pixels over a checkerboard, as is done after version 7.2.
    case oklab = 7
  }

  /// How the difference of two colours is measured.
  public var algorithm: Algorithm
  /// The largest difference that is let go: from 0 to 1, that of black and white.
  public var threshold: Double
  /// Whether pixels that look like the edge of a shape count too.
  public var includesAntiAliasing: Bool

  /// - Parameter threshold: from 0 to 1.
  public init(algorithm: Algorithm = .oklab, threshold: Double = 0.1, includesAntiAliasing: Bool = false) {
    self.algorithm = algorithm
    self.threshold = threshold
    self.includesAntiAliasing = includesAntiAliasing
  }

  func mark(_ pair: PixelPair, into marks: MarkedPixels) {
    RowBands.run(rows: pair.height, width: pair.width) { rows in
      switch algorithm {
      case .yiqOverWhite: mark(pair, rows, by: YIQOverWhite(threshold: threshold), into: marks)
      case .yiqOverCheckerboard: mark(pair, rows, by: YIQOverCheckerboard(threshold: threshold), into: marks)
      case .oklab:
        OklabTables.shared.withTables { tables in
          mark(pair, rows, by: OklabColors(threshold: threshold, tables: tables), into: marks)
        }
      }
    }
  }

  @inline(__always)
  private func mark<Colors: PixelmatchColors>(
    _ pair: PixelPair, _ rows: Range<Int>, by colors: Colors, into marks: MarkedPixels
  ) {
    let areas = includesAntiAliasing ? nil : AreaMap(pair, rows: rows)
    let edges = (EdgeDetector(pair: pair, colors: colors), EdgeDetector(pair: pair.swapped, colors: colors))
    // Areas of one colour ask the same again and again; what is translucent depends on the place.
    var last = (a: UInt32(0), b: UInt32(0), differ: false)
    for y in rows where !pair.isEqual(row: y) {
      for x in 0..<pair.width {
        let place = y * pair.width + x
        let (a, b) = (pair.first[place], pair.second[place])
        guard a != b else { continue }
        if a != last.a || b != last.b || (a & b) >> 24 != 255 { last = (a, b, colors.differ(a, b, place: place)) }
        guard last.differ else { continue }
        let isEdge =
          areas?.isNearSharedArea(place) ?? false && (edges.0.isEdge(x, y) || edges.1.isEdge(x, y))
        marks[place] = isEdge ? .antiAliased : .different
      }
    }
  }
}

/// One way of measuring the difference of colours.
protocol PixelmatchColors {
  /// Whether two unequal pixels are farther apart than the threshold.
  ///
  /// - Parameter place: of the pixels in rows from the top, which decides on what is behind translucent ones.
  func differ(_ a: UInt32, _ b: UInt32, place: Int) -> Bool
  /// How much brighter the first of two unequal pixels is.
  ///
  /// - Parameter place: that of the first one.
  func brightness(_ a: UInt32, _ b: UInt32, place: Int) -> Double
}

/// Tells pixels that smooth the edge of a shape from others.
struct EdgeDetector<Colors: PixelmatchColors> {
  let pair: PixelPair
  let colors: Colors

  /// Whether the pixel of the first picture lies between a brighter and a darker neighbour, of which one belongs to an
  /// area of one colour in both pictures.
  func isEdge(_ x: Int, _ y: Int) -> Bool {
    let (columns, rows) = pair.neighbours(x, y)
    let center = y * pair.width + x
    let color = pair.first[center]
    var equal = pair.isAtBorder(x, y) ? 1 : 0
    var (darkest, brightest) = (0.0, 0.0)
    var (dark, bright) = ((x: x, y: y), (x: x, y: y))
    for column in columns {
      for row in rows where column != x || row != y {
        let neighbour = pair.first[row * pair.width + column]
        let difference = neighbour == color ? 0 : colors.brightness(color, neighbour, place: center)
        if difference == 0 {
          equal += 1
          if equal > 2 { return false }
        } else if difference < darkest {
          darkest = difference
          dark = (column, row)
        } else if difference > brightest {
          brightest = difference
          bright = (column, row)
        }
      }
    }
    guard darkest < 0, brightest > 0 else { return false }
    return pair.isInArea(dark.x, dark.y) || pair.isInArea(bright.x, bright.y)
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

  /// Whether in both pictures three neighbours of a pixel have its colour; a border counts as one.
  fileprivate func isInArea(_ x: Int, _ y: Int) -> Bool {
    hasThreeAlike(in: first, x, y) && hasThreeAlike(in: second, x, y)
  }

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
