/// Reads the `d` attribute of a path.
///
/// Source of the grammar: SVG 1.1, section 8.3.
struct SVGPathData {
  private var scanner: SVGScanner
  private var path = Path()
  private var current = Point.zero
  private var start = Point.zero
  /// Which elements of the path end at no vertex of its own: parts of arcs, and moves to where a closed contour ended.
  private var seams: Set<Int> = []
  /// The control point that a smooth curve mirrors, and what kind of curve it belongs to.
  private var lastControl: (point: Point, isCubic: Bool)?

  private init(_ text: String) { scanner = SVGScanner(text) }

  /// The path that `text` describes; a mistake in it is an error, not a path that ends there.
  static func path(_ text: String) throws(SVGReason) -> Path {
    var reader = SVGPathData(text)
    try reader.read()
    return reader.path
  }

  /// Which elements of the path that `text` describes end at no vertex of its own.
  static func seams(_ text: String) throws(SVGReason) -> Set<Int> {
    var reader = SVGPathData(text)
    try reader.read()
    return reader.seams
  }

  private mutating func read() throws(SVGReason) {
    scanner.skipSpace()
    while let byte = scanner.next {
      let letter = Character(Unicode.Scalar(byte))
      let command = Character(letter.lowercased())
      guard "mlhvcsqtaz".contains(command) else { throw mistake("'\(letter)' is no path command") }
      guard !path.isEmpty || command == "m" else { throw mistake("a path begins with 'm' or 'M'") }
      scanner.advance()
      try readArguments(of: command, isRelative: letter == command)
      scanner.skipSpace()
    }
  }

  private mutating func readArguments(of command: Character, isRelative: Bool) throws(SVGReason) {
    var command = command
    if command == "z" {
      path.close()
      current = start
      lastControl = nil
      return
    }
    repeat {
      scanner.skipSpace()
      let origin = isRelative ? current : .zero
      try readSegment(command, origin)
      // Further pairs after a move are lines.
      if command == "m" { command = "l" }
      scanner.skipSeparator()
    } while hasNumberNext
  }

  private mutating func readSegment(_ command: Character, _ origin: Point) throws(SVGReason) {
    var control: (point: Point, isCubic: Bool)?
    switch command {
    case "m":
      let point = try point(origin)
      path.move(to: point)
      (current, start) = (point, point)
    case "l": try addLine(to: try point(origin))
    case "h": try addLine(to: Point(x: origin.x + (try number()), y: current.y))
    case "v": try addLine(to: Point(x: current.x, y: origin.y + (try number())))
    case "c", "s":
      let control1 = command == "c" ? try point(origin) : mirroredControl(isCubic: true)
      let (control2, end) = (try point(origin), try point(origin))
      reopen()
      path.addCubic(control1: control1, control2: control2, to: end)
      control = (control2, true)
      current = end
    case "q", "t":
      let middle = command == "q" ? try point(origin) : mirroredControl(isCubic: false)
      let end = try point(origin)
      reopen()
      path.addQuadratic(control: middle, to: end)
      control = (middle, false)
      current = end
    default: try readArc(origin)
    }
    lastControl = control
  }

  private mutating func readArc(_ origin: Point) throws(SVGReason) {
    let (radiusX, radiusY, rotation) = (try number(), try number(), try number())
    let (isLarge, isClockwise) = (try flag(), try flag())
    let end = try point(origin)
    reopen()
    let first = path.elements.count
    path.addArc(
      EllipticalArc(
        radiusX: radiusX, radiusY: radiusY, rotation: rotation, isLarge: isLarge, isClockwise: isClockwise),
      from: current, to: end)
    if first < path.elements.count { seams.formUnion(first..<path.elements.count - 1) }
    current = end
  }

  private mutating func addLine(to point: Point) throws(SVGReason) {
    reopen()
    path.addLine(to: point)
    current = point
  }

  /// A segment after a `z` begins a contour where the last one began.
  private mutating func reopen() {
    guard case .close? = path.elements.last else { return }
    seams.insert(path.elements.count)
    path.move(to: start)
  }

  private func mirroredControl(isCubic: Bool) -> Point {
    guard let lastControl, lastControl.isCubic == isCubic else { return current }
    return Point(x: 2 * current.x - lastControl.point.x, y: 2 * current.y - lastControl.point.y)
  }

  private var hasNumberNext: Bool {
    var ahead = scanner
    return ahead.number() != nil
  }

  private mutating func point(_ origin: Point) throws(SVGReason) -> Point {
    let (x, y) = (try number(), try number())
    return Point(x: origin.x + x, y: origin.y + y)
  }

  private mutating func number() throws(SVGReason) -> Double {
    scanner.skipSeparator()
    guard let number = scanner.number() else { throw mistake("a number is missing") }
    return number
  }

  private mutating func flag() throws(SVGReason) -> Bool {
    scanner.skipSeparator()
    guard let flag = scanner.flag() else { throw mistake("an arc's flag is neither 0 nor 1") }
    return flag
  }

  private func mistake(_ text: String) -> SVGReason {
    SVGReason("path data, character \(scanner.offset + 1): \(text).")
  }
}
