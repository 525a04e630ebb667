internal import OUDS

extension SheetEnvironment {
  /// Few points with another contrast or text scale at which each of these meets, in every theme, each tuning, mode,
  /// size class and direction, and each other.
  ///
  /// High contrast and a larger text scale are drawn at the four points where any two of mode, size class and direction
  /// meet in all four ways, one tuning after the other; both together at the first.
  static func furtherPoints(of theme: CatalogueTheme) -> [(tuned: CatalogueTheme.Tuned, point: SheetEnvironment)] {
    guard let first = halfOfAll.first, let firstTuned = theme.tunings.first else { return [] }
    let others = ColorSchemeContrast.allCases.flatMap { contrast in
      SheetTextScale.allCases.map { (contrast: contrast, textScale: $0) }
    }
    var points: [(tuned: CatalogueTheme.Tuned, point: SheetEnvironment)] = []
    for (contrast, textScale) in others {
      func add(_ tuned: CatalogueTheme.Tuned, _ point: SheetEnvironment) {
        var point = point
        (point.contrast, point.textScale) = (contrast, textScale)
        points.append((tuned, point))
      }
      switch (contrast == .standard, textScale == .standard) {
      case (true, true): break
      case (false, false): add(firstTuned, first)
      default:
        for index in 0..<max(halfOfAll.count, theme.tunings.count) {
          add(theme.tunings[index % theme.tunings.count], halfOfAll[index % halfOfAll.count])
        }
      }
    }
    return points
  }

  /// The points of which an even number of values is not the first of its axis: an orthogonal array of strength 2.
  private static let halfOfAll = all.filter { point in
    let isOther = [
      point.mode != ColorScheme.allCases.first, point.sizeClass != UserInterfaceSizeClass.allCases.first,
      point.direction != LayoutDirection.allCases.first,
    ]
    return isOther.count { $0 }.isMultiple(of: 2)
  }
}
