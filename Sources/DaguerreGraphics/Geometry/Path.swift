/// A sequence of contours made of lines, quadratic and cubic Bézier curves.
public struct Path: Hashable, Sendable {
  /// One step of a path; points are absolute.
  public enum Element: Hashable, Sendable {
    /// Starts a contour at a point.
    case move(Point)
    /// A straight line to a point.
    case line(Point)
    /// A quadratic Bézier curve with one control point.
    case quadratic(control: Point, to: Point)
    /// A cubic Bézier curve with two control points.
    case cubic(control1: Point, control2: Point, to: Point)
    /// Back to the start of the contour. When a path is filled, open contours are closed too.
    case close
  }

  /// The segments, in order.
  public var elements: [Element]

  /// A path of given segments, empty by default.
  public init(_ elements: [Element] = []) { self.elements = elements }

  /// Whether there are no segments.
  public var isEmpty: Bool { elements.isEmpty }

  /// Begins a new contour at `point`.
  public mutating func move(to point: Point) { elements.append(.move(point)) }
  /// Adds a straight line to `point`.
  public mutating func addLine(to point: Point) { elements.append(.line(point)) }
  /// Begins a new subpath at the first of some points, with a straight line to each of the others.
  public mutating func addLines(_ points: [Point]) {
    guard let first = points.first else { return }
    move(to: first)
    for point in points.dropFirst() { addLine(to: point) }
  }
  /// Adds a quadratic Bézier curve to `point`.
  public mutating func addQuadratic(control: Point, to point: Point) {
    elements.append(.quadratic(control: control, to: point))
  }
  /// Adds a cubic Bézier curve to `point`.
  public mutating func addCubic(control1: Point, control2: Point, to point: Point) {
    elements.append(.cubic(control1: control1, control2: control2, to: point))
  }
  /// Closes the contour with a straight line to its beginning.
  public mutating func close() { elements.append(.close) }

  /// The path with every point, control points too, mapped by `transform`.
  public func transformed(by transform: AffineTransform) -> Path {
    Path(
      elements.map { element in
        switch element {
        case .move(let point): .move(transform.apply(point))
        case .line(let point): .line(transform.apply(point))
        case .quadratic(let control, let point):
          .quadratic(control: transform.apply(control), to: transform.apply(point))
        case .cubic(let control1, let control2, let point):
          .cubic(
            control1: transform.apply(control1), control2: transform.apply(control2), to: transform.apply(point))
        case .close: .close
        }
      })
  }
}

/// Which points a path encloses.
public enum FillRule: String, Hashable, Sendable {
  /// Those around which the path winds a number of times that is not 0.
  case nonzero
  /// Those around which the path winds an odd number of times.
  case evenodd
}
