internal import DaguerreSupport

/// Turns what tools wrote before the Design Tokens format had `$value` and `$type` into what they write now.
///
/// That is the form of Style Dictionary up to version 4 and of Tokens Studio: `value`, `type`, `description` or `comment`,
/// and aliases that may end in `.value`. Style Dictionary has no types: there a value shows its type by its form.
struct EarlierFormat {
  /// The file in today's form; itself where it has that already.
  static func modern(_ root: JSON) -> JSON { root.hasToday ? root : group(root, hasType: false) }

  /// - Parameter hasType: whether a group around it says the type of its tokens.
  private static func group(_ json: JSON, hasType: Bool) -> JSON {
    guard let members = json.members else { return json }
    let hasType = hasType || json.saysType
    return json.with(
      members.compactMap { member in
        switch (member.name, member.value.content) {
        case ("type", .string): return type(member)
        case ("description", .string), ("comment", .string): return nil
        default:
          return member.with(
            member.value.isEarlierToken ? token(member.value, hasType: hasType) : group(member.value, hasType: hasType))
        }
      })
  }

  /// A list of families stands in a text, as CSS has it.
  private static func type(_ member: JSON.Member) -> JSON.Member {
    let isFamily = member.value.string == TokenType.fontFamily.rawValue
    let word = isFamily ? JSON(content: .string(TokenType.families), line: member.value.line) : member.value
    return JSON.Member(name: "$type", value: word, line: member.line)
  }

  private static func token(_ json: JSON, hasType: Bool) -> JSON {
    var members: [JSON.Member] = []
    let hasType = hasType || json.saysType
    for member in json.members ?? [] {
      switch member.name {
      case "value":
        members.append(JSON.Member(name: "$value", value: value(member.value), line: member.line))
        if !hasType, let guess = guess(member.value) {
          members.append(
            JSON.Member(
              name: "$type", value: JSON(content: .string(guess.rawValue), line: member.line), line: member.line))
        }
      case "type": members.append(type(member))
      case let name where name.hasPrefix("$"): members.append(member)
      default: break
      }
    }
    return json.with(members)
  }

  /// With aliases that do not end in `.value`.
  private static func value(_ json: JSON) -> JSON {
    switch json.content {
    case .object(let members): return json.with(members.map { $0.with(value($0.value)) })
    case .array(let elements): return JSON(content: .array(elements.map(value)), line: json.line)
    case .string:
      guard let alias = json.alias, alias.hasSuffix(".value") else { return json }
      return JSON(content: .string("{" + alias.dropLast(".value".count) + "}"), line: json.line)
    case .number, .bool, .null: return json
    }
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

  fileprivate var saysType: Bool { self["type"]?.string != nil || self["$type"] != nil }

  fileprivate var isEarlierToken: Bool {
    guard let value = self["value"] else { return false }
    return value.members == nil || self["type"]?.string != nil
  }
}
