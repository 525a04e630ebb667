/// Replaces the edges of any outline by those that bound the filled area, by the fill rule.
///
/// Signed areas are only right where an outline encloses a point at most once. Elsewhere (contours that cross or
/// overlap, or that run the wrong way for even-odd) the ``SlabResolver`` finds the edges that count, row by row of
/// pixels. That takes the square of the edges in a row. Where those are many, the row is split into columns of edges
/// that have no place in common, and a column that is a crowd by itself is cut at even heights: so
/// the cost grows with the edges, and only pixels in a crowd are a little less than exact.
struct EdgeResolver: ~Copyable {
  private var slabs: SlabResolver
  private var rows: EdgeRows

  /// How many edges of slabs are worth looking at to resolve all of a row; in a flat shape more, as it has few rows.
  private let rowLimit: Int
  /// So many edges in a row of pixels are a crowd that takes seconds, however few slabs it is cut into.
  private static let mostActive = 1 << 19
  /// How many even slabs a crowded column is cut into at least and at most, and how many edges these may have together
  /// before there are fewer.
  private static let fewestSlabs = 16
  private let mostSlabs, crowdLimit: Int
  /// As many changes of the winding number to the left of a column take all that is worth looking at in it.
  private static let exactSteps = 128

  /// - Parameter height: of the whole shape, in rows.
  private init(_ edges: borrowing ScratchList<Edge>, rule: FillRule, height: Int, mostWork: Int = .max) {
    rows = EdgeRows(edges)
    slabs = SlabResolver(rule: rule, mostWork: mostWork)
    let bits = Int.bitWidth - max(height - 1, 0).leadingZeroBitCount
    rowLimit = 1 << min(max(23 - bits, 14), 18)
    crowdLimit = 1 << min(max(25 - bits, 17), 20)
    mostSlabs = crowdLimit >> 10
  }

  /// Adds the area that edges fill, which must lie in the accumulator's window.
  ///
  /// - Parameters:
  ///   - height: of the whole shape, in rows, whatever the window shows of it: the flatter it is, the more is looked at in
  ///     a row that is a crowd.
  ///   - mostWork: how many edges of slabs may be looked at.
  /// - Returns: false when that is too few, or a row has too many; then a part has been added.
  @discardableResult
  static func fill(
    _ edges: borrowing ScratchList<Edge>, rule: FillRule, height: Int, mostWork: Int = .max,
    into accumulator: inout CoverageAccumulator
  ) -> Bool {
    var resolver = EdgeResolver(edges, rule: rule, height: height, mostWork: mostWork)
    while let row = resolver.rows.advance() {
      let edges = resolver.rows.active.elements
      if edges.count > mostActive { return false }
      let isDone = resolver.slabs.resolve(edges, in: row, limit: resolver.rowLimit)
      if !isDone { resolver.resolveColumns(of: row) }
      if resolver.slabs.isExhausted { return false }
      accumulator.add(resolver.slabs.boundary, inRow: Fixed.floor(row.lowerBound))
      resolver.slabs.removeBoundary()
    }
    return true
  }

  /// Whether edges enclose no point more than once, and all in the same sense: the resolver would change nothing.
  ///
  /// False also when that is too much to find out.
  static func isSimple(_ edges: borrowing ScratchList<Edge>) -> Bool {
    var resolver = EdgeResolver(edges, rule: .nonzero, height: .max)
    while let row = resolver.rows.advance() {
      guard resolver.slabs.resolve(resolver.rows.active.elements, in: row, limit: resolver.rowLimit) else {
        return false
      }
      let seen = resolver.slabs.windings
      if seen.greatest - seen.least > 1 { return false }
      resolver.slabs.removeBoundary()
    }
    return true
  }

  /// Resolves the active edges by columns, from left to right.
  private mutating func resolveColumns(of row: Range<Int>) {
    func reach(_ edge: SlopedEdge) -> (left: Double, right: Double) {
      let (x0, x1) = (edge.x(at: max(edge.top, row.lowerBound)), edge.x(at: min(edge.bottom, row.upperBound)))
      return (min(x0, x1), max(x0, x1))
    }
    let edges = rows.active.elements.map { (edge: $0, reach: reach($0)) }.sorted { $0.reach.left < $1.reach.left }
    // How the winding number to the left of a column changes with the height.
    var steps: [(y: Int, change: Int32)] = []
    var start = 0
    while start < edges.count, !slabs.isExhausted {
      var end = start
      var right = edges[start].reach.right
      // Each column looks at all steps: where these are too many to be exact, it holds as many edges.
      let fewest = steps.count > Self.exactSteps ? steps.count : 0
      while end < edges.count, edges[end].reach.left <= right || end - start < fewest {
        right = max(right, edges[end].reach.right)
        end += 1
      }
      let column = edges[start..<end].map(\.edge)
      let before = steps.map {
        SlopedEdge(x: edges[start].reach.left, from: $0.y, to: row.upperBound, winding: $0.change)
      }
      slabs.right = end < edges.count ? Fixed.round(edges[end].reach.left) : nil
      // From the top down; those that begin above the row stay from left to right, nearly the order of its first slab.
      let all = before + column
      var fromTheTop =
        all.filter { $0.top <= row.lowerBound }
        + all.filter { $0.top > row.lowerBound }.sorted { $0.top < $1.top }
      // All columns of a row share what is worth looking at.
      let crowd = max(before.count, edges.count)
      fromTheTop.withUnsafeMutableBufferPointer { resolveColumn($0, crowd: crowd, in: row) }
      if end < edges.count { steps = Self.steps(after: column, steps, in: row) }
      start = end
    }
    slabs.right = nil
  }

  /// - Parameter crowd: how many edges decide into how many slabs a crowd is cut.
  private mutating func resolveColumn(
    _ edges: UnsafeMutableBufferPointer<SlopedEdge>, crowd: Int, in row: Range<Int>
  ) {
    if slabs.resolve(edges, in: row, limit: rowLimit / 2) { return }
    var count = mostSlabs
    while count > Self.fewestSlabs, count * crowd > crowdLimit { count /= 2 }
    slabs.resolveCrowd(edges, in: row, slabs: count)
  }

  /// The changes to the left of a column and those of its edges, added up.
  private static func steps(
    after column: [SlopedEdge], _ before: [(y: Int, change: Int32)], in row: Range<Int>
  ) -> [(y: Int, change: Int32)] {
    var changes = before
    for edge in column {
      changes.append((max(edge.top, row.lowerBound), edge.winding))
      if edge.bottom < row.upperBound { changes.append((edge.bottom, -edge.winding)) }
    }
    changes.sort { $0.y < $1.y }
    var sums: [(y: Int, change: Int32)] = []
    for change in changes {
      if let last = sums.last, last.y == change.y {
        sums[sums.count - 1].change += change.change
      } else {
        if sums.last?.change == 0 { sums.removeLast() }
        sums.append(change)
      }
    }
    if sums.last?.change == 0 { sums.removeLast() }
    return sums
  }
}
