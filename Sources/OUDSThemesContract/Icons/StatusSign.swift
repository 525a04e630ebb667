package import DaguerreViews

/// The sign of a functional status on a box of 24 points: a ground with a mark on it.
package struct StatusSign {
  private let ground: Path
  private let mark: Path

  /// - Parameters:
  ///   - ground: filled by the even-odd rule.
  ///   - mark: within the ground, or within a hole of it.
  package init(ground: Path, mark: Path) {
    self.ground = ground
    self.mark = mark
  }

  /// In one colour: the mark is left out of the ground, or stands in its hole.
  package var image: VectorImage {
    VectorImage(layers: [.init(path: Path(ground.elements + mark.elements), rule: .evenodd)])
  }

  /// Ground and mark as layers, for two colours.
  package var layeredImage: VectorImage {
    VectorImage(layers: [.init(path: ground, rule: .evenodd), .init(path: mark)])
  }

  /// Larger or smaller around the middle of the box.
  package func scaled(by factor: Double) -> StatusSign {
    StatusSign(ground: ground.scaled(by: factor), mark: mark.scaled(by: factor))
  }
}

// MARK: - The standard signs

extension StatusSign {
  static let tick = StatusSign(ground: disc, mark: tickMark)
  static let info = StatusSign(ground: disc, mark: infoMark)
  static let important = StatusSign(ground: disc, mark: exclamationMark)
  static let warning = StatusSign(
    ground: Path {
      $0.addRoundedPolygon([Point(x: 12, y: 4.35), Point(x: 19.65, y: 18.25), Point(x: 4.35, y: 18.25)], radius: 2.55)
    },
    mark: exclamationMark)

  /// A cross, on a disc that fills the box.
  static let failed = StatusSign(
    ground: Path { $0.addDisc(center: Point(x: middle, y: middle), radius: middle) },
    mark: Path { $0.addCross(reach: 4.03, halfWidth: 1.5) })

  /// So large that a disc fills the box.
  var filling: StatusSign { scaled(by: Self.middle / Self.discRadius) }

  private static let middle = 12.0
  private static let discRadius = 9.6

  private static let disc = Path { $0.addDisc(center: Point(x: middle, y: middle), radius: discRadius) }

  private static let exclamationMark = Path { path in
    path.addRoundedRect(Rect(x: 10.84, y: 6.3, width: 2.32, height: 8), radii: CornerRadii(1.1))
    path.addDisc(center: Point(x: middle, y: 16.8), radius: 1.39)
  }

  /// The exclamation mark upside down, in the middle to the eye.
  private static let infoMark = exclamationMark.transformed(
    by: AffineTransform(scaleX: 1, scaleY: -1, translateY: 24.45))

  private static let tickMark = Path {
    $0.addTick([Point(x: 7.57, y: 12.67), Point(x: 10.33, y: 15.43), Point(x: 16.5, y: 9.26)], halfWidth: 1.24)
  }
}
