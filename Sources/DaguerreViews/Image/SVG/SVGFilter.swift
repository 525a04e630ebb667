internal import DaguerreGraphics

/// A filter of an SVG document: shadows, glows, blurs and blends as drawing programs write them, made of groups.
///
/// What works on pixels one by one (lights, noise, tables) is refused, and so is a blur that is wider than high.
///
/// Source: Filter Effects Module, Level 1 (W3C), sections 7 to 9.
struct SVGFilter {
  /// What a step takes or gives: layers, or one colour everywhere.
  private enum Picture {
    case layers([VectorImage.Layer])
    case flood(Color)
  }

  private let element: SVGElement
  private let styles: SVGStyleSheet
  /// Where the steps take place, in the coordinates of the element.
  private let region: Rect
  /// From these to the image.
  private let place: AffineTransform
  private let source: [VectorImage.Layer]
  private var results: [String: Picture] = [:]
  private var last: Picture?
  /// How often something that was drawn is drawn again.
  private(set) var work = 0

  private static let mostWork = 10_000

  /// - Parameters:
  ///   - layers: what the element is that is filtered.
  ///   - box: around it, in its own coordinates.
  ///   - place: from these to the image.
  ///   - room: how large the viewport is, in user units.
  init(
    _ element: SVGElement, of layers: [VectorImage.Layer], box: Rect, place: AffineTransform, room: Size,
    _ styles: SVGStyleSheet
  ) throws(SVGReason) {
    (self.element, self.place, self.styles, source) = (element, place, styles, layers)
    guard element.attributes["primitiveUnits"] != "objectBoundingBox" else {
      throw SVGReason.unsupportedAttribute("primitiveUnits", "objectBoundingBox", of: "filter")
    }
    region = try element.region(unitsNamed: "filterUnits", around: box, room: room)
  }

  /// What is seen of the element.
  mutating func layers() throws(SVGReason) -> [VectorImage.Layer] {
    for step in element.children {
      do throws(SVGReason) {
        let picture = try result(of: step)
        last = picture
        if let name = step.attributes["result"] { results[name] = picture }
      } catch { throw error.at(step.line) }
    }
    // A filter without steps leaves nothing.
    guard let last else { return [] }
    return try layers(last).cut(to: region, place)
  }

  private mutating func result(of step: SVGElement) throws(SVGReason) -> Picture {
    for name in ["x", "y", "width", "height"] {
      guard let text = step.attributes[name], !["0", "0%", "100%"].contains(text) else { continue }
      throw SVGReason.unsupportedAttribute(name, text, of: step.name)
    }
    let input = try input(step, "in")
    switch step.name {
    case "feFlood": return .flood(try flood(step))
    case "feOffset": return .layers(try moved(layers(input), by: step))
    case "feGaussianBlur": return .layers(try blurred(layers(input), by: step))
    case "feDropShadow":
      let layers = try layers(input)
      let shadow = try blurred(tinted(layers, flood(step)), by: step, unlessNamed: 2)
      return .layers(try moved(shadow, by: step, unlessNamed: 2) + layers)
    case "feColorMatrix": return .layers(try SVGColorMatrix(step, isLinear: isLinear(step)).applied(to: layers(input)))
    case "feComponentTransfer": return .layers(try transferred(layers(input), by: step))
    case "feMerge":
      var layers: [VectorImage.Layer] = []
      for node in step.children where node.name == "feMergeNode" {
        layers += try self.layers(self.input(node, "in"))
      }
      return .layers(layers)
    case "feBlend":
      let mode = step.attributes["mode"] ?? "normal"
      guard let mode = BlendMode(css: mode) else { throw SVGReason.unsupportedAttribute("mode", mode, of: step.name) }
      return try blended(input, over: self.input(step, "in2"), mode)
    case "feComposite": return try composite(input, self.input(step, "in2"), step)
    default: throw SVGReason("<\(step.name)> is not supported in a filter; flatten the effect before exporting.")
    }
  }

  // MARK: Inputs

  private mutating func input(_ step: SVGElement, _ name: String) throws(SVGReason) -> Picture {
    switch step.attributes[name] {
    case "SourceGraphic": return .layers(source)
    case "SourceAlpha": return .layers(tinted(source, .black))
    case let other? where ["BackgroundImage", "BackgroundAlpha", "FillPaint", "StrokePaint"].contains(other):
      guard let known = results[other] else {
        throw SVGReason.unsupportedAttribute(name, other, of: step.name)
      }
      return known
    case let other?: return results[other] ?? last ?? .layers(source)
    case nil: return last ?? .layers(source)
    }
  }

  private mutating func layers(_ picture: Picture) throws(SVGReason) -> [VectorImage.Layer] {
    switch picture {
    case .layers(let layers):
      work += layers.weight
      guard work <= Self.mostWork else { throw SVGReason("the filter draws more than \(Self.mostWork) shapes.") }
      return layers
    case .flood(let color):
      guard color.alpha > 0 else { return [] }
      return [VectorImage.Layer(path: Path(roundedRect: region).transformed(by: place), color: color)]
    }
  }

  private func flood(_ step: SVGElement) throws(SVGReason) -> Color {
    let properties = try SVGStyle.properties(of: step, styles)
    let (text, alpha) = (properties["flood-color"] ?? "black", properties["flood-opacity"] ?? "1")
    guard case .color(let color)? = SVGPaint(text) else {
      throw SVGReason.unsupportedAttribute("flood-color", text, of: step.name)
    }
    guard let opacity = alpha.asShareOfOne else {
      throw SVGReason.unsupportedAttribute("flood-opacity", alpha, of: step.name)
    }
    return color.opacity(opacity)
  }

