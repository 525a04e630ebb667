/// Edges by the rows of pixels that they reach into, from the top down; rows without any are left out.
struct EdgeRows: ~Copyable {
  /// From the top down; the order of those that begin at the same height does not matter.
  private let edges: UnsafeMutableBufferPointer<Edge>
  private var next = 0
  private var row = 0
  /// Those that reach into the row, from the top down too.
  private(set) var active = ScratchList<SlopedEdge>()

  init(_ edges: borrowing ScratchList<Edge>) {
    self.edges = .allocate(capacity: edges.count)
    let edges = edges.elements
    guard let first = edges.first else { return }
    var (top, bottom) = (Int(first.yTop), Int(first.yTop))
    for edge in edges { (top, bottom) = (min(top, Int(edge.yTop)), max(bottom, Int(edge.yTop))) }
    // Counted into bands that hold about one each, which leaves little to move.
    var bandBits = Fixed.fractionBits
    while bandBits > 0, (bottom - top) >> bandBits < edges.count { bandBits -= 1 }
    withUnsafeTemporaryAllocation(of: Int32.self, capacity: (bottom - top) >> bandBits + 1) { places in
      places.initialize(repeating: 0)
      for edge in edges { places[(Int(edge.yTop) &- top) >> bandBits] &+= 1 }
      var sum: Int32 = 0
      for band in places.indices { (places[band], sum) = (sum, sum &+ places[band]) }
      for edge in edges {
        let band = (Int(edge.yTop) &- top) >> bandBits
        self.edges.initializeElement(at: Int(places[band]), to: edge)
        places[band] &+= 1
      }
    }
    self.edges.sortNearlySorted { $0.yTop < $1.yTop }
  }

  deinit { edges.deallocate() }

  /// Goes on to the next row.
  ///
  /// - Returns: its top and bottom, in grid steps; nil after the last one.
  mutating func advance() -> Range<Int>? {
    let end = row << Fixed.fractionBits
    active.replace(where: { $0.bottom <= end }, by: { _ in nil })
    if active.count == 0 {
      guard next < edges.count else { return nil }
      row = max(row, Int(edges[next].yTop) >> Fixed.fractionBits)
    }
    let top = row << Fixed.fractionBits
    let bottom = top + Fixed.one
    while next < edges.count, edges[next].yTop < bottom {
      active.append(SlopedEdge(edges[next]))
      next += 1
    }
    row += 1
    return top..<bottom
  }
}
