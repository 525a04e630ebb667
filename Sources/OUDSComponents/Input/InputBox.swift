internal import OUDSThemesContract
internal import DaguerreViews

/// The ground and the border of an input, in the frame of its content.
struct InputBox: ViewModifier {
  let appearance: InputAppearance

  @Environment(\.colorScheme) private var colorScheme

  func body(content: Content) -> some View {
    let shape = RoundedRectangle(cornerRadius: appearance.cornerRadius)
    return
      content
      .background {
        if let background = appearance.background { shape.fill(background.color(for: colorScheme)) }
      }
      .overlay {
        if let border = appearance.borderColor?.color(for: colorScheme) {
          if appearance.isBorderAround {
            shape.strokeBorder(border, lineWidth: appearance.borderWidth)
          } else {
            InputBottomBorder(cornerRadius: appearance.cornerRadius, lineWidth: appearance.borderWidth).fill(border)
          }
        }
      }
  }
}

/// A line along the bottom of a rounded box, inside, that thins out along the bottom corners.
///
/// Between two curves: the box's own circular corners, and ellipses as wide as these and lower by half the line's width,
/// which was measured on the design system's own pictures. So at the sides the line is half as high as along the bottom.
struct InputBottomBorder: Shape {
  /// Of the box's corners, in points; a line twice as thick as the radius or thicker has a straight upper edge.
  let cornerRadius: Double
  /// In points.
  let lineWidth: Double

  func outline(in rect: Rect) -> ShapeOutline {
    guard cornerRadius > 0 else {
      return .rectangle(
        Rect(x: rect.minX, y: rect.maxY - lineWidth, width: rect.width, height: lineWidth), .zero)
    }
    return .path(path(in: rect), .nonzero)
  }

  func path(in rect: Rect) -> Path {
    let radius = min(cornerRadius, rect.width / 2, rect.height / 2)
    let top = rect.maxY - radius
    let inner = max(radius - lineWidth / 2, 0)
    let innerBottom = rect.maxY - lineWidth
    return Path { path in
      path.move(to: Point(x: rect.minX, y: top))
      path.addQuarter(to: Point(x: rect.minX + radius, y: rect.maxY), startsDown: true)
      path.addLine(to: Point(x: rect.maxX - radius, y: rect.maxY))
      path.addQuarter(to: Point(x: rect.maxX, y: top), startsDown: false)
      path.addLine(to: Point(x: rect.maxX, y: innerBottom - inner))
      path.addQuarter(to: Point(x: rect.maxX - radius, y: innerBottom), startsDown: true)
      path.addLine(to: Point(x: rect.minX + radius, y: innerBottom))
      path.addQuarter(to: Point(x: rect.minX, y: innerBottom - inner), startsDown: false)
      path.close()
    }
  }
}

extension Path {
  /// Adds a quarter of an upright ellipse from the current point, vertical or horizontal where it starts.
  fileprivate mutating func addQuarter(to end: Point, startsDown: Bool) {
    guard let start = elements.last?.end else { return }
    // The cubic that touches the ellipse at its ends and in its middle: 4/3 · (√2 - 1).
    let handle = 0.5522847498307936
    let corner = startsDown ? Point(x: start.x, y: end.y) : Point(x: end.x, y: start.y)
    func towardsCorner(_ point: Point) -> Point {
      Point(x: point.x + (corner.x - point.x) * handle, y: point.y + (corner.y - point.y) * handle)
    }
    addCubic(control1: towardsCorner(start), control2: towardsCorner(end), to: end)
  }
}

extension Path.Element {
  fileprivate var end: Point? {
    switch self {
    case .move(let point), .line(let point), .quadratic(_, let point), .cubic(_, _, let point): point
    case .close: nil
    }
  }
}
