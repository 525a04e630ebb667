import DaguerreSupport
import DaguerreGraphics
import DaguerreViews
import Foundation
import TestSupport
import Testing

@Suite("SVG images")
struct SVGTests {
  private func image(_ content: String, attributes: String = #"viewBox="0 0 24 24""#) throws -> VectorImage {
    let text = #"<svg xmlns="http://www.w3.org/2000/svg" \#(attributes)>\#(content)</svg>"#
    return try VectorImage(svg: Data(text.utf8), file: "icon.svg")
  }

  private func path(_ data: String) throws -> [Path.Element] {
    try #require(try image(#"<path d="\#(data)"/>"#).layers.first).path.elements
  }

  private func reason(_ content: String, attributes: String = #"viewBox="0 0 24 24""#) -> String? {
    do {
      _ = try image(content, attributes: attributes)
      return nil
    } catch { return (error as? SVGError)?.description }
  }

  private func point(_ x: Double, _ y: Double) -> Point { Point(x: x, y: y) }

  @Test("path data: absolute and relative, implicit lines, compact numbers")
  func lines() throws {
    #expect(
      try path("M1 2 3,4l-1-1.5.5.5H9v-2zm1 1h1")
        == [
          .move(point(1, 2)), .line(point(3, 4)), .line(point(2, 2.5)), .line(point(2.5, 3)), .line(point(9, 3)),
          .line(point(9, 1)), .close, .move(point(2, 3)), .line(point(3, 3)),
        ])
  }

  @Test("path data: a segment after z begins where the contour did")
  func reopened() throws {
    #expect(
      try path("M1 1h2v2zl4 4")
        == [
          .move(point(1, 1)), .line(point(3, 1)), .line(point(3, 3)), .close, .move(point(1, 1)), .line(point(5, 5)),
        ])
  }

  @Test("path data: smooth curves mirror the control point of a curve of their kind only")
  func smooth() throws {
    #expect(
      try path("M0 0c1 0 2 1 2 2s1 2 2 2q1 0 1 1t1 1s1 0 1 1")
        == [
          .move(point(0, 0)), .cubic(control1: point(1, 0), control2: point(2, 1), to: point(2, 2)),
          .cubic(control1: point(2, 3), control2: point(3, 4), to: point(4, 4)),
          .quadratic(control: point(5, 4), to: point(5, 5)), .quadratic(control: point(5, 6), to: point(6, 6)),
          .cubic(control1: point(6, 6), control2: point(7, 6), to: point(7, 7)),
        ])
  }

  @Test("arcs lie on their ellipse, in the direction and length that the flags say", arguments: 0..<32)
  func arcs(index: Int) throws {
    let (isLarge, isClockwise) = (index & 1, index >> 1 & 1)
    let rotation = [0, 30, 90, 217][index >> 2 & 3]
    let end = index >> 4 == 0 ? point(14, 9) : point(3, 10)
    let elements = try path("M8 5A6 4 \(rotation) \(isLarge)\(isClockwise)\(end.x) \(end.y)")
    let turn = Double(rotation) * .pi / 180
    // On the ellipse: back into its own axes, points have one common centre at distance 1.
    func onCircle(_ point: Point) -> Point {
      Point(
        x: (cos(turn) * point.x + sin(turn) * point.y) / 6, y: (-sin(turn) * point.x + cos(turn) * point.y) / 4)
    }
    var points: [Point] = [point(8, 5)]
    for case .cubic(let c1, let c2, let to) in elements {
      let from = try #require(points.last)
      for t in [0.25, 0.5, 0.75, 1] {
        let u = 1 - t
        func mix(_ part: (Point) -> Double) -> Double {
          u * u * u * part(from) + 3 * u * u * t * part(c1) + 3 * u * t * t * part(c2) + t * t * t * part(to)
        }
        points.append(Point(x: mix(\.x), y: mix(\.y)))
      }
    }
    #expect(points.last == end)
    let circle = points.map(onCircle)
    let (a, b) = (circle[0], circle[circle.count - 1])
    // Centre from the ends and the middle of the arc.
    let m = circle[circle.count / 2]
    let d = 2 * (a.x * (m.y - b.y) + m.x * (b.y - a.y) + b.x * (a.y - m.y))
    let square = { (p: Point) in p.x * p.x + p.y * p.y }
    let center = Point(
      x: (square(a) * (m.y - b.y) + square(m) * (b.y - a.y) + square(b) * (a.y - m.y)) / d,
      y: (square(a) * (b.x - m.x) + square(m) * (a.x - b.x) + square(b) * (m.x - a.x)) / d)
    var turned = 0.0
    for (previous, next) in zip(circle, circle.dropFirst()) {
      let (p, n) = (point(previous.x - center.x, previous.y - center.y), point(next.x - center.x, next.y - center.y))
      #expect(abs((n.x * n.x + n.y * n.y).squareRoot() - 1) < 4e-4)
      turned += atan2(p.x * n.y - p.y * n.x, p.x * n.x + p.y * n.y)
    }
    #expect((turned > 0) == (isClockwise == 1))
    #expect((abs(turned) > .pi) == (isLarge == 1))
  }

  @Test("arcs whose radii are too small are half ellipses; without radii they are lines")
  func smallArcs() throws {
    let half = try path("M0 0A1 1 0 0 1 10 0")
    #expect(half.count == 3)
    guard case .cubic(_, _, let top) = half[1] else { throw SVGTestFailure() }
    #expect(abs(top.x - 5) < 1e-12 && abs(top.y + 5) < 1e-12)
    #expect(try path("M0 0A0 1 0 0 1 10 0") == [.move(point(0, 0)), .line(point(10, 0))])
  }

  @Test("basic shapes, groups, transforms and paints")
  func document() throws {
    let image = try image(
      """
      <title>a</title><metadata xmlns:x="urn:x"><x:any/></metadata>
      <g fill="#f00" transform="translate(2 1) scale(2)">
        <rect x="1" y="1" width="4" height="2"/>
        <circle cx="3" cy="3" r="1" fill="currentColor" fill-opacity=".5"/>
        <polygon points="0,0 2,0 2,2" style="fill: rgb(0, 128, 255); fill-rule: evenodd; stroke: none"/>
        <rect width="4" height="2" fill="none"/><line x2="3"/>
      </g>
      <ellipse cx="12" cy="12" rx="4" ry="2" fill="rebeccapurple" opacity="0.25"/>
      """)
    #expect(image.size == Size(width: 24, height: 24))
    #expect(image.layers.count == 4)
    let rectangle = image.layers[0]
    #expect(rectangle.color == Color(rgba: 0xFF00_00FF))
    #expect(rectangle.path.elements.first == .move(point(4, 3)))
    #expect(rectangle.path.elements.contains(.line(point(12, 7))))
    #expect(image.layers[1].color == nil)
    #expect(image.layers[1].opacity == 0.5)
    #expect(image.layers[2].color == Color(rgba: 0x0080_FFFF))
    #expect(image.layers[2].rule == .evenodd)
    #expect(image.layers[3].color == Color(rgba: 0x6633_99FF))
    #expect(image.layers[3].opacity == 0.25)
  }

  @Test("colours have every form that CSS has")
  func colors() throws {
    let colors = ["hsl(210, 80%, 40%)", " RGB(0 128 255 / 50%) ", "oklch(0.8 0.12 120)", "#f708", "none"]
    let shapes = colors.map { "<rect width='4' height='2' fill='\($0)'/>" }.joined()
    let found = try image(shapes).layers.map(\.color)
    #expect(found == [0x1466_B8FF, 0x0080_FF80, 0xB4C9_6DFF, 0xFF77_0088].map { Color(rgba: $0) })
  }

  @Test("a box with one radius has round corners, unless the other one is 0")
  func corners() throws {
    let boxes = try image(
      "<rect width='9' height='9' ry='2'/><rect width='9' height='9' rx='2' ry='2'/>"
        + "<rect width='9' height='9' rx='0' ry='2'/><rect width='9' height='9'/>"
    ).layers.map(\.path)
    #expect(boxes[0] == boxes[1] && boxes[2] == boxes[3] && boxes[0] != boxes[2])
  }

  @Test("lines along shapes have their properties, inherited, in the shape's own units")
  func strokes() throws {
    let image = try image(
      """
      <g fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="square" transform="scale(2 1)">
        <line x1="2" y1="3" x2="6" y2="3"/>
        <path d="M1 1h4" stroke="#f00" stroke-linecap="butt" stroke-opacity=".5" stroke-dasharray="1, 2"/>
        <path d="M1 1h4" stroke="none"/>
        <path d="M1 1h4" stroke-width="0"/>
      </g>
      <rect width="4" height="4" fill="#00f" stroke="#f00" stroke-linejoin="bevel" paint-order="stroke"/>
      """)
    #expect(
      image.layers.map(\.color) == [
        nil, .some(Color(rgba: 0xFF00_00FF)), Color(rgba: 0xFF00_00FF), Color(rgba: 0x0000_FFFF),
      ])
    #expect(image.layers.map(\.opacity) == [1, 0.5, 1, 1])
    #expect(image.layers[0].path.bounds == Rect(x: 2, y: 2, width: 12, height: 2))
    // From 1 to 2 and from 4 to 5, twice as wide.
    #expect(image.layers[1].path.bounds == Rect(x: 2, y: 0, width: 8, height: 2))
    var bevel = Path()
    bevel.addRect(Rect(x: 0, y: 0, width: 4, height: 4))
    #expect(image.layers[2].path == bevel.stroked(PathStroke(width: 1, join: .bevel, miterLimit: 4)))
  }

  @Test("dashes of a circle begin at its right")
  func dashedCircle() throws {
    let image = try image(##"<circle cx="12" cy="12" r="8" fill="none" stroke="#000" stroke-dasharray="12.566 100"/>"##)
    let bounds = try #require(image.layers.first?.path.bounds)
    #expect(abs(bounds.minX - 12) < 0.6 && bounds.minY > 11.4 && abs(bounds.maxX - 20.5) < 0.01)
  }

  @Test("what of a line cannot be drawn is named")
  func strokeErrors() {
    let line = ##"<path d="M0 0h1" stroke="#000""##
    #expect(reason("\(line) stroke-width='4em'/>")?.contains("stroke-width=\"4em\"") == true)
    #expect(reason("\(line) stroke-linecap='flat'/>")?.contains("stroke-linecap=\"flat\"") == true)
    #expect(reason("\(line) stroke-dasharray='1 -2'/>")?.contains("stroke-dasharray") == true)
    #expect(reason("\(line) vector-effect='non-scaling-stroke'/>")?.contains("vector-effect") == true)
    #expect(reason("\(line) stroke-dasharray='1' pathLength='3'/>")?.contains("pathLength") == true)
  }

  @Test("the view box fills the image's size, kept in proportion in the middle")
  func viewBox() throws {
    let attributes = #"width="48px" height="24" viewBox="2 2 12 12""#
    let image = try image(#"<path d="M2 2h12v12z"/>"#, attributes: attributes)
    #expect(image.size == Size(width: 48, height: 24))
    #expect(
      image.layers[0].path.elements == [
        .move(point(12, 0)), .line(point(36, 0)), .line(point(36, 24)), .close,
      ])
  }

  @Test(
    "what the view box does not fill lies where the image says",
    arguments: [("xMinYMid", 0.0), ("xMidYMin meet", 12), ("xMaxYMax  meet", 24)])
  func placesOfViewBox(_ aspect: String, _ left: Double) throws {
    let attributes = #"width="48" height="24" viewBox="0 0 12 12" preserveAspectRatio="\#(aspect)""#
    let bounds = try image(#"<path d="M0 0h12v12z"/>"#, attributes: attributes).layers[0].path.bounds
    #expect(bounds == Rect(x: left, y: 0, width: 24, height: 24))
  }

  @Test(
    "lengths may have units that depend on nothing",
    arguments: [
      ("1in", 96.0), ("72pt", 96), ("6pc", 96), ("2.54cm", 96), ("25.4mm", 96), ("101.6Q", 96), (" 96PX ", 96),
    ])
  func units(_ length: String, _ expected: Double) throws {
    let image = try image(
      ##"<path d="M0 0h9" fill="none" stroke="#000" stroke-width="\##(length)"/>"##,
      attributes: #"width="\#(length)" height="9""#)
    let line = try #require(image.layers[0].path.bounds)
    #expect(abs(image.size.width - expected) < 1e-12 && abs(line.height - expected) < 1e-12)
  }

  @Test("lengths that depend on a font, or are none, are named", arguments: ["2em", "2 px", "px", "%"])
  func otherUnits(_ length: String) {
    #expect(
      reason("<rect width='\(length)' height='2'/>")?.contains(
        "width=\"\(length)\" of <rect> is no length in user units, px, pt, pc, mm, cm, in or %") == true)
  }

  @Test(
    "transforms",
    arguments: [
      ("matrix(1 2 3 4 5 6)", 9.0, 12.0), ("translate(3)", 4, 1), ("scale(2,3)", 2, 3), ("rotate(90)", -1, 1),
      ("rotate(180 2 2)", 3, 3), ("skewX(45)", 2, 1), ("skewY(45)", 1, 2), ("translate(1,1),scale(2)", 3, 3),
    ])
  func transforms(text: String, x: Double, y: Double) throws {
    let elements = try #require(try image(#"<path transform="\#(text)" d="M1 1h1"/>"#).layers.first).path.elements
    guard case .move(let moved)? = elements.first else { throw SVGTestFailure() }
    #expect(abs(moved.x - x) < 1e-12 && abs(moved.y - y) < 1e-12)
  }

  @Test("what is not supported is named, with its line")
  func errors() throws {
    #expect(
      reason("\n<text/>") == "icon.svg:2: error: <text> is not supported; convert it to paths before exporting.")
    #expect(
      reason("\n" + ##"<path stroke="url(#a)" d="M0 0h1"/>"##)
        == "icon.svg:2: error: url(#a) refers to nothing that is in the file; add it.")
    #expect(reason(##"<path filter="url(#a)" d="M0 0h1"/>"##)?.contains("#a is no <filter> of the file") == true)
    #expect(reason(#"<path d="M0 0 L1"/>"#)?.contains("character 8: a number is missing") == true)
    #expect(reason(#"<path d="L1 1"/>"#)?.contains("begins with 'm'") == true)
    #expect(reason(#"<path d="M0 0 A1 1 0 2 0 1 1"/>"#)?.contains("flag") == true)
    #expect(reason(#"<rect width="4em"/>"#)?.contains(#"width="4em""#) == true)
    #expect(reason("<path", attributes: #"viewBox="0 0 1 1""#)?.contains("well-formed") == true)
    #expect(reason("", attributes: "")?.contains("viewBox") == true)
    #expect(reason("", attributes: #"viewBox="0 0 0 24""#)?.contains("viewBox") == true)
  }

  @Test("properties that nobody knows are named, with their line")
  func unknownProperties() {
    #expect(
      reason("\n\n<path d='M0 0' fil='red'/>")
        == "icon.svg:3: error: 'fil' of <path> is not a known property; correct its name, or remove it.")
    #expect(
      reason("<g>\n<circle r='1' style='fill: red; fill-opactiy: 0.5'/></g>")
        == "icon.svg:2: error: 'fill-opactiy' of <circle> is not a known property; correct its name, or remove it.")
    #expect(reason("<path d='M0 0' marker-end='url(#a)'/>")?.contains("marker-end") == true)
  }

  @Test("properties that change nothing of a filled path, and what programs note, are passed over")
  func ignoredProperties() throws {
    let plain = try image("<path d='M0 0h1v1z'/>")
    let decorated = try image(
      "<path d='M0 0h1v1z' id='a' class='b' data-name='c' xml:space='preserve' stroke-width='2' marker='none' "
        + "style='font-family: Roboto; -inkscape-stroke: none; mix-blend-mode: normal; line-height: 1; "
        + "font-variant-east_asian: normal; solid-color: #000; text-decoration-line: none; block-progression: tb'/>",
      attributes: "viewBox='0 0 24 24' version='1.1' xmlns:x='y' x:export='1' role='img' aria-hidden='true'")
    #expect(decorated == plain)
  }

  @Test(
    "malformed documents never crash",
    arguments: [
      "", "<", "<svg", "<svg/>", "<a/>", "<svg viewBox='0 0 1 1'><path d='M1 1e999'/></svg>",
      "<svg viewBox='0 0 1 1'><path d='M'/></svg>", "<svg viewBox='0 0 1 1'><rect width='nan' height='1'/></svg>",
      "<svg viewBox='0 0 1 1'><path d='M0 0A1e308 1e308 0 0 0 1e308 1'/></svg>",
      "<svg viewBox='0 0 1 1'></g></svg>", "<svg viewBox='0 0 1 1'><path transform='rotate(1e300)' d='M1 1h1'/></svg>",
    ])
  func malformed(text: String) {
    let image = try? VectorImage(svg: Data(text.utf8), file: "x.svg")
    if let image {
      var list = DisplayList(size: Size(width: 4, height: 4), background: .white)
      for layer in image.layers { list.append(.fillPath(layer.path, layer.rule, .black)) }
      _ = try? Rasterizer().draw(list, scale: 1)
    }
  }

  @Test("a folder of files is a library for images by name")
  func library() throws {
    let folder = try TemporaryFolder()
    let text = "<svg viewBox='0 0 8 8'><path d='M0 0h8v8z'/></svg>"
    try Data(text.utf8).write(to: URL(fileURLWithPath: folder.path("corner.svg")))
    try Data("no image".utf8).write(to: URL(fileURLWithPath: folder.path("notes.txt")))
    let library = try ImageLibrary(folder: URL(fileURLWithPath: folder.path))
    #expect(library.names == ["corner"])
    let frames = try Fixture().frames { Image("corner").markFrame("image").environment(\.images, library) }
    #expect(frames["image"] == rect(0, 0, 8, 8))
    #expect(
      throws: ViewError.unsupported(view: "Image", rule: "no image is named 'edge'; there are corner.")
    ) { try Fixture().frames { Image("edge").environment(\.images, library) } }
    try Data("<svg".utf8).write(to: URL(fileURLWithPath: folder.path("broken.svg")))
    let error = #expect(throws: SVGError.self) { try ImageLibrary(folder: URL(fileURLWithPath: folder.path)) }
    #expect(error?.file == folder.path("broken.svg"))
    let missing = URL(fileURLWithPath: folder.path("none"))
    #expect(throws: FileError("read the folder", missing.path, reason: "there is no such folder")) {
      try ImageLibrary(folder: missing)
    }
  }
}

private struct SVGTestFailure: Error {}
