internal import DaguerreViews
internal import OUDSThemesContract

/// The glyphs that components draw by themselves, named by shape, each on a box of 24 points.
///
/// A value, so that another family can take the place of this one as a whole. Those with a direction are for lines that
/// run from left to right.
struct Glyphs: Sendable {
  // MARK: Ways through an application

  /// Straight strokes with sharp corners.
  var chevronRight = VectorImage(polygons: [
    [(9.95, 4.875), (17.25, 12), (9.95, 19.125), (7.9, 17.1), (13.1, 12), (7.9, 6.9)]
  ])
  var chevronLeft: VectorImage { chevronRight.mirrored }

  /// An arrow that leaves a frame.
  var external = VectorImage { path in
    path.addPolyline([(10, 5), (5, 5), (5, 19), (19, 19), (19, 14)], width: 2)
    path.addPolyline([(14, 4), (20, 4), (20, 10)], width: 2)
    path.addPolyline([(20, 4), (11, 13)], width: 2)
  }

  /// Two strokes at 45 degrees, their ends square.
  var cross: VectorImage = {
    let stroke = [(5.25, 7.2), (7.2, 5.25), (18.75, 16.8), (16.8, 18.75)]
    return VectorImage(polygons: [stroke, stroke.reversed().map { (24 - $0.0, $0.1) }])
  }()

  /// Nine dots.
  var menu = VectorImage { path in
    for row in 0..<3 {
      for column in 0..<3 {
        path.addEllipse(in: Rect(x: 4 + 6.5 * Double(column), y: 4 + 6.5 * Double(row), width: 3, height: 3))
      }
    }
  }

  // MARK: What is selected

  /// Round ends, thinner towards its long one.
  var tick = VectorImage { path in
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
  var boxedTick = VectorImage { path in
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
  var thinTick = VectorImage(polygons: [
    [(6.6, 12.1), (8, 10.7), (10.7, 13.4), (16, 8.1), (17.4, 9.5), (10.7, 16.2)]
  ])

  /// A bar with round corners.
  var dash = VectorImage { $0.addRoundedRect(Rect(x: 6, y: 10.4, width: 12, height: 3.2), radii: CornerRadii(1.2)) }

  var disc = VectorImage { $0.addEllipse(in: Rect(x: 6, y: 6, width: 12, height: 12)) }
  var smallDisc = VectorImage { $0.addEllipse(in: Rect(x: 7.5, y: 7.5, width: 9, height: 9)) }

  // MARK: Bullets

  var square = VectorImage { $0.addRect(Rect(x: 7, y: 7, width: 10, height: 10)) }
  var squareOutline = VectorImage(rule: .evenodd) { path in
    path.addRect(Rect(x: 7, y: 7, width: 10, height: 10))
    path.addRect(Rect(x: 8.5, y: 8.5, width: 7, height: 7))
  }
  var thinDash = VectorImage { $0.addRect(Rect(x: 7, y: 11, width: 10, height: 2)) }

  // MARK: Secrets

  /// A closed one.
  var padlock = VectorImage(rule: .evenodd) { path in
    path.addRoundedRect(Rect(x: 4, y: 10, width: 16, height: 12), radii: CornerRadii(2))
    path.addRoundedRect(Rect(x: 6, y: 12, width: 12, height: 8), radii: CornerRadii(0.5))
    path.addEllipse(in: Rect(x: 10.5, y: 14.5, width: 3, height: 3))
    path.addShackle()
  }

  var eye = VectorImage { $0.addEye() }

  /// An eye with a stroke across.
  var crossedEye = VectorImage { path in
    path.addEye()
    path.addPolygon([(4.2, 2.8), (21.2, 19.8), (19.8, 21.2), (2.8, 4.2)])
  }

  static let standard = Glyphs()
}

extension OUDSTheme {
  /// The family of the theme: the same for all.
  var glyphs: Glyphs { .standard }
}

extension VectorImage {
  /// The glyph left out of a filled box with round corners, as themes have it that draw no border around it.
  ///
  /// - Parameter cornerRadius: on the glyph's box, in points.
  func cutOutOfBox(cornerRadius: Double) -> VectorImage {
    var path = Path(roundedRect: Rect(origin: .zero, size: size), radii: CornerRadii(cornerRadius))
    for layer in layers { path.elements += layer.path.elements }
    return VectorImage(size: size, layers: [.init(path: path, rule: .evenodd)])
  }
}
