internal import Foundation

/// An element of an SVG document, with what is in it.
final class SVGElement {
  let name: String
  let attributes: [String: String]
  /// Where it begins in the file, from 1.
  let line: Int
  /// How long its attributes are: what it costs to draw it grows with that.
  let weight: Int
  /// What it stands in; nil for the document's element.
  private(set) weak var parent: SVGElement?
  var children: [SVGElement] = []
  /// The characters between its tags.
  var text = ""

  init(name: String, attributes: [String: String], line: Int, parent: SVGElement?) {
    (self.name, self.attributes, self.line, self.parent) = (name, attributes, line, parent)
    weight = attributes.values.reduce(64) { $0 + $1.utf8.count }
  }

  /// The id that a `href` points at within the document; nil for none.
  var reference: String? {
    guard let text = attributes["href"] ?? attributes["xlink:href"], text.hasPrefix("#") else { return nil }
    return String(text.dropFirst())
  }
}

extension SVGElement {
  /// Whether the element is drawn by what it asks for: English, and no extension.
  ///
  /// Source: SVG 1.1, section 5.8.
  var isApplicable: Bool {
    guard attributes["requiredExtensions"] == nil else { return false }
    if attributes["requiredFeatures"]?.hasSuffix("#Extensibility") == true { return false }
    guard let languages = attributes["systemLanguage"] else { return true }
    return languages.lowercased().split(separator: ",").map(\.trimmed).contains { $0 == "en" || $0.hasPrefix("en-") }
  }

  /// What of a `switch` is drawn: the first that can be.
  var chosen: [SVGElement] {
    let unknown: Set<String> = ["foreignObject", "title", "desc", "metadata", "defs", "style"]
    return children.first { $0.isApplicable && !unknown.contains($0.name) }.map { [$0] } ?? []
  }
}

/// The elements of an SVG document, by their place and by their names.
struct SVGDocument {
  /// How deep elements may be nested, so that no stack overflows.
  static let greatestDepth = 200

  let root: SVGElement
  /// The first of each id.
  private(set) var named: [String: SVGElement] = [:]
  private(set) var styles = SVGStyleSheet()

  /// - Parameter file: the name that errors give.
  init(_ data: Data, file: String) throws(SVGError) {
    guard let text = String(validating: data, as: UTF8.self) else {
      throw SVGError(file: file, line: 0, reason: "it is not UTF-8; save it in that encoding.")
    }
    let tree = try SVGTreeBuilder.tree(of: Array(text.utf8), file: file)
    root = tree.root
    for element in tree.elements {
      if let id = element.attributes["id"], named[id] == nil { named[id] = element }
      guard element.name == "style" else { continue }
      do {
        try styles.add(element.text)
      } catch {
        throw SVGError(file: file, line: element.line, reason: error.text)
      }
    }
    styles.putInOrder()
  }
}
