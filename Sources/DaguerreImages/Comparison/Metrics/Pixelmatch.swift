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
      pair.mark(rows, by: colors, edges: ShapeEdges(.pixelmatch, pair, areas, colors), into: marks)
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
