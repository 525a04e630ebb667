public import DaguerreGraphics

extension DifferingPixels {
  /// Splits the difference by place: every changed pixel goes to the nearest region, the first of several.
  ///
  /// - Returns: in the order of `regions`, the difference `inside` each and the one `around` it, nothing where there
  ///   is none.
  public func differences(by regions: [PixelRect]) -> [(inside: PixelDifference?, around: PixelDifference?)] {
    differences(by: NearestRegions(regions, width: width))
  }

  /// The same for regions that are asked for again.
  ///
  /// - Parameter nearest: as wide as the grid.
  package func differences(
    by nearest: NearestRegions
  ) -> [(inside: PixelDifference?, around: PixelDifference?)] {
    let regions = nearest.regions
    guard !regions.isEmpty else { return [] }
    var inside = [PixelDifference](repeating: PixelDifference([]), count: regions.count)
    var around = inside
    func add(_ part: Run, to index: Int) {
      let hit = regions[index].columns(ofRow: part.y).clamped(to: part.columns)
      if hit.isEmpty { return around[index].add(part) }
      inside[index].add(part.part(hit))
      if hit.count == part.count { return }
      around[index].add(part.part(part.x..<hit.lowerBound))
      around[index].add(part.part(hit.upperBound..<part.columns.upperBound))
    }
    var (parts, row, number) = (nearest.parts(ofRow: 0), 0, 0)
    for run in runs {
      if run.y != row { (parts, row, number) = (nearest.parts(ofRow: run.y), run.y, 0) }
      while parts[number].columns.upperBound <= run.x { number += 1 }
      let end = run.columns.upperBound
      var start = run.x
      while parts[number].columns.upperBound < end {
        let next = parts[number].columns.upperBound
        add(run.part(start..<next), to: parts[number].index)
        start = next
        number += 1
      }
      add(start == run.x ? run : run.part(start..<end), to: parts[number].index)
    }
    func some(_ difference: PixelDifference) -> PixelDifference? { difference.changedPixels > 0 ? difference : nil }
    return zip(inside, around).map { (some($0), some($1)) }
  }
}
