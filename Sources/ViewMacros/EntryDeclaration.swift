/// A variable of the environment with the value that it has where nobody sets it: `@Entry var name: Type = value`.
struct EntryDeclaration {
  private let name: String
  private let type: String?
  private let value: String

  /// Nil where it is none.
  init?(_ source: String) {
    var rest = Substring(source)
    // Comments, attributes and modifiers.
    while true {
      rest = rest.drop(while: \.isWhitespace)
      if rest.hasPrefix("//") {
        rest = rest.drop { !$0.isNewline }
      } else if rest.hasPrefix("/*") {
        guard let end = rest.firstRange(of: "*/") else { return nil }
        rest = rest[end.upperBound...]
      } else {
        let word = rest.prefix { !$0.isWhitespace && $0 != "(" }
        guard !word.isEmpty else { return nil }
        rest = rest.dropFirst(word.count)
        if word == "var" { break }
        if rest.hasPrefix("(") { rest = rest.drop { $0 != ")" }.dropFirst() }
      }
    }
    rest = rest.drop(while: \.isWhitespace)
    name = String(rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "`" })
    rest = rest.dropFirst(name.count).drop(while: \.isWhitespace)
    guard !name.isEmpty else { return nil }
    // What is behind the type alone on its line says nothing.
    let comment = rest.firstRange(of: "//")?.lowerBound ?? rest.endIndex
    let assignment = rest[..<comment].firstIndex(of: "=")
    if rest.hasPrefix(":") {
      type = String(rest[..<(assignment ?? comment)].dropFirst()).trimmed
    } else {
      type = nil
    }
    if let assignment {
      value = String(rest[rest.index(after: assignment)...]).trimmed
    } else if type?.hasSuffix("?") ?? false {
      value = "nil"
    } else {
      return nil
    }
    guard !value.isEmpty, type != "" else { return nil }
  }

  private var keyName: String { "__Key_" + name.filter { $0 != "`" } }

  /// What reads and sets the variable.
  var accessors: String {
    """
    {
      get { self[\(keyName).self] }
      set { self[\(keyName).self] = newValue }
    }
    """
  }

  /// The key of the variable.
  var key: String {
    let declared = type.map { "static var defaultValue: \($0) {\n\(value)\n}" } ?? "static let defaultValue = \(value)"
    return """
      private enum \(keyName): SwiftUI.EnvironmentKey {
        \(declared)
      }
      """
  }
}

extension String {
  fileprivate var trimmed: String {
    let start = drop(while: \.isWhitespace)
    guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(start[...last])
  }
}
