/// Properties by their names, as a `style` or a rule lists them; those that are important count more, wherever they stand.
///
/// Source: CSS 2.1, sections 4.1.8 and 6.4.2.
struct SVGDeclarations {
  private(set) var usual: [String: String] = [:]
  private(set) var important: [String: String] = [:]

  init() {}

  /// A list of `name: value`.
  init(_ text: Substring) throws(SVGReason) {
    for declaration in text.split(separator: ";") {
      let parts = declaration.split(separator: ":", maxSplits: 1).map { $0.trimmed }
      guard parts.count == 2 else {
        if declaration.trimmed.isEmpty { continue }
        throw SVGReason("style=\"\(declaration)\" is not a list of 'name: value'.")
      }
      if let mark = parts[1].lastIndex(of: "!"),
        parts[1][mark...].dropFirst().trimmed.lowercased() == "important"
      {
        important[parts[0]] = parts[1][..<mark].trimmed
      } else {
        usual[parts[0]] = parts[1]
      }
    }
  }

  /// Adds those that come later, or count more.
  mutating func add(_ other: SVGDeclarations) {
    usual.merge(other.usual) { $1 }
    important.merge(other.important) { $1 }
  }
}
