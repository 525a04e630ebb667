/// The rules of `<style>` elements, as drawing programs write them: lists of names of elements, classes and ids.
///
/// Source: CSS 2.1, sections 4.1, 5 and 6.4.
struct SVGStyleSheet {
  private struct Rule {
    let element: String?
    let classes: Set<String>
    let id: String?
    let properties: SVGDeclarations

    /// What counts more comes later.
    var specificity: Int { (id == nil ? 0 : 10_000) + classes.count * 100 + (element == nil ? 0 : 1) }
  }

  private var rules: [Rule] = []

  /// Each element is compared with each rule.
  private static let most = 2_000

  /// Adds the rules of an element's text.
  ///
  /// - Throws: for what is no list of such rules.
  mutating func add(_ text: String) throws(SVGReason) {
    var rest = Self.withoutComments(text)[...]
    while let open = rest.firstIndex(of: "{") {
      let selectors = rest[..<open]
      guard let close = rest[open...].firstIndex(of: "}") else { break }
      let properties = try SVGDeclarations(rest[rest.index(after: open)..<close])
      for selector in selectors.split(separator: ",") {
        guard let rule = Self.rule(selector.filter { !$0.isNewline }.trimmed, properties) else {
          throw SVGReason(
            "'\(selector.trimmed)' in <style> is not supported; use names of elements, classes and ids alone.")
        }
        guard rules.count < Self.most else { throw SVGReason("more than \(Self.most) rules are in <style>.") }
        rules.append(rule)
      }
      rest = rest[rest.index(after: close)...]
    }
    guard rest.allSatisfy(\.isWhitespace) else {
      throw SVGReason("'\(rest.trimmed.prefix(40))' in <style> is no rule: 'name { property: value }'.")
    }
  }

  /// Puts the rules in the order in which they count, once all are there.
  mutating func putInOrder() {
    // A stable order: of equal ones the last counts.
    rules = rules.enumerated().sorted { ($0.element.specificity, $0.offset) < ($1.element.specificity, $1.offset) }
      .map(\.element)
  }

  /// The properties that the rules give an element.
  func properties(of element: SVGElement) -> SVGDeclarations {
    guard !rules.isEmpty else { return SVGDeclarations() }
    let classes = Set((element.attributes["class"] ?? "").split(whereSeparator: \.isWhitespace).map(String.init))
    var properties = SVGDeclarations()
    for rule in rules
    where (rule.element ?? element.name) == element.name && rule.classes.isSubset(of: classes)
      && (rule.id == nil || rule.id == element.attributes["id"])
    {
      properties.add(rule.properties)
    }
    return properties
  }

  /// `name.class#id`, each part optional, or `*`.
  private static func rule(_ selector: String, _ properties: SVGDeclarations) -> Rule? {
    guard !selector.isEmpty, selector.allSatisfy({ $0.isLetter || $0.isNumber || "_-.#*".contains($0) }) else {
      return nil
    }
    var (element, classes, id): (String?, Set<String>, String?) = (nil, [], nil)
    var part = ""
    func take() -> Bool {
      switch part.first {
      case nil, "*": part.count <= 1
      case ".":
        classes.insert(String(part.dropFirst())).inserted && part.count > 1
      case "#":
        {
          id = String(part.dropFirst())
          return part.count > 1
        }()
      default:
        {
          element = part
          return true
        }()
      }
    }
    for character in selector {
      if character == "." || character == "#" {
        guard take() else { return nil }
        part = ""
      }
      part.append(character)
    }
    guard take() else { return nil }
    return Rule(element: element, classes: classes, id: id, properties: properties)
  }

  private static func withoutComments(_ text: String) -> String {
    var result = ""
    var rest = text[...]
    while let open = rest.firstRange(of: "/*") {
      result += rest[..<open.lowerBound]
      guard let close = rest[open.upperBound...].firstRange(of: "*/") else { return result }
      rest = rest[close.upperBound...]
    }
    return (result + rest).replacing("<!--", with: "").replacing("-->", with: "")
  }
}
