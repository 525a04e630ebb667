/// Finds which edges bound the filled area between two heights.
///
/// The band is cut into slabs at every vertex and crossing. Between two cuts edges do not cross, so going from left to
/// right and counting tells which of them bound the area.
struct SlabResolver {
  /// The bits of a winding number that tell whether it is inside.
  private let insideBits: Int
  /// What has been found, each edge within a slab.
  private(set) var boundary: [Edge] = []
  /// The winding numbers that have been met.
  private(set) var windings = (isPositiveSeen: false, isNegativeSeen: false, isNested: false)
  /// Where the band ends on the right: what is filled there is closed; nil if it goes on.
  var right: Int?
  /// How many edges of slabs may still be looked at.
  private var allowance = 0
  // What a band needs, kept to save allocations.
  private var cuts: [Int] = []
  private var live: [SlopedEdge] = []

  init(rule: FillRule) { insideBits = rule == .nonzero ? -1 : 1 }

  mutating func removeBoundary() { boundary.removeAll(keepingCapacity: true) }

  /// Resolves the edges in a band exactly.
  ///
  /// - Parameters:
  ///   - edges: all that reach into the band, from the top down.
  ///   - limit: how many edges of slabs to look at.
  /// - Returns: false when the limit is too low; then nothing has been added.
  mutating func resolve(_ edges: [SlopedEdge], in band: Range<Int>, limit: Int) -> Bool {
    findCuts(edges, in: band)
    guard edges.count * (cuts.count - 1) <= 2 * limit else { return false }
    allowance = limit
    let known = boundary.count
    if resolveSlabs(edges, thinnest: 1) { return true }
    boundary.removeLast(boundary.count - known)
    return false
  }

  /// Cuts edges that bound the filled area as they are at the heights at which they would be cut to be resolved.
  ///
  /// Each cut is rounded to the grid, so only that gives the same bytes.
  ///
  /// - Parameters: as with ``resolve(_:in:limit:)``.
  /// - Returns: as there.
  mutating func cut(_ edges: [SlopedEdge], in band: Range<Int>, limit: Int) -> Bool {
    findCuts(edges, in: band)
    guard edges.count * (cuts.count - 1) <= 2 * limit else { return false }
    var first = 0
    for edge in edges {
      while first + 1 < cuts.count, cuts[first + 1] <= edge.top { first += 1 }
      let end = min(edge.bottom, band.upperBound)
      var index = first
      var top = GridPoint(x: Fixed.round(edge.x(at: cuts[index])), y: cuts[index])
      while top.y < end {
        index += 1
        let bottom = GridPoint(x: Fixed.round(edge.x(at: cuts[index])), y: cuts[index])
        boundary.append(Edge(top: top, bottom: bottom, winding: edge.winding))
        top = bottom
      }
    }
    return true
  }

  /// Resolves the edges of a crowd: cuts the band at even heights and at tops and bottoms of the shape, at no other
  /// vertices and no crossings.
  ///
  /// - Parameter slabs: how many even heights, a power of two, and how many tops and bottoms at most.
  mutating func resolveCrowd(_ edges: [SlopedEdge], in band: Range<Int>, slabs: Int) {
    let extremes = Self.extremes(of: edges, in: band)
    let step = extremes.count / slabs + 1
    cuts = stride(from: 0, to: extremes.count, by: step).map { extremes[$0] }
    cuts += stride(from: band.lowerBound, through: band.upperBound, by: band.count / slabs)
    sortCuts()
    allowance = .max
    _ = resolveSlabs(edges, thinnest: .max)
  }

  /// Heights at which not as many edges begin as end, in order: where the outline turns back.
  private static func extremes(of edges: [SlopedEdge], in band: Range<Int>) -> [Int] {
    var ends: [(y: Int, count: Int)] = []
    for edge in edges {
      if edge.top > band.lowerBound { ends.append((edge.top, 1)) }
      if edge.bottom < band.upperBound { ends.append((edge.bottom, -1)) }
    }
    var counts: [(y: Int, count: Int)] = []
    for end in ends.sorted(by: { $0.y < $1.y }) {
      if let last = counts.last, last.y == end.y {
        counts[counts.count - 1].count += end.count
      } else {
        counts.append(end)
      }
    }
    return counts.filter { $0.count != 0 }.map(\.y)
  }

  /// The ends of the band and of all edges within it, in order, each once.
  private mutating func findCuts(_ edges: [SlopedEdge], in band: Range<Int>) {
    cuts.removeAll(keepingCapacity: true)
    cuts.append(band.lowerBound)
    // One after the other, since both are nearly in order.
    for edge in edges where edge.top > band.lowerBound { cuts.append(edge.top) }
    for edge in edges where edge.bottom < band.upperBound { cuts.append(edge.bottom) }
    cuts.append(band.upperBound)
    sortCuts()
  }

