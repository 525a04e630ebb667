internal import DaguerreGraphics

/// A filter of an SVG document: the one that masks have in files that cairo writes, such as those made of PDF files.
///
/// It makes all white and leaves it as opaque as it is, so that a mask counts by opacity.
///
/// Source: SVG 1.1, section 15.10, `feColorMatrix`.
enum SVGFilter {
  /// Rows of red, green, blue and alpha: each a sum of shares of these four, and a constant.
  private static let whitening: [Double] = [
    0, 0, 0, 0, 1,
    0, 0, 0, 0, 1,
    0, 0, 0, 0, 1,
    0, 0, 0, 1, 0,
  ]

  /// Whether an element is that filter.
  static func isWhitening(_ element: SVGElement) -> Bool {
    let steps = element.children
    guard element.name == "filter", steps.count == 1, let step = steps.first, step.name == "feColorMatrix",
      ["matrix", nil].contains(step.attributes["type"]), ["SourceGraphic", nil].contains(step.attributes["in"])
    else { return false }
    let values = (step.attributes["values"] ?? "").split { $0 == "," || $0.isWhitespace }
    return values.map { Double($0) } == whitening
  }
}

extension VectorImage.Layer {
  /// As opaque as it is, and white.
  var whitened: VectorImage.Layer {
    var layer = self
    layer.color = color.map { .white.opacity(Double($0.alpha) / 255) } ?? .white
    switch fill {
    case .gradient(let geometry, let stops):
      layer.fill = .gradient(
        geometry,
        stops: stops.map { .init(position: $0.position, color: .white.opacity(Double($0.color.alpha) / 255)) })
    case .picture(let picture): layer.fill = .template(picture)
    case .template, nil: break
    }
    if var group {
      group.layers = group.layers.map(\.whitened)
      layer.group = group
    }
    return layer
  }
}
