internal import DaguerreViews

/// The icons of Orange, and of themes that do not bring others.
enum StandardIcons {
  static func image(for icon: ComponentIcon) -> VectorImage {
    switch icon {
    case .previous: chevronLeft
    case .next: chevronRight
    case .external: external
    case .back: largeChevronLeft
    case .close, .tagClose: cross
    case .menu: menu
    case .tick, .chipTick: tick
    case .checkboxTick, .switchTick: boxedTick
    case .checkboxDash: dash
    case .radioDot: disc
    case .bulletLevel0: square
    case .bulletLevel1: bar
    case .bulletLevel2: smallSquare
    case .positive: StatusSign.tick.image
    case .info: StatusSign.info.image
    case .negative: StatusSign.important.image
    case .warning: StatusSign.warning.layeredImage
    case .badgePositive: StatusSign.tick.filling.image
    case .badgeInfo: StatusSign.info.filling.image
    case .badgeNegative: StatusSign.failed.image
    case .badgeWarning: StatusSign.important.filling.layeredImage
    case .lock: padlock
    case .eye: eye
    case .crossedEye: crossedEye
    }
  }

  // MARK: Ways through an application

  /// Straight strokes with sharp corners.
  private static let chevronRight = VectorImage(polygons: [
    [(9.95, 4.875), (17.25, 12), (9.95, 19.125), (7.9, 17.1), (13.1, 12), (7.9, 6.9)]
  ])
  private static let chevronLeft = chevronRight.mirrored
  private static let largeChevronLeft = VectorImage(polygons: [
    [(14.83, 3), (17.5, 5.57), (10.83, 12), (17.5, 18.43), (14.83, 21), (5.5, 12)]
  ])

  /// An arrow that leaves a frame.
  private static let external = VectorImage { path in
    path.addPolyline([(10, 5), (5, 5), (5, 19), (19, 19), (19, 14)], width: 2)
    path.addPolyline([(14, 4), (20, 4), (20, 10)], width: 2)
    path.addPolyline([(20, 4), (11, 13)], width: 2)
  }

  /// Two strokes at 45 degrees, their ends square.
  private static let cross: VectorImage = {
    let stroke = [(5.25, 7.2), (7.2, 5.25), (18.75, 16.8), (16.8, 18.75)]
    return VectorImage(polygons: [stroke, stroke.reversed().map { (24 - $0.0, $0.1) }])
  }()

  /// Nine dots.
  private static let menu = VectorImage { path in
    for row in 0..<3 {
      for column in 0..<3 {
        path.addEllipse(in: Rect(x: 4 + 6.5 * Double(column), y: 4 + 6.5 * Double(row), width: 3, height: 3))
      }
    }
  }

  // MARK: What is selected

  /// Round ends, thinner towards its long one.
  private static let tick = VectorImage(path: tickPath)

  /// The same, smaller, as a box has room for it.
  private static let boxedTick = VectorImage(
    path: tickPath.transformed(by: AffineTransform(scaleX: 0.792, scaleY: 0.77, translateX: 2.5, translateY: 2.8)))

  private static let tickPath = Path { path in
    path.move(to: Point(x: 9.44, y: 13.28))
    path.addLine(to: Point(x: 17.95, y: 5.69), andArc: 1.38, to: Point(x: 19.91, y: 7.63))
    path.addLine(to: Point(x: 10.985, y: 17.92), andArc: 1.68, to: Point(x: 8.445, y: 17.92))
    path.addLine(to: Point(x: 4.16, y: 12.94), andArc: 1.75, to: Point(x: 6.72, y: 10.56))
    path.close()
  }

  /// A bar with round corners.
  private static let dash = VectorImage {
    $0.addRoundedRect(Rect(x: 6, y: 10.4, width: 12, height: 3.2), radii: CornerRadii(1.2))
  }

  private static let disc = VectorImage { $0.addDisc(center: Point(x: 12, y: 12), radius: 4.86) }

  // MARK: Bullets

  private static let square = bullet(width: 9.4, height: 9.4)
  private static let bar = bullet(width: 9.4, height: 3.5)
  private static let smallSquare = bullet(width: 5.5, height: 5.5)

  private static func bullet(width: Double, height: Double) -> VectorImage {
    VectorImage { $0.addRect(Rect(x: 12 - width / 2, y: 12 - height / 2, width: width, height: height)) }
  }

  // MARK: Secrets

  /// A closed one.
  private static let padlock = VectorImage(rule: .evenodd) { path in
    path.addRoundedRect(Rect(x: 4, y: 10, width: 16, height: 12), radii: CornerRadii(2))
    path.addRoundedRect(Rect(x: 6, y: 12, width: 12, height: 8), radii: CornerRadii(0.5))
    path.addEllipse(in: Rect(x: 10.5, y: 14.5, width: 3, height: 3))
    path.addShackle()
  }

  private static let eye = VectorImage { $0.addEye() }

  /// An eye with a stroke across.
  private static let crossedEye = VectorImage { path in
    path.addEye()
    path.addPolygon([(4.2, 2.8), (21.2, 19.8), (19.8, 21.2), (2.8, 4.2)])
  }
}
