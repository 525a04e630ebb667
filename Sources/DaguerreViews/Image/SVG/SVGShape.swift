/// The basic shapes as paths.
///
/// Source: SVG 1.1, section 9.
enum SVGShape {
  static let names: Set<String> = ["path", "rect", "circle", "ellipse", "line", "polyline", "polygon"]

  /// The path of an element, in its own coordinates.
  ///
  /// - Parameter room: how large the viewport is, in user units.
  static func path(_ element: String, _ attributes: [String: String], in room: Size) throws(SVGReason) -> Path {
    let lengths = SVGLengths(element: element, attributes: attributes, room: room)
    switch element {
    case "path": return try SVGPathData.path(attributes["d"] ?? "")
    case "rect": return try rectangle(lengths)
    case "circle":
      let radius = try lengths["r"]
      return try ellipse(lengths, radius, radius)
    case "ellipse": return try ellipse(lengths, try lengths["rx"], try lengths["ry"])
    case "line":
      var path = Path()
      path.move(to: Point(x: try lengths["x1"], y: try lengths["y1"]))
      path.addLine(to: Point(x: try lengths["x2"], y: try lengths["y2"]))
      return path
    default: return try polygon(attributes["points"] ?? "", isClosed: element == "polygon")
    }
  }

  private static func rectangle(_ lengths: SVGLengths) throws(SVGReason) -> Path {
    let rect = Rect(
      x: try lengths["x"], y: try lengths["y"], width: try lengths["width"], height: try lengths["height"])
    guard !rect.isEmpty else { return Path() }
    let (rx, ry) = (try lengths.optional("rx"), try lengths.optional("ry"))
    let corner = (x: min(rx ?? ry ?? 0, rect.width / 2), y: min(ry ?? rx ?? 0, rect.height / 2))
    var path = Path()
    // Without one of its radii a corner is sharp.
    path.addRoundedRect(rect, corner: corner.x > 0 && corner.y > 0 ? corner : (0, 0))
    return path
  }

  private static func ellipse(_ lengths: SVGLengths, _ rx: Double, _ ry: Double) throws(SVGReason) -> Path {
    let (x, y) = (try lengths["cx"], try lengths["cy"])
    guard rx > 0, ry > 0 else { return Path() }
    var path = Path()
    path.addEllipse(in: Rect(x: x - rx, y: y - ry, width: 2 * rx, height: 2 * ry))
    return path
  }

  private static func polygon(_ text: String, isClosed: Bool) throws(SVGReason) -> Path {
    var scanner = SVGScanner(text)
    var path = Path()
    scanner.skipSpace()
    while !scanner.isAtEnd {
      let x = scanner.number()
      scanner.skipSeparator()
      guard let x, let y = scanner.number() else { throw SVGReason("points=\"\(text)\" is not a list of pairs.") }
      let point = Point(x: x, y: y)
      path.isEmpty ? path.move(to: point) : path.addLine(to: point)
      scanner.skipSeparator()
    }
    if isClosed, !path.isEmpty { path.close() }
    return path
  }
}
