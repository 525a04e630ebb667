internal import DaguerreSupport

/// Turns what tools wrote before the Design Tokens format had `$value` and `$type` into what they write now.
///
/// That is the form of Style Dictionary up to version 4 and of Tokens Studio: `value`, `type`, `description` or `comment`,
/// and aliases that may end in `.value`. Style Dictionary has no types: there a value shows its type by its form.
struct EarlierFormat {
  /// The file in today's form; itself where it has that already.
  static func modern(_ root: JSON) -> JSON { root.hasToday ? root : group(root) }

  private static func group(_ json: JSON) -> JSON {
    guard let members = json.members else { return json }
    return json.with(
      members.compactMap { member in
        switch (member.name, member.value.content) {
        case ("type", .string): return JSON.Member(name: "$type", value: member.value, line: member.line)
        case ("description", .string), ("comment", .string): return nil
        default: return member.with(member.value.isEarlierToken ? token(member.value) : group(member.value))
        }
      })
  }

  private static func token(_ json: JSON) -> JSON {
    var members: [JSON.Member] = []
    let type = json["type"]?.string ?? json["$type"]?.string
    for member in json.members ?? [] {
      switch member.name {
      case "value":
        members.append(JSON.Member(name: "$value", value: value(member.value, type), line: member.line))
        if type == nil, let guess = guess(member.value) {
          members.append(
            JSON.Member(
              name: "$type", value: JSON(content: .string(guess.rawValue), line: member.line), line: member.line))
        }
      case "type": members.append(JSON.Member(name: "$type", value: member.value, line: member.line))
      case let name where name.hasPrefix("$"): members.append(member)
      default: break
      }
    }
    return json.with(members)
  }

  private static func value(_ json: JSON, _ type: String?) -> JSON {
    switch json.content {
    case .object(let members): return json.with(members.map { $0.with(value($0.value, $0.name)) })
    case .array(let elements): return JSON(content: .array(elements.map { value($0, type) }), line: json.line)
    case .string(let text):
      if let alias = json.alias, alias.hasSuffix(".value") {
        return JSON(content: .string("{" + alias.dropLast(".value".count) + "}"), line: json.line)
      }
      if type == "fontWeight" || type == "fontWeights", let weight = weight(text) {
        return JSON(content: .string(weight), line: json.line)
      }
      // As CSS lists them.
      guard type == "fontFamily" || type == "fontFamilies", json.alias == nil,
        let first = text.split(separator: ",").first
      else { return json }
      let name = first.drop(while: \.isWhitespace).filter { $0 != "'" && $0 != "\"" }
      return JSON(content: .string(name), line: json.line)
    case .number, .bool, .null: return json
    }
  }

  /// The format's word for a weight that is written as fonts call it: `SemiBold`, `Semi Bold Italic`.
  private static func weight(_ text: String) -> String? {
    func letters(_ text: String) -> String { text.lowercased().filter(\.isLetter) }
    let name = letters(text.replacing("Italic", with: ""))
    return TokenFileReader.fontWeights.keys.first { letters($0) == name }
  }

  /// The type of a value that says none; nil for an alias, which has that of what it means.
  private static func guess(_ json: JSON) -> TokenType? {
    guard json.alias == nil else { return nil }
    if json.number != nil { return .number }
    guard let text = json.string else { return nil }
    if CSSColor.rgba(text) != nil { return .color }
    if Measure(text, units: Measure.lengths) != nil { return .dimension }
    if Measure(text, units: Measure.durations) != nil { return .duration }
    return Measure(text, units: Measure.shares) == nil ? .fontFamily : .number
  }
}

extension JSON {
  /// Whether any token has the form of today.
  fileprivate var hasToday: Bool {
    guard let members else { return false }
    return members.contains { $0.name == "$value" || $0.value.hasToday }
  }

  fileprivate var isEarlierToken: Bool {
    guard let value = self["value"] else { return false }
    return value.members == nil || self["type"]?.string != nil
  }
}
