package import DaguerreGraphics
package import DaguerreImages

/// Every pixel that differs between two pictures, with the causes that it goes back to.
///
/// Found by drawing: a pixel is a cause's when it is as before once the cause alone has its recorded value again. Several
/// causes may have the same pixel. One that no single cause puts back belongs to the smallest sets that do, or among very
/// many causes to one of which none can be left out, and one that not even all together put back to *no token*.
package struct BlamedPixels: Sendable {
  /// The pixels of the same causes.
  package struct Group: Sendable {
    /// Sorted; empty for *no token*.
    package let causes: [String]
    package fileprivate(set) var pixelCount = 0
  }

  /// By what the causes are called, *no token* first.
  package let groups: [Group]
  package let pixels: DifferingPixels
  /// For each pixel the index of its group.
  package let labels: [Int]

  /// - Parameters:
  ///   - isProven: whether the picture with all causes put back is `before`.
  ///   - causes: those that the case depends on, sorted.
  ///   - draw: the picture with some of them put back.
  package init(
    before: Bitmap, after: Bitmap, isProven: Bool, causes: [String], draw: ([String]) throws -> Bitmap
  ) rethrows {
    var experiment = Experiment(before: before, after: after)
    try experiment.run(causes, isProven: isProven, draw: draw)
    pixels = experiment.pixels
    let names = experiment.sets.map { $0.map { causes[$0] } }
    var counts = Array(repeating: 0, count: names.count)
    for label in experiment.labels { counts[label] += 1 }
    // Sets that were passed through on the way to larger ones have no pixels.
    let order = names.indices.filter { counts[$0] > 0 }.sorted { names[$0].lexicographicallyPrecedes(names[$1]) }
    groups = order.map { Group(causes: names[$0], pixelCount: counts[$0]) }
    var numbers = Array(repeating: 0, count: names.count)
    for (number, set) in order.enumerated() { numbers[set] = number }
    labels = experiment.labels.map { numbers[$0] }
  }

  /// How many pixels differ.
  package var changedPixels: Int { pixels.count }

  /// How many of them no token accounts for.
  package var withoutToken: Int { groups.first { $0.causes.isEmpty }?.pixelCount ?? 0 }

  /// How many are each cause's; a pixel of several counts for each.
  package var counts: [String: Int] {
    groups.reduce(into: [:]) { counts, group in
      for cause in group.causes { counts[cause, default: 0] += group.pixelCount }
    }
  }

  /// The causes of a pixel, none for *no token*; nil where the pictures are equal.
  package func causes(x: Int, y: Int) -> [String]? { pixels.number(x: x, y: y).map { groups[labels[$0]].causes } }
}

/// Puts causes back until every pixel that differs has some.
private struct Experiment {
  private struct Step: Hashable {
    let set: Int
    let added: [Int]
  }

  let before: Bitmap
  let pixels: DifferingPixels
  /// The sets of causes, by their indices, that pixels have been found to go back to; the first is empty.
  private(set) var sets: [[Int]] = [[]]
  /// For each pixel the index of its set.
  private(set) var labels: [Int]
  private var steps: [Step: Int] = [:]
  /// Numbers of pixels without a cause.
  private var open: [Int]

  /// Of sets of one size no more are tried than this; above it a set is found by leaving out causes, and about so many
  /// pictures are drawn before one set is found for all pixels that are left.
  private static let maximumTrials = 64

  init(before: Bitmap, after: Bitmap) {
    self.before = before
    pixels = DifferingPixels(before, after)
    labels = Array(repeating: 0, count: pixels.count)
    open = Array(pixels.places.indices)
  }

  mutating func run(_ causes: [String], isProven: Bool, draw: ([String]) throws -> Bitmap) rethrows {
    guard !causes.isEmpty, !open.isEmpty else { return }
    func picture(_ set: [Int]) throws -> Bitmap { try draw(set.map { causes[$0] }) }
    let all = Array(causes.indices)
    if isProven, all.count == 1 {
      // The only cause put back is all of them put back.
      sets.append(all)
      labels = Array(repeating: 1, count: pixels.count)
      return
    }
    let every = open
    for cause in all { name([cause], in: try picture([cause]), among: every) }
    settle()
    guard causes.count > 1, !open.isEmpty else { return }
    // What all together do not put back is due to something else.
    let together = try isProven ? before : picture(all)
    open = pixels.restored(open, in: together)
    var size = 2
    while !open.isEmpty, size < all.count, let sets = Self.subsets(of: all, size) {
      for set in sets { name(set, in: try picture(set), among: open) }
      settle()
      size += 1
    }
    // A change of very many tokens could have as many sets as pixels; in the end one set has to do for all that is left.
    var drawn = 0
    while !open.isEmpty {
      let wanted = drawn < Self.maximumTrials ? [open[0]] : open
      drawn += all.count
      let set = try Self.reduced(all) { try pixels.restored(wanted, in: picture($0)).count == wanted.count }
      name(set, in: set == all ? together : try picture(set), among: open)
      settle()
    }
  }

  /// A set of which no member can be left out, found by leaving out as many at a time as possible.
  ///
  /// - Parameter isEnough: of the whole set it is true.
  private static func reduced(_ all: [Int], isEnough: ([Int]) throws -> Bool) rethrows -> [Int] {
    var set = all
    var count = all.count / 2
    while count > 0 {
      var start = 0
      while start < set.count {
        let fewer = Array(set[..<start] + set[min(start + count, set.count)...])
        if !fewer.isEmpty, try isEnough(fewer) { set = fewer } else { start += count }
      }
      count /= 2
    }
    return set
  }

  private mutating func name(_ added: [Int], in picture: Bitmap, among numbers: [Int]) {
    for number in pixels.restored(numbers, in: picture) { labels[number] = label(labels[number], adding: added) }
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
