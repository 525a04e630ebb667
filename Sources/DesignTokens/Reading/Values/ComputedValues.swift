internal import DaguerreSupport

/// Writes out what Tokens Studio works out when it exports: arithmetic in numbers, colours made of others, such as
/// `rgba({brand}, 0.5)`, and changes of colours (``ColorModifier``).
///
/// Where what they are made of differs between the modes or the size classes, so does the result.
struct ComputedValues {
  /// A token, and the extension whose values count first.
  private struct Place: Hashable {
    let path: String
    let side: String?
  }

  private struct Entry {
    let token: JSON
    let type: TokenType?
  }

  private let file: String
  private let operands: Operands
  /// Tokens of the file that do not count for others.
  private let leftOut: Set<String>
  /// The tokens that wait for what the file is laid over, and stay as they are written.
  private var open: Set<String> = []
  /// The tokens that are worked out, with those that they are worked out from.
  private var sources: [String: Set<String>] = [:]
  /// Whether what cannot be worked out could be with what the file is laid over.
  private var isWaiting = false
  private var entries: [String: Entry] = [:]
  private var known: [Place: JSON] = [:]
  /// The tokens that are being worked out, outermost first.
  private var way = Trail(of: "values")

  /// - Parameter leftOut: the paths of tokens whose values in the file do not count for others.
  /// - Returns: the file, the paths of the tokens that wait for ``Operands``, and all that are worked out, with those that
  ///   they are worked out from.
  static func writtenOut(
    _ root: JSON, file: String, with operands: Operands = .none, leavingOut leftOut: Set<String> = []
  ) throws(TokenError) -> (root: JSON, open: Set<String>, sources: [String: Set<String>]) {
    guard root.hasComputed else { return (root, [], [:]) }
    var values = ComputedValues(file: file, operands: operands, leftOut: leftOut)
    values.collect(root, path: [], type: nil)
    return (try values.group(root, path: []), values.open, values.sources)
  }

  private init(file: String, operands: Operands, leftOut: Set<String>) {
    (self.file, self.operands, self.leftOut) = (file, operands, leftOut)
  }

  private mutating func collect(_ json: JSON, path: [String], type inherited: TokenType?) {
    func declared(_ json: JSON, or outer: TokenType?) -> TokenType? {
      json["$type"].map { $0.string.flatMap(TokenType.init(declared:)) } ?? outer
    }
    let type = declared(json, or: inherited)
    for member in json.members ?? [] where !member.name.hasPrefix("$") || member.name == "$root" {
      let name = member.name == "$root" ? path : path + [member.name]
      guard member.value.isToken else {
        collect(member.value, path: name, type: type)
        continue
      }
      let own = declared(member.value, or: type)
      entries[name.joined(separator: ".")] = Entry(token: member.value, type: own)
    }
  }

  // MARK: - Writing

  private mutating func group(_ json: JSON, path: [String]) throws(TokenError) -> JSON {
    var members: [JSON.Member] = []
    for member in json.members ?? [] {
      let name = member.name == "$root" ? path : path + [member.name]
      if member.name.hasPrefix("$"), member.name != "$root" {
        members.append(member)
      } else if member.value.isToken {
        members.append(member.with(try token(member.value, name.joined(separator: "."))))
      } else {
        members.append(member.value.members == nil ? member : member.with(try group(member.value, path: name)))
      }
    }
    return json.with(members)
  }

  private mutating func token(_ token: JSON, _ path: String) throws(TokenError) -> JSON {
    guard token.isComputed(type: entries[path]?.type) else { return token }
    sources[path] = [token["$value"], token["$extensions"]].reduce(into: []) { $0.formUnion($1?.allAliases ?? []) }
    do throws(TokenError) {
      return try written(token, path)
    } catch {
      guard isWaiting else { throw error }
      isWaiting = false
      way = Trail(of: "values")
      open.insert(path)
      return token
    }
  }

  private mutating func written(_ token: JSON, _ path: String) throws(TokenError) -> JSON {
    let value = try self.value(of: path, side: nil, line: token.line)
    var members = (token.members ?? []).filter { $0.name != "$value" && $0.name != "$extensions" }
    members.append(JSON.Member(name: "$value", value: value, line: value.line))
    // Of what has been applied nothing stays.
    var extensions = (token["$extensions"]?.members ?? []).filter {
      $0.name != JSON.studio && !TokenFileReader.sides.contains($0.name)
    }
    for side in TokenFileReader.sides {
      let other = try self.value(of: path, side: side, line: token.line)
      if other.text != value.text { extensions.append(JSON.Member(name: side, value: other, line: other.line)) }
    }
    members.append(JSON.Member(name: "$extensions", value: token.with(extensions), line: token.line))
    return token.with(members)
  }

  // MARK: - Values

  private func error(_ message: String, _ path: String, _ line: Int) -> TokenError {
    TokenError(message, at: entries[path]?.token.place() ?? SourceLocation(file: file, line: line))
  }

