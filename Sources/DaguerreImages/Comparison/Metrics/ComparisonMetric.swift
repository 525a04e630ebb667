internal import DaguerreGraphics

/// When two pixels of foreign pictures count as different.
public enum ComparisonMetric: Hashable, Sendable {
  /// When their colours differ at all; those of transparent pixels do not count. The score is the share of different
  /// pixels.
  case exact
  /// When pixelmatch counts them. The score is the share of different pixels.
  case pixelmatch(Pixelmatch)
  /// When odiff counts them. The score is the share of different pixels.
  case odiff(Odiff)
  /// When the surroundings are not similar enough.
  ///
  /// The score is the mean similarity, 1 for equal pictures.
  case ssim(StructuralSimilarity)
  /// When the colours look too different. The score is the largest difference, 0 for equal pictures.
  case deltaE(DeltaE)
  /// When somebody who alternates between the pictures sees too large a difference. The score is the mean difference.
  case flip(Flip)

  /// What ``init(name:threshold:)`` knows.
  package static let names = ["exact", "pixelmatch", "odiff", "ssim", "flip", "delta-e"]

  /// A metric by the name that people give it.
  ///
  /// - Parameter threshold: the largest difference that is let go, of pixelmatch, odiff and flip from 0 to 1, of ssim how
  ///   far below 1, of delta-e from 0 to 100; nil for the usual one.
  /// - Returns: nil for no such name, and for a threshold that it cannot have.
  package init?(name: String, threshold: Double? = nil) {
    if let threshold, name == "exact" || !(0...(name == "delta-e" ? 100 : 1)).contains(threshold) { return nil }
    switch name {
    case "exact": self = .exact
    case "pixelmatch": self = .pixelmatch(Pixelmatch(algorithm: .oklab, threshold: threshold ?? 0.1))
    case "odiff": self = .odiff(Odiff(threshold: threshold ?? 0.1, ignoresAntiAliasing: false))
    case "ssim": self = .ssim(StructuralSimilarity(threshold: threshold ?? 0.01))
    case "flip": self = .flip(Flip(threshold: threshold ?? 0.1))
    case "delta-e": self = .deltaE(DeltaE(threshold: threshold ?? 1))
    default: return nil
    }
  }

  /// Fills `marks` for two pictures of one size.
  ///
  /// - Returns: the score; nil where it is the share of different pixels.
  func mark(
    _ first: StraightBitmap, _ second: StraightBitmap, into marks: UnsafeMutableBufferPointer<PictureComparison.Mark>
  ) -> Double? {
    PixelPair.with(first, second) { pair in
      switch self {
      case .exact: pair.markUnequal(into: MarkedPixels(marks))
      case .pixelmatch(let pixelmatch): pixelmatch.mark(pair, into: MarkedPixels(marks))
      case .odiff(let odiff): odiff.mark(pair, into: MarkedPixels(marks))
      case .ssim(let similarity): return similarity.mark(pair, into: marks)
      case .deltaE(let deltaE): return deltaE.mark(pair, into: marks)
      case .flip(let flip): return flip.mark(pair, into: marks)
      }
      return nil
    }
  }

  /// The score of a picture and itself.
  package var scoreOfEqual: Double {
    switch self {
    case .exact, .pixelmatch, .odiff, .deltaE, .flip: 0
    case .ssim: 1
    }
  }

  /// Whether the score is more than the share of different pixels, so that what is ignored must not come into it.
  var hasOwnScore: Bool {
    switch self {
    case .exact, .pixelmatch, .odiff: false
    case .ssim, .deltaE, .flip: true
    }
  }
}

/// What is said of each pixel, written by threads of which each has rows of its own.
struct MarkedPixels: @unchecked Sendable {
  private let marks: UnsafeMutableBufferPointer<PictureComparison.Mark>

  init(_ marks: UnsafeMutableBufferPointer<PictureComparison.Mark>) { self.marks = marks }

  subscript(place: Int) -> PictureComparison.Mark {
    get { marks[place] }
    nonmutating set { marks[place] = newValue }
  }

  /// All as bytes, in which 2 stands for what is not sure as long as its row is being marked.
  var bytes: UnsafeMutableRawPointer? { UnsafeMutableRawPointer(marks.baseAddress) }
}

/// Two pictures of one size, for hot loops; nobody writes to them.
struct PixelPair: @unchecked Sendable {
  let first: UnsafeBufferPointer<UInt32>
  let second: UnsafeBufferPointer<UInt32>
  let width: Int
  let height: Int

  static func with<Result>(
    _ first: StraightBitmap, _ second: StraightBitmap, _ body: (PixelPair) throws -> Result
  ) rethrows -> Result {
    try first.pixels.withUnsafeBufferPointer { firstPixels in
      try second.pixels.withUnsafeBufferPointer { secondPixels in
        try body(PixelPair(first: firstPixels, second: secondPixels, width: first.width, height: first.height))
      }
    }
  }

  /// The same pictures the other way round.
  var swapped: PixelPair { PixelPair(first: second, second: first, width: width, height: height) }

  /// Whether a row is the same in both.
  func isEqual(row y: Int) -> Bool {
    first.row(y, width: width).hasSamePixels(as: second.row(y, width: width))
  }

  /// Marks pixels that differ, but for those that are transparent in both.
  func markUnequal(into marks: MarkedPixels) {
    RowBands.run(rows: height, width: width) { rows in
      for y in rows where !isEqual(row: y) {
        for place in y * width..<(y + 1) * width {
          let (a, b) = (first[place], second[place])
          marks[place] = a != b && (a | b) >> 24 != 0 ? .different : .equal
        }
      }
    }
  }
}
