internal import DaguerreSupport

/// A resolver document: which files make up the tokens of a design system, in which order, and in which context.
///
/// The format is the Resolver Module 2025.10 of the Design Tokens format. A modifier whose contexts are `light` and `dark`,
/// or `compact` and `regular`, is one of modes or of size classes: then the tokens have both values, unless one is chosen.
package struct ResolverDocument {
  private let name: String
  private let root: JSON
  private let read: (String) throws -> [UInt8]
  /// Files that were read, whole, by the path that was read.
  private var files: [String: JSON] = [:]
  /// In the order in which they were first named.
  private var paths: [String] = []
  /// The sets that are being composed, outermost first.
  private var way: [String] = []
  /// How many sources and values have been composed, as a few lines could stand for any number of them.
  private var sourceCount = 0
  private var valueCount = 0

  private static let mostSources = 1000
  private static let mostNested = 64
  private static let mostValues = 1 << 22

  /// Composes the tokens of a document.
  ///
  /// - Parameters:
  ///   - name: what errors call the document; files are found from its folder.
  ///   - inputs: the contexts that are chosen, by the name of the modifier.
  ///   - read: the bytes of a file.
  /// - Returns: one token file, and the files that it was made of; nil for bytes that are no resolver document.
  /// - Throws: ``TokenError``, and what `read` throws.
  package static func composed(
    _ bytes: [UInt8], name: String, inputs: [String: String], read: @escaping (String) throws -> [UInt8]
  ) throws -> (bytes: [UInt8], files: [String])? {
    guard bytes.contains("\"resolutionOrder\"".utf8) else { return nil }
    let root = try JSONParser.parse(bytes, file: name)
    guard root.isResolver else { return nil }
    var document = ResolverDocument(name: name, root: root, read: read)
    let tokens = try document.tokens(inputs)
    return (Array(root.with(tokens).text.utf8), document.paths)
  }

  private init(name: String, root: JSON, read: @escaping (String) throws -> [UInt8]) {
    (self.name, self.root, self.read) = (name, root, read)
  }

  private func error(_ message: String, _ line: Int) -> TokenError {
    TokenError(message, at: SourceLocation(file: name, line: line))
  }

  // MARK: - Order

  /// A set has one context, without a name.
  private struct Item {
    let name: String
    let contexts: [(name: String, sources: JSON)]
    let standard: String?
    let line: Int
  }

  private mutating func tokens(_ inputs: [String: String]) throws -> [JSON.Member] {
    guard root["version"]?.string == "2025.10" else {
      throw error("the version of a resolver document should be 2025.10", root["version"]?.line ?? root.line)
    }
    let items = try (root["resolutionOrder"]?.elements ?? []).map { try item($0) }
    let modifiers = items.filter { $0.contexts.first?.name != "" }
    for name in inputs.keys.sorted() where !modifiers.contains(where: { $0.name == name }) {
      let known = modifiers.map(\.name).sorted().joined(separator: ", ")
      throw error("no modifier is called '\(name)'" + (known.isEmpty ? "" : "; there are \(known)"), root.line)
    }
    var chosen = inputs
    var sides: [(modifier: String, first: String, second: String, extension: String)] = []
    for item in modifiers {
      if let input = inputs[item.name] {
        guard item.contexts.contains(where: { $0.name == input }) else {
          let known = item.contexts.map(\.name).joined(separator: ", ")
          throw error("'\(item.name)' has no context '\(input)'; it has \(known)", item.line)
        }
      } else if let pair = Self.pair(item, "light", "dark") {
        sides.append((item.name, pair.0, pair.1, "daguerre.dark"))
      } else if let pair = Self.pair(item, "compact", "regular") {
        sides.append((item.name, pair.0, pair.1, "daguerre.regular"))
      } else if let standard = item.standard {
        chosen[item.name] = standard
      } else {
        let known = item.contexts.map(\.name).joined(separator: ", ")
        throw error("'\(item.name)' has no default; choose one of \(known) with --token-context", item.line)
      }
    }
    let first = chosen.merging(sides.map { ($0.modifier, $0.first) }) { $1 }
    let tokens = try compose(items, first)
    return try ["daguerre.dark", "daguerre.regular"].reduce(tokens) { tokens, name in
      // Of several modifiers of modes all have the dark one at once.
      let both = sides.filter { $0.extension == name }
      guard let side = both.first else { return tokens }
      let other = try compose(items, first.merging(both.map { ($0.modifier, $0.second) }) { $1 })
      return try joined(tokens, other, as: side, at: [])
    }
  }

  private static func pair(_ item: Item, _ first: String, _ second: String) -> (String, String)? {
    let names = item.contexts.map(\.name)
    guard names.count == 2, let one = names.first(where: { $0.lowercased() == first }),
      let other = names.first(where: { $0.lowercased() == second })
    else { return nil }
    return (one, other)
  }

  private func item(_ json: JSON) throws -> Item {
    if let pointer = json["$ref"]?.string {
      guard let path = JSON.path(ofPointer: pointer), path.count == 2, ["sets", "modifiers"].contains(path[0]),
        let found = root[path[0]]?[path[1]]
      else { throw error("'\(pointer)' is none of the document's sets and modifiers", json.line) }
      return try item(found, name: path[1], isModifier: path[0] == "modifiers")
    }
    guard let name = json["name"]?.string, let type = json["type"]?.string, ["set", "modifier"].contains(type) else {
      throw error("an item of 'resolutionOrder' has a '$ref', or a 'name' and the 'type' set or modifier", json.line)
    }
    return try item(json, name: name, isModifier: type == "modifier")
  }

  private func item(_ json: JSON, name: String, isModifier: Bool) throws -> Item {
    guard isModifier else {
      guard let sources = json["sources"] else { throw error("the set '\(name)' has no 'sources'", json.line) }
      return Item(name: name, contexts: [("", sources)], standard: nil, line: json.line)
    }
    guard let contexts = json["contexts"]?.members, !contexts.isEmpty else {
      throw error("the modifier '\(name)' has no 'contexts'", json.line)
    }
    let standard = json["default"]?.string
    if let standard, !contexts.contains(where: { $0.name == standard }) {
      throw error("the default of '\(name)' is none of its contexts: '\(standard)'", json.line)
    }
    return Item(name: name, contexts: contexts.map { ($0.name, $0.value) }, standard: standard, line: json.line)
  }

  // MARK: - Sources

  private mutating func compose(_ items: [Item], _ inputs: [String: String]) throws -> [JSON.Member] {
    var tokens: [JSON.Member] = []
    for item in items {
      let name = item.contexts.first?.name == "" ? "" : inputs[item.name] ?? ""
      guard let sources = item.contexts.first(where: { $0.name == name })?.sources else { continue }
      tokens = try self.sources(sources, over: tokens)
    }
    return tokens
  }

  private mutating func sources(_ json: JSON, over tokens: [JSON.Member]) throws -> [JSON.Member] {
    guard let elements = json.elements else { throw error("sources should be an array", json.line) }
    var tokens = tokens
    for element in elements {
      sourceCount += 1
      try check(element.line)
      guard let pointer = element["$ref"]?.string else {
        tokens = try joined(tokens, EarlierFormat.modern(element).placed(in: name), element.line)
        continue
      }
      if pointer.hasPrefix("#") {
        guard let path = JSON.path(ofPointer: pointer), path.count == 2, path[0] == "sets",
          let found = root["sets"]?[path[1]]?["sources"]
        else { throw error("'\(pointer)' is no set of the document", element.line) }
        guard !way.contains(path[1]) else { throw error("the set '\(path[1])' is made of itself", element.line) }
        guard way.count < Self.mostNested else {
          throw error("sets are made of sets more than \(Self.mostNested) times", element.line)
        }
        way.append(path[1])
        tokens = try sources(found, over: tokens)
        way.removeLast()
      } else {
        tokens = try joined(tokens, try file(pointer, element.line), element.line)
      }
    }
    return tokens
  }

  private mutating func joined(_ tokens: [JSON.Member], _ source: JSON, _ line: Int) throws -> [JSON.Member] {
    valueCount += source.size
    try check(line)
    return JSON.joined(tokens, source.members ?? [])
  }

  private func check(_ line: Int) throws {
    guard sourceCount <= Self.mostSources, valueCount <= Self.mostValues else {
      throw error(
        "the document composes more than \(Self.mostSources) sources, or \(Self.mostValues) values in all", line)
    }
  }

  private mutating func file(_ reference: String, _ line: Int) throws -> JSON {
    let parts = reference.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    guard let relative = parts.first, !relative.contains("://"), !relative.isEmpty else {
      throw error("'\(reference)' is not a file on this machine", line)
    }
    let folder = String(name.lastIndex(of: "/").map { name[...$0] } ?? "")
    let path = relative.hasPrefix("/") ? String(relative) : folder + relative
    var json: JSON
    if let known = files[path] {
      json = known
    } else {
      json = EarlierFormat.modern(try JSONParser.parse(try read(path), file: path))
      guard !json.isResolver else { throw error("'\(reference)' is a resolver document, not a token file", line) }
      json = json.placed(in: path)
      files[path] = json
      paths.append(path)
    }
    guard parts.count == 2 else { return json }
    let pointer = "#" + (parts[1].hasPrefix("/") ? "" : "/") + parts[1]
    for name in JSON.path(ofPointer: pointer) ?? [] {
      guard let next = json[name] else { throw error("'\(reference)' points at nothing", line) }
      json = next
    }
    return json
  }

  // MARK: - Modes

  /// Tokens with what differs on a second side as an extension.
  private func joined(
    _ one: [JSON.Member], _ other: [JSON.Member],
    as side: (modifier: String, first: String, second: String, extension: String), at path: [String]
  ) throws -> [JSON.Member] {
    let others = Dictionary(other.map { ($0.name, $0) }) { first, _ in first }
    let names = Set(one.map(\.name))
    if let extra = other.first(where: { !names.contains($0.name) && !$0.name.hasPrefix("$") }) {
      throw self.extra(path + [extra.name], in: side.second, not: side.first, side.modifier, extra)
    }
    return try one.map { member in
      guard !member.name.hasPrefix("$") || member.name == "$root" else { return member }
      guard let second = others[member.name] else {
        throw extra(path + [member.name], in: side.first, not: side.second, side.modifier, member)
      }
      guard member.value.isToken, second.value.isToken else {
        guard let members = member.value.members, let seconds = second.value.members, !member.value.isToken,
          !second.value.isToken
        else { return member }
        return member.with(member.value.with(try joined(members, seconds, as: side, at: path + [member.name])))
      }
      guard let value = second.value.valueOfToken, value.text != member.value.valueOfToken?.text else { return member }
      let extended = member.value.extended(JSON.Member(name: side.extension, value: value, line: value.line))
      guard let place = second.value["$extensions"]?[TokenFileReader.place] else { return member.with(extended) }
      let name = TokenFileReader.place(of: side.extension)
      return member.with(extended.extended(JSON.Member(name: name, value: place, line: value.line)))
    }
  }

  private func extra(
    _ path: [String], in context: String, not other: String, _ modifier: String, _ member: JSON.Member
  ) -> TokenError {
    let message =
      "'\(path.joined(separator: "."))' has a value in the context \(context) of '\(modifier)', and none in \(other)"
    let place = member.value["$extensions"]?[TokenFileReader.place]?.string.flatMap(SourceLocation.init)
    return TokenError(message, at: place ?? SourceLocation(file: name, line: 0))
  }
}

extension JSON {
  var isResolver: Bool { self["resolutionOrder"]?.elements != nil }

  /// With the place of each token in an extension, for errors.
  fileprivate func placed(in file: String) -> JSON {
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

  /// What a token says its value is.
  fileprivate var valueOfToken: JSON? {
    self["$value"] ?? members?.first { $0.name == "$ref" }.map { JSON(content: .object([$0]), line: line) }
  }

  /// A token with one more extension.
  fileprivate func extended(_ member: Member) -> JSON {
    let extensions = (self["$extensions"]?.members ?? []).filter { $0.name != member.name } + [member]
    let others = (members ?? []).filter { $0.name != "$extensions" }
    let value = JSON(content: .object(extensions), line: line)
    return with(others + [Member(name: "$extensions", value: value, line: line)])
  }

  /// As JSON on one line.
  fileprivate var text: String {
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
