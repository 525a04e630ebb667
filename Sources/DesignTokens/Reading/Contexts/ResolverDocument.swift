internal import DaguerreSupport

/// A resolver document: which files make up the tokens of a design system, in which order, and in which context.
///
/// The format is the Resolver Module 2025.10 of the Design Tokens format; ``ContextChoice`` says which contexts count.
struct ResolverDocument {
  private let name: String
  private let root: JSON
  private let read: (String) throws -> [UInt8]
  /// Files that were read, whole, by the path that was read.
  private var files: [String: JSON] = [:]
  /// The sets that are being composed, outermost first.
  private var way: [String] = []
  /// How many sources and values have been composed, as a few lines could stand for any number of them.
  private var sourceCount = 0
  private var valueCount = 0

  private static let mostSources = 1000
  private static let mostNested = 64
  private static let mostValues = 1 << 22

  /// The tokens of a document; nil for a file that is no resolver document.
  ///
  /// - Throws: ``TokenError``, and what `read` throws.
  static func composed(
    _ root: JSON, name: String, inputs: [String: String], read: @escaping (String) throws -> [UInt8]
  ) throws -> [JSON.Member]? {
    guard root.isResolver else { return nil }
    var document = ResolverDocument(name: name, root: root, read: read)
    return try document.tokens(inputs)
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
    let modifiers = items.filter { $0.contexts.first?.name != "" }.map { item in
      ContextChoice.Modifier(
        name: item.name, contexts: item.contexts.map(\.name), standard: item.standard, line: item.line)
    }
    return try ContextChoice(noun: "modifier", file: name, line: root.line).tokens(modifiers, inputs) {
      try compose(items, $0)
    }
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
    }
    guard parts.count == 2 else { return json }
    let pointer = "#" + (parts[1].hasPrefix("/") ? "" : "/") + parts[1]
    for name in JSON.path(ofPointer: pointer) ?? [] {
      guard let next = json[name] else { throw error("'\(reference)' points at nothing", line) }
      json = next
    }
    return json
  }
}

extension JSON {
  var isResolver: Bool { self["resolutionOrder"]?.elements != nil }
}
