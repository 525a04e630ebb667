public import DaguerreGraphics

extension DifferingPixels {
  /// Splits the difference by place: every changed pixel goes to the nearest region, the first of several.
  ///
  /// - Returns: in the order of `regions`, the difference `inside` each and the one `around` it, nothing where there
  ///   is none.
  public func differences(by regions: [PixelRect]) -> [(inside: PixelDifference?, around: PixelDifference?)] {
    guard !regions.isEmpty else { return [] }
    var inside = [PixelDifference](repeating: PixelDifference([]), count: regions.count)
    var around = inside
    var nearest = NearestRegions(regions)
    var rest = runs[...]
    while let y = rest.first?.y {
      let row = rest.prefix { $0.y == y }
      rest = rest[row.endIndex...]
      nearest.forEach(in: row) { index, part in
        let hit = regions[index].columns(ofRow: y).clamped(to: part.columns)
        if hit.isEmpty { return around[index].add(part) }
        inside[index].add(part.part(hit))
        around[index].add(part.part(part.x..<hit.lowerBound))
        around[index].add(part.part(hit.upperBound..<part.columns.upperBound))
      }
    }
    func some(_ difference: PixelDifference) -> PixelDifference? { difference.changedPixels > 0 ? difference : nil }
    return zip(inside, around).map { (some($0), some($1)) }
  }
}

/// Which of some regions is the nearest one, over parts of rows of pixels.
private struct NearestRegions {
  private let regions: [PixelRect]
  /// Whether a pixel of one region is of no other one.
  private let areApart: Bool
  /// The region that the last part was in.
  private var last = 0
  /// Indices of regions that may be the nearest: those of a part after those of what it is a part of.
  private var candidates: [Int]
  /// Those of the last row, from left to right.
  private var parts: [Part] = []

  /// Columns of a row, and the region that is nearest to all of them, the first of several.
  private struct Part {
    let index: Int
    var columns: Range<Int>
  }

  init(_ regions: [PixelRect]) {
    self.regions = regions
    areApart = !regions.indices.contains { index in regions[..<index].contains { $0.meets(regions[index]) } }
    candidates = Array(regions.indices)
  }

  /// Calls `body` with the runs of a row one part after the other, and the region that is nearest to all of a part, the
  /// first of several.
  mutating func forEach(
    in row: ArraySlice<DifferingPixels.Run>, _ body: (_ index: Int, _ part: DifferingPixels.Run) -> Void
  ) {
    guard let first = row.first, let end = row.last?.columns.upperBound else { return }
    findParts(of: first.x..<end, y: first.y)
    var number = 0
    for run in row {
      while parts[number].columns.upperBound <= run.x { number += 1 }
      body(parts[number].index, run.part(run.columns.clamped(to: parts[number].columns)))
      while parts[number].columns.upperBound < run.columns.upperBound {
        number += 1
        body(parts[number].index, run.part(run.columns.clamped(to: parts[number].columns)))
      }
    }
  }

  private mutating func findParts(of columns: Range<Int>, y: Int) {
    parts.removeAll(keepingCapacity: true)
    let inside = regions[last].columns(ofRow: y)
    if areApart, inside.lowerBound <= columns.lowerBound, columns.upperBound <= inside.upperBound {
      return parts.append(Part(index: last, columns: columns))
    }
    split(columns, y: y, among: 0)
    candidates.removeSubrange(regions.count...)
  }

  /// Splits columns until one region is the nearest to all of a part, and adds the parts.
  ///
  /// Distances along a row are convex: over some columns the greatest is at one of their ends. A region whose least
  /// distance is above another one's greatest is the nearest nowhere there.
  ///
  /// - Parameter first: where in ``candidates`` those of the columns begin.
  private mutating func split(_ columns: Range<Int>, y: Int, among first: Int) {
    let end = candidates.count
    var bound = Int.max
    for place in first..<end {
      let region = regions[candidates[place]]
      let (left, right) = (columns.lowerBound, columns.upperBound - 1)
      bound = min(
        bound,
        max(region.squaredDistance(left..<left + 1, y: y), region.squaredDistance(right..<right + 1, y: y)))
    }
    for place in first..<end where regions[candidates[place]].squaredDistance(columns, y: y) <= bound {
      candidates.append(candidates[place])
    }
    if candidates.count == end + 1 || columns.count == 1 {
      // For a single column the bound is the least distance itself.
      last = candidates[end]
      if let known = parts.last, known.index == last {
        parts[parts.count - 1].columns = known.columns.lowerBound..<columns.upperBound
      } else {
        parts.append(Part(index: last, columns: columns))
      }
    } else {
      let middle = columns.lowerBound + columns.count / 2
      split(columns.lowerBound..<middle, y: y, among: end)
      split(middle..<columns.upperBound, y: y, among: end)
    }
    candidates.removeSubrange(end...)
  }
}

extension PixelRect {
  fileprivate func meets(_ other: PixelRect) -> Bool {
    x < other.x + other.width && other.x < x + width && y < other.y + other.height && other.y < y + height
  }

  /// The columns that it has in a row, none where it does not reach into it.
  fileprivate func columns(ofRow row: Int) -> Range<Int> {
    row >= y && row < y + height ? x..<x + max(width, 0) : x..<x
  }

  /// How far the nearest of some pixels in row `y` is from the nearest one inside; 0 inside.
  fileprivate func squaredDistance(_ columns: Range<Int>, y: Int) -> Int {
    let across = max(self.x - (columns.upperBound - 1), 0, columns.lowerBound - (self.x + width - 1))
    let down = max(self.y - y, 0, y - (self.y + height - 1))
    return across * across + down * down
  }
}
