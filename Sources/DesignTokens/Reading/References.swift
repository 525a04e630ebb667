/// Writes out what a token file says by JSON pointers (`$ref`) and by groups that inherit from others (`$extends`).
///
/// A pointer at the value of a token becomes an alias of it, `{path}`; one at a part of a value becomes that part. A
/// group that extends another has its members, with its own in their place. Both name things of the same file. What is
/// written out is bounded, as a few lines could otherwise stand for any number of tokens.
struct References {
  private let root: JSON
  private let file: String
  /// Groups with what they inherit, and the names in groups, by path.
  private var groups: [[String]: JSON] = [:]
  private var places: [PlaceKey: [String: Int]] = [:]
  private var values: [String: JSON] = [:]
  /// The paths of groups and the pointers that are being written out, outermost first.
  private var way: [String] = []
  /// How many values have been written out.
  private var written = 0

  private static let mostWritten = 1 << 17
  private static let longestWay = 64

  private struct PlaceKey: Hashable {
    let path: ArraySlice<String>
    let isInherited: Bool
  }

  private init(_ root: JSON, file: String) {
    self.root = root
    self.file = file
  }

  static func writtenOut(_ root: JSON, file: String) throws(TokenError) -> JSON {
    guard root.hasReferences else { return root }
    var references = References(root, file: file)
    return try references.group(root, at: [])
  }

  private func error(_ message: String, _ line: Int) -> TokenError {
    TokenError(message, at: SourceLocation(file: file, line: line))
  }

  /// Does something while a place is on the way to it.
  private mutating func following<Result>(
    _ place: String, _ line: Int, _ body: (inout References) throws(TokenError) -> Result
  ) throws(TokenError) -> Result {
    if let start = way.firstIndex(of: place) {
      throw error("references form a cycle: \((way[start...] + [place]).joined(separator: " -> "))", line)
    }
    guard way.count < Self.longestWay else {
      throw error("'\(place)' is at the end of more than \(Self.longestWay) references", line)
    }
    way.append(place)
    let result = try body(&self)
    way.removeLast()
    return result
  }

  private mutating func count(_ json: JSON, _ line: Int) throws(TokenError) {
    written += json.size
    guard written <= Self.mostWritten else {
      throw error("references in the file stand for more than \(Self.mostWritten) values", line)
    }
  }

  // MARK: - Groups

  /// A group of the file with what it inherits.
  private mutating func group(_ json: JSON, at path: [String]) throws(TokenError) -> JSON {
    if let known = groups[path] { return known }
    let place = path.isEmpty ? "#" : "#/" + path.joined(separator: "/")
    let group = try following(place, json.line) { references throws(TokenError) in
      try references.inheriting(json, path)
    }
    groups[path] = group
    return group
  }

  private mutating func inheriting(_ json: JSON, _ path: [String]) throws(TokenError) -> JSON {
    guard let own = json.members else { return json }
    var members: [JSON.Member] = []
    for member in own where member.name != "$extends" {
      members.append(member.with(try item(member, path)))
    }
    guard let extended = own.first(where: { $0.name == "$extends" }) else { return json.with(members) }
    let target = try target(of: extended)
    var (found, type) = (root, JSON.Member?.none)
    for (place, name) in target.enumerated() {
      let names = self.names(of: found, at: target[..<place])
      type = names["$type"].flatMap { found.members?[$0] } ?? type
      guard let index = names[name], let next = found.members?[index].value else {
        throw error("no group of the file is called '\(target.joined(separator: "."))'", extended.line)
      }
      found = next
    }
    guard found.members != nil, !found.isToken else {
      throw error("'$extends' should name a group, and '\(target.joined(separator: "."))' is none", extended.line)
    }
    let base = try group(found, at: target)
    try count(base, extended.line)
    // The type that the groups around it give to its tokens.
    let around = base["$type"] == nil ? type.map { [$0] } ?? [] : []
    return json.with(JSON.joined(around + (base.members ?? []), members))
  }

  private mutating func item(_ member: JSON.Member, _ path: [String]) throws(TokenError) -> JSON {
    if member.name.hasPrefix("$"), member.name != "$root" { return member.value }
    if member.value.isToken { return try token(member.value) }
    return member.value.members == nil ? member.value : try group(member.value, at: path + [member.name])
  }

  /// The places of the members of a group by name, as the file has it or with what it inherits.
  private mutating func names(
    of group: JSON, at path: ArraySlice<String>, inherited isInherited: Bool = false
  ) -> [String: Int] {
    let key = PlaceKey(path: path, isInherited: isInherited)
    if let known = places[key] { return known }
    let members = group.members ?? []
    let names = Dictionary(members.indices.map { (members[$0].name, $0) }) { first, _ in first }
    places[key] = names
    return names
  }

  private mutating func token(_ json: JSON) throws(TokenError) -> JSON {
    var members: [JSON.Member] = []
    for member in json.members ?? [] {
      switch member.name {
      case "$ref":
        let value = try self.value(JSON(content: .object([member]), line: member.line))
        members.append(JSON.Member(name: "$value", value: value, line: member.line))
      case "$value": members.append(member.with(try value(member.value)))
      case "$extensions":
        var sides: [JSON.Member] = []
        for side in member.value.members ?? [] { sides.append(side.with(try value(side.value))) }
        members.append(member.with(member.value.with(sides)))
      default: members.append(member)
      }
    }
    return json.with(members)
  }

