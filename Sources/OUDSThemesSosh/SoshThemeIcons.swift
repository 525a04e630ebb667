internal import DaguerreViews
internal import OUDSThemesContract

/// The icons of Sosh that are not the standard ones: strokes with round ends, thin ticks, round bullets, a narrower
/// triangle.
enum SoshThemeIcons {
  static func image(for icon: ComponentIcon) -> VectorImage? {
    switch icon {
    case .previous: chevronRight.mirrored
    case .next: chevronRight
    case .back: largeChevronLeft
    case .close: cross
    case .tick: tick
    case .checkboxTick, .switchTick: boxedTick
    case .radioDot: disc(radius: 4.5)
    case .bulletLevel0: disc(radius: 4.47)
    case .bulletLevel1: pill
    case .bulletLevel2: disc(radius: 2.73)
    case .positive: positive.image
    case .info: info.image
    case .negative: important.image
    case .warning: warning.layeredImage
    case .badgePositive: filling(positive).image
    case .badgeInfo: filling(info).image
    case .badgeNegative: failed.image
    case .badgeWarning: filling(important).layeredImage
    default: nil
    }
  }

  // MARK: Strokes

  private static let chevronRight = VectorImage {
    $0.addPolyline([(9.24, 6.14), (15.96, 12), (9.24, 17.94)], width: 2.76)
  }
  private static let largeChevronLeft = VectorImage {
    $0.addPolyline([(15.83, 4.57), (7.35, 11.89), (15.81, 19.33)], width: 3.47)
  }
  private static let cross = VectorImage { $0.addCross(reach: 5.54, halfWidth: 1.207) }

  // MARK: What is selected

  private static let tick = VectorImage {
    $0.addTick([Point(x: 5.13, y: 12.63), Point(x: 9.27, y: 17.18), Point(x: 18.8, y: 6.68)], halfWidth: 1.385)
  }

  private static let boxedTick = VectorImage {
    $0.addTick([Point(x: 6.05, y: 12.73), Point(x: 9.59, y: 16.66), Point(x: 17.95, y: 7.35)], halfWidth: 1.25)
  }

  // MARK: Bullets

  private static func disc(radius: Double) -> VectorImage {
    VectorImage { $0.addDisc(center: Point(x: 12, y: 12), radius: radius) }
  }

  private static let pill = VectorImage {
    $0.addRoundedRect(Rect(x: 7.3, y: 10.25, width: 9.4, height: 3.5), radii: CornerRadii(1.75))
  }

  // MARK: Signs

  private static let discRadius = 9.6
  private static let ground = Path { $0.addDisc(center: Point(x: 12, y: 12), radius: discRadius) }

  /// So large that the disc fills the box.
  private static func filling(_ sign: StatusSign) -> StatusSign { sign.scaled(by: 12 / discRadius) }

  private static let positive = StatusSign(
    ground: ground,
    mark: Path {
      $0.addTick([Point(x: 7.78, y: 11.6), Point(x: 9.8, y: 15.89), Point(x: 16.1, y: 8.2)], halfWidth: 0.845)
    })
  private static let info = StatusSign(ground: ground, mark: infoMark)
  private static let important = StatusSign(ground: ground, mark: exclamationMark)
  private static let warning = StatusSign(
    ground: Path {
      $0.addRoundedPolygon([Point(x: 12, y: 5.57), Point(x: 19.4, y: 18.46), Point(x: 4.6, y: 18.46)], radius: 2.2)
    },
    mark: exclamationMark.transformed(by: AffineTransform(scaleX: 1, scaleY: 1, translateY: 0.48)))
  private static let failed = StatusSign(
    ground: Path { $0.addDisc(center: Point(x: 12, y: 12), radius: 12) },
    mark: Path { $0.addCross(reach: 3.35, halfWidth: 1.075) })

  /// A stem that is round at its top and narrower at its bottom, and a dot.
  private static let exclamationMark = Path { path in
    path.move(to: Point(x: 11.03, y: 14.17))
    path.addLine(to: Point(x: 10.8, y: 7.2))
    path.addCubic(control1: Point(x: 10.8, y: 6.55), control2: Point(x: 11.35, y: 6.03), to: Point(x: 12, y: 6.03))
    path.addCubic(control1: Point(x: 12.65, y: 6.03), control2: Point(x: 13.2, y: 6.55), to: Point(x: 13.2, y: 7.2))
    path.addLine(to: Point(x: 12.97, y: 14.17))
    path.close()
    path.addDisc(center: Point(x: 12, y: 16.79), radius: 1.19)
  }

  /// A dot over a stem that is round at its bottom.
  private static let infoMark = Path { path in
    path.addDisc(center: Point(x: 12, y: 7.18), radius: 1.18)
    path.addRoundedRect(
      Rect(x: 10.8, y: 9.83, width: 2.4, height: 8.15),
      radii: CornerRadii(topLeft: 0, topRight: 0, bottomRight: 1.2, bottomLeft: 1.2))
  }
}
