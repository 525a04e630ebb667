internal import CCompare

/// Edges that are let go: in one of the pictures the pixel lies between a brighter and a darker neighbour that belong to
/// areas of one colour.
struct ShapeEdges<Colors: PixelmatchColors>: EdgeRule {
  /// Whose rules hold.
  enum Program {
    /// One neighbour belongs to an area in both pictures; what is as bright as the pixel counts as alike.
    case pixelmatch
    /// Each picture has a neighbour in an area, not necessarily the same; only what has the same colour is alike.
    case odiff

    var need: AreaMap.Need { self == .pixelmatch ? .sameArea : .anyAreas }
    /// Whether of several neighbours of one colour the uppermost one of the first column counts, not the first one of
    /// the uppermost row.
    var isByColumns: Bool { self == .pixelmatch }
  }

  private let program: Program
  private let pair: PixelPair
  private let areas: AreaMap
  private let colors: Colors

  init(_ program: Program, _ pair: PixelPair, _ areas: AreaMap, _ colors: Colors) {
    self.program = program
    self.pair = pair
    self.areas = areas
    self.colors = colors
  }

  @inline(__always)
  func candidates(_ place: Int) -> UInt64 { areas.areNear(program.need, place) }

  @inline(__always)
  func isCandidate(_ place: Int) -> Bool { areas.isNear(program.need, place) }

  func isEdge(_ x: Int, _ y: Int) -> Bool {
    isEdge(of: pair, AreaMap.first, x, y) || isEdge(of: pair.swapped, AreaMap.second, x, y)
  }

  @inline(__always)
  private func isEdge(of pair: PixelPair, _ picture: UInt8, _ x: Int, _ y: Int) -> Bool {
    let place = y &* pair.width &+ x
    // What has three neighbours of its colour is none.
    guard !areas.isInArea(place, of: picture) else { return false }
    guard !pair.isAtBorder(x, y), let pixels = pair.first.baseAddress else { return isEdge(ofAny: pair, x, y) }
    let extremes = daguerre_find_extremes(pixels + place, pair.width, program.isByColumns)
    guard extremes.is_sure else { return isEdge(ofAny: pair, x, y) }
    return extremes.is_between
      && areas.meet(program.need, place &+ extremes.darkest, place &+ extremes.brightest)
  }

  private func isEdge(ofAny pair: PixelPair, _ x: Int, _ y: Int) -> Bool {
    let (columns, rows) = pair.neighbours(x, y)
    let center = y * pair.width + x
    let color = pair.first[center]
    var equal = pair.isAtBorder(x, y) ? 1 : 0
    var (darkest, brightest) = (0.0, 0.0)
    var (dark, bright) = (center, center)
    for outer in program.isByColumns ? columns : rows {
      for inner in program.isByColumns ? rows : columns {
        let place = program.isByColumns ? inner * pair.width + outer : outer * pair.width + inner
        guard place != center else { continue }
        let neighbour = pair.first[place]
        let difference = neighbour == color ? 0 : colors.brightness(color, neighbour, place: center)
        if neighbour == color || difference == 0 && program == .pixelmatch {
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
    return darkest < 0 && brightest > 0 && areas.meet(program.need, dark, bright)
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
