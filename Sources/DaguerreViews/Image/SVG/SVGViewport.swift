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
    let lengths = SVGLengths(element: "svg", attributes: attributes.filter { !$0.value.hasSuffix("%") })
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
    let aspect = attributes["preserveAspectRatio"] ?? "xMidYMid meet"
    let (scaleX, scaleY) = (size.width / box.width, size.height / box.height)
    switch aspect {
    case "none":
      transform = AffineTransform(
        scaleX: scaleX, scaleY: scaleY, translateX: -box.minX * scaleX, translateY: -box.minY * scaleY)
    case "xMidYMid meet", "xMidYMid":
      let scale = min(scaleX, scaleY)
      transform = AffineTransform(
        scaleX: scale, scaleY: scale, translateX: (size.width - box.width * scale) / 2 - box.minX * scale,
        translateY: (size.height - box.height * scale) / 2 - box.minY * scale)
    default: throw SVGReason.unsupportedAttribute("preserveAspectRatio", aspect, of: "svg")
    }
  }

  /// The place of what is in an `svg` or a `symbol` within the document.
  ///
  /// - Parameter room: what is filled by one that does not say how large it is.
  static func nested(_ attributes: [String: String], in room: Size) throws(SVGReason) -> AffineTransform {
    let lengths = SVGLengths(element: "svg", attributes: attributes.filter { !$0.value.hasSuffix("%") })
    let move = AffineTransform(scaleX: 1, scaleY: 1, translateX: try lengths["x"], translateY: try lengths["y"])
    guard attributes["viewBox"] != nil else { return move }
    var sized = attributes
    for (name, length) in [("width", room.width), ("height", room.height)] {
      if try lengths.optional(name) == nil { sized[name] = "\(length)" }
    }
    return move.after(try SVGViewport(sized).transform)
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
