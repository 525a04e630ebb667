internal import Foundation
internal import FoundationXML

/// An element of an SVG document, with what is in it.
final class SVGElement {
  let name: String
  let attributes: [String: String]
  /// Where it begins in the file, from 1.
  let line: Int
  /// How long its attributes are: what it costs to draw it grows with that.
  let weight: Int
  fileprivate(set) var children: [SVGElement] = []
  /// The characters between its tags.
  fileprivate(set) var text = ""

  fileprivate init(name: String, attributes: [String: String], line: Int) {
    (self.name, self.attributes, self.line) = (name, attributes, line)
    weight = attributes.values.reduce(64) { $0 + $1.utf8.count }
  }

  /// The id that a `href` points at within the document; nil for none.
  var reference: String? {
    guard let text = attributes["href"] ?? attributes["xlink:href"], text.hasPrefix("#") else { return nil }
    return String(text.dropFirst())
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
    // Foundation's parser ends the process at a name that is not.
    guard String(validating: data, as: UTF8.self) != nil else {
      throw SVGError(file: file, line: 0, reason: "it is not UTF-8; save it in that encoding.")
    }
    let builder = SVGTreeBuilder()
    let parser = XMLParser(data: data)
    parser.shouldResolveExternalEntities = false
    parser.delegate = builder
    let isRead = parser.parse()
    if let failure = builder.failure { throw SVGError(file: file, line: failure.line, reason: failure.reason) }
    guard isRead, let root = builder.root else {
      throw SVGError(file: file, line: parser.lineNumber, reason: "it is no well-formed SVG document.")
    }
    self.root = root
    for element in builder.elements {
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

/// Builds the tree while Foundation's parser reads it.
private final class SVGTreeBuilder: NSObject, XMLParserDelegate {
  private(set) var root: SVGElement?
  /// All, in the order of the document.
  private(set) var elements: [SVGElement] = []
  private(set) var failure: (line: Int, reason: String)?
  private var open: [SVGElement] = []
  /// How deep the parser is within an element that draws nothing.
  private var skippedDepth = 0

  /// Elements that only describe, with all that is in them.
  private static let descriptions: Set<String> = ["title", "desc", "metadata"]

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    // Names with a prefix are notes of the program that wrote the file.
    guard skippedDepth == 0, open.isEmpty || !Self.descriptions.contains(name) && !name.contains(":") else {
      skippedDepth += 1
      return
    }
    let element = SVGElement(name: name, attributes: attributes, line: parser.lineNumber)
    if open.isEmpty {
      root = element
      guard name == "svg" else { return fail(parser, "the document's element is <\(name)>, not <svg>.") }
    }
    guard open.count < SVGDocument.greatestDepth else {
      return fail(parser, "more than \(SVGDocument.greatestDepth) elements are nested here.")
    }
    elements.append(element)
    open.last?.children.append(element)
    open.append(element)
  }

  func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
    if skippedDepth > 0 { skippedDepth -= 1 } else { open.removeLast() }
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) {
    if skippedDepth == 0, open.last?.name == "style" { open.last?.text += text }
  }

  func parser(_ parser: XMLParser, foundCDATA block: Data) {
    self.parser(parser, foundCharacters: String(decoding: block, as: UTF8.self))
  }

  func parser(_ parser: XMLParser, parseErrorOccurred error: any Error) {
    failure = failure ?? (parser.lineNumber, "it is no well-formed SVG document.")
  }

  private func fail(_ parser: XMLParser, _ reason: String) {
    failure = failure ?? (parser.lineNumber, reason)
    parser.abortParsing()
  }
}
