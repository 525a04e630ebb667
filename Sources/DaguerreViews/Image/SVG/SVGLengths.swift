internal import DaguerreGraphics

/// The lengths of an element, in user units.
///
/// Source: SVG 1.1, section 7.10: percentages are shares of the viewport, of its width, its height or, for what is
/// neither, its diagonal over the square root of two.
struct SVGLengths {
  let element: String
  let attributes: [String: String]
  /// How large the viewport is, in user units; nil where nobody knows, so that a percentage says nothing.
  let room: Size?

  /// A length, 0 where the element has none.
  subscript(name: String) -> Double {
    get throws(SVGReason) { try optional(name) ?? 0 }
  }

  func optional(_ name: String) throws(SVGReason) -> Double? {
    guard let text = attributes[name], text != "auto" else { return nil }
    if let share = text.asPercentage { return room.map { share * $0.whole(of: name) } }
    var scanner = SVGScanner(text)
    guard let length = scanner.length() else {
      throw SVGReason("\(name)=\"\(text)\" of <\(element)> is no length in user units, px, pt, pc, mm, cm, in or %.")
    }
    return length
  }
}

extension Size {
  /// What percentages are shares of.
  fileprivate func whole(of name: String) -> Double {
    if name == "width" || name.contains("x") { return width }
    if name == "height" || name.contains("y") { return height }
    return ((width * width + height * height) / 2).squareRoot()
  }
}