  /// Does something while a token is on the way to it.
  private mutating func following<Result>(
    _ path: String, _ line: Int, _ body: (inout ComputedValues) throws(TokenError) -> Result
  ) throws(TokenError) -> Result {
    let from = way.last ?? path
    if let problem = way.enter(path) { throw error(problem, from, line) }
    let result = try body(&self)
    way.leave()
    return result
  }

  /// The value of a token, worked out where it is not one already; an alias stays one.
  private mutating func value(of path: String, side: String?, line: Int) throws(TokenError) -> JSON {
    let place = Place(path: path, side: side)
    let isLeftOut = way.last != nil && leftOut.contains(path)
    if !isLeftOut, let known = known[place] { return known }
    guard !isLeftOut, let entry = entries[path] else {
      if let value = operands.value(of: path, side: side, line: line) { return value }
      throw unknown(path, line)
    }
    guard let own = side.flatMap({ entry.token["$extensions"]?[$0] }) ?? entry.token["$value"] else {
      throw error("'\(path)' has no $value", path, line)
    }
    let value = try following(path, line) { values throws(TokenError) in
      let value = try values.computed(own, entry.type, side, path)
      guard entry.type == .color, let modify = entry.token.colorChange else { return value }
      return try values.modified(value, modify, side, path)
    }
    known[place] = value
    return value
  }

  /// Of a token that is not in the file, and has no value elsewhere, or none yet.
  private mutating func unknown(_ path: String, _ line: Int) -> TokenError {
    let from = way.last ?? path
    let reason: String
    switch operands {
    case .none: reason = "is not in the file, and nothing else takes part"
    case .later:
      isWaiting = true
      reason = "is not in the file"
    case .known: reason = "is no colour or number of the file, nor of what it is laid over"
    }
    return error("'\(from)' cannot be worked out: '\(path)' \(reason)", from, line)
  }

  private mutating func computed(
    _ json: JSON, _ type: TokenType?, _ side: String?, _ path: String
  ) throws(TokenError) -> JSON {
    switch json.content {
    case .object(let members):
      guard type == .typography || type == .shadow else { return json }
      var all: [JSON.Member] = []
      for member in members {
        all.append(member.with(try computed(member.value, .type(ofPart: member.name), side, path)))
      }
      return json.with(all)
    case .array(let elements):
      guard type == .shadow else { return json }
      var all: [JSON] = []
      for element in elements { all.append(try computed(element, type, side, path)) }
      return JSON(content: .array(all), line: json.line)
    case .string(let text):
      guard let type, json.isCalculation(type: type) else { return json }
      if type == .color {
        let color = HexadecimalColor.text(try color(json, side, path))
        return JSON(content: .string(color), line: json.line)
      }
      // One without any alias may be something else, which the reader of files tells.
      if !text.contains("{"), (try? Calculation.value(of: text, operands: [:])) == nil { return json }
      return JSON(content: .number(try number(text, side, path, json.line)), line: json.line)
    case .number, .bool, .null: return json
    }
  }

  private mutating func number(
    _ text: String, _ side: String?, _ path: String, _ line: Int
  ) throws(TokenError) -> Double {
    var operands: [String: Double] = [:]
    for name in text.aliases { operands[name] = try number(ofToken: name, side, line) }
    do throws(Calculation.Problem) {
      return try Calculation.value(of: text, operands: operands)
    } catch {
      throw self.error("'\(text)' of '\(path)' cannot be worked out: \(error.words)", path, line)
    }
  }

  private mutating func number(ofToken path: String, _ side: String?, _ line: Int) throws(TokenError) -> Double {
    let from = way.last ?? path
    let value = try value(of: path, side: side, line: line)
    if let alias = value.alias {
      return try following(path, line) { values throws(TokenError) in try values.number(ofToken: alias, side, line) }
    }
    if let number = TokenFileReader.number(of: value) { return number }
    throw error("'\(from)' cannot be worked out: '\(path)' is no number", from, line)
  }

  // MARK: - Colours

  /// The colour of a value, 0xRRGGBBAA.
  private mutating func color(_ json: JSON, _ side: String?, _ path: String) throws(TokenError) -> UInt32 {
    if let alias = json.alias { return try color(ofToken: alias, side, json.line) }
    guard let text = json.string else {
      // An object, which the reader of files knows.
      guard let rgba = TokenFileReader.color(of: json) else {
        throw error("'\(path)' cannot be worked out: its colour is none", path, json.line)
      }
      return rgba
    }
    guard let rgba = CSSColor.rgba(try replaced(text, side, path, json.line)) else {
      throw error("'\(text)' of '\(path)' cannot be worked out: it is no colour", path, json.line)
    }
    return rgba
  }

  private mutating func color(ofToken path: String, _ side: String?, _ line: Int) throws(TokenError) -> UInt32 {
    let value = try value(of: path, side: side, line: line)
    return try following(path, line) { values throws(TokenError) in try values.color(value, side, path) }
  }

  private func isColor(_ path: String) -> Bool {
    if let entry = entries[path], !leftOut.contains(path) { return entry.type == .color }
    return operands.value(of: path, side: nil, line: 0)?.string != nil
  }

