internal import DaguerreGraphics

/// The line along the edge of a shape, as its properties have it.
///
/// Source: SVG 1.1, section 11.4.
struct SVGStroke {
  var paint = SVGPaint.none
  var opacity = 1.0
  var line = PathStroke(width: 1, miterLimit: 4)
  /// Whether the line is as thick however the shape is scaled, which is not drawn.
  var isUnscaled = false
  /// What of a shape is painted first, and what over that.
  var order: [Part] = Part.allCases

  enum Part: String, CaseIterable { case fill, stroke, markers }

  var isDrawn: Bool { paint != .none && line.width > 0 }

  /// Sets a property; false for one that is not of a line.
  mutating func set(_ name: String, _ value: String, _ unsupported: SVGReason) throws(SVGReason) -> Bool {
    switch name {
    case "stroke": paint = try Self.some(SVGPaint(value), unsupported)
    case "stroke-width": line.width = try Self.length(value, unsupported)
    case "stroke-linecap": line.cap = try Self.some(PathStroke.Cap(rawValue: value), unsupported)
    case "stroke-linejoin": line.join = try Self.some(PathStroke.Join(rawValue: value), unsupported)
    case "stroke-miterlimit": line.miterLimit = try Self.length(value, unsupported)
    case "stroke-dashoffset": line.dashPhase = try Self.length(value, unsupported, isSigned: true)
    case "stroke-dasharray":
      let lengths = value.split { $0 == "," || $0.isWhitespace }
      line.dash = []
      if value != "none" { for text in lengths { line.dash.append(try Self.length(text, unsupported)) } }
    case "vector-effect": isUnscaled = value == "non-scaling-stroke"
    case "paint-order":
      let named = value.split(separator: " ").compactMap { Part(rawValue: String($0)) }
      order = named + Part.allCases.filter { !named.contains($0) }
    default: return false
    }
    return true
  }

  private static func some<Value>(_ value: Value?, _ error: SVGReason) throws(SVGReason) -> Value {
    guard let value else { throw error }
    return value
  }

  private static func length(
    _ text: some StringProtocol, _ error: SVGReason, isSigned: Bool = false
  ) throws(SVGReason) -> Double {
    var scanner = SVGScanner(String(text))
    guard let length = scanner.length(), length >= 0 || isSigned else { throw error }
    return length
  }
}

extension Path {
  /// The outline of a line along the path, as exact as it is seen where the path is scaled: curves of lines become straight
  /// pieces, fit for one pixel a unit.
  func stroked(_ stroke: PathStroke, scaledBy scale: Double) -> Path {
    // By a power of two nothing is rounded.
    let scale = min(scale, 0x1p30).binade
    guard scale > 1 else { return stroked(stroke) }
    var scaled = stroke
    (scaled.width, scaled.dashPhase) = (stroke.width * scale, stroke.dashPhase * scale)
    scaled.dash = stroke.dash.map { $0 * scale }
    return transformed(by: AffineTransform(scaleX: scale, scaleY: scale)).stroked(scaled)
      .transformed(by: AffineTransform(scaleX: 1 / scale, scaleY: 1 / scale))
  }
}
