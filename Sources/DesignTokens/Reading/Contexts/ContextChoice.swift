internal import DaguerreSupport

/// Which contexts of a document's modifiers count.
///
/// One that is chosen, the only one, or the default. A modifier whose contexts are `light` and `dark`, or `compact` and
/// `regular`, is one of modes or of size classes: unless one is chosen, tokens have both values.
struct ContextChoice {
  struct Modifier {
    let name: String
    let contexts: [String]
    let standard: String?
    let line: Int
  }

  /// A modifier of modes or size classes, with the extension that holds the values of its second context.
  private struct Sides {
    let modifier: String
    let first: String
    let second: String
    let name: String
  }

  /// What errors call a modifier.
  let noun: String
  let file: String
  /// Of the document.
  let line: Int

  private func error(_ message: String, _ line: Int) -> TokenError {
    TokenError(message, at: SourceLocation(file: file, line: line))
  }

  /// The tokens of a document, those of a second mode or size class as extensions.
  ///
  /// - Parameters:
  ///   - inputs: the contexts that are chosen, by the name of the modifier.
  ///   - compose: the tokens where a context of each modifier counts.
  func tokens(
    _ modifiers: [Modifier], _ inputs: [String: String], compose: ([String: String]) throws -> [JSON.Member]
  ) throws -> [JSON.Member] {
    for name in inputs.keys.sorted() where !modifiers.contains(where: { $0.name == name }) {
      let known = modifiers.map(\.name).sorted().joined(separator: ", ")
      throw error("no \(noun) is called '\(name)'" + (known.isEmpty ? "" : "; there are \(known)"), line)
    }
    var chosen = inputs
    var sides: [Sides] = []
    for modifier in modifiers {
      if let input = inputs[modifier.name] {
        guard modifier.contexts.contains(input) else {
          let known = modifier.contexts.joined(separator: ", ")
          throw error("'\(modifier.name)' has no context '\(input)'; it has \(known)", modifier.line)
        }
      } else if let pair = Self.sides(modifier) {
        sides.append(pair)
      } else if let standard = modifier.standard {
        chosen[modifier.name] = standard
      } else {
        let known = modifier.contexts.joined(separator: ", ")
        throw error(
          "'\(modifier.name)' has no default; choose one of \(known) with --token-context", modifier.line)
      }
    }
    let first = chosen.merging(sides.map { ($0.modifier, $0.first) }) { $1 }
    // What is worked out is so in each context, as far as the document has all that it is made of.
    func tokens(_ contexts: [String: String]) throws -> [JSON.Member] {
      let root = JSON(content: .object(try compose(contexts)), line: line)
      return try ComputedValues.writtenOut(root, file: file, with: .later).root.members ?? []
    }
    let one = try tokens(first)
    return try TokenFileReader.sides.reduce(one) { all, name in
      // Of several modifiers of modes all have the dark one at once.
      let both = sides.filter { $0.name == name }
      guard let side = both.first else { return all }
      let other = try tokens(first.merging(both.map { ($0.modifier, $0.second) }) { $1 })
      return try joined(all, other, as: side, at: [])
    }
  }

  private static func sides(_ modifier: Modifier) -> Sides? {
    func context(_ name: String) -> String? { modifier.contexts.first { $0.lowercased() == name } }
    guard modifier.contexts.count == 2 else { return nil }
    if let light = context("light"), let dark = context("dark") {
      return Sides(modifier: modifier.name, first: light, second: dark, name: "daguerre.dark")
    }
    guard let compact = context("compact"), let regular = context("regular") else { return nil }
    return Sides(modifier: modifier.name, first: compact, second: regular, name: "daguerre.regular")
  }

  /// Tokens with what differs on a second side as an extension.
  private func joined(
    _ one: [JSON.Member], _ other: [JSON.Member], as side: Sides, at path: [String]
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
      guard member.value.colorChange?.text == second.value.colorChange?.text else {
        let name = (path + [member.name]).joined(separator: ".")
        throw error(
          "the colour of '\(name)' is changed in one way in the context \(side.first) of '\(side.modifier)', in another in "
            + "\(side.second), and made of what is not in the document", member)
      }
      guard let value = second.value.valueOfToken, value.text != member.value.valueOfToken?.text else { return member }
      let extended = member.value.extended(JSON.Member(name: side.name, value: value, line: value.line))
      guard let place = second.value["$extensions"]?[TokenFileReader.place] else { return member.with(extended) }
      let name = TokenFileReader.place(of: side.name)
      return member.with(extended.extended(JSON.Member(name: name, value: place, line: value.line)))
    }
  }

  private func extra(
    _ path: [String], in context: String, not other: String, _ modifier: String, _ member: JSON.Member
  ) -> TokenError {
    error(
      "'\(path.joined(separator: "."))' has a value in the context \(context) of '\(modifier)', and none in \(other)",
      member)
  }

  private func error(_ message: String, _ member: JSON.Member) -> TokenError {
    TokenError(message, at: member.value.place() ?? SourceLocation(file: file, line: 0))
  }
}

extension JSON {
  /// What a token says its value is.
  fileprivate var valueOfToken: JSON? {
    self["$value"] ?? members?.first { $0.name == "$ref" }.map { JSON(content: .object([$0]), line: line) }
  }
}