  private mutating func sortCuts() {
    cuts.sort()
    var count = 1
    for index in 1..<cuts.count where cuts[index] != cuts[count - 1] {
      cuts[count] = cuts[index]
      count += 1
    }
    cuts.removeLast(cuts.count - count)
  }

  /// - Parameter thinnest: the height up to which slabs are not cut at crossings.
  private mutating func resolveSlabs(_ edges: [SlopedEdge], thinnest: Int) -> Bool {
    live.removeAll(keepingCapacity: true)
    var next = 0
    for (top, bottom) in zip(cuts, cuts.dropFirst()) {
      // The middle decides, because slabs of a crowd may hold the ends of edges.
      live.removeAll { 2 * $0.bottom <= top + bottom }
      while next < edges.count, 2 * edges[next].top <= top + bottom {
        if 2 * edges[next].bottom > top + bottom { live.append(edges[next]) }
        next += 1
      }
      guard resolveSlab(from: top, to: bottom, thinnest: thinnest) else { return false }
    }
    return true
  }

  private mutating func resolveSlab(from top: Int, to bottom: Int, thinnest: Int) -> Bool {
    allowance -= live.count
    guard allowance >= 0 else { return false }
    sortLive(from: top, to: bottom)
    if bottom - top > thinnest, let cut = firstSwap(from: top, to: bottom) {
      return resolveSlab(from: top, to: cut, thinnest: thinnest)
        && resolveSlab(from: cut, to: bottom, thinnest: thinnest)
    }
    var winding = 0
    for edge in live {
      let before = winding
      winding += Int(edge.winding)
      note(winding)
      let wasInside = before & insideBits != 0
      let isInside = winding & insideBits != 0
      guard wasInside != isInside else { continue }
      // As in a clockwise outline: down on the right, up on the left.
      boundary.append(
        Edge(
          top: GridPoint(x: Fixed.round(edge.entry), y: top), bottom: GridPoint(x: Fixed.round(edge.exit), y: bottom),
          winding: wasInside ? -1 : 1))
    }
    if let right, winding & insideBits != 0 {
      boundary.append(Edge(x: right, from: top, to: bottom, winding: -1))
    }
    return true
  }

  /// Brings the edges into the order of a slab.
  ///
  /// They are in that of the slab above it, nearly the same, so mostly each has to move a few places at most.
  private mutating func sortLive(from top: Int, to bottom: Int) {
    let isSorted = live.withUnsafeMutableBufferPointer { live in
      for index in live.indices { live[index].enterSlab(from: top, to: bottom) }
      var moves = 8 * live.count + 64
      for index in live.indices.dropFirst() where SlopedEdge.isBefore(live[index], live[index - 1]) {
        let edge = live[index]
        var place = index
        repeat {
          live[place] = live[place - 1]
          place -= 1
        } while place > 0 && SlopedEdge.isBefore(edge, live[place - 1])
        live[place] = edge
        moves -= index - place
        if moves < 0 { return false }
      }
      return true
    }
    if !isSorted { live.sort(by: SlopedEdge.isBefore) }
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
    for index in live.indices.dropFirst() {
      let before = live[index].entry - live[index - 1].entry
      let after = live[index].exit - live[index - 1].exit
      guard before < -1 || after < -1 else { continue }
      let position = Double(top) + Double(bottom - top) * (before / (before - after))
      return min(max(Fixed.round(position), top + 1), bottom - 1)
    }
    return nil
  }
}

/// An edge by its upper end and its slope, and where it is within a slab.
struct SlopedEdge {
  let x, slope: Double
  let top, bottom: Int
  let winding: Int32
  /// Where the edge enters and leaves the slab that is looked at.
  fileprivate(set) var entry = 0.0, exit = 0.0

  init(_ edge: Edge) {
    x = Double(edge.xTop)
    (top, bottom) = (Int(edge.yTop), Int(edge.yBottom))
    slope = Double(edge.xBottom - edge.xTop) / Double(edge.yBottom - edge.yTop)
    winding = edge.winding
  }

  /// An upright edge.
  init(x: Double, from top: Int, to bottom: Int, winding: Int32) {
    (self.x, slope) = (x, 0)
    (self.top, self.bottom) = (top, bottom)
    self.winding = winding
  }

  func x(at y: Int) -> Double { x + Double(y - top) * slope }

  mutating func enterSlab(from top: Int, to bottom: Int) {
    // The slab of a crowd may reach beyond the edge.
    entry = x(at: max(top, self.top))
    exit = x(at: min(bottom, self.bottom))
  }

  /// From left to right by the middle of the slab; only what is equal in all respects has no order, so the result
  /// does not depend on the sort.
  @inline(__always)
  static func isBefore(_ a: SlopedEdge, _ b: SlopedEdge) -> Bool {
    let (middleA, middleB) = (a.entry + a.exit, b.entry + b.exit)
    if middleA != middleB { return middleA < middleB }
    if a.entry != b.entry { return a.entry < b.entry }
    return a.winding > b.winding
  }
}
