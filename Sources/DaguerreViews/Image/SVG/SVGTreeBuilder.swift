internal import CExpat

/// Builds the tree of an SVG document while Expat reads it.
final class SVGTreeBuilder {
  private var root: SVGElement?
  /// All, in the order of the document.
  private var elements: [SVGElement] = []
  /// The first thing that is wrong besides its form.
  private var failure: String?
  private let parser: XML_Parser?
  private var open: [SVGElement] = []
  /// How deep the parser is within an element that draws nothing.
  private var skippedDepth = 0

  /// Elements that only describe, with all that is in them.
  private static let descriptions: Set<String> = ["title", "desc", "metadata"]

  private init() {
    // Without a handler for them, entities of other files are passed over; those of this one may not grow without end.
    parser = XML_ParserCreate("UTF-8")
    XML_SetUserData(parser, Unmanaged.passUnretained(self).toOpaque())
    XML_SetElementHandler(
      parser, { own, name, attributes in SVGTreeBuilder.from(own)?.begin(name, attributes) },
      { own, _ in SVGTreeBuilder.from(own)?.end() })
    XML_SetCharacterDataHandler(parser) { own, text, count in SVGTreeBuilder.from(own)?.add(text, Int(count)) }
  }

  deinit { XML_ParserFree(parser) }

  /// - Parameters:
  ///   - bytes: UTF-8, whatever they say of themselves.
  ///   - file: the name that errors give.
  /// - Returns: the document's element, and all elements in the order of the document.
  static func tree(
    of bytes: [UInt8], file: String
  ) throws(SVGError) -> (root: SVGElement, elements: [SVGElement]) {
    let builder = SVGTreeBuilder()
    let isRead = bytes.withUnsafeBytes { bytes in
      let start = bytes.baseAddress?.assumingMemoryBound(to: CChar.self)
      return Int32(exactly: bytes.count).map { XML_Parse(builder.parser, start, $0, 1) } == XML_STATUS_OK
    }
    guard isRead, let root = builder.root else {
      let reason = builder.failure ?? "it is no well-formed SVG document."
      throw SVGError(file: file, line: builder.line, reason: reason)
    }
    return (root, builder.elements)
  }

  private static func from(_ pointer: UnsafeMutableRawPointer?) -> SVGTreeBuilder? {
    pointer.map { Unmanaged<SVGTreeBuilder>.fromOpaque($0).takeUnretainedValue() }
  }

  private func begin(_ name: UnsafePointer<CChar>?, _ attributes: UnsafeMutablePointer<UnsafePointer<CChar>?>?) {
    guard failure == nil, let name = name.map({ String(cString: $0) }) else { return }
    // Names with a prefix are notes of the program that wrote the file.
    guard skippedDepth == 0, open.isEmpty || !Self.descriptions.contains(name) && !name.contains(":") else {
      skippedDepth += 1
      return
    }
    let element = SVGElement(name: name, attributes: Self.values(of: attributes), line: line, parent: open.last)
    if open.isEmpty {
      root = element
      guard name == "svg" else { return fail("the document's element is <\(name)>, not <svg>.") }
    }
    guard open.count < SVGDocument.greatestDepth else {
      return fail("more than \(SVGDocument.greatestDepth) elements are nested here.")
    }
    elements.append(element)
    open.last?.children.append(element)
    open.append(element)
  }

  private func end() {
    guard failure == nil else { return }
    if skippedDepth > 0 { skippedDepth -= 1 } else { open.removeLast() }
  }

  private func add(_ text: UnsafePointer<CChar>?, _ count: Int) {
    guard failure == nil, skippedDepth == 0, let style = open.last, style.name == "style" else { return }
    style.text += String(decoding: UnsafeRawBufferPointer(start: text, count: count), as: UTF8.self)
  }

  /// From names and values in turns, with nil at the end.
  private static func values(of attributes: UnsafeMutablePointer<UnsafePointer<CChar>?>?) -> [String: String] {
    var values: [String: String] = [:]
    var pair = attributes
    while let name = pair?[0], let value = pair?[1] {
      values[String(cString: name)] = String(cString: value)
      pair = pair?.advanced(by: 2)
    }
    return values
  }

  /// Where the parser is, from 1.
  private var line: Int { Int(XML_GetCurrentLineNumber(parser)) }

  private func fail(_ reason: String) {
    guard failure == nil else { return }
    failure = reason
    XML_StopParser(parser, XML_Bool(XML_FALSE))
  }
}
