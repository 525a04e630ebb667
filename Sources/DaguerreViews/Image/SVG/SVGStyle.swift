/// The properties of an element that those within it inherit, and its place.
struct SVGStyle {
  var fill = SVGPaint.color(.black)
  var rule = FillRule.nonzero
  /// What `currentColor` means; nil for the colour around the image.
  var color: Color?
  var fillOpacity = 1.0
  var stroke = SVGStroke()
  var opacity = 1.0
  var isShown = true
  var transform = AffineTransform.identity

  /// Properties that change nothing of a path's picture: those of text, of raster images and gradients, and hints to the
  /// renderer.
  ///
  /// Source: SVG 1.1, appendix N, "Property Index", and what SVG 2 adds.
  private static let ignored: Set<String> = [
    "font", "font-family", "font-size", "font-size-adjust",
    "font-stretch", "font-style", "font-variant", "font-weight", "font-feature-settings", "font-variation-settings",
    "alignment-baseline", "baseline-shift", "direction", "dominant-baseline", "glyph-orientation-horizontal",
    "glyph-orientation-vertical", "kerning", "letter-spacing", "line-height", "text-align", "text-anchor",
    "text-decoration", "text-indent", "text-transform", "unicode-bidi", "white-space", "word-spacing", "writing-mode",
    "stop-color", "stop-opacity", "flood-color", "flood-opacity", "lighting-color", "color-interpolation",
    "color-interpolation-filters", "color-profile", "color-rendering", "image-rendering", "shape-rendering",
    "text-rendering", "clip-rule", "cursor", "enable-background", "isolation", "overflow", "pointer-events",
  ]

  /// Attributes that are no properties: geometry, which other types read, and what only describes.
  private static let otherAttributes: Set<String> = [
    "x", "y", "width", "height", "rx", "ry", "cx", "cy", "r", "x1", "y1", "x2", "y2", "d", "points", "pathLength",
    "viewBox", "preserveAspectRatio", "version", "baseProfile", "zoomAndPan", "transform", "style", "id", "class",
    "lang", "role", "tabindex", "focusable", "xmlns",
  ]

  private static func isIgnored(_ name: String) -> Bool {
    // A hyphen begins a program's own property.
    ignored.contains(name) || name.hasPrefix("-")
  }

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
    if try stroke.set(name, value, unsupported) { return }
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
    case "stroke-opacity": stroke.opacity = try fraction(value, unsupported)
    case "opacity":
      let own = try fraction(value, unsupported)
      // A group composites as one, which a list of paths cannot.
      guard own == 1 || (element != "g" && element != "svg") else { throw unsupported }
      opacity *= own
    case "display", "visibility": if value == "none" || value == "hidden" || value == "collapse" { isShown = false }
    case "mask", "clip-path", "filter", "marker", "marker-start", "marker-mid", "marker-end":
      if value != "none" { throw unsupported }
    case "mix-blend-mode": if value != "normal" && value != "none" { throw unsupported }
    case "clip": if value != "auto" { throw unsupported }
    case _ where Self.isIgnored(name): break
    default: throw SVGReason.unknownProperty(name, of: element)
    }
  }

  private func fraction(_ text: String, _ error: SVGReason) throws(SVGReason) -> Double {
    guard let value = Double(text), value.isFinite else { throw error }
    return value.asShare
  }

  /// Presentation attributes, and those of `style`, which count more.
  private static func properties(_ attributes: [String: String]) throws(SVGReason) -> [String: String] {
    var properties = attributes.filter { name, _ in
      // Names with a prefix are notes of the program that wrote the file.
      !otherAttributes.contains(name) && !name.contains(":") && !name.hasPrefix("data-") && !name.hasPrefix("aria-")
    }
    for declaration in (attributes["style"] ?? "").split(separator: ";") {
      let parts = declaration.split(separator: ":", maxSplits: 1).map { $0.trimmed }
      guard parts.count == 2 else {
        if declaration.trimmed.isEmpty { continue }
        throw SVGReason("style=\"\(declaration)\" is not a list of 'name: value'.")
      }
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
