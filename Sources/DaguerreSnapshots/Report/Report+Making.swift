import DaguerreSkins
import DaguerreSupport

extension Report.Cause {
  init(_ cause: Impact.Cause, _ contrasts: [Report.Contrast]) {
    self.init(
      path: cause.path, values: cause.values.merging(["theme": cause.theme]) { own, _ in own }, old: cause.old,
      new: cause.new, follows: cause.follows, caseCount: cause.caseCount, cellCount: cause.cellCount,
      changedPixels: cause.changedPixels ?? 0, visiblePixels: cause.visiblePixels ?? 0)
    self.contrasts = contrasts
    let (before, after) = (Self.colors(in: old), Self.colors(in: new))
    guard !before.isEmpty, before.count == after.count else { return }
    // Nobody sees a thousandth, and the last bits need not be the same everywhere.
    deltaE = zip(before, after).map { ($0.largestDifference(from: $1) * 100).rounded() / 100 }.max()
  }

  /// Those of a text such as `#FF7900FF` or `light #FF7900FF, dark #EEEEEEFF`.
  private static func colors(in text: String) -> [SkinColor] {
    text.split { $0 == " " || $0 == "," }.compactMap { HexadecimalColor.rgba(String($0)).map(SkinColor.init(rgba:)) }
  }
}
