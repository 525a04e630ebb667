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
    var white = self
    white.change(
      { layer in
        layer.color = layer.color?.whitened ?? .white
        switch layer.fill {
        case .gradient(let geometry, let stops):
          layer.fill = .gradient(
            geometry, stops: stops.map { .init(position: $0.position, color: $0.color.whitened) })
        case .picture(let picture): layer.fill = .template(picture)
        case .template, nil: break
        }
      }, masks: false)
    return white
  }
}

extension Color {
  fileprivate var whitened: Color { .white.opacity(Double(alpha) / 255) }
}
