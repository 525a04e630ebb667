import DaguerreGraphics
import DaguerreImages
import DaguerreSkins

extension BlamedPixels {
  /// For each group how many of its pixels differ by a step that people can see.
  func visibleCounts(_ known: inout VisiblePairs) -> [Int] {
    var counts = groups.map { _ in 0 }
    for (run, group) in runs where known.isVisible(run.before, run.after) { counts[group] += run.count }
    return counts
  }
}

/// Remembers which pairs of pixels people can tell apart: most changes of a run are of the same colours.
struct VisiblePairs {
  private static let maximumCount = 1 << 16
  private var pairs = PixelPairs()
  private var answers: [Bool] = []

  mutating func isVisible(_ before: UInt32, _ after: UInt32) -> Bool {
    if pairs.count == Self.maximumCount { self = VisiblePairs() }
    let pair = pairs.number(before, after)
    if pair == answers.count { answers.append(VisibleChange.isVisible(before, after)) }
    return answers[pair]
  }
}

enum VisibleChange {
  /// Whether people can tell two pixels apart; one that only one picture has can be seen.
  static func isVisible(_ before: UInt32, _ after: UInt32) -> Bool {
    guard let before = color(before), let after = color(after) else { return true }
    return before.difference(from: after) >= 1 || before.alpha != after.alpha
  }

  /// The straight colour of a premultiplied pixel; nil for one that is not there.
  static func color(_ pixel: UInt32) -> SkinColor? {
    guard pixel != DifferingPixels.absent else { return nil }
    func channel(_ shift: UInt32) -> Double { Double(pixel >> shift & 0xFF) / 255 }
    let alpha = channel(24)
    guard alpha > 0 else { return .clear }
    return SkinColor(red: channel(0) / alpha, green: channel(8) / alpha, blue: channel(16) / alpha, alpha: alpha)
  }
}

extension Bitmap {
  /// The straight colour of a pixel; nil outside.
  func color(_ x: Int, _ y: Int) -> SkinColor? {
    x < width && y < height ? VisibleChange.color(self[x, y]) : nil
  }
}
