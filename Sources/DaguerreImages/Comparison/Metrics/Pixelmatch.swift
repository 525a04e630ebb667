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
    guard !includesAntiAliasing else { return pair.mark(rows, by: colors, edges: NoEdges(), into: marks) }
    AreaMap.with(pair, rows: rows) { areas in
      pair.mark(rows, by: colors, edges: PixelmatchEdges(pair: pair, areas: areas, colors: colors), into: marks)
    }
  }
}

/// One way of measuring the difference of colours.
protocol PixelmatchColors: ColorThreshold {
  /// How much brighter the first of two unequal pixels is.
  ///
  /// - Parameter place: that of the first one.
  func brightness(_ a: UInt32, _ b: UInt32, place: Int) -> Double
}

/// Edges that are let go: in one of the pictures the pixel lies between a brighter and a darker neighbour, of which one
/// belongs to an area of one colour in both pictures.
private struct PixelmatchEdges<Colors: PixelmatchColors>: EdgeRule {
  let pair: PixelPair
  let areas: AreaMap
  let colors: Colors

  @inline(__always)
  func candidates(_ place: Int) -> UInt64 { areas.areNearSharedArea(place) }

  @inline(__always)
  func isCandidate(_ place: Int) -> Bool { areas.isNearSharedArea(place) }

  func isEdge(_ x: Int, _ y: Int) -> Bool {
    isEdge(of: pair, AreaMap.first, x, y) || isEdge(of: pair.swapped, AreaMap.second, x, y)
  }

  @inline(__always)
  private func isEdge(of pair: PixelPair, _ picture: UInt8, _ x: Int, _ y: Int) -> Bool {
    // What has three neighbours of its colour is none.
    guard !areas.isInArea(y &* pair.width &+ x, of: picture) else { return false }
    guard let surroundings = OpaqueSurroundings(pair, x, y, order: .columns) else { return isEdge(ofAny: pair, x, y) }
    return surroundings.isBetween && areas.isShared(surroundings.darkest, or: surroundings.brightest)
  }

  private func isEdge(ofAny pair: PixelPair, _ x: Int, _ y: Int) -> Bool {
    let (columns, rows) = pair.neighbours(x, y)
    let center = y * pair.width + x
    let color = pair.first[center]
    var equal = pair.isAtBorder(x, y) ? 1 : 0
    var (darkest, brightest) = (0.0, 0.0)
    var (dark, bright) = (center, center)
    for column in columns {
      for row in rows where column != x || row != y {
        let place = row * pair.width + column
        let neighbour = pair.first[place]
        let difference = neighbour == color ? 0 : colors.brightness(color, neighbour, place: center)
        if difference == 0 {
          equal += 1
          if equal > 2 { return false }
        } else if difference < darkest {
          darkest = difference
          dark = place
        } else if difference > brightest {
          brightest = difference
          bright = place
        }
      }
    }
    return darkest < 0 && brightest > 0 && areas.isShared(dark, or: bright)
  }
}
