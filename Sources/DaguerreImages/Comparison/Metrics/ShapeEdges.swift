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
    var order: OpaqueSurroundings.Order { self == .pixelmatch ? .columns : .rows }
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
    // What has three neighbours of its colour is none.
    guard !areas.isInArea(y &* pair.width &+ x, of: picture) else { return false }
    guard let surroundings = OpaqueSurroundings(pair, x, y, order: program.order) else {
      return isEdge(ofAny: pair, x, y)
    }
    return surroundings.isBetween && areas.meet(program.need, surroundings.darkest, surroundings.brightest)
  }

  private func isEdge(ofAny pair: PixelPair, _ x: Int, _ y: Int) -> Bool {
    let (columns, rows) = pair.neighbours(x, y)
    let center = y * pair.width + x
    let color = pair.first[center]
    var equal = pair.isAtBorder(x, y) ? 1 : 0
    var (darkest, brightest) = (0.0, 0.0)
    var (dark, bright) = (center, center)
    let isByColumn = program.order == .columns
    for outer in isByColumn ? columns : rows {
      for inner in isByColumn ? rows : columns {
        let place = isByColumn ? inner * pair.width + outer : outer * pair.width + inner
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
