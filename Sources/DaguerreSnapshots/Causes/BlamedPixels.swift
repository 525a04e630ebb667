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
  /// All of them, each run with the index of its group; from the top down, in a row from left to right.
  package let runs: [(run: DifferingPixels.Run, group: Int)]

  /// - Parameters:
  ///   - isProven: whether the picture with all causes put back is `before`.
  ///   - causes: those that the case depends on, sorted.
  ///   - draw: the picture with some of them put back.
  package init(
    before: Bitmap, after: Bitmap, isProven: Bool, causes: [String], draw: ([String]) throws -> Bitmap
  ) rethrows {
    pixels = DifferingPixels(before, after)
    var experiment = Experiment(before: before, pixels)
    try experiment.run(causes, isProven: isProven, draw: draw)
    let names = experiment.sets.map { $0.map { causes[$0] } }
    var counts = Array(repeating: 0, count: names.count)
    for piece in experiment.pieces { counts[piece.set] += piece.run.count }
    // Sets that were passed through on the way to larger ones have no pixels.
    let order = names.indices.filter { counts[$0] > 0 }.sorted { names[$0].lexicographicallyPrecedes(names[$1]) }
    groups = order.map { Group(causes: names[$0], pixelCount: counts[$0]) }
    var numbers = Array(repeating: 0, count: names.count)
    for (number, set) in order.enumerated() { numbers[set] = number }
    runs = experiment.pieces.map { ($0.run, numbers[$0.set]) }
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
  package func causes(x: Int, y: Int) -> [String]? {
    var (low, high) = (0, runs.count)
    while low < high {
      let middle = (low + high) / 2
      let run = runs[middle].run
      if (run.y, run.columns.upperBound) <= (y, x) { low = middle + 1 } else { high = middle }
    }
    guard low < runs.count, runs[low].run.y == y, runs[low].run.columns.contains(x) else { return nil }
    return groups[runs[low].group].causes
  }
}

/// Puts causes back until every pixel that differs has some.
private struct Experiment {
  private struct Step: Hashable {
    let set: Int
    let added: [Int]
  }

  /// Pixels that have gone the same way so far.
  struct Piece {
    let run: DifferingPixels.Run
    /// The index of their set.
    var set = 0
    /// Whether a cause is still looked for.
    var isOpen = true
  }

  let before: Bitmap
  /// The sets of causes, by their indices, that pixels have been found to go back to; the first is empty.
  private(set) var sets: [[Int]] = [[]]
  private(set) var pieces: [Piece]
  private var steps: [Step: Int] = [:]

  /// Of sets of one size no more are tried than this; above it a set is found by leaving out causes, and about so many
  /// pictures are drawn before one set is found for all pixels that are left.
  private static let maximumTrials = 64

  init(before: Bitmap, _ pixels: DifferingPixels) {
    self.before = before
    pieces = pixels.runs.map { Piece(run: $0) }
  }

  private var isDone: Bool { !pieces.contains(where: \.isOpen) }

  mutating func run(_ causes: [String], isProven: Bool, draw: ([String]) throws -> Bitmap) rethrows {
    guard !causes.isEmpty, !isDone else { return }
    func picture(_ set: [Int]) throws -> Bitmap { try draw(set.map { causes[$0] }) }
    let all = Array(causes.indices)
    if isProven, all.count == 1 {
      // The only cause put back is all of them put back.
      sets.append(all)
      for index in pieces.indices { pieces[index].set = 1 }
      return
    }
    for cause in all { name([cause], in: try picture([cause])) }
    settle()
    guard causes.count > 1, !isDone else { return }
    // What all together do not put back is due to something else.
    let together = try isProven ? before : picture(all)
    pieces = divided(by: together).map { Piece(run: $0.piece.run, set: $0.piece.set, isOpen: $0.isRestored) }
    var size = 2
    while !isDone, size < all.count, let sets = Self.subsets(of: all, size) {
      for set in sets { name(set, in: try picture(set)) }
      settle()
      size += 1
    }
    // A change of very many tokens could have as many sets as pixels; in the end one set has to do for all that is left.
    var drawn = 0
    while let first = pieces.first(where: \.isOpen)?.run {
      let wanted =
        drawn < Self.maximumTrials ? [first.part(first.x..<first.x + 1)] : pieces.filter(\.isOpen).map(\.run)
      drawn += all.count
      let set = try Self.reduced(all) {
        let picture = try picture($0)
        return wanted.allSatisfy { $0.isRestored(in: picture) }
      }
      name(set, in: set == all ? together : try picture(set))
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

  /// The pieces, those that are open in parts of which each is as before in a picture, or is not.
  private func divided(by picture: Bitmap) -> [(piece: Piece, isRestored: Bool)] {
    var divided: [(piece: Piece, isRestored: Bool)] = []
    divided.reserveCapacity(pieces.count)
    for piece in pieces {
      guard piece.isOpen else {
        divided.append((piece, false))
        continue
      }
      piece.run.forEachPart(in: picture) { divided.append((Piece(run: $0, set: piece.set), $1)) }
    }
    return divided
  }

  /// Adds causes to the open pixels that are as before in a picture.
  private mutating func name(_ added: [Int], in picture: Bitmap) {
    var divided = divided(by: picture)
    for index in divided.indices where divided[index].isRestored {
      divided[index].piece.set = label(divided[index].piece.set, adding: added)
    }
    pieces = divided.map(\.piece)
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

  private mutating func settle() {
    for index in pieces.indices where pieces[index].set != 0 { pieces[index].isOpen = false }
  }

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
