/// A JSON value that remembers its line and the order of its members, which `JSONSerialization` forgets.
struct JSON {
  enum Content {
    case object([Member])
    case array([JSON])
    case string(String)
    case number(Double)
    case bool(Bool)
    case null
  }

  struct Member {
    let name: String
    let value: JSON
    /// Line of the name, from 1.
    let line: Int
  }

  let content: Content
  /// Line of the first character, from 1.
  let line: Int

  var members: [Member]? {
    if case .object(let members) = content { members } else { nil }
  }

  var elements: [JSON]? {
    if case .array(let elements) = content { elements } else { nil }
  }

  var string: String? {
    if case .string(let text) = content { text } else { nil }
  }

  var number: Double? {
    if case .number(let number) = content { number } else { nil }
  }

  subscript(name: String) -> JSON? { members?.first { $0.name == name }?.value }

  /// What the value is, for messages: `a string`.
  var kind: String {
    switch content {
    case .object: "an object"
    case .array: "an array"
    case .string: "a string"
    case .number: "a number"
    case .bool: "a boolean"
    case .null: "null"
    }
  }
}