  /// A function of CSS with the values of what it names, and the channels of a colour in its place.
  private mutating func replaced(
    _ text: String, _ side: String?, _ path: String, _ line: Int
  ) throws(TokenError) -> String {
    guard text.utf8.count <= Calculation.longestText else {
      throw error("a colour of '\(path)' has more than \(Calculation.longestText) bytes", path, line)
    }
    var written = text
    for name in text.aliases {
      let value =
        isColor(name)
        ? HexadecimalColor.text(try color(ofToken: name, side, line))
        : "\(try number(ofToken: name, side, line))"
      written = written.replacing("{\(name)}", with: value)
    }
    // rgba(#102030, 0.5), as Figma's users write it.
    guard let hash = written.firstIndex(of: "#"), written.hasPrefix("rgb"),
      let end = written[hash...].firstIndex(where: { $0 == "," || $0 == " " || $0 == "/" || $0 == ")" }),
      let rgba = CSSColor.rgba(String(written[hash..<end]))
    else { return written }
    let isSpaced = !written[end...].contains(",")
    let channels = [24, 16, 8].map { "\(rgba >> $0 & 0xFF)" }.joined(separator: isSpaced ? " " : ", ")
    return written[..<hash] + channels + written[end...]
  }

  private mutating func modified(
    _ value: JSON, _ modify: JSON, _ side: String?, _ path: String
  ) throws(TokenError) -> JSON {
    func wrong(_ what: String) -> TokenError {
      error("the change of the colour of '\(path)' cannot be worked out: \(what)", path, modify.line)
    }
    let kind: ColorModifier.Kind
    switch modify["type"]?.string {
    case "lighten": kind = .lighten
    case "darken": kind = .darken
    case "alpha": kind = .alpha
    case "mix":
      guard let other = modify["color"] else { throw wrong("it has no color to mix with") }
      kind = .mix(try color(other, side, path))
    default: throw wrong("its type should be lighten, darken, mix or alpha")
    }
    let space = modify["space"].map { $0.string.flatMap(MixingSpace.init) } ?? .lch
    guard let space else {
      throw wrong("its space should be \(MixingSpace.allCases.map(\.rawValue).joined(separator: ", "))")
    }
    let amount: Double
    switch modify["value"]?.content {
    case .number(let number)?: amount = number
    case .string(let text)?: amount = try number(text, side, path, modify.line)
    default: throw wrong("it has no value")
    }
    let modifier = ColorModifier(kind: kind, amount: amount, space: space)
    let rgba = modifier.applied(to: try color(value, side, path))
    return JSON(content: .string(HexadecimalColor.text(rgba)), line: value.line)
  }
}

extension JSON {
  /// The extension of Tokens Studio.
  fileprivate static let studio = "studio.tokens"

  /// The change of its colour that a token has beside it.
  var colorChange: JSON? { self["$extensions"]?[Self.studio]?["modify"] }

  fileprivate var hasComputed: Bool {
    guard let members else { return false }
    return members.contains { member in
      guard member.value.isToken else { return member.value.hasComputed }
      return [.number, .color].contains { member.value.isComputed(type: $0) }
    }
  }

  /// What stands in braces in any text of it.
  fileprivate var allAliases: Set<String> {
    switch content {
    case .object(let members): members.reduce(into: []) { $0.formUnion($1.value.allAliases) }
    case .array(let elements): elements.reduce(into: []) { $0.formUnion($1.allAliases) }
    case .string(let text): Set(text.aliases)
    case .number, .bool, .null: []
    }
  }

  /// Whether a token has to be worked out.
  fileprivate func isComputed(type: TokenType?) -> Bool {
    guard let type else { return false }
    if type == .color, colorChange != nil { return true }
    let sides = self["$extensions"]?.members?.filter { $0.name.hasPrefix(TokenFileReader.ownExtensions) } ?? []
    return ([self["$value"]] + sides.map(\.value)).contains { $0?.isCalculation(type: type) ?? false }
  }

  /// Whether a value, or a part of it, has to be worked out.
  fileprivate func isCalculation(type: TokenType) -> Bool {
    switch content {
    case .object(let members): return members.contains { $0.value.isCalculation(type: .type(ofPart: $0.name)) }
    case .array(let elements): return elements.contains { $0.isCalculation(type: type) }
    case .string(let text):
      if isAlias { return false }
      switch type {
      case .fontFamily, .mode, .strokeStyle, .unknown: return false
      case .color: return !isGradient && text.contains("{") || text.hasPrefix("rgba(#")
      case .dimension, .duration, .fontWeight, .number, .shadow, .typography:
        if isSeveralLengths { return false }
        return text.contains("{")
          || Measure(text, units: Calculation.units) == nil && text.contains { "+-*/^".contains($0) }
      }
    case .number, .bool, .null: return false
    }
  }

  /// Whether it is an alias and nothing more.
  private var isAlias: Bool {
    guard let text = string, text.hasPrefix("{") else { return false }
    return text.firstIndex(of: "}") == text.indices.last
  }
}

extension String {
  /// The paths in braces.
  fileprivate var aliases: [String] {
    split(separator: "{").dropFirst(hasPrefix("{") ? 0 : 1).compactMap { part in
      part.firstIndex(of: "}").map { String(part[..<$0]) }
    }
  }
}
