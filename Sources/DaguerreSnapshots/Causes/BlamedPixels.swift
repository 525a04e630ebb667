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
  /// Of the pixels of the larger picture in each direction, row by row: the index of the group, or -1.
  private let labels: [Int32]
  private let width: Int

  /// - Parameters:
  ///   - isProven: whether the picture with all causes put back is `before`.
  ///   - causes: those that the case depends on, sorted.
  ///   - draw: the picture with some of them put back.
  package init(
    before: Bitmap, after: Bitmap, isProven: Bool, causes: [String], draw: ([String]) throws -> Bitmap
  ) rethrows {
    var experiment = Experiment(before: before, after: after)
    try experiment.run(causes, isProven: isProven, draw: draw)
    let names = experiment.sets.map { $0.map { causes[$0] } }
    let order = names.indices.sorted { names[$0].lexicographicallyPrecedes(names[$1]) }
    var groups = order.map { Group(causes: names[$0]) }
    var places = Array(repeating: 0, count: order.count)
    for (place, set) in order.enumerated() { places[set] = place }
    width = max(before.width, after.width)
    var labels = Array(repeating: Int32(-1), count: width * max(before.height, after.height))
    for (pixel, set) in zip(experiment.pixels, experiment.labels) {
      let place = places[set]
      labels[pixel.y * width + pixel.x] = Int32(place)
      groups[place].add(x: pixel.x, y: pixel.y)
    }
    // Sets that were passed through on the way to larger ones have no pixels.
    let used = groups.indices.filter { groups[$0].pixelCount > 0 }
    var renumbered = Array(repeating: Int32(-1), count: groups.count)
    for (number, place) in used.enumerated() { renumbered[place] = Int32(number) }
    self.groups = used.map { groups[$0] }
    self.labels = labels.map { $0 < 0 ? $0 : renumbered[Int($0)] }
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
  package func causes(x: Int, y: Int) -> [String]? { group(x: x, y: y).map { groups[$0].causes } }

  /// The index of a pixel's group; nil where the pictures are equal.
  func group(x: Int, y: Int) -> Int? {
    guard x < width, y * width + x < labels.count else { return nil }
    let label = labels[y * width + x]
    return label < 0 ? nil : Int(label)
  }
}

extension BlamedPixels.Group {
  fileprivate mutating func add(x: Int, y: Int) {
    let here = PixelRect(x: x, y: y, width: 1, height: 1)
    bounds = pixelCount == 0 ? here : bounds.union(here)
    pixelCount += 1
  }
}

/// Puts causes back until every pixel that differs has some.
private struct Experiment {
  private struct Step: Hashable {
    let set: Int
    let added: [Int]
  }

  let before: Bitmap
  private(set) var pixels: [(x: Int, y: Int)] = []
  /// The sets of causes, by their indices, that pixels have been found to go back to; the first is empty.
  private(set) var sets: [[Int]] = [[]]
  /// For each pixel the index of its set.
  private(set) var labels: [Int]
  private var steps: [Step: Int] = [:]
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
    labels = Array(repeating: 0, count: pixels.count)
    open = Array(pixels.indices)
  }

  mutating func run(_ causes: [String], isProven: Bool, draw: ([String]) throws -> Bitmap) rethrows {
    guard !causes.isEmpty, !open.isEmpty else { return }
    func picture(_ set: [Int]) throws -> Bitmap { try draw(set.map { causes[$0] }) }
    let all = Array(causes.indices)
    for cause in all {
      // The only cause put back is all of them put back.
      let picture = try isProven && causes.count == 1 ? before : picture([cause])
      name([cause], in: picture, among: pixels.indices)
    }
    settle()
    guard causes.count > 1, !open.isEmpty else { return }
    // What all together do not put back is due to something else.
    let together = try isProven ? before : picture(all)
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

  private mutating func name(_ added: [Int], in picture: Bitmap, among indices: some Sequence<Int>) {
    for index in indices where isBack(index, in: picture) { labels[index] = label(labels[index], adding: added) }
  }

  private mutating func label(_ set: Int, adding added: [Int]) -> Int {
    let step = Step(set: set, added: added)
    if let known = steps[step] { return known }
    let larger = Set(sets[set] + added).sorted()
    let label = sets.firstIndex(of: larger) ?? sets.count
    if label == sets.count { sets.append(larger) }
    steps[step] = label
    return label
  }

  private mutating func settle() { open = open.filter { labels[$0] == 0 } }

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
