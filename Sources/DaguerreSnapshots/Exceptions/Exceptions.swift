import DaguerreGraphics
import DaguerreImages

/// What a team has agreed to let go in some cases until some day: `exceptions.tsv` of the references.
///
/// Our own pictures need none; a map or a foreign picture may. Nothing holds for all cases unless a line says `*`.
struct Exceptions: Sendable {
  static let name = "daguerre-exceptions"
  static let currentVersion = 1
  /// The first line of the file.
  static let head = "\(name) \(currentVersion)"

  /// A line of the file.
  struct Entry: Sendable {
    /// In the file, from 1.
    let line: Int
    /// The words of the first three columns, for people.
    let pattern, kindText, limitText: String
    let kind: Kind
    /// The last day on which it holds.
    let until: CalendarDay
    let reason: String

    fileprivate let glob: Glob

    /// As in `map/* (ssim, 2%, until 2027-03-31)`.
    var name: String {
      "\(pattern) (\([kindText, limitText, "until \(until)"].filter { !$0.isEmpty }.joined(separator: ", ")))"
    }

    init(
      line: Int, pattern: String, kindText: String, limitText: String, kind: Kind, until: CalendarDay, reason: String
    ) {
      (self.line, self.pattern, self.kindText, self.limitText) = (line, pattern, kindText, limitText)
      (self.kind, self.until, self.reason) = (kind, until, reason)
      glob = Glob(pattern)
    }

    func matches(_ id: String) -> Bool { glob.matches(id) }
  }

  enum Kind: Sendable {
    /// So many pixels may be different under a metric.
    case limit(ComparisonMetric, Allowance)
    /// The pixels of a rectangle of the reference do not count.
    case mask(PixelRect)
  }

  var entries: [Entry] = []

  /// Those that have not ended before a day.
  func inForce(on day: CalendarDay) -> [Entry] { entries.filter { $0.until >= day } }
}

extension [Exceptions.Entry] {
  /// What hides the whole difference of two pictures: the indices of entries, none where some of it is left.
  ///
  /// Masks of a case hide together; what is left of its pictures one entry must let go.
  func hiding(_ id: String, before: Bitmap, after: Bitmap) -> [Int] {
    let matching = indices.filter { self[$0].matches(id) }
    guard !matching.isEmpty else { return [] }
    let masks = matching.compactMap { index -> (index: Int, area: PixelRect)? in
      if case .mask(let area) = self[index].kind { (index, area) } else { nil }
    }
    let areas = masks.map(\.area)
    let (first, second) = (StraightBitmap(before), StraightBitmap(after))
    if !areas.isEmpty, PictureComparison(first, second, ignoring: areas).isEqual { return masks.map(\.index) }
    for index in matching {
      guard case .limit(let metric, let allowance) = self[index].kind else { continue }
      let comparison = PictureComparison(first, second, metric: metric, ignoring: areas)
      if allowance.covers(comparison.differentPixels, of: comparison.totalPixels) {
        return (masks.map(\.index) + [index]).sorted()
      }
    }
    return []
  }
}
