/// Replaces the edges of any outline by those that bound the filled area, by the fill rule.
///
/// Signed areas are only right where an outline encloses a point at most once. Elsewhere (contours that cross or
/// overlap, or that run the wrong way for even-odd) rows of pixels are cut into slabs at every vertex and crossing.
/// Between two cuts edges do not cross, so going from left to right and counting tells which of them bound the area.
struct EdgeResolver {
  private let rule: FillRule
  private let edges: [Edge]
  private var boundary: [Edge] = []
  private var windings: (isPositiveSeen: Bool, isNegativeSeen: Bool, isNested: Bool) = (false, false, false)

  /// The height of a slab, in grid steps, below which crossings are no longer searched for.
  ///
  /// Above 1 only when a row has so many edges that looking for every crossing would take forever.
  private static let crowd = 256
  private static let crowdedSlab = Grid.one / 64

  /// An edge as far as it lies within a slab.
  private struct Crossing {
    var top, bottom: Double
    var isDownward: Bool
  }

  private init(_ edges: [Edge], rule: FillRule) {
    self.edges = edges.sorted { $0.yTop < $1.yTop }
    self.rule = rule
  }

  /// The edges that bound the area which `edges` fill.
  static func resolve(_ edges: [Edge], rule: FillRule) -> [Edge] {
    var resolver = EdgeResolver(edges, rule: rule)
    resolver.run()
    return resolver.boundary
  }

  /// Whether edges enclose no point more than once, and all in the same sense: the resolver would change nothing.
  static func isSimple(_ edges: [Edge]) -> Bool {
    var resolver = EdgeResolver(edges, rule: .nonzero)
    resolver.run()
    let seen = resolver.windings
    return !seen.isNested && !(seen.isPositiveSeen && seen.isNegativeSeen)
  }

  private mutating func run() {
    guard let first = edges.first else { return }
    var active: [Edge] = []
    var next = 0
    var row = Int(first.yTop) >> Grid.bits
    while next < edges.count || !active.isEmpty {
      if active.isEmpty { row = max(row, Int(edges[next].yTop) >> Grid.bits) }
      let rowTop = row << Grid.bits
      let rowBottom = rowTop + Grid.one
      while next < edges.count, Int(edges[next].yTop) < rowBottom {
        active.append(edges[next])
        next += 1
      }
      resolveRow(active, from: rowTop, to: rowBottom)
      active.removeAll { Int($0.yBottom) <= rowBottom }
      row += 1
    }
  }

  private mutating func resolveRow(_ active: [Edge], from rowTop: Int, to rowBottom: Int) {
    let isCrowded = active.count > Self.crowd
    var cuts = [rowTop, rowBottom]
    for edge in active {
      for y in [Int(edge.yTop), Int(edge.yBottom)] where y > rowTop && y < rowBottom {
        cuts.append(isCrowded ? y / Self.crowdedSlab * Self.crowdedSlab : y)
      }
    }
    cuts.sort()
    for (top, bottom) in zip(cuts, cuts.dropFirst()) where top < bottom {
      // A crowded row's cuts may pass an edge's end; the middle decides.
      let edges = active.filter { 2 * Int($0.yTop) < top + bottom && 2 * Int($0.yBottom) > top + bottom }
      resolveSlab(edges, from: top, to: bottom, thinnest: isCrowded ? Self.crowdedSlab : 1)
    }
  }

  private mutating func resolveSlab(_ edges: [Edge], from top: Int, to bottom: Int, thinnest: Int) {
    var crossings = edges.map { edge in
      let slope = Double(edge.xBottom - edge.xTop) / Double(edge.yBottom - edge.yTop)
      let x = Double(edge.xTop)
      return Crossing(
        top: x + Double(top - Int(edge.yTop)) * slope, bottom: x + Double(bottom - Int(edge.yTop)) * slope,
        isDownward: edge.isDownward)
    }
    crossings.sort { $0.top + $0.bottom < $1.top + $1.bottom }
    if bottom - top > thinnest, let cut = Self.firstCrossing(crossings, from: top, to: bottom) {
      resolveSlab(edges, from: top, to: cut, thinnest: thinnest)
      resolveSlab(edges, from: cut, to: bottom, thinnest: thinnest)
      return
    }
    var winding = 0
    for crossing in crossings {
      let before = winding
      winding += crossing.isDownward ? -1 : 1
      note(winding)
      let wasInside = rule == .nonzero ? before != 0 : before & 1 != 0
      let isInside = rule == .nonzero ? winding != 0 : winding & 1 != 0
      guard wasInside != isInside else { continue }
      // As in a clockwise outline: down on the right, up on the left.
      boundary.append(
        Edge(
          top: GridPoint(x: Int(crossing.top.rounded(.toNearestOrEven)), y: top),
          bottom: GridPoint(x: Int(crossing.bottom.rounded(.toNearestOrEven)), y: bottom), isDownward: wasInside))
    }
  }

  private mutating func note(_ winding: Int) {
    if winding > 0 { windings.isPositiveSeen = true }
    if winding < 0 { windings.isNegativeSeen = true }
    if abs(winding) > 1 { windings.isNested = true }
  }

  /// Where two neighbours swap places within a slab, strictly between its ends; nil when none do.
  ///
  /// Edges that pass each other by less than a step count as touching.
  private static func firstCrossing(_ crossings: [Crossing], from top: Int, to bottom: Int) -> Int? {
    for (left, right) in zip(crossings, crossings.dropFirst()) {
      let before = right.top - left.top
      let after = right.bottom - left.bottom
      guard before < -1 || after < -1 else { continue }
      let position = Double(top) + Double(bottom - top) * (before / (before - after))
      return min(max(Int(position.rounded(.toNearestOrEven)), top + 1), bottom - 1)
    }
    return nil
  }
}
