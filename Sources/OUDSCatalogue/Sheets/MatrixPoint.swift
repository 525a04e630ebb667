internal import DaguerreSheets

/// A point that the catalogue draws.
struct MatrixPoint {
  let point: SnapshotPoint
  /// Whether contrast or text scale is not the default, as at a few points.
  let isPairwise: Bool

  /// All points of the catalogue, theme by theme.
  ///
  /// First every tuning, mode, size class and direction at standard contrast and text scale. Then a few points at which
  /// each other contrast and text scale meets each tuning, mode, size class and direction, and one another.
  static func all(of axes: SnapshotAxes) -> [MatrixPoint] {
    axes.themes.flatMap { theme in
      let usual = axes.points(choosing: axes.defaults(of: further, in: theme).merging(["theme": [theme]]) { $1 })
      return usual.map { MatrixPoint(point: $0, isPairwise: false) }
        + pairwisePoints(of: theme, in: axes).map { MatrixPoint(point: $0, isPairwise: true) }
    }
  }

  private static let further = ["contrast", "textScale"]
  private static let paired = ["mode", "sizeClass", "direction"]

  /// High contrast and a larger text scale are each drawn at four points, at which any two of mode, size class and
  /// direction meet in all four combinations; tunings take turns.
  ///
  /// Both together are drawn at the first point.
  private static func pairwisePoints(of theme: String, in axes: SnapshotAxes) -> [SnapshotPoint] {
    let tunings = axes["tuning"]?.values(in: theme) ?? []
    let half = halfOfAll(of: theme, in: axes)
    let values = further.map { axes[$0]?.values(in: theme) ?? [] }
    return values[0].flatMap { contrast in
      values[1].flatMap { textScale -> [SnapshotPoint] in
        let others = [contrast != values[0][0], textScale != values[1][0]].count { $0 }
        let count = [0, max(half.count, tunings.count), 1][others]
        return (0..<count).map { index in
          half[index % half.count].with("tuning", tunings[index % tunings.count])
            .with("contrast", contrast).with("textScale", textScale)
        }
      }
    }
  }

  /// The points at which an even number of values is not the first of its axis: an orthogonal array of strength 2.
  private static func halfOfAll(of theme: String, in axes: SnapshotAxes) -> [SnapshotPoint] {
    let others = axes.all.map(\.name).filter { $0 != "theme" && !paired.contains($0) }
    return axes.points(choosing: axes.defaults(of: others, in: theme).merging(["theme": [theme]]) { $1 }).filter {
      point in paired.count { point[$0] != axes[$0]?.values(in: theme).first }.isMultiple(of: 2)
    }
  }
}

extension SnapshotAxes {
  /// The default of each named axis, as a choice of values.
  fileprivate func defaults(of names: [String], in theme: String) -> [String: [String]] {
    Dictionary(uniqueKeysWithValues: names.map { ($0, Array((self[$0]?.values(in: theme) ?? []).prefix(1))) })
  }
}
