package import DaguerreGraphics

/// Which of some regions is the nearest one to each pixel, the first of several.
///
/// A row is looked at when it is first asked for, and kept: sheets of one layout change in many ways.
package final class NearestRegions {
  /// In pixels.
  package let regions: [PixelRect]
  /// How many columns can be asked for.
  package let width: Int
  /// By row; none of a row that nobody has asked for.
  private var rows: [[Part]] = []
  /// Indices of regions that may be the nearest: those of a part after those of what it is a part of.
  private var candidates: [Int]

  /// Columns of a row, and the region that is nearest to all of them, the first of several.
  struct Part {
    let index: Int
    fileprivate(set) var columns: Range<Int>
  }

  /// - Parameter width: of the pictures.
  package init(_ regions: [PixelRect], width: Int) {
    self.regions = regions
    self.width = width
    candidates = Array(regions.indices)
  }

  /// The parts of a row, from left to right; none where there are no regions or no columns.
  func parts(ofRow y: Int) -> [Part] {
    while rows.count <= y { rows.append([]) }
    if rows[y].isEmpty, !regions.isEmpty, width > 0 { split(0..<width, y: y, among: 0) }
    return rows[y]
  }

  /// Splits columns until one region is the nearest to all of a part, and adds the parts.
  ///
  /// Distances along a row are convex: over some columns the greatest is at one of their ends. A region whose least
  /// distance is above another one's greatest is the nearest nowhere there.
  ///
  /// - Parameter first: where in ``candidates`` those of the columns begin.
  private func split(_ columns: Range<Int>, y: Int, among first: Int) {
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
      let index = candidates[end]
      if let known = rows[y].last, known.index == index {
        rows[y][rows[y].count - 1].columns = known.columns.lowerBound..<columns.upperBound
      } else {
        rows[y].append(Part(index: index, columns: columns))
      }
    } else {
      let middle = columns.lowerBound + columns.count / 2
      split(columns.lowerBound..<middle, y: y, among: end)
      split(middle..<columns.upperBound, y: y, among: end)
    }
    candidates.removeLast(candidates.count - end)
  }
}

extension PixelRect {
  /// The columns that it has in a row, none where it does not reach into it.
  func columns(ofRow row: Int) -> Range<Int> { row >= y && row < y + height ? x..<x + max(width, 0) : x..<x }

  /// How far the nearest of some pixels in row `y` is from the nearest one inside; 0 inside.
  fileprivate func squaredDistance(_ columns: Range<Int>, y: Int) -> Int {
    let across = max(self.x - (columns.upperBound - 1), 0, columns.lowerBound - (self.x + width - 1))
    let down = max(self.y - y, 0, y - (self.y + height - 1))
    return across * across + down * down
  }
}
