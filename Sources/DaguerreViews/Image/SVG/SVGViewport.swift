/// The size of an image and the way its content fills it.
///
/// Source: SVG 1.1, sections 7.7 and 7.8.
struct SVGViewport {
  let size: Size
  let transform: AffineTransform

  init(_ attributes: [String: String]) throws(SVGReason) {
    let lengths = SVGLengths(element: "svg", attributes: attributes.filter { !$0.value.hasSuffix("%") })
    let box = try attributes["viewBox"].map(Self.viewBox)
    let (width, height) = (try lengths.optional("width"), try lengths.optional("height"))
    guard let size = (width ?? box?.width).flatMap({ w in (height ?? box?.height).map { Size(width: w, height: $0) } }),
      size.width > 0, size.height > 0
    else { throw SVGReason("<svg> has neither a viewBox nor a width and a height above 0.") }
    self.size = size
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
