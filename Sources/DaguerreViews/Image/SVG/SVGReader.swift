internal import Foundation
internal import FoundationXML

/// Collects the paths of an SVG document, filled and stroked, while Foundation's parser reads it.
final class SVGReader: NSObject, XMLParserDelegate {
  private var size: Size?
  private var layers: [VectorImage.Layer] = []
  private var styles: [SVGStyle] = []
  private var failure: (line: Int, reason: String)?
  /// How deep the parser is within an element that draws nothing.
  private var skippedDepth = 0

  /// Elements that only describe, with all that is in them.
  private static let descriptions: Set<String> = ["title", "desc", "metadata"]

  /// The image that `data` describes.
  ///
  /// Takes time and memory in proportion to the document.
  ///
  /// - Parameter file: the name that errors give.
  static func image(_ data: Data, file: String) throws(SVGError) -> VectorImage {
    // Foundation's parser ends the process at a name that is not.
    guard String(validating: data, as: UTF8.self) != nil else {
      throw SVGError(file: file, line: 0, reason: "it is not UTF-8; save it in that encoding.")
    }
    let reader = SVGReader()
    let parser = XMLParser(data: data)
    parser.shouldResolveExternalEntities = false
    parser.delegate = reader
    let isRead = parser.parse()
    if let failure = reader.failure { throw SVGError(file: file, line: failure.line, reason: failure.reason) }
    guard isRead, let size = reader.size else {
      throw SVGError(file: file, line: parser.lineNumber, reason: "it is no well-formed SVG document.")
    }
    return VectorImage(size: size, layers: reader.layers)
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    guard skippedDepth == 0 else {
      skippedDepth += 1
      return
    }
    do {
      try start(name, attributes)
    } catch {
      failure = failure ?? (parser.lineNumber, error.text)
      parser.abortParsing()
    }
  }

  func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
    if skippedDepth > 0 { skippedDepth -= 1 } else { styles.removeLast() }
  }

  func parser(_ parser: XMLParser, parseErrorOccurred error: any Error) {
    failure = failure ?? (parser.lineNumber, "it is no well-formed SVG document.")
  }

  private func start(_ name: String, _ attributes: [String: String]) throws(SVGReason) {
    guard let parent = styles.last else {
      guard name == "svg" else { throw SVGReason("the document's element is <\(name)>, not <svg>.") }
      let viewport = try SVGViewport(attributes)
      size = viewport.size
      var style = SVGStyle()
      style.transform = viewport.transform
      styles.append(try style.inheriting(attributes, of: name))
      return
    }
    // Names with a prefix are notes of the program that wrote the file.
    if Self.descriptions.contains(name) || name.contains(":") {
      skippedDepth = 1
      return
    }
    guard name == "g" || name == "defs" || SVGShape.names.contains(name) else {
      throw SVGReason.unsupportedElement(name)
    }
    let style = try parent.inheriting(attributes, of: name)
    styles.append(style)
    guard SVGShape.names.contains(name), style.isShown else { return }
    let path = try SVGShape.path(name, attributes)
    guard !path.isEmpty else { return }
    try append(path, style, of: name, attributes)
  }

  private func append(
    _ path: Path, _ style: SVGStyle, of name: String, _ attributes: [String: String]
  ) throws(SVGReason) {
    func layer(_ path: Path, _ rule: FillRule, _ paint: SVGPaint, _ opacity: Double) -> VectorImage.Layer {
      var color = style.color
      if case .color(let own) = paint { color = own }
      return VectorImage.Layer(
        path: path.transformed(by: style.transform), rule: rule, color: color, opacity: opacity * style.opacity)
    }
    // A line has no inside.
    let isFilled = style.fill != .none && name != "line"
    let stroke = style.stroke
    var painted: [VectorImage.Layer] = []
    if isFilled { painted.append(layer(path, style.rule, style.fill, style.fillOpacity)) }
    if stroke.isDrawn {
      guard !stroke.isUnscaled else {
        throw SVGReason.unsupportedAttribute("vector-effect", "non-scaling-stroke", of: name)
      }
      guard stroke.line.dash.isEmpty || attributes["pathLength"] == nil else {
        throw SVGReason.unsupportedAttribute("pathLength", attributes["pathLength"] ?? "", of: name)
      }
      guard !isFilled || style.opacity == 1 else {
        // Both composite as one.
        throw SVGReason.unsupportedAttribute("opacity", "\(style.opacity)", of: name)
      }
      let line = layer(path.stroked(stroke.line), .nonzero, stroke.paint, stroke.opacity)
      painted.insert(line, at: stroke.isBehind ? 0 : painted.count)
    }
    layers += painted
  }
}
