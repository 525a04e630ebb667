/// The size of an image and the way its content fills it.
///
/// Source: SVG 1.1, sections 7.7 and 7.8.
struct SVGViewport {
  let size: Size
  /// From user units to the image.
  let transform: AffineTransform
  /// How large it is in user units.
  let room: Size

  init(_ attributes: [String: String]) throws(SVGReason) {
    let lengths = SVGLengths(element: "svg", attributes: attributes, room: nil)
    let box = try attributes["viewBox"].map(Self.viewBox)
    let (width, height) = (try lengths.optional("width"), try lengths.optional("height"))
    guard let size = (width ?? box?.width).flatMap({ w in (height ?? box?.height).map { Size(width: w, height: $0) } }),
      size.width > 0, size.height > 0
    else { throw SVGReason("<svg> has neither a viewBox nor a width and a height above 0.") }
    self.size = size
    room = box?.size ?? size
    guard let box else {
      transform = .identity
      return
    }
    let aspect = attributes["preserveAspectRatio"] ?? "xMidYMid"
    let (scaleX, scaleY) = (size.width / box.width, size.height / box.height)
    guard aspect != "none" else {
      transform = AffineTransform(
        scaleX: scaleX, scaleY: scaleY, translateX: -box.minX * scaleX, translateY: -box.minY * scaleY)
      return
    }
    guard let (x, y) = Self.alignment(aspect) else {
      throw SVGReason.unsupportedAttribute("preserveAspectRatio", aspect, of: "svg")
    }
    let scale = min(scaleX, scaleY)
    transform = AffineTransform(
      scaleX: scale, scaleY: scale, translateX: (size.width - box.width * scale) * x - box.minX * scale,
      translateY: (size.height - box.height * scale) * y - box.minY * scale)
  }

  /// Which share of the room that is left lies before the content, across and down; nil for what is not all in sight.
  private static func alignment(_ text: String) -> (x: Double, y: Double)? {
    let words = text.split(separator: " ")
    guard let place = words.first, words.count == 1 || words.dropFirst() == ["meet"] else { return nil }
    let shares = ["Min": 0, "Mid": 0.5, "Max": 1]
    guard place.utf8.count == 8, place.hasPrefix("x"), place.dropFirst(4).hasPrefix("Y"),
      let x = shares[String(place.dropFirst().prefix(3))], let y = shares[String(place.suffix(3))]
    else { return nil }
    return (x, y)
  }

  /// What an `svg` or a `symbol` within the document shows.
  struct Nested {
    /// Where it is, in the coordinates around it.
    let frame: Rect
    /// From its own coordinates to these.
    let place: AffineTransform
    /// How large it is, in its own.
    let room: Size
  }

  /// The viewport of an `svg` or a `symbol` within the document.
  ///
  /// - Parameter room: what is filled by one that does not say how large it is.
  static func nested(_ attributes: [String: String], in room: Size) throws(SVGReason) -> Nested {
    let lengths = SVGLengths(element: "svg", attributes: attributes, room: room)
    let frame = Rect(
      x: try lengths["x"], y: try lengths["y"], width: try lengths.optional("width") ?? room.width,
      height: try lengths.optional("height") ?? room.height)
    let move = AffineTransform(scaleX: 1, scaleY: 1, translateX: frame.minX, translateY: frame.minY)
    guard attributes["viewBox"] != nil, !frame.isEmpty else {
      return Nested(frame: frame, place: move, room: frame.size)
    }
    let sized = attributes.merging(["width": "\(frame.width)", "height": "\(frame.height)"]) { $1 }
    let viewport = try SVGViewport(sized)
    return Nested(frame: frame, place: move.after(viewport.transform), room: viewport.room)
  }

  private static func viewBox(_ text: String) throws(SVGReason) -> Rect {
    var scanner = SVGScanner(text)
    var numbers: [Double] = []
    scanner.skipSpace()
    while let number = scanner.number() {
      numbers.append(number)
      scanner.skipSeparator()
    }
    guard scanner.isAtEnd, numbers.count == 4, numbers[2] > 0, numbers[3] > 0 else {
      throw SVGReason("viewBox=\"\(text)\" is not four numbers, the last two above 0.")
    }
    return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}
