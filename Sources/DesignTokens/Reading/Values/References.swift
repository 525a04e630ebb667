/// Writes out what a token file says by JSON pointers (`$ref`) and by groups that inherit from others (`$extends`).
///
/// A pointer at the value of a token becomes an alias of it, `{path}`; one at a part of a value becomes that part. A
/// group that extends another has its members, with its own in their place. Both name things of the same file. What is
/// written out is bounded, as a few lines could otherwise stand for any number of tokens.
struct References {
  /// A group or token as it stands in the file.
  private struct Layer {
    let json: JSON
    let path: [String]
  }

  private let root: JSON
  private let file: String
  /// What stands at a path and what it inherits there, the nearest first.
  private var layers: [[String]: [Layer]] = [:]
  /// The places of members by name, for each group of the file.
  private var places: [[String]: [String: Int]] = [:]
  /// Parts of values by the pointers at them.
  private var parts: [String: JSON] = [:]
  /// The paths and pointers that are being followed, outermost first.
  private var way = Trail(of: "references", longest: 128)
  /// How many values have been written out.
  private var written = 0

  private static let mostWritten = 1 << 16
  private static let mostGroups = 64

  private init(_ root: JSON, file: String) {
    self.root = root
    self.file = file
  }

  static func writtenOut(_ root: JSON, file: String) throws(TokenError) -> JSON {
    guard root.hasReferences, root.members != nil else { return root }
    var references = References(root, file: file)
    return try references.group(at: [], line: root.line)
  }

  private func error(_ message: String, _ line: Int) -> TokenError {
    TokenError(message, at: SourceLocation(file: file, line: line))
  }

  /// Does something while a place is on the way to it.
  private mutating func following<Result>(
    _ place: String, _ line: Int, _ body: (inout References) throws(TokenError) -> Result
  ) throws(TokenError) -> Result {
    if let problem = way.enter(place) { throw error(problem, line) }
    let result = try body(&self)
    way.leave()
    return result
  }

  private mutating func count(_ values: Int, _ line: Int) throws(TokenError) {
    written += values
    guard written <= Self.mostWritten else {
      throw error("references in the file stand for more than \(Self.mostWritten) values", line)
    }
  }

  // MARK: - Groups

  /// What stands at a path, and what it inherits there from groups that it, or one around it, extends.
  ///
  /// - Returns: nothing where nothing is.
  private mutating func layers(at path: [String], line: Int) throws(TokenError) -> [Layer] {
    if let known = layers[path] { return known }
    let found = try following(Self.pointer(path), line) { references throws(TokenError) in
      try references.found(at: path, line: line)
    }
    layers[path] = found
    return found
  }

  private mutating func found(at path: [String], line: Int) throws(TokenError) -> [Layer] {
    var own = [Layer(json: root, path: [])]
    if let name = path.last {
      own = []
      for outer in try layers(at: path.dropLast(), line: line) {
        guard let layer = member(name, of: outer) else { continue }
        // A token stands in the place of all that is inherited, and no group has a part of one.
        if isToken(layer) {
          if own.isEmpty { own = [layer] }
          break
        }
        own.append(layer)
      }
    }
    var all: [Layer] = []
    var paths: Set<[String]> = []
    for layer in own {
      if paths.insert(layer.path).inserted { all.append(layer) }
      guard !isToken(layer), let place = names(in: layer)["$extends"], let extends = layer.json.members?[place] else {
        continue
      }
      let target = try target(of: extends)
      let name = target.joined(separator: ".")
      guard !layer.path.starts(with: target) else {
        throw error("'$extends' names a group that it is in, '\(name)'", extends.line)
      }
      let bases = try layers(at: target, line: extends.line)
      guard let base = bases.first else { throw error("no group of the file is called '\(name)'", extends.line) }
      guard !isToken(base), base.json.members != nil else {
        throw error("'$extends' should name a group, and '\(name)' is none", extends.line)
      }
      all += bases.filter { paths.insert($0.path).inserted }
    }
    return all
  }

