internal import DaguerreViews
internal import OUDSThemesContract

/// The icons of Wireframe that are not the standard ones: outlines with small marks, strokes with round ends, stars.
enum WireframeThemeIcons {
  static func image(for icon: ComponentIcon) -> VectorImage? {
    switch icon {
    case .previous: chevronRight.mirrored
    case .next: chevronRight
    case .back: largeChevronLeft
    case .close: cross
    case .tagClose: thinCross
    case .tick: listTick
    case .chipTick: chipTick
    case .checkboxTick, .switchTick: tick
    case .bulletLevel0: star
    case .bulletLevel1: thickHollowStar
    case .bulletLevel2: thinHollowStar
    case .radioDot: radioDot
    case .positive: positive.image
    case .info: info.image
    case .negative: negative.image
    case .warning: warning.layeredImage
    case .badgePositive: badge(tickMark.scaled(by: badgeScale)).image
    case .badgeInfo: badge(badgeInfoMark).image
    case .badgeNegative: badge(Path { $0.addCross(reach: 2.75, halfWidth: 1.09) }).image
    case .badgeWarning: badge(badgeExclamationMark).layeredImage
    default: nil
    }
  }

  // MARK: Strokes

  private static let chevronRight = VectorImage { $0.addPolyline([(9.5, 6), (15.5, 12), (9.5, 18)], width: 2) }
  private static let largeChevronLeft = VectorImage {
    $0.addPolyline([(15.25, 4.29), (7.75, 12), (15.25, 19.71)], width: 2.53)
  }

  private static let cross = VectorImage { $0.addCross(reach: 5.5, halfWidth: 1.27) }
  private static let thinCross = VectorImage { $0.addCross(reach: 6, halfWidth: 1) }

  private static let tick = VectorImage {
    $0.addTick([Point(x: 5.69, y: 12.1), Point(x: 10.175, y: 16.59), Point(x: 18.33, y: 8.43)], halfWidth: 1.765)
  }

  private static let listTick = VectorImage {
    $0.addTick([Point(x: 6.03, y: 11.98), Point(x: 10.29, y: 16.24), Point(x: 17.93, y: 8.6)], halfWidth: 1.666)
  }

  private static let chipTick = VectorImage {
    $0.addTick([Point(x: 6.69, y: 11.6), Point(x: 10.48, y: 15.4), Point(x: 17.27, y: 8.6)], halfWidth: 1.48)
  }

  private static let radioDot = VectorImage { $0.addDisc(center: middle, radius: 4.5) }

  // MARK: Bullets

  /// Stars of four points with round ends.
  private static let star = VectorImage { $0.addStar() }
  private static let thickHollowStar = VectorImage(rule: .evenodd) { path in
    path.addFourTimes([(5.32, -0.97), (5.32, 0.97), (2.13, 2.13)], arcAfter: 0, radius: 1.032)
    path.addFourTimes([(3.98, 0), (1.06, 0.69), (0.69, 1.06)], arcAfter: 1, radius: 0.62, isClockwise: false)
  }
  private static let thinHollowStar = VectorImage(rule: .evenodd) { path in
    path.addStar()
    path.addFourTimes([(5.14, 0), (1.56, 1.3), (1.3, 1.56)], arcAfter: 1, radius: 0.427, isClockwise: false)
  }

  // MARK: Signs

  private static let positive = StatusSign(ground: ring, mark: tickMark)
  private static let info = StatusSign(
    ground: ring, mark: Path { $0.addMark(dot: 7.83, stem: 10.87...16.8, halfWidth: 1) })
  private static let negative = StatusSign(
    ground: Path { path in
      path.addRoundedPolygon(octagon(apothem: 8.8), radius: 2.2)
      path.addPolygon(octagon(apothem: 9).map { ($0.x, $0.y) })
    },
    mark: Path { $0.addMark(dot: 16, stem: 7.03...12.97, halfWidth: 1) })
  private static let warning = StatusSign(
    ground: Path { path in
      let inside = [Point(x: 12, y: 3.5), Point(x: 21.29, y: 19.5), Point(x: 2.71, y: 19.5)]
      path.addRoundedPolygon(inside, radius: 2)
      path.addPolygon(inside.map { ($0.x, $0.y) })
    },
    mark: Path { $0.addMark(dot: 16.85, stem: 7.78...13.93, halfWidth: 1) })

  private static let middle = Point(x: 12, y: 12)

  private static let ring = Path { path in
    path.addDisc(center: middle, radius: 11)
    path.addDisc(center: middle, radius: 9)
  }

  private static let tickMark = Path {
    $0.addTick([Point(x: 9.03, y: 12), Point(x: 11, y: 13.97), Point(x: 14.97, y: 10)], halfWidth: 1)
  }

  /// Clockwise from its top left corner.
  private static func octagon(apothem: Double) -> [Point] {
    // Half of a side of a regular octagon around a circle of radius 1: tan(22.5 degrees).
    let half = apothem * (2.0.squareRoot() - 1)
    return [
      (-half, -apothem), (half, -apothem), (apothem, -half), (apothem, half), (half, apothem), (-half, apothem),
      (-apothem, half), (-apothem, -half),
    ].map { Point(x: middle.x + $0.0, y: middle.y + $0.1) }
  }

  // MARK: Badges

  /// Marks are larger by this much where the ground fills the box.
  private static let badgeScale = 12.0 / 11

  private static func badge(_ mark: Path) -> StatusSign {
    StatusSign(ground: Path { $0.addDisc(center: middle, radius: 12) }, mark: mark)
  }

  private static let badgeInfoMark = Path { $0.addMark(dot: 7.4, stem: 10.7...17.2, halfWidth: 1.09) }
  private static let badgeExclamationMark = Path { $0.addMark(dot: 16.6, stem: 6.8...13.3, halfWidth: 1.09) }
}

extension Path {
  /// Adds a star with four points that are round at their ends.
  fileprivate mutating func addStar() {
    addFourTimes([(5.44, -0.804), (5.44, 0.804), (2.04, 2.04)], arcAfter: 0, radius: 0.858)
  }

  /// Adds an exclamation mark, or the letter i: a dot and a stem with round ends in the middle of the box.
  ///
  /// - Parameters:
  ///   - dot: the height of its centre.
  ///   - stem: from its top to its bottom.
  fileprivate mutating func addMark(dot: Double, stem: ClosedRange<Double>, halfWidth: Double) {
    addDisc(center: Point(x: 12, y: dot), radius: halfWidth)
    addRoundedRect(
      Rect(x: 12 - halfWidth, y: stem.lowerBound, width: 2 * halfWidth, height: stem.upperBound - stem.lowerBound),
      radii: CornerRadii(halfWidth))
  }
}