  /// The path of what `$extends` names, as a pointer or in braces.
  private func target(of member: JSON.Member) throws(TokenError) -> [String] {
    let text = member.value.string ?? member.value["$ref"]?.string
    if let text, text.hasPrefix("{"), text.hasSuffix("}"), text.count > 2 {
      return text.dropFirst().dropLast().split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    }
    guard let text, let path = JSON.path(ofPointer: text) else {
      throw error("'$extends' should name a group of the file, as {group} or #/group", member.line)
    }
    return path
  }

  // MARK: - Values

  /// Parts of values that are no values of tokens themselves: in them an alias would mean nothing.
  private static let partNames: Set = ["alpha", "colorSpace", "components", "hex", "unit", "value"]

  /// - Parameter isPart: whether a pointer at the value of a token stands for that, and not for an alias of the token.
  private mutating func value(_ json: JSON, asPart isPart: Bool = false) throws(TokenError) -> JSON {
    switch json.content {
    case .object(let members):
      if let pointer = json["$ref"] {
        guard members.count == 1, let text = pointer.string, let path = JSON.path(ofPointer: text) else {
          throw error("'$ref' should be alone, and name something of the file, as #/group/token/$value", json.line)
        }
        return try value(at: path, pointer: text, asPart: isPart, line: json.line)
      }
      var all: [JSON.Member] = []
      for member in members {
        all.append(member.with(try value(member.value, asPart: Self.partNames.contains(member.name))))
      }
      return json.with(all)
    case .array(let elements):
      var all: [JSON] = []
      for element in elements { all.append(try value(element, asPart: true)) }
      return JSON(content: .array(all), line: json.line)
    case .string, .number, .bool, .null: return json
    }
  }

  private mutating func value(
    at path: [String], pointer: String, asPart isPart: Bool = false, line: Int
  ) throws(TokenError) -> JSON {
    // Group by group to the token, with what these inherit; then into its value.
    var json = root
    var place = 0
    var isInherited = false
    while true {
      var names = self.names(of: json, at: path[..<place], inherited: isInherited)
      if names["$value"] != nil || names["$ref"] != nil { break }
      if names["$extends"] != nil {
        json = try group(json, at: Array(path[..<place]))
        isInherited = true
        names = self.names(of: json, at: path[..<place], inherited: true)
      }
      let isEnd = place == path.count || path[place] == "$value"
      guard let index = names[isEnd ? "$root" : path[place]], let next = json.members?[index].value else {
        throw error(
          "'\(pointer)' points at \(place == path.count ? "a group, not at a token or into its value" : "nothing")",
          line)
      }
      json = next
      if isEnd { break }
      place += 1
    }
    let names = path[..<place].filter { $0 != "$root" }
    let rest = place == path.count ? ["$value"] : path[place...]
    if !isPart, rest.elementsEqual(["$value"]) {
      return JSON(content: .string("{" + names.joined(separator: ".") + "}"), line: line)
    }
    if let known = values[pointer] {
      try count(known, line)
      return known
    }
    let start = json
    let value = try following(pointer, line) { references throws(TokenError) in
      try references.part(of: start, at: rest, pointer: pointer, line: line)
    }
    try count(value, line)
    values[pointer] = value
    return value
  }

  /// - Parameter path: from the token on, with `$value`.
  private mutating func part(
    of token: JSON, at path: ArraySlice<String>, pointer: String, line: Int
  ) throws(TokenError) -> JSON {
    guard path.first == "$value" else { throw error("'\(pointer)' points at no part of a value", line) }
    // A token with `$ref` in the place of `$value`.
    let own = token.members?.first { $0.name == "$ref" }
    var json = token["$value"] ?? token.with(own.map { [$0] } ?? [])
    for name in path.dropFirst() {
      if json["$ref"] != nil { json = try value(json, asPart: true) }
      json = try ofAlias(json, line)
      let next = json.elements.flatMap { all in Int(name).flatMap { all.indices.contains($0) ? all[$0] : nil } }
      guard let part = next ?? json[name] else { throw error("'\(pointer)' points at nothing", line) }
      json = part
    }
    let value = try value(json, asPart: true)
    return path.count == 1 ? try ofAlias(value, line) : value
  }

  /// The value of the token that a value is an alias of; the value itself where it is none.
  private mutating func ofAlias(_ json: JSON, _ line: Int) throws(TokenError) -> JSON {
    guard let alias = json.alias else { return json }
    let path = alias.split(separator: ".").map(String.init) + ["$value"]
    return try value(at: path, pointer: "#/" + path.joined(separator: "/"), asPart: true, line: line)
  }
}

extension JSON {
  fileprivate var hasReferences: Bool {
    switch content {
    case .object(let members):
      members.contains { $0.name == "$ref" || $0.name == "$extends" || $0.value.hasReferences }
    case .array(let elements): elements.contains(where: \.hasReferences)
    case .string, .number, .bool, .null: false
    }
  }
}
