/// The properties of an element, and its place.
struct SVGStyle {
  var fill = SVGPaint.color(.black)
  var rule = FillRule.nonzero
  /// What `currentColor` means; nil for the colour around the image.
  var color: Color?
  var fillOpacity = 1.0
  var stroke = SVGStroke()
  private(set) var markers = SVGMarkers()
  /// What a path encloses that others are clipped to.
  var clipRule = FillRule.nonzero
  private var isVisible = true
  /// Whether the element is drawn, with all in it, which does not inherit that.
  private(set) var isDisplayed = true
  /// Of the element as a whole, which those within it do not inherit.
  var opacity = 1.0
  /// The ids of what it is clipped to, of what it is seen through, and of what changes its colours; not inherited either.
  private(set) var (clip, mask, filter): (String?, String?, String?) = (nil, nil, nil)
  /// How the element is laid over what is below, and whether those within have no part in that.
  private(set) var (blend, isIsolated) = (BlendMode.normal, false)
  /// What a mask counts by, where the element is one.
  private(set) var isAlphaMask = false
  /// Whether shapes are what others are clipped to, however they are painted.
  var isClip = false
  /// Whether a shape or a picture is seen.
  var isShown: Bool { isDisplayed && isVisible }
  var transform = AffineTransform.identity

  /// Properties that change nothing of a path's picture: those of text, of raster images and gradients, and hints to the
  /// renderer.
  ///
  /// Source: SVG 1.1, appendix N, "Property Index", and what SVG 2 adds. Inkscape writes some that no edition of SVG kept.
  private static let ignored: Set<String> = [
    "alignment-baseline", "baseline-shift", "direction", "dominant-baseline", "glyph-orientation-horizontal",
    "glyph-orientation-vertical", "kerning", "letter-spacing", "line-height", "unicode-bidi", "white-space",
    "word-spacing", "writing-mode",
    "stop-color", "stop-opacity", "flood-color", "flood-opacity", "lighting-color", "color-interpolation",
    "color-interpolation-filters", "color-profile", "color-rendering", "image-rendering",
    "cursor", "enable-background", "overflow", "pointer-events", "inline-size", "block-progression",
    "solid-color", "solid-opacity", "filter-blend-mode", "filter-gaussianBlur-deviation",
  ]

  /// Attributes that are no properties: geometry, which other types read, and what only describes.
  private static let otherAttributes: Set<String> = [
    "x", "y", "width", "height", "rx", "ry", "cx", "cy", "r", "x1", "y1", "x2", "y2", "d", "points", "pathLength",
    "viewBox", "preserveAspectRatio", "version", "baseProfile", "zoomAndPan", "transform", "style", "id", "class",
    "lang", "role", "tabindex", "focusable", "xmlns", "href", "fx", "fy", "fr", "offset", "gradientUnits",
    "gradientTransform", "spreadMethod", "clipPathUnits", "maskUnits", "maskContentUnits", "patternUnits",
    "patternContentUnits", "patternTransform", "type", "media", "label", "refX", "refY", "markerWidth", "markerHeight",
    "markerUnits", "orient", "requiredExtensions", "requiredFeatures", "systemLanguage",
  ]

  /// What the names of such properties begin with; a hyphen begins a program's own.
  private static let ignoredFamilies = ["-", "font", "text-", "shape-"]

  private static func isIgnored(_ name: String) -> Bool {
    ignored.contains(name) || ignoredFamilies.contains(where: name.hasPrefix)
  }

  /// The style of an element within this one, by its attributes and by what a style sheet has for it.
  func inheriting(_ element: SVGElement, _ sheet: SVGStyleSheet) throws(SVGReason) -> SVGStyle {
    var style = self
    (style.opacity, style.clip, style.mask, style.filter) = (1, nil, nil, nil)
    (style.blend, style.isIsolated, style.isDisplayed) = (.normal, false, true)
    let properties = try Self.properties(of: element, sheet)
    for (name, value) in properties.sorted(by: { $0.key < $1.key }) {
      if value == "inherit" { style.inherit(name, from: self) } else { try style.set(name, value, of: element.name) }
    }
    if let text = element.attributes["transform"] {
      style.transform = transform.after(try SVGTransform.transform(text))
    }
    return style
  }

