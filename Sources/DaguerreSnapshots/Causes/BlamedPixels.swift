package import DaguerreGraphics
import DaguerreImages

/// Every pixel that differs between two pictures, with the causes that it goes back to.
///
/// Found by drawing: a pixel is a cause's when it is as before once the cause alone has its recorded value again. Several
/// causes may have the same pixel. One that no single cause puts back belongs to the smallest sets that do, and one that
/// not even all together put back to *no token*.
package struct BlamedPixels: Sendable {
  /// The pixels of the same causes.
  package struct Group: Sendable {
    /// Sorted; empty for *no token*.
    package let causes: [String]
    package fileprivate(set) var pixelCount = 0
    package fileprivate(set) var bounds = PixelRect(x: 0, y: 0, width: 0, height: 0)
  }

  /// By what the causes are called, *no token* first.
  package let groups: [Group]
  private let positions: [Position: Int]

  private struct Position: Hashable {
    let x: Int
    let y: Int
  }

  /// - Parameters:
  ///   - causes: those that the case depends on, sorted.
  ///   - draw: the picture with some of them put back.
  package init(
    before: Bitmap, after: Bitmap, causes: [String], draw: ([String]) throws -> Bitmap
  ) rethrows {
    var experiment = Experiment(before: before, after: after)
    try experiment.run(causes, draw: draw)
    var groups: [[String]: Group] = [:]
    for (pixel, names) in zip(experiment.pixels, experiment.names) {
      let names = names.sorted().map { causes[$0] }
      var group = groups[names] ?? Group(causes: names)
      group.pixelCount += 1
      let here = PixelRect(x: pixel.x, y: pixel.y, width: 1, height: 1)
      group.bounds = group.pixelCount == 1 ? here : group.bounds.union(here)
      groups[names] = group
    }
    let sorted = groups.values.sorted { $0.causes.lexicographicallyPrecedes($1.causes) }
    self.groups = sorted
    let numbers = Dictionary(sorted.enumerated().map { ($1.causes, $0) }) { first, _ in first }
    positions = Dictionary(
      zip(experiment.pixels, experiment.names).compactMap { pixel, names in
        numbers[names.sorted().map { causes[$0] }].map { (Position(x: pixel.x, y: pixel.y), $0) }
      }
    ) { first, _ in first }
  }

  /// How many pixels differ.
  package var changedPixels: Int { groups.reduce(0) { $0 + $1.pixelCount } }

  /// How many of them no token accounts for.
  package var withoutToken: Int { groups.first { $0.causes.isEmpty }?.pixelCount ?? 0 }

  /// How many are each cause's; a pixel of several counts for each.
  package var counts: [String: Int] {
    groups.reduce(into: [:]) { counts, group in
      for cause in group.causes { counts[cause, default: 0] += group.pixelCount }
    }
  }

  /// The causes of a pixel, none for *no token*; nil where the pictures are equal.
  package func causes(x: Int, y: Int) -> [String]? {
    positions[Position(x: x, y: y)].map { groups[$0].causes }
  }
}

/// Puts causes back until every pixel that differs has some.
private struct Experiment {
  let before: Bitmap
  private(set) var pixels: [(x: Int, y: Int)] = []
  /// Indices of the causes that each pixel goes back to.
  private(set) var names: [Set<Int>]
  /// Indices of pixels without a cause.
  private var open: [Int]

  /// Of sets of one size no more are tried than this; above it a set is found by leaving out one cause after the other.
  private static let maximumTrials = 64

  init(before: Bitmap, after: Bitmap) {
    self.before = before
    for y in 0..<max(before.height, after.height) {
      for x in 0..<max(before.width, after.width) where before.pixel(x, y) != after.pixel(x, y) {
        pixels.append((x, y))
      }
    }
    names = Array(repeating: [], count: pixels.count)
    open = Array(pixels.indices)
  }

  mutating func run(_ causes: [String], draw: ([String]) throws -> Bitmap) rethrows {
    guard !causes.isEmpty, !open.isEmpty else { return }
    func picture(_ set: [Int]) throws -> Bitmap { try draw(set.map { causes[$0] }) }
    let all = Array(causes.indices)
    for cause in all { name([cause], in: try picture([cause]), among: pixels.indices) }
    settle()
    guard causes.count > 1, !open.isEmpty else { return }
    // What all together do not put back is due to something else.
    let together = try picture(all)
    open = open.filter { isBack($0, in: together) }
    var size = 2
    while !open.isEmpty, size < all.count, let sets = Self.subsets(of: all, size) {
      for set in sets { name(set, in: try picture(set), among: open) }
      settle()
      size += 1
    }
    while let first = open.first {
      var set = all
      for cause in all where set.count > 1 {
        let fewer = set.filter { $0 != cause }
        if isBack(first, in: try picture(fewer)) { set = fewer }
      }
      name(set, in: set == all ? together : try picture(set), among: open)
      settle()
    }
  }

  private func isBack(_ index: Int, in picture: Bitmap) -> Bool {
    let (x, y) = pixels[index]
    return picture.pixel(x, y) == before.pixel(x, y)
  }

  private mutating func name(_ set: [Int], in picture: Bitmap, among indices: some Sequence<Int>) {
    for index in indices where isBack(index, in: picture) { names[index].formUnion(set) }
  }

  private mutating func settle() { open = open.filter { names[$0].isEmpty } }

  /// The subsets of a size in order; nil where there are too many.
  private static func subsets(of all: [Int], _ size: Int) -> [[Int]]? {
    var subsets: [[Int]] = [[]]
    for _ in 0..<size {
      subsets = subsets.flatMap { set in all.filter { $0 > set.last ?? -1 }.map { set + [$0] } }
      if subsets.count > maximumTrials * all.count { return nil }
    }
    return subsets.count > maximumTrials ? nil : subsets
  }
}

extension Bitmap {
  /// The pixel, or nothing outside the bitmap.
  fileprivate func pixel(_ x: Int, _ y: Int) -> UInt32? { x < width && y < height ? self[x, y] : nil }
}
