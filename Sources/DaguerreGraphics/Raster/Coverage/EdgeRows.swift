/// Edges by the rows of pixels that they reach into, from the top down; rows without any are left out.
struct EdgeRows {
  /// From the top down; the order of those that begin at the same height does not matter.
  private let edges: [Edge]
  private var next = 0
  private var row = 0
  /// Those that reach into the row, from the top down too.
  private(set) var active: [SlopedEdge] = []

  init(_ edges: [Edge]) { self.edges = edges.sorted { $0.yTop < $1.yTop } }

  /// Goes on to the next row.
  ///
  /// - Returns: its top and bottom, in grid steps; nil after the last one.
  mutating func advance() -> Range<Int>? {
    let end = row << Fixed.fractionBits
    active.removeAll { $0.bottom <= end }
    if active.isEmpty {
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
