internal import DaguerreSupport

extension JSON {
  /// Whether it is a token of a file, rather than a group.
  var isToken: Bool { self["$value"] != nil || self["$ref"] != nil }

  /// The path that an alias in braces names.
  var alias: String? {
    guard let text = string, text.hasPrefix("{"), text.hasSuffix("}") else { return nil }
    let path = text.dropFirst().dropLast()
    return String(path.hasSuffix(".$root") ? path.dropLast(".$root".count) : path)
  }

  /// How many values it holds, itself too.
  var size: Int {
    switch content {
    case .object(let members): members.reduce(1) { $0 + $1.value.size }
    case .array(let elements): elements.reduce(1) { $0 + $1.size }
    case .string, .number, .bool, .null: 1
    }
  }

  func with(_ members: [Member]) -> JSON { JSON(content: .object(members), line: line) }

  /// With the place of each token in an extension, for errors.
  func placed(in file: String) -> JSON {
    guard let members else { return self }
    return with(
      members.map { member in
        guard !member.name.hasPrefix("$") || member.name == "$root" else { return member }
        guard member.value.isToken else { return member.with(member.value.placed(in: file)) }
        let place = JSON(content: .string("\(file):\(member.line)"), line: member.line)
        return member.with(
          member.value.extended(JSON.Member(name: TokenFileReader.place, value: place, line: member.line)))
      })
  }

  /// Where a token was written that ``placed(in:)`` has marked, or the value of one of its extensions.
  func place(of name: String? = nil) -> SourceLocation? {
    let place = name.map(TokenFileReader.place(of:)) ?? TokenFileReader.place
    return self["$extensions"]?[place]?.string.flatMap(SourceLocation.init)
  }

  /// A token with one more extension.
  func extended(_ member: Member) -> JSON {
    let extensions = (self["$extensions"]?.members ?? []).filter { $0.name != member.name } + [member]
    let others = (members ?? []).filter { $0.name != "$extensions" }
    let value = JSON(content: .object(extensions), line: line)
    return with(others + [Member(name: "$extensions", value: value, line: line)])
  }

  /// The members of a group with those of another in their place: tokens whole, groups member by member.
  static func joined(_ earlier: [Member], _ later: [Member]) -> [Member] {
    var all = earlier
    var places = Dictionary(earlier.indices.map { (earlier[$0].name, $0) }) { first, _ in first }
    for member in later {
      guard let place = places[member.name] else {
        places[member.name] = all.count
        all.append(member)
        continue
      }
      let (old, new) = (all[place].value, member.value)
      if !member.name.hasPrefix("$"), !old.isToken, !new.isToken, let before = old.members, let after = new.members {
        all[place] = member.with(new.with(joined(before, after)))
      } else {
        all[place] = member
      }
    }
    return all
  }

  /// As JSON on one line.
  var text: String {
    switch content {
    case .object(let members):
      "{" + members.map { JSONText.quoted($0.name) + ": " + $0.value.text }.joined(separator: ", ") + "}"
    case .array(let elements): "[" + elements.map(\.text).joined(separator: ", ") + "]"
    case .string(let text): JSONText.quoted(text)
    case .number(let number): "\(number)"
    case .bool(let isOn): "\(isOn)"
    case .null: "null"
    }
  }
}

extension JSON.Member {
  func with(_ value: JSON) -> JSON.Member { JSON.Member(name: name, value: value, line: line) }
}
