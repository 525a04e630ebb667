internal import DaguerreSupport

/// Writes a token file: groups by path, a token on a line, in the order in which they come.
package struct TokenFileWriter {
  private indirect enum Node {
    case group([(name: String, node: Node)])
    case token(String)
  }

  private var root = Node.group([])
  private let description: String
  private var extensions: [(name: String, text: String)] = []

  /// - Parameter description: of the file, for people.
  package init(description: String) {
    self.description = description
  }

  /// Adds a token; a path that is there already, or leads through a token, gets a `$root`.
  package mutating func add(_ token: Token) {
    let text = Self.text(of: token)
    root = Self.adding(token.segments[...], text, to: root)
  }

  /// Adds an extension of the whole file.
  ///
  /// - Parameter json: its value, as JSON on one line.
  package mutating func addExtension(_ name: String, json: String) {
    extensions.append((name, json))
  }

  private static func adding(_ path: ArraySlice<String>, _ text: String, to node: Node) -> Node {
    var members: [(name: String, node: Node)]
    switch node {
    case .token: members = [("$root", node)]
    case .group(let all): members = all
    }
    guard let name = path.first else { return .group([("$root", .token(text))] + members) }
    let index = members.firstIndex { $0.name == name }
    let isLeaf = path.count == 1
    if let index {
      members[index].node = adding(path.dropFirst(), text, to: members[index].node)
    } else {
      members.append((name, isLeaf ? .token(text) : adding(path.dropFirst(), text, to: .group([]))))
    }
    return .group(members)
  }

  /// The file, ending in a line break.
  package var text: String {
    var lines = ["{", "  \"$description\": \(JSONText.quoted(description))"]
    if !extensions.isEmpty {
      let members = extensions.map { "    \(JSONText.quoted($0.name)): \($0.text)" }
      lines[lines.count - 1] += ","
      lines.append("  \"$extensions\": {\n" + members.joined(separator: ",\n") + "\n  }")
    }
    if case .group(let members) = root, !members.isEmpty {
      lines[lines.count - 1] += ","
      lines.append(Self.text(of: members, indent: "  "))
    }
    return lines.joined(separator: "\n") + "\n}\n"
  }

  private static func text(of members: [(name: String, node: Node)], indent: String) -> String {
    members.map { name, node in
      switch node {
      case .token(let text): return "\(indent)\(JSONText.quoted(name)): \(text)"
      case .group(let inner):
        return "\(indent)\(JSONText.quoted(name)): {\n\(text(of: inner, indent: indent + "  "))\n\(indent)}"
      }
    }.joined(separator: ",\n")
  }
}

// MARK: - Values

extension TokenFileWriter {
  private static func text(of token: Token) -> String {
    let type = "\"$type\": \(JSONText.quoted(token.type.rawValue))"
    func member(_ name: String, _ value: Expression) -> String {
      "\(JSONText.quoted(name)): \(text(of: value, token.type))"
    }
    switch token.value {
    case .one(let value): return "{\(type), \(member("$value", value))}"
    case .lightDark(let light, let dark):
      return "{\(type), \(member("$value", light)), \"$extensions\": {\(member("daguerre.dark", dark))}}"
    case .compactRegular(let compact, let regular):
      return "{\(type), \(member("$value", compact)), \"$extensions\": {\(member("daguerre.regular", regular))}}"
    }
  }

  private static func text(of value: Expression, _ type: TokenType) -> String {
    switch value {
    case .alias(let path): JSONText.quoted("{\(path)}")
    case .string(let text): JSONText.quoted(text)
    case .number(let number):
      switch type {
      case .dimension: "{\"value\": \(text(of: number)), \"unit\": \"px\"}"
      case .duration: "{\"value\": \(text(of: number)), \"unit\": \"ms\"}"
      default: text(of: number)
      }
    case .color(let rgba): color(rgba)
    case .composite(let parts):
      "{"
        + parts.map { "\(JSONText.quoted($0.name)): \(text(of: $0.value, .type(ofPart: $0.name)))" }
        .joined(separator: ", ") + "}"
    }
  }

  private static func text(of number: Double) -> String {
    let text = "\(number)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// Components to four places, which tell all 256 steps of a channel apart.
  private static func color(_ rgba: UInt32) -> String {
    func channel(_ shift: UInt32) -> String { text(of: (Double(rgba >> shift & 0xFF) / 255 * 10000).rounded() / 10000) }
    let hex = HexadecimalColor.text(rgba).dropLast(2)
    return "{\"colorSpace\": \"srgb\", \"components\": [\(channel(24)), \(channel(16)), \(channel(8))], "
      + "\"alpha\": \(channel(0)), \"hex\": \"\(hex)\"}"
  }
}
