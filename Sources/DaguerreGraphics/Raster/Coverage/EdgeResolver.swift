/// Replaces the edges of any outline by those that bound the filled area, by the fill rule.
///
/// Signed areas are only right where an outline encloses a point at most once. Elsewhere (contours that cross or
/// overlap, or that run the wrong way for even-odd) rows of pixels are cut into slabs at every vertex and crossing.
/// Between two cuts edges do not cross, so going from left to right and counting tells which of them bound the area.
struct EdgeResolver {
  private let rule: FillRule
  /// From the top down; the order of those that begin at the same height does not matter.
  private let edges: [SlopedEdge]
  private var boundary: [Edge] = []
  private var windings = (isPositiveSeen: false, isNegativeSeen: false, isNested: false)
  // What a row and a slab need, kept to save allocations.
  private var cuts: [Int] = []
  private var live: [SlopedEdge] = []
  private var crossings: [Crossing] = []

  /// Edges times cuts of a row beyond which it is cut at a 64th of a pixel only, so that no list takes forever.
  private static let crowd = 1 << 22
  private static let crowdedSlab = Fixed.one / 64

  private struct SlopedEdge {
    let x: Double
    let top, bottom: Int
    let slope: Double
    let winding: Int32

    init(_ edge: Edge) {
      x = Double(edge.xTop)
      (top, bottom) = (Int(edge.yTop), Int(edge.yBottom))
      slope = Double(edge.xBottom - edge.xTop) / Double(edge.yBottom - edge.yTop)
      winding = edge.winding
    }

    func x(at y: Int) -> Double { x + Double(y - top) * slope }
  }

  /// An edge as far as it lies within a slab.
  private struct Crossing {
    let top, bottom: Double
    let winding: Int32

    /// From left to right by the middle of the slab; only what is equal in all respects has no order, so the result
    /// does not depend on the sort.
    static func isBefore(_ a: Crossing, _ b: Crossing) -> Bool {
      let (middleA, middleB) = (a.top + a.bottom, b.top + b.bottom)
      if middleA != middleB { return middleA < middleB }
      if a.top != b.top { return a.top < b.top }
      return a.winding > b.winding
    }
  }

  private init(_ edges: [Edge], rule: FillRule) {
    self.edges = edges.map(SlopedEdge.init).sorted { $0.top < $1.top }
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
    // Those that reach into the row, from the top down still.
    var active: [SlopedEdge] = []
    var next = 0
    var row = first.top >> Fixed.fractionBits
    while next < edges.count || !active.isEmpty {
      if active.isEmpty { row = max(row, edges[next].top >> Fixed.fractionBits) }
      let rowTop = row << Fixed.fractionBits
      let rowBottom = rowTop + Fixed.one
      while next < edges.count, edges[next].top < rowBottom {
        active.append(edges[next])
        next += 1
      }
      resolveRow(active, from: rowTop, to: rowBottom)
      active.removeAll { $0.bottom <= rowBottom }
      row += 1
    }
  }

  private mutating func resolveRow(_ active: [SlopedEdge], from rowTop: Int, to rowBottom: Int) {
    findCuts(active, from: rowTop, to: rowBottom)
    let thinnest = cuts.count > 1 && active.count * cuts.count > Self.crowd ? Self.crowdedSlab : 1
    if thinnest > 1 { cuts = Array(stride(from: rowTop, through: rowBottom, by: thinnest)) }
    live.removeAll(keepingCapacity: true)
    var next = 0
    for (top, bottom) in zip(cuts, cuts.dropFirst()) {
      // The middle decides, because the cuts of a crowded row may pass the ends of edges.
      while next < active.count, 2 * active[next].top < top + bottom {
        live.append(active[next])
        next += 1
      }
      live.removeAll { 2 * $0.bottom <= top + bottom }
      resolveSlab(from: top, to: bottom, thinnest: thinnest)
    }
  }

  /// The ends of the row and of all edges within it, in order, each once.
  private mutating func findCuts(_ active: [SlopedEdge], from rowTop: Int, to rowBottom: Int) {
    cuts.removeAll(keepingCapacity: true)
    cuts.append(rowTop)
    for edge in active {
      if edge.top > rowTop { cuts.append(edge.top) }
      if edge.bottom < rowBottom { cuts.append(edge.bottom) }
    }
    cuts.append(rowBottom)
    cuts.sort()
    var count = 1
    for index in 1..<cuts.count where cuts[index] != cuts[count - 1] {
      cuts[count] = cuts[index]
      count += 1
    }
    cuts.removeLast(cuts.count - count)
  }

  private mutating func resolveSlab(from top: Int, to bottom: Int, thinnest: Int) {
    crossings.removeAll(keepingCapacity: true)
    for edge in live {
      crossings.append(Crossing(top: edge.x(at: top), bottom: edge.x(at: bottom), winding: edge.winding))
    }
    crossings.sort(by: Crossing.isBefore)
    if bottom - top > thinnest, let cut = firstSwap(from: top, to: bottom) {
      resolveSlab(from: top, to: cut, thinnest: thinnest)
      resolveSlab(from: cut, to: bottom, thinnest: thinnest)
      return
    }
    var winding = 0
    for crossing in crossings {
      let before = winding
      winding += Int(crossing.winding)
      note(winding)
      let wasInside = rule == .nonzero ? before != 0 : before & 1 != 0
      let isInside = rule == .nonzero ? winding != 0 : winding & 1 != 0
      guard wasInside != isInside else { continue }
      // As in a clockwise outline: down on the right, up on the left.
      boundary.append(
        Edge(
          top: GridPoint(x: Fixed.round(crossing.top), y: top),
          bottom: GridPoint(x: Fixed.round(crossing.bottom), y: bottom), winding: wasInside ? -1 : 1))
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
  private func firstSwap(from top: Int, to bottom: Int) -> Int? {
    for index in crossings.indices.dropFirst() {
      let before = crossings[index].top - crossings[index - 1].top
      let after = crossings[index].bottom - crossings[index - 1].bottom
      guard before < -1 || after < -1 else { continue }
      let position = Double(top) + Double(bottom - top) * (before / (before - after))
      return min(max(Fixed.round(position), top + 1), bottom - 1)
    }
    return nil
  }
}