  /// Takes a property of what is around that it would not have by itself.
  private mutating func inherit(_ name: String, from parent: SVGStyle) {
    switch name {
    case "opacity": opacity = parent.opacity
    case "display": isDisplayed = parent.isDisplayed
    case "clip-path": clip = parent.clip
    case "mask": mask = parent.mask
    case "filter": filter = parent.filter
    case "mask-type": isAlphaMask = parent.isAlphaMask
    case "mix-blend-mode": blend = parent.blend
    case "isolation": isIsolated = parent.isIsolated
    default: break
    }
  }

  private mutating func set(_ name: String, _ value: String, of element: String) throws(SVGReason) {
    let unsupported = SVGReason.unsupportedAttribute(name, value, of: element)
    if try stroke.set(name, value, unsupported) { return }
    switch name {
    case "fill":
      guard let paint = SVGPaint(value) else { throw unsupported }
      fill = paint
    case "color":
      switch SVGPaint(value) {
      case .color(let named): color = named
      // That of what is around.
      case .currentColor: break
      default: throw unsupported
      }
    case "fill-rule":
      guard let named = FillRule(rawValue: value) else { throw unsupported }
      rule = named
    case "clip-rule":
      guard let named = FillRule(rawValue: value) else { throw unsupported }
      clipRule = named
    case "fill-opacity": fillOpacity = try Self.share(value, unsupported)
    case "stroke-opacity": stroke.opacity = try Self.share(value, unsupported)
    case "opacity": opacity = try Self.share(value, unsupported)
    case "display": isDisplayed = value != "none"
    case "visibility": isVisible = value != "hidden" && value != "collapse"
    case "clip-path" where value != "none":
      guard let id = SVGPaint.reference(value)?.id else { throw unsupported }
      clip = id
    case "mask" where value != "none":
      guard let id = SVGPaint.reference(value)?.id else { throw unsupported }
      mask = id
    case "mask-type": isAlphaMask = value == "alpha"
    case "filter" where value != "none":
      guard let id = SVGPaint.reference(value)?.id else { throw unsupported }
      filter = id
    case "clip-path", "mask", "filter": break
    case "marker", "marker-start", "marker-mid", "marker-end":
      let id = SVGPaint.reference(value)?.id
      guard id != nil || value == "none" else { throw unsupported }
      markers.set(name, id)
    case "mix-blend-mode":
      // Figma writes 'passthrough' for groups that are none.
      guard let mode = BlendMode(css: ["none", "passthrough"].contains(value) ? "normal" : value) else {
        throw unsupported
      }
      blend = mode
    case "isolation": isIsolated = value == "isolate"
    case "clip": if value != "auto" { throw unsupported }
    case _ where Self.isIgnored(name): break
    default: throw SVGReason.unknownProperty(name, of: element)
    }
  }

  private static func share(_ text: String, _ error: SVGReason) throws(SVGReason) -> Double {
    guard let share = text.asShareOfOne else { throw error }
    return share
  }

  /// Presentation attributes; those of a style sheet, which count more; and those of `style`, which count most, unless
  /// others are important.
  static func properties(of element: SVGElement, _ sheet: SVGStyleSheet) throws(SVGReason) -> [String: String] {
    let attributes = element.attributes.filter { name, _ in
      // Names with a prefix are notes of the program that wrote the file.
      !otherAttributes.contains(name) && !name.contains(":") && !name.hasPrefix("data-") && !name.hasPrefix("aria-")
    }
    var declared = sheet.properties(of: element)
    if let text = element.attributes["style"] { declared.add(try SVGDeclarations(text[...])) }
    return attributes.merging(declared.usual) { $1 }.merging(declared.important) { $1 }
  }
}

extension StringProtocol {
  /// Without white space at both ends.
  var trimmed: String {
    String(drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
  }
}
