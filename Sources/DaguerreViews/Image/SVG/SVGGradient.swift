/// A gradient of an SVG document.
///
/// Source: SVG 1.1, section 13.2, and SVG 2, section 14.2, for the radius of the focus.
struct SVGGradient {
  private let element: SVGElement
  private let document: SVGDocument
  /// Those of the element, else of the ones that it refers to.
  private var attributes: [String: String] = [:]
  private var stops: [GradientFill.Stop] = []
  private let spread: SVGSpread

  /// The most gradients that refer to each other.
  private static let longestChain = 16

  init(_ element: SVGElement, in document: SVGDocument) throws(SVGReason) {
    self.element = element
    self.document = document
    var next: SVGElement? = element
    for _ in 0..<Self.longestChain {
      guard let one = next else { break }
      attributes.merge(one.attributes) { own, _ in own }
      if stops.isEmpty { stops = try Self.stops(of: one, document.styles) }
      next = one.reference.flatMap { document.named[$0] }
    }
    let name = attributes["spreadMethod"] ?? "pad"
    guard let spread = SVGSpread(rawValue: name) else {
      throw SVGReason.unsupportedAttribute("spreadMethod", name, of: element.name)
    }
    self.spread = spread
  }

  /// What a shape is filled with; a plain colour where nothing changes, and nil where nothing is seen.
  ///
  /// - Parameters:
  ///   - box: around the shape, in its own coordinates.
  ///   - painted: around what is painted, which the line along a shape reaches out of, in the same.
  ///   - place: from these to the image.
  ///   - room: how large the viewport is, in user units.
  func paint(_ box: Rect, _ painted: Rect, _ place: AffineTransform, room: Size) throws(SVGReason) -> (
    fill: VectorImage.Fill?, color: Color
  )? {
    guard let last = stops.last else { return nil }
    let isRelative = attributes["gradientUnits"] != "userSpaceOnUse"
    guard !isRelative || box.width > 0 && box.height > 0 else { return nil }
    var map = AffineTransform.identity
    if isRelative {
      map = AffineTransform(scaleX: box.width, scaleY: box.height, translateX: box.minX, translateY: box.minY)
    }
    if let text = attributes["gradientTransform"] { map = map.after(try SVGTransform.transform(text)) }
    let unit = isRelative ? Size(width: 1, height: 1) : room
    let geometry = element.name == "linearGradient" ? try linear(unit) : try radial(unit)
    guard stops.count > 1, let geometry, let back = map.inverse else { return (nil, last.color) }
    guard let wide = spread.cover(painted.corners.map(back.apply), geometry, stops) else {
      throw SVGReason.unsupportedAttribute("spreadMethod", spread.rawValue, of: element.name)
    }
    guard let placed = wide.geometry.transformed(by: place.after(map)) else { return (nil, last.color) }
    return (.gradient(placed, stops: wide.stops), last.color)
  }

  private func linear(_ unit: Size) throws(SVGReason) -> GradientGeometry? {
    let lengths = lengths(unit, ["x2": "100%"])
    let start = Point(x: try lengths["x1"], y: try lengths["y1"])
    let end = Point(x: try lengths["x2"], y: try lengths["y2"])
    return start == end ? nil : .linear(start: start, end: end)
  }

  private func radial(_ unit: Size) throws(SVGReason) -> GradientGeometry? {
    let lengths = lengths(unit, ["cx": "50%", "cy": "50%", "r": "50%"])
    let center = Point(x: try lengths["cx"], y: try lengths["cy"])
    let focus = Point(x: try lengths.optional("fx") ?? center.x, y: try lengths.optional("fy") ?? center.y)
    let (start, radius) = (try lengths["fr"], try lengths["r"])
    guard radius > start else { return nil }
    // One that is the centre but for rounding costs more to draw than none.
    let isApart = max(abs(focus.x - center.x), abs(focus.y - center.y)) > 1e-3 * radius
    return .radial(.init(center: center, focus: isApart ? focus : nil, startRadius: start, endRadius: radius))
  }

  /// - Parameter standard: those that count where the gradient has none.
  private func lengths(_ unit: Size, _ standard: [String: String]) -> SVGLengths {
    SVGLengths(element: element.name, attributes: standard.merging(attributes) { $1 }, room: unit)
  }

  private static func stops(of element: SVGElement, _ sheet: SVGStyleSheet) throws(SVGReason) -> [GradientFill.Stop] {
    var stops: [GradientFill.Stop] = []
    for child in element.children where child.name == "stop" {
      let properties = try SVGStyle.properties(of: child, sheet)
      let (text, alpha) = (properties["stop-color"] ?? "black", properties["stop-opacity"] ?? "1")
      guard case .color(let color)? = SVGPaint(text) else {
        throw SVGReason.unsupportedAttribute("stop-color", text, of: "stop")
      }
      guard let opacity = alpha.asShareOfOne else {
        throw SVGReason.unsupportedAttribute("stop-opacity", alpha, of: "stop")
      }
      let place = child.attributes["offset"] ?? "0"
      guard let position = place.asShareOfOne else { throw SVGReason.unsupportedAttribute("offset", place, of: "stop") }
      let stop = GradientFill.Stop(position: max(position, stops.last?.position ?? 0), color: color.opacity(opacity))
      if let last = stops.last { stops += stop.steps(from: last) }
      stops.append(stop)
    }
    return stops
  }
}

extension GradientFill.Stop {
  /// What lies between two stops of which colour and opacity differ: SVG changes these apart, a fill their product.
  fileprivate func steps(from start: Self) -> [Self] {
    let channels = [\Color.red, \.green, \.blue]
    let change = channels.map { abs(Int(color[keyPath: $0]) - Int(start.color[keyPath: $0])) }.max() ?? 0
    let product = Double(change * abs(Int(color.alpha) - Int(start.color.alpha))) / 255
    // The product of two straight lines is a parabola; so many chords miss it by less than a level.
    let count = (product / 4).squareRoot().rounded(.up)
    return stride(from: 1, to: count, by: 1).map { step in
      let share = step / count
      func between(_ channel: KeyPath<Color, UInt8>) -> UInt8 {
        let (first, last) = (Double(start.color[keyPath: channel]), Double(color[keyPath: channel]))
        return UInt8((first + (last - first) * share).rounded())
      }
      return Self(
        position: start.position + (position - start.position) * share,
        color: Color(red: between(\.red), green: between(\.green), blue: between(\.blue), alpha: between(\.alpha)))
    }
  }
}
