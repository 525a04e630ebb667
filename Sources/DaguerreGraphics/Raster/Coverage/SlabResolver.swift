/// Finds which edges bound the filled area between two heights.
///
/// The band is cut into slabs at every vertex and crossing. Between two cuts edges do not cross, so going from left to
/// right and counting tells which of them bound the area.
struct SlabResolver: ~Copyable {
  /// The bits of a winding number that tell whether it is inside.
  private let insideBits: Int
  /// What has been found, each edge within a slab.
  private(set) var boundary = ScratchList<Edge>()
  /// The least and the greatest winding number that has been met, and 0.
  private(set) var windings = (least: 0, greatest: 0)
  /// Where the band ends on the right: what is filled there is closed; nil if it goes on.
  var right: Int?
  /// How many edges of slabs may still be looked at.
  private var allowance = 0
  /// How many have been looked at in all bands, of those that may be; sorting them counts as many looks.
  private var work = 0
  private let mostWork: Int
  /// Whether these were too few; then a part of the boundary is missing.
  var isExhausted: Bool { work > mostWork }
  private static let workOfSorting = 16
  // What a band needs, kept to save allocations.
  private var cuts = ScratchList<Int>()
  private var ends = ScratchList<Int>()
  private var live = ScratchList<SlopedEdge>()

  init(rule: FillRule, mostWork: Int) {
    insideBits = rule == .nonzero ? -1 : 1
    self.mostWork = mostWork
  }

  mutating func removeBoundary() { boundary.shorten(to: 0) }

  /// Resolves the edges in a band exactly.
  ///
  /// - Parameters:
  ///   - edges: all that reach into the band, from the top down.
  ///   - limit: how many edges of slabs to look at.
  /// - Returns: false when the limit is too low; then nothing has been added.
  mutating func resolve(_ edges: UnsafeMutableBufferPointer<SlopedEdge>, in band: Range<Int>, limit: Int) -> Bool {
    findCuts(edges, in: band)
    guard edges.count * (cuts.count - 1) <= 2 * limit else { return false }
    allowance = limit
    let known = boundary.count
    if resolveSlabs(edges, thinnest: 1) { return true }
    boundary.shorten(to: known)
    return false
  }

  /// Resolves the edges of a crowd: cuts the band at even heights and at tops and bottoms of the shape, at no other
  /// vertices and no crossings.
  ///
  /// - Parameter slabs: how many even heights, a power of two, and how many tops and bottoms at most.
  mutating func resolveCrowd(_ edges: UnsafeMutableBufferPointer<SlopedEdge>, in band: Range<Int>, slabs: Int) {
    let extremes = Self.extremes(of: edges, in: band)
    // Odd, so that tops and bottoms take turns where slivers follow each other.
    let step = (extremes.count / slabs + 1) | 1
    var heights = stride(from: 0, to: extremes.count, by: step).map { extremes[$0] }
    heights += stride(from: band.lowerBound, through: band.upperBound, by: band.count / slabs)
    cuts.shorten(to: 0)
    for height in heights.sorted() { appendCut(height) }
    allowance = mostWork - work
    _ = resolveSlabs(edges, thinnest: .max)
  }