  private mutating func names(in layer: Layer) -> [String: Int] {
    if let known = places[layer.path] { return known }
    let members = layer.json.members ?? []
    let names = Dictionary(members.indices.map { (members[$0].name, $0) }) { first, _ in first }
    places[layer.path] = names
    return names
  }

  private mutating func member(_ name: String, of layer: Layer) -> Layer? {
    guard let place = names(in: layer)[name], let member = layer.json.members?[place] else { return nil }
    return Layer(json: member.value, path: layer.path + [name])
  }

  private mutating func isToken(_ layer: Layer) -> Bool {
    let names = names(in: layer)
    return names["$value"] != nil || names["$ref"] != nil
  }

  /// A group with what it inherits, before its own.
  private mutating func group(at path: [String], line: Int) throws(TokenError) -> JSON {
    guard path.count <= Self.mostGroups else {
      throw error("groups that extend others are within each other more than \(Self.mostGroups) times", line)
    }
    let layers = try layers(at: path, line: line)
    var members = type(of: layers).map { [$0] } ?? []
    var done: Set = ["$type", "$extends"]
    for layer in layers.reversed() {
      for member in layer.json.members ?? [] where done.insert(member.name).inserted {
        if let nearest = try nearest(member.name, in: layers, at: path) { members.append(nearest) }
      }
    }
    return JSON(content: .object(members), line: layers.first?.json.line ?? line)
  }

  private mutating func nearest(
    _ name: String, in layers: [Layer], at path: [String]
  ) throws(TokenError) -> JSON.Member? {
    for (index, layer) in layers.enumerated() {
      guard let place = names(in: layer)[name], let member = layer.json.members?[place] else { continue }
      if name.hasPrefix("$"), name != "$root" { return member }
      let isGroup = !member.value.isToken && member.value.members != nil
      if index > 0 { try count(isGroup ? 1 : member.value.size, member.line) }
      if isGroup { return member.with(try group(at: path + [name], line: member.line)) }
      return member.value.isToken ? member.with(try token(member.value)) : member
    }
    return nil
  }

  /// The type that a group says its tokens have: its own, or that of what it inherits, which may be said around that.
  private mutating func type(of layers: [Layer]) -> JSON.Member? {
    for (index, layer) in layers.enumerated() {
      var type: JSON.Member?
      for length in (index == 0 ? layer.path.count : 0)...layer.path.count {
        let group = Layer(json: json(at: layer.path[..<length]), path: Array(layer.path[..<length]))
        type = names(in: group)["$type"].flatMap { group.json.members?[$0] } ?? type
      }
      if let type { return type }
    }
    return nil
  }

  private mutating func json(at path: ArraySlice<String>) -> JSON {
    var layer = Layer(json: root, path: [])
    for name in path { layer = member(name, of: layer) ?? layer }
    return layer.json
  }

  private static func pointer(_ path: [String]) -> String {
    "#" + path.map { "/" + $0 }.joined()
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
        for side in member.value.members ?? [] {
          // What others say there means what they want.
          let isOwn = side.name.hasPrefix(TokenFileReader.ownExtensions)
          sides.append(isOwn ? side.with(try value(side.value)) : side)
        }
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
    while true {
      let here = try layers(at: Array(path[..<place]), line: line)
      guard let nearest = here.first else { throw error("'\(pointer)' points at nothing", line) }
      json = nearest.json
      if isToken(nearest) { break }
      if place == path.count || path[place] == "$value" {
        guard let token = here.lazy.compactMap({ $0.json["$root"] }).first else {
          throw error("'\(pointer)' points at a group, not at a token or into its value", line)
        }
        json = token
        break
      }
      place += 1
    }
    let names = path[..<place].filter { $0 != "$root" }
    let rest = place == path.count ? ["$value"] : path[place...]
    if !isPart, rest.elementsEqual(["$value"]) {
      return JSON(content: .string("{" + names.joined(separator: ".") + "}"), line: line)
    }
    if let known = parts[pointer] {
      try count(known.size, line)
      return known
    }
    let start = json
    let value = try following(pointer, line) { references throws(TokenError) in
      try references.part(of: start, at: rest, pointer: pointer, line: line)
    }
    try count(value.size, line)
    parts[pointer] = value
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
