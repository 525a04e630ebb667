internal import DaguerreViews
internal import OUDSThemesContract
internal import OUDSTokensComponent
internal import OUDSTokensSemantic

/// The sign of a functional status on a box of 24 points: a ground with a mark on it.
struct StatusIcon {
  private let ground: Path
  private let mark: Path

  /// The ground in the foreground colour.
  ///
  /// - Parameter markColor: of the mark, which is cut out of the ground; nil to leave the hole.
  func image(markColor: Color? = nil) -> VectorImage {
    // An opaque mark covers a whole ground, since two edges that meet would let what is behind them through.
    let isCutOut = markColor?.alpha != 255
    var layers = [VectorImage.Layer(path: isCutOut ? Path(ground.elements + mark.elements) : ground, rule: .evenodd)]
    if let markColor { layers.append(.init(path: mark, color: markColor)) }
    return VectorImage(size: Size(width: 24, height: 24), layers: layers)
  }

  /// So large that a disc fills the box.
  fileprivate var filling: StatusIcon {
    let factor = Self.middle / Self.discRadius
    let offset = Self.middle * (1 - factor)
    let place = AffineTransform(scaleX: factor, scaleY: factor, translateX: offset, translateY: offset)
    return StatusIcon(ground: ground.transformed(by: place), mark: mark.transformed(by: place))
  }
}

/// The icon of a functional status, in the colours it has where it stands on a muted ground or on none.
struct StatusIconView: View {
  let icon: StatusIcon
  let status: OUDSStatus
  /// The side of its box, in points.
  let size: Double
  /// In place of the colours of the status: the mark is cut out then.
  var color: MultipleColorSemanticToken?

  @Environment(\.theme) private var theme
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    Image(icon.image(markColor: markColor))
      .resizable()
      .frame(width: size, height: size)
      .foregroundColor(groundColor.color(for: colorScheme))
  }

  private var groundColor: MultipleColorSemanticToken {
    if let color { return color }
    return status == .warning
      ? theme.icon.colorContentStatusWarningExternalShape : theme.color(\.content, of: status)
  }

  private var markColor: Color? {
    guard color == nil, status == .warning else { return nil }
    return theme.icon.colorContentStatusWarningInternalShape.color(for: colorScheme)
  }
}

// MARK: - The signs

extension StatusIcon {
  static let tick = StatusIcon(ground: disc, mark: tickMark)
  static let info = StatusIcon(ground: disc, mark: infoMark)
  static let important = StatusIcon(ground: disc, mark: exclamationMark)
  static let warning = StatusIcon(
    ground: Path {
      $0.addRoundedPolygon([Point(x: 12, y: 4.35), Point(x: 19.65, y: 18.25), Point(x: 4.35, y: 18.25)], radius: 2.55)
    },
    mark: exclamationMark)
}

extension OUDSStatus {
  /// What it shows by itself; nil for those that have an icon of one's own or none.
  var sign: StatusIcon? {
    switch self {
    case .neutral, .accent: nil
    case .positive: .tick
    case .info: .info
    case .warning: .warning
    case .negative: .important
    }
  }

  /// The same on a disc that fills the box, as badges show it; a warning has no ground of its own there.
  var badgeSign: StatusIcon? { self == .warning ? StatusIcon.important.filling : sign?.filling }
}

// MARK: - Shapes

extension StatusIcon {
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

extension Path {
  fileprivate mutating func addDisc(center: Point, radius: Double) {
    addEllipse(in: Rect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
  }

  /// Adds the outline of all points within `radius` of a convex polygon, whose corners run clockwise.
  fileprivate mutating func addRoundedPolygon(_ corners: [Point], radius: Double) {
    let arc = EllipticalArc(radiusX: radius, radiusY: radius, rotation: 0, isLarge: false, isClockwise: true)
    var last: Point?
    for index in corners.indices {
      let (from, to) = (corners[index], corners[(index + 1) % corners.count])
      let (dx, dy) = (to.x - from.x, to.y - from.y)
      let outwards = radius / (dx * dx + dy * dy).squareRoot()
      let start = Point(x: from.x + dy * outwards, y: from.y - dx * outwards)
      let end = Point(x: to.x + dy * outwards, y: to.y - dx * outwards)
      if let last { addArc(arc, from: last, to: start) } else { move(to: start) }
      addLine(to: end)
      last = end
    }
    if let last, case .move(let start)? = elements.first { addArc(arc, from: last, to: start) }
    close()
  }

  /// Adds the outline of a line down and up again at 45 degrees, its ends and the outside of its corner round.
  fileprivate mutating func addTick(_ points: [Point], halfWidth: Double) {
    let (start, corner, end) = (points[0], points[1], points[2])
    let arc = EllipticalArc(radiusX: halfWidth, radiusY: halfWidth, rotation: 0, isLarge: false, isClockwise: true)
    let step = halfWidth / 2.0.squareRoot()
    func off(_ point: Point, _ dx: Double, _ dy: Double) -> Point {
      Point(x: point.x + dx * step, y: point.y + dy * step)
    }
    move(to: off(start, 1, -1))
    addLine(to: off(corner, 0, -2))
    addLine(to: off(end, -1, -1))
    addArc(arc, from: off(end, -1, -1), to: off(end, 1, 1))
    addLine(to: off(corner, 1, 1))
    addArc(arc, from: off(corner, 1, 1), to: off(corner, -1, 1))
    addLine(to: off(start, -1, 1))
    addArc(arc, from: off(start, -1, 1), to: off(start, 1, -1))
    close()
  }
}
