@testable import DaguerreImages

/// pixelmatch and odiff as their descriptions have them: each pixel by itself, with the exact difference of colours.
enum PlainComparison {
  static func marks(
    _ first: StraightBitmap, _ second: StraightBitmap, _ metric: Pixelmatch
  ) -> [PictureComparison.Mark] {
    OklabTables.shared.withTables { tables in
      switch metric.algorithm {
      case .yiqOverWhite: marks(first, second, metric, YIQOverWhite(threshold: metric.threshold))
      case .yiqOverCheckerboard: marks(first, second, metric, YIQOverCheckerboard(threshold: metric.threshold))
      case .oklab: marks(first, second, metric, OklabColors(threshold: metric.threshold, tables: tables))
      }
    }
  }

  private static func marks(
    _ first: StraightBitmap, _ second: StraightBitmap, _ metric: Pixelmatch, _ colors: some PixelmatchColors
  ) -> [PictureComparison.Mark] {
    PixelPair.with(first, second) { pair in
      marks(pair, colors) { x, y in
        !metric.includesAntiAliasing
          && [pair, pair.swapped].contains { pair in
            let extremes = extremes(pair, x, y, columnsFirst: true) { colors.brightness($0, $1, place: $2) }
            return extremes?.contains { x, y in
              pair.hasThreeAlike(in: pair.first, x, y) && pair.hasThreeAlike(in: pair.second, x, y)
            } ?? false
          }
      }
    }
  }

  static func marks(_ first: StraightBitmap, _ second: StraightBitmap, _ metric: Odiff) -> [PictureComparison.Mark] {
    let colors = YIQOverWhite(threshold: 0)
    return PixelPair.with(first, second) { pair in
      marks(pair, OdiffColors(threshold: metric.threshold)) { x, y in
        metric.ignoresAntiAliasing
          && [pair, pair.swapped].contains { pair in
            let extremes = extremes(pair, x, y, columnsFirst: false) { colors.brightness($0, $1, place: $2) }
            return extremes.map { extremes in
              [pair.first, pair.second].allSatisfy { pixels in
                extremes.contains { pair.hasThreeAlike(in: pixels, $0, $1) }
              }
            } ?? false
          }
      }
    }
  }

  private static func marks(
    _ pair: PixelPair, _ colors: some ColorThreshold, isEdge: (Int, Int) -> Bool
  ) -> [PictureComparison.Mark] {
    (0..<pair.width * pair.height).map { place in
      let (a, b) = (pair.first[place], pair.second[place])
      guard a != b, colors.differ(a, b, place: place) else { return .equal }
      return isEdge(place % pair.width, place / pair.width) ? .antiAliased : .different
    }
  }

  /// The darkest and the brightest neighbour of a pixel of the first picture, where there are both and not more than
  /// two neighbours are as bright as it.
  private static func extremes(
    _ pair: PixelPair, _ x: Int, _ y: Int, columnsFirst: Bool, brightness: (UInt32, UInt32, Int) -> Double
  ) -> [(x: Int, y: Int)]? {
    let (columns, rows) = pair.neighbours(x, y)
    let places =
      columnsFirst
      ? columns.flatMap { column in rows.map { (x: column, y: $0) } }
      : rows.flatMap { row in columns.map { (x: $0, y: row) } }
    let center = y * pair.width + x
    var equal = pair.isAtBorder(x, y) ? 1 : 0
    var (dark, bright) = ((x: x, y: y, value: 0.0), (x: x, y: y, value: 0.0))
    for place in places where place != (x, y) {
      let (color, neighbour) = (pair.first[center], pair.first[place.y * pair.width + place.x])
      let difference = color == neighbour ? 0 : brightness(color, neighbour, center)
      // odiff counts what has the same colour, pixelmatch what is as bright.
      if columnsFirst ? difference == 0 : color == neighbour { equal += 1 }
      if difference < dark.value { dark = (place.x, place.y, difference) }
      if difference > bright.value { bright = (place.x, place.y, difference) }
    }
    guard equal <= 2, dark.value < 0, bright.value > 0 else { return nil }
    return [(dark.x, dark.y), (bright.x, bright.y)]
  }
}