  /// Heights at which not as many edges begin as end, in order: where the outline turns back.
  private static func extremes(of edges: UnsafeMutableBufferPointer<SlopedEdge>, in band: Range<Int>) -> [Int] {
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
  private mutating func findCuts(_ edges: UnsafeMutableBufferPointer<SlopedEdge>, in band: Range<Int>) {
    ends.shorten(to: 0)
    for edge in edges where edge.bottom < band.upperBound { ends.append(edge.bottom) }
    ends.elements.sortNearlySorted(by: <)
    cuts.shorten(to: 0)
    cuts.append(band.lowerBound)
    var next = 0
    for edge in edges where edge.top > band.lowerBound {
      while next < ends.count, ends[next] <= edge.top {
        appendCut(ends[next])
        next += 1
      }
      appendCut(edge.top)
    }
    while next < ends.count {
      appendCut(ends[next])
      next += 1
    }
    appendCut(band.upperBound)
  }

  /// - Parameter y: not above the last one.
  @inline(__always) private mutating func appendCut(_ y: Int) {
    if cuts.count == 0 || cuts[cuts.count - 1] != y { cuts.append(y) }
  }

  /// - Parameter thinnest: the height up to which slabs are not cut at crossings.
  private mutating func resolveSlabs(_ edges: UnsafeMutableBufferPointer<SlopedEdge>, thinnest: Int) -> Bool {
    live.shorten(to: 0)
    var next = 0
    for index in 1..<cuts.count {
      let (top, bottom) = (cuts[index &- 1], cuts[index])
      // The middle decides, because slabs of a crowd may hold the ends of edges.
      let middle = top &+ bottom
      live.replace(where: { 2 &* $0.bottom <= middle }) { edge in
        // What goes on where it ends takes its place, so that mostly there is nothing to sort.
        for candidate in next..<min(next &+ 4, edges.count) {
          let follower = edges[candidate]
          guard follower.top == top else { break }
          if abs(follower.x - edge.exit) < 0.5, 2 &* follower.bottom > middle {
            edges.swapAt(candidate, next)
            next &+= 1
            return follower.entering(at: top)
          }
        }
        return nil
      }
      while next < edges.count, 2 &* edges[next].top <= middle {
        let edge = edges[next]
        if 2 &* edge.bottom > middle { live.append(edge.entering(at: max(top, edge.top))) }
        next &+= 1
      }
      guard resolveSlab(from: top, to: bottom, thinnest: thinnest) else { return false }
    }
    return true
  }

  private mutating func resolveSlab(from top: Int, to bottom: Int, thinnest: Int) -> Bool {
    allowance -= live.count
    work &+= live.count
    guard allowance >= 0 else { return false }
    let edges = live.elements
    var left = (entry: -Double.infinity, exit: -Double.infinity)
    var (leastStep, leastSide) = (Double.infinity, Double.infinity)
    for index in edges.indices {
      let entry = edges[index].exit
      // A slab of a crowd may reach beyond the edge.
      let exit = edges[index].x(at: min(bottom, edges[index].bottom))
      (edges[index].entry, edges[index].exit) = (entry, exit)
      leastStep = min(leastStep, (entry + exit) - (left.entry + left.exit))
      leastSide = min(leastSide, min(entry - left.entry, exit - left.exit))
      left = (entry, exit)
    }
    let isInOrder = leastStep > 0
    // Nearly: they are in the order of the slab above.
    if !isInOrder, !edges.sortNearlySorted(by: SlopedEdge.isBefore) { work &+= Self.workOfSorting &* live.count }
    if !isInOrder || leastSide < -1, bottom - top > thinnest,
      let cut = Self.firstSwap(edges, from: top, to: bottom)
    {
      for index in edges.indices { edges[index].exit = edges[index].entry }
      return resolveSlab(from: top, to: cut, thinnest: thinnest)
        && resolveSlab(from: cut, to: bottom, thinnest: thinnest)
    }
    var winding = 0
    for edge in edges {
      let before = winding
      winding &+= Int(edge.winding)
      windings = (min(windings.least, winding), max(windings.greatest, winding))
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

  /// Where two neighbours swap places within a slab, strictly between its ends; nil when none do.
  ///
  /// Edges that pass each other by less than a step count as touching.
  @inline(__always)
  private static func firstSwap(
    _ edges: UnsafeMutableBufferPointer<SlopedEdge>, from top: Int, to bottom: Int
  ) -> Int? {
    for index in edges.indices.dropFirst() {
      let before = edges[index].entry - edges[index - 1].entry
      let after = edges[index].exit - edges[index - 1].exit
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

  @inline(__always) func x(at y: Int) -> Double { x + Double(y &- top) * slope }

  /// The edge as it is before it has gone through any slab: it leaves one there.
  @inline(__always) func entering(at y: Int) -> SlopedEdge {
    var edge = self
    edge.exit = x(at: y)
    return edge
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