  /// Whether colours are calculated as amounts of light, as they are unless the file says sRGB.
  private func isLinear(_ step: SVGElement) throws(SVGReason) -> Bool {
    let name = "color-interpolation-filters"
    if let own = try SVGStyle.properties(of: step, styles)[name] { return own != "sRGB" }
    return try SVGStyle.properties(of: element, styles)[name] != "sRGB"
  }

  // MARK: Steps

  private func numbers(_ step: SVGElement, _ name: String, _ standard: [Double]) throws(SVGReason) -> [Double] {
    guard let text = step.attributes[name] else { return standard }
    guard let numbers = text.asNumbers, !numbers.isEmpty, numbers.allSatisfy({ abs($0) < 1e9 }) else {
      throw SVGReason.unsupportedAttribute(name, text, of: step.name)
    }
    return numbers
  }

  private func moved(
    _ layers: [VectorImage.Layer], by step: SVGElement, unlessNamed standard: Double = 0
  ) throws(SVGReason) -> [VectorImage.Layer] {
    let (x, y) = (try numbers(step, "dx", [standard])[0], try numbers(step, "dy", [standard])[0])
    let (end, start) = (place.apply(Point(x: x, y: y)), place.apply(.zero))
    guard end != start else { return layers }
    let map = AffineTransform(scaleX: 1, scaleY: 1, translateX: end.x - start.x, translateY: end.y - start.y)
    return layers.map { $0.transformed(by: map) }
  }

  private func blurred(
    _ layers: [VectorImage.Layer], by step: SVGElement, unlessNamed standard: Double = 0
  ) throws(SVGReason) -> [VectorImage.Layer] {
    let deviations = try numbers(step, "stdDeviation", [standard])
    guard deviations.count <= 2, deviations.allSatisfy({ $0 == deviations[0] && $0 >= 0 }) else {
      throw SVGReason.unsupportedAttribute("stdDeviation", step.attributes["stdDeviation"] ?? "", of: step.name)
    }
    guard deviations[0] > 0, !layers.isEmpty else { return layers }
    guard try !isLinear(step) || layers.haveOneColor else {
      throw SVGReason(
        "<\(step.name)> blurs several colours as light is added, which is not supported; export with "
          + "color-interpolation-filters=\"sRGB\".")
    }
    return [VectorImage.Layer(group: .init(layers: layers, effect: .blur(2 * deviations[0] * place.scale)))]
  }

  /// Only alpha can be multiplied.
  private func transferred(_ layers: [VectorImage.Layer], by step: SVGElement) throws(SVGReason) -> [VectorImage.Layer]
  {
    var share = 1.0
    for function in step.children {
      let type = function.attributes["type"] ?? "identity"
      if type == "identity" { continue }
      let slope = try numbers(function, "slope", [1])[0]
      guard function.name == "feFuncA", type == "linear", (0...1).contains(slope),
        try numbers(function, "intercept", [0])[0] == 0
      else { throw SVGReason.unsupportedAttribute("type", type, of: function.name) }
      share = slope
    }
    return layers.faded(share)
  }

  private mutating func blended(_ top: Picture, over bottom: Picture, _ mode: BlendMode) throws(SVGReason) -> Picture {
    let (top, bottom) = (try layers(top), try layers(bottom))
    if bottom.isEmpty { return .layers(mode == .sourceAtop ? [] : top) }
    if top.isEmpty { return .layers(bottom) }
    guard mode != .normal else { return .layers(bottom + top) }
    return .layers([.isolated(bottom + [VectorImage.Layer(group: .init(layers: top, effect: .blend(mode)))])])
  }

  private mutating func composite(
    _ first: Picture, _ second: Picture, _ step: SVGElement
  ) throws(SVGReason) -> Picture {
    let name = step.attributes["operator"] ?? "over"
    switch name {
    case "over": return try blended(first, over: second, .normal)
    case "atop": return try blended(first, over: second, .sourceAtop)
    case "in":
      let second = try layers(second)
      if case .flood(let color) = first { return .layers(tinted(second, color)) }
      return .layers([VectorImage.Layer(group: .init(layers: try layers(first), mask: second))])
    case "out": return .layers(try difference(first, second))
    case "arithmetic":
      let shares = try ["k1", "k2", "k3", "k4"].map { name throws(SVGReason) in try numbers(step, name, [0])[0] }
      if shares == [0, -1, 1, 0] { return .layers(try difference(second, first)) }
      if shares == [0, 1, -1, 0] { return .layers(try difference(first, second)) }
      throw SVGReason.unsupportedAttribute("operator", name, of: step.name)
    default: throw SVGReason.unsupportedAttribute("operator", name, of: step.name)
    }
  }

  /// The first where the second is not.
  private mutating func difference(_ first: Picture, _ second: Picture) throws(SVGReason) -> [VectorImage.Layer] {
    let (first, second) = (try layers(first), try layers(second))
    guard !second.isEmpty else { return first }
    return [.isolated(first + [VectorImage.Layer(group: .init(layers: second, effect: .blend(.destinationOut)))])]
  }

  private func tinted(_ layers: [VectorImage.Layer], _ color: Color) -> [VectorImage.Layer] {
    layers.map { $0.tinted(color) }.faded(Double(color.alpha) / 255)
  }
}
