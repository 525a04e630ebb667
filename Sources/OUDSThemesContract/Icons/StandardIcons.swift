internal import DaguerreViews

/// The icons of Orange, and of themes that do not bring others.
enum StandardIcons {
  static func image(for icon: ComponentIcon) -> VectorImage {
    switch icon {
    case .previous: chevronLeft
    case .next: chevronRight
    case .external: external
    case .close: cross
    case .menu: menu
    case .tick: tick
    case .checkboxTick: boxedTick
    case .checkboxDash: dash
    case .radioDot: disc
    case .switchTick: thinTick
    case .bulletLevel0: square
    case .bulletLevel1: squareOutline
    case .bulletLevel2: thinDash
    case .positive: StatusSign.tick.image
    case .info: StatusSign.info.image
    case .negative: StatusSign.important.image
    case .warning: StatusSign.warning.layeredImage
    case .badgePositive: StatusSign.tick.filling.image
    case .badgeInfo: StatusSign.info.filling.image
    case .badgeNegative: StatusSign.important.filling.image
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
  private static let tick = VectorImage { path in
    path.move(to: Point(x: 9.5, y: 13.35))
    path.addLine(to: Point(x: 17.95, y: 5.8))
    path.addHalfCircle(1.4, from: Point(x: 17.95, y: 5.8), to: Point(x: 19.93, y: 7.78))
    path.addLine(to: Point(x: 10.95, y: 17.9))
    path.addQuadratic(control: Point(x: 9.85, y: 19.1), to: Point(x: 8.96, y: 17.89))
    path.addLine(to: Point(x: 4.36, y: 13.29))
    path.addHalfCircle(1.75, from: Point(x: 4.36, y: 13.29), to: Point(x: 6.84, y: 10.81))
    path.close()
  }

  /// The same, smaller, as a box has room for it.
  private static let boxedTick = VectorImage { path in
    path.move(to: Point(x: 10, y: 13.1))
    path.addLine(to: Point(x: 16.5, y: 7.2))
    path.addCubic(control1: Point(x: 17.2, y: 6.2), control2: Point(x: 19.8, y: 7.3), to: Point(x: 17.9, y: 9.1))
    path.addLine(to: Point(x: 11.2, y: 16.9))
    path.addCubic(control1: Point(x: 10.3, y: 17.6), control2: Point(x: 9.4, y: 17.2), to: Point(x: 9, y: 16.6))
    path.addLine(to: Point(x: 5.8, y: 12.6))
    path.addCubic(control1: Point(x: 4.8, y: 11.8), control2: Point(x: 7, y: 9.4), to: Point(x: 8, y: 11.1))
    path.close()
  }

  /// Straight strokes with sharp corners.
  private static let thinTick = VectorImage(polygons: [
    [(6.6, 12.1), (8, 10.7), (10.7, 13.4), (16, 8.1), (17.4, 9.5), (10.7, 16.2)]
  ])

  /// A bar with round corners.
  private static let dash = VectorImage {
    $0.addRoundedRect(Rect(x: 6, y: 10.4, width: 12, height: 3.2), radii: CornerRadii(1.2))
  }

  private static let disc = VectorImage { $0.addEllipse(in: Rect(x: 6, y: 6, width: 12, height: 12)) }

  // MARK: Bullets

  private static let square = VectorImage { $0.addRect(Rect(x: 7, y: 7, width: 10, height: 10)) }
  private static let squareOutline = VectorImage(rule: .evenodd) { path in
    path.addRect(Rect(x: 7, y: 7, width: 10, height: 10))
    path.addRect(Rect(x: 8.5, y: 8.5, width: 7, height: 7))
  }
  private static let thinDash = VectorImage { $0.addRect(Rect(x: 7, y: 11, width: 10, height: 2)) }

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
