/// The properties of an element that those within it inherit, and its place.
struct SVGStyle {
  var fill = SVGPaint.color(.black)
  var rule = FillRule.nonzero
  /// What `currentColor` means; nil for the colour around the image.
  var color: Color?
  var fillOpacity = 1.0
  var opacity = 1.0
  var isShown = true
  var transform = AffineTransform.identity

  /// Properties that change nothing of a filled path's picture.
  private static let ignored: Set<String> = [
    "stroke-width", "stroke-linecap", "stroke-linejoin", "stroke-miterlimit", "stroke-opacity", "stroke-dasharray",
    "stroke-dashoffset", "shape-rendering", "color-interpolation", "enable-background", "overflow", "clip-rule",
    "vector-effect", "isolation", "paint-order",
  ]

  /// The style of an element within this one.
  func inheriting(_ attributes: [String: String], of element: String) throws(SVGReason) -> SVGStyle {
    var style = self
    for (name, value) in try Self.properties(attributes).sorted(by: { $0.key < $1.key }) {
      try style.set(name, value, of: element)
    }
    if let text = attributes["transform"] { style.transform = transform.after(try SVGTransform.transform(text)) }
    return style
  }

  private mutating func set(_ name: String, _ value: String, of element: String) throws(SVGReason) {
    guard value != "inherit" else { return }
    let unsupported = SVGReason.unsupportedAttribute(name, value, of: element)
    switch name {
    case "fill":
      guard let paint = SVGPaint(value) else { throw unsupported }
      fill = paint
    case "color":
      guard case .color(let named)? = SVGPaint(value) else { throw unsupported }
      color = named
    case "fill-rule":
      guard let named = FillRule(rawValue: value) else { throw unsupported }
      rule = named
    case "fill-opacity": fillOpacity = try fraction(value, unsupported)
    case "opacity":
      let own = try fraction(value, unsupported)
      // A group composites as one, which a list of paths cannot.
      guard own == 1 || (element != "g" && element != "svg") else { throw unsupported }
      opacity *= own
    case "display", "visibility": if value == "none" || value == "hidden" || value == "collapse" { isShown = false }
    case "stroke": if SVGPaint(value) != SVGPaint.none { throw unsupported }
    case "mask", "clip-path", "filter", "mix-blend-mode": if value != "none" { throw unsupported }
    default: break
    }
  }

  private func fraction(_ text: String, _ error: SVGReason) throws(SVGReason) -> Double {
    guard let value = Double(text), value.isFinite else { throw error }
    return min(max(value, 0), 1)
  }

  /// Presentation attributes, and those of `style`, which count more.
  private static func properties(_ attributes: [String: String]) throws(SVGReason) -> [String: String] {
    var properties = attributes
    for declaration in (attributes["style"] ?? "").split(separator: ";") {
      let parts = declaration.split(separator: ":", maxSplits: 1).map { $0.trimmed }
      guard parts.count == 2 else {
        if declaration.trimmed.isEmpty { continue }
        throw SVGReason("style=\"\(declaration)\" is not a list of 'name: value'.")
      }
      guard !ignored.contains(parts[0]) else { continue }
      properties[parts[0]] = parts[1]
    }
    return properties
  }
}

extension StringProtocol {
  fileprivate var trimmed: String {
    String(drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
  }
}
