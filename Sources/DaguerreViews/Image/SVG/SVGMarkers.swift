internal import DaguerreGraphics

/// Which elements stand at the vertices of a shape, by their ids.
struct SVGMarkers: Hashable {
  private var start, middle, end: String?

  /// Sets a property.
  mutating func set(_ name: String, _ id: String?) {
    switch name {
    case "marker-start": start = id
    case "marker-mid": middle = id
    case "marker-end": end = id
    default: (start, middle, end) = (id, id, id)
    }
  }

  /// The vertices of a path that have one, from the first.
  func placed(on vertices: [SVGVertex]) -> [(id: String, vertex: SVGVertex, isFirst: Bool)] {
    var placed: [(id: String, vertex: SVGVertex, isFirst: Bool)] = []
    for (index, vertex) in vertices.enumerated() {
      let (isFirst, isLast) = (index == 0, index == vertices.count - 1)
      if isFirst, let start { placed.append((start, vertex, true)) }
      if !isFirst, !isLast, let middle { placed.append((middle, vertex, false)) }
      if isLast, let end { placed.append((end, vertex, false)) }
    }
    return placed
  }

  var isEmpty: Bool { self == SVGMarkers() }
}

/// A place where segments of a path meet.
///
/// Source: SVG 2, sections 9.5.1 and 13.7.4 (directions), and 11.6.3 (which places are vertices).
struct SVGVertex {
  let point: Point
  /// Of length 1; between those of the segments before and after.
  let direction: Point

  /// The vertices of a path.
  ///
  /// - Parameter seams: elements that end at none.
  static func all(of path: Path, seams: Set<Int>) -> [SVGVertex] {
    var vertices: [SVGVertex] = []
    var contour = Contour()
    var (current, start) = (Point.zero, Point.zero)
    for (index, element) in path.elements.enumerated() {
      switch element {
      case .move(let point):
        vertices += contour.vertices
        contour = Contour()
        (current, start) = (point, point)
      case .line(let point):
        contour.add(from: current, [point])
        current = point
      case .quadratic(let control, let point):
        contour.add(from: current, [control, point])
        current = point
      case .cubic(let control1, let control2, let point):
        contour.add(from: current, [control1, control2, point])
        current = point
      case .close:
        contour.add(from: current, [start])
        contour.isClosed = true
        current = start
      }
      if !seams.contains(index) { contour.places.append((current, contour.segments.count)) }
    }
    return vertices + contour.vertices
  }

  /// What is drawn from one move to the next one.
  private struct Contour {
    /// The directions of each at both ends; nil for those without a length.
    var segments: [(start: Point, end: Point)?] = []
    /// Where vertices are, each after so many segments.
    var places: [(point: Point, after: Int)] = []
    var isClosed = false

    mutating func add(from start: Point, _ points: [Point]) {
      let all = [start] + points
      let first = all.lazy.compactMap { Self.direction(from: start, to: $0) }.first
      let last = all.reversed().lazy.compactMap { Self.direction(from: $0, to: points[points.count - 1]) }.first
      segments.append(first.flatMap { first in last.map { (first, $0) } })
    }

    var vertices: [SVGVertex] {
      // Of the segments before and after each place, the nearest that has a length.
      var (incoming, outgoing): ([Point?], [Point?]) = ([nil], [nil])
      for segment in segments { incoming.append(segment?.end ?? incoming[incoming.count - 1]) }
      for segment in segments.reversed() { outgoing.append(segment?.start ?? outgoing[outgoing.count - 1]) }
      outgoing.reverse()
      let last = isClosed ? incoming[segments.count] : nil
      let first = isClosed ? outgoing[0] : nil
      return places.map { place in
        SVGVertex(
          point: place.point,
          direction: Self.between(incoming[place.after] ?? last, outgoing[place.after] ?? first))
      }
    }

    private static func between(_ first: Point?, _ second: Point?) -> Point {
      guard let first, let second else { return first ?? second ?? Point(x: 1, y: 0) }
      let sum = Point(x: first.x + second.x, y: first.y + second.y)
      // Back where it came from: a quarter of a turn to the right, as most browsers have it.
      return direction(from: .zero, to: sum)
        ?? Point(x: abs(first.y), y: first.y == 0 ? 1 : first.y > 0 ? -first.x : first.x)
    }

    private static func direction(from start: Point, to end: Point) -> Point? {
      let (x, y) = (end.x - start.x, end.y - start.y)
      let length = (x * x + y * y).squareRoot()
      return length > 1e-9 && length.isFinite ? Point(x: x / length, y: y / length) : nil
    }
  }
}

extension SVGReader {
  /// What stands at the vertices of a shape.
  mutating func markers(
    on path: Path, _ style: SVGStyle, of element: SVGElement
  ) throws(SVGReason) -> [VectorImage.Layer] {
    guard !style.markers.isEmpty, ["path", "line", "polyline", "polygon"].contains(element.name) else { return [] }
    let seams = element.name == "path" ? try SVGPathData.seams(element.attributes["d"] ?? "") : []
    var layers: [VectorImage.Layer] = []
    for (id, vertex, isFirst) in style.markers.placed(on: SVGVertex.all(of: path, seams: seams)) {
      guard let target = document.named[id], target.name == "marker" else {
        throw SVGReason("marker-start, marker-mid or marker-end refers to #\(id), which is no <marker> of the file.")
      }
      // What stands in a marker has none of its kind.
      if isOpen(id) { continue }
      layers += try marker(target, id, at: vertex, isFirst: isFirst, style)
    }
    return layers
  }

  private mutating func marker(
    _ element: SVGElement, _ id: String, at vertex: SVGVertex, isFirst: Bool, _ style: SVGStyle
  ) throws(SVGReason) -> [VectorImage.Layer] {
    var attributes = element.attributes.filter { !["x", "y"].contains($0.key) }
    attributes["width"] = attributes["markerWidth"] ?? "3"
    attributes["height"] = attributes["markerHeight"] ?? "3"
    let view = try SVGViewport.nested(attributes, in: room)
    guard !view.frame.isEmpty else { return [] }
    let lengths = SVGLengths(element: "marker", attributes: attributes, room: view.room)
    let anchor = view.place.apply(Point(x: try lengths["refX"], y: try lengths["refY"]))
    let turn: AffineTransform
    switch attributes["orient"] ?? "0" {
    case let kind where kind == "auto" || kind == "auto-start-reverse":
      let sign = isFirst && kind != "auto" ? -1.0 : 1
      let (x, y) = (sign * vertex.direction.x, sign * vertex.direction.y)
      turn = AffineTransform(a: x, b: y, c: -y, d: x, tx: 0, ty: 0)
    case let text:
      guard let angle = Double(text.hasSuffix("deg") ? String(text.dropLast(3)) : text), angle.isFinite else {
        throw SVGReason.unsupportedAttribute("orient", text, of: "marker")
      }
      turn = AffineTransform(rotation: angle)
    }
    let scale = attributes["markerUnits"] == "userSpaceOnUse" ? 1 : style.stroke.line.width
    guard scale > 0 else { return [] }
    var inner = try self.style(around: element)
    inner.transform = style.transform
      .after(AffineTransform(scaleX: 1, scaleY: 1, translateX: vertex.point.x, translateY: vertex.point.y)).after(turn)
      .after(AffineTransform(scaleX: scale, scaleY: scale))
      .after(AffineTransform(scaleX: 1, scaleY: 1, translateX: -anchor.x, translateY: -anchor.y))
    return try referring(to: id) { reader throws(SVGReason) in
      try reader.contents(of: element, sized: attributes, in: inner)
    }
  }
}
