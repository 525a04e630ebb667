internal import DaguerreSupport

/// What one token file declares.
package struct TokenFile {
  package let name: String
  package fileprivate(set) var tokens: [Token] = []
  /// Tokens that the theme is known to lack, with the line that says so.
  package fileprivate(set) var absent: [(path: String, location: SourceLocation)] = []
  /// Tokens of types of the format that nothing here draws, where these are left.
  package fileprivate(set) var undrawn: [(path: String, location: SourceLocation)] = []
  /// Whether what other files say follows them alone, and not what this one says.
  package fileprivate(set) var isApart = false
}

/// Reads one file in the shape of the Design Tokens format, 2025.10.
///
/// The format leaves modes to other files or to extensions; these files use extensions:
/// - `daguerre.dark`, `daguerre.regular` on a token: its value in dark mode or regular size; `$value` is then the
///   one in light mode or compact size.
/// - `daguerre.absent` on the file: paths that the theme has no value for.
/// - `daguerre.apart` on the file: aliases in files before it do not follow it.
/// - `daguerre.colorModes` on the file: colour modes, a light and a dark word for each path.
///
/// Extensions of others are left to them, as the format asks for. Takes time in proportion to the file, and memory as
/// ``JSONParser`` says.
package struct TokenFileReader {
  private var file: TokenFile
  private var errors: TokenErrorList

  /// In UTF-8 code units, as each token repeats those of the groups around it.
  private static let longestPath = 1000

  /// Whether the file may be that of any design system.
  ///
  /// Then what is of a type of the format that nothing here draws is told in ``TokenFile/undrawn``, and a line height may
  /// be a multiple of the size, as the format has it; in those of OUDS it is a length.
  private let isOfAnySystem: Bool

  private init(name: String, isOfAnySystem: Bool) {
    self.isOfAnySystem = isOfAnySystem
    file = TokenFile(name: name)
    errors = TokenErrorList(file: name)
  }

  package static func read(
    _ bytes: [UInt8], name: String, ofAnySystem isOfAnySystem: Bool = false
  ) throws(TokenErrors) -> TokenFile {
    let root: JSON
    do throws(TokenError) {
      root = try JSONParser.parse(bytes, file: name)
    } catch {
      throw TokenErrors(errors: [error])
    }
    var reader = TokenFileReader(name: name, isOfAnySystem: isOfAnySystem)
    reader.group(root, path: [], type: nil)
    reader.checkAliases()
    guard reader.errors.isEmpty else { throw TokenErrors(errors: reader.errors.all) }
    return reader.file
  }

  private mutating func report(_ message: String, line: Int) {
    errors.add(TokenError(message, at: SourceLocation(file: file.name, line: line)))
  }

  private mutating func group(_ json: JSON, path: [String], type inherited: DeclaredType?) {
    guard let members = json.members else {
      let name = path.isEmpty ? "the file" : "'\(path.joined(separator: "."))'"
      return report("\(name) should be a group or a token, but is \(json.kind)", line: json.line)
    }
    let type = declaredType(json, else: inherited)
    for member in members {
      switch member.name {
      case "$type", "$description", "$value", "$deprecated", "$schema": break
      case "$extensions": fileExtensions(member, isFile: path.isEmpty)
      case "$root": token(member, path: path, type: type)
      case let name where name.hasPrefix("$"):
        report("unknown property '\(name)'", line: member.line)
      case let name where name.isEmpty || name.utf8.contains { "{}.".utf8.contains($0) }:
        report("'\(name)' is no token name: it is empty or has one of { } .", line: member.line)
      case let name where path.reduce(name.utf8.count) { $0 + 1 + $1.utf8.count } > Self.longestPath:
        report("'\(name)' makes a path of more than \(Self.longestPath) bytes", line: member.line)
      default:
        if member.value["$value"] != nil {
          token(member, path: path + [member.name], type: type)
        } else if let value = member.value["value"], value.members == nil {
          report(
            "'\(member.name)' has 'value' and 'type', as tools wrote them before the format had '$value' and '$type'; "
              + "export it in the Design Tokens format", line: member.line)
        } else {
          group(member.value, path: path + [member.name], type: type)
        }
      }
    }
  }

  private enum DeclaredType {
    case drawn(TokenType)
    case undrawn
  }

  private mutating func declaredType(_ json: JSON, else inherited: DeclaredType?) -> DeclaredType? {
    guard let declared = json["$type"] else { return inherited }
    if let word = declared.string, let type = TokenType(rawValue: word), type != .mode { return .drawn(type) }
    let others = ["border", "cubicBezier", "gradient", "transition"]
    if isOfAnySystem, let word = declared.string, others.contains(word) { return .undrawn }
    let known = TokenType.allCases.filter { $0 != .mode }.map(\.rawValue).joined(separator: ", ")
    let name = declared.string.map { " '\($0)'" } ?? ""
    let isText = isOfAnySystem && ["boolean", "string"].contains(declared.string)
    let hint = isText ? "; give the value as a text of the type fontFamily" : ""
    report("unknown $type\(name); known are \(known)\(hint)", line: declared.line)
    // Else its tokens would be said to have none.
    return inherited ?? .undrawn
  }

  private mutating func token(_ member: JSON.Member, path: [String], type inherited: DeclaredType?) {
    let name = path.joined(separator: ".")
    if let inner = member.value.members?.first(where: { !$0.name.hasPrefix("$") }) {
      report(
        "token '\(name)' also holds '\(inner.name)'; to be a group too it gives its value to '$root'", line: inner.line)
    }
    guard let declared = declaredType(member.value, else: inherited) else {
      return report("token '\(name)' has no $type, nor has a group around it", line: member.line)
    }
    guard case .drawn(let type) = declared else {
      return file.undrawn.append((name, SourceLocation(file: file.name, line: member.line)))
    }
    guard let json = member.value["$value"] else {
      return report("token '\(name)' has no $value", line: member.line)
    }
    guard let value = expression(json, type, of: name) else { return }
    var variants = Variants.one(value)
    for other in member.value["$extensions"]?.members ?? [] where other.name.hasPrefix(Self.ownExtensions) {
      guard ["daguerre.dark", "daguerre.regular"].contains(other.name) else {
        report("unknown extension '\(other.name)'", line: other.line)
        continue
      }
      guard type != .typography, type != .shadow else {
        report("'\(name)' is made of parts; give the modes to these", line: other.line)
        continue
      }
      guard let side = expression(other.value, type, of: name) else { return }
      variants =
        other.name == "daguerre.dark"
        ? .lightDark(light: value, dark: side) : .compactRegular(compact: value, regular: side)
    }
    file.tokens.append(
      Token(
        segments: path, type: type, value: variants, location: SourceLocation(file: file.name, line: member.line)))
  }

  private mutating func fileExtensions(_ member: JSON.Member, isFile: Bool) {
    for entry in member.value.members ?? [] {
      switch entry.name {
      case "daguerre.absent" where isFile:
        for path in entry.value.elements ?? [] {
          guard let text = path.string else {
            report("expected the path of a token", line: path.line)
            continue
          }
          file.absent.append((text, SourceLocation(file: file.name, line: path.line)))
        }
      case "daguerre.apart" where isFile: file.isApart = true
      case "daguerre.colorModes" where isFile:
        for mode in entry.value.members ?? [] { colorMode(mode) }
      case let name where name.hasPrefix(Self.ownExtensions):
        report("unknown extension '\(name)'", line: entry.line)
      default: break
      }
    }
  }

  /// How the names of all extensions begin that may be wrong; others belong to others.
  private static let ownExtensions = "daguerre."

  private mutating func colorMode(_ member: JSON.Member) {
    let words = ["light", "dark", "mono-light", "mono-dark"]
    guard let light = member.value["light"]?.string, let dark = member.value["dark"]?.string,
      words.contains(light), words.contains(dark)
    else {
      return report(
        "'\(member.name)' needs a 'light' and a 'dark' mode, each one of \(words.joined(separator: ", "))",
        line: member.line)
    }
    file.tokens.append(
      Token(
        segments: member.name.split(separator: ".").map(String.init), type: .mode,
        value: .lightDark(light: .string(light), dark: .string(dark)),
        location: SourceLocation(file: file.name, line: member.line)))
  }
}

// MARK: - Aliases

extension TokenFileReader {
  /// Reports aliases of tokens of this file that have another type; what is not in the file is known to others.
  private mutating func checkAliases() {
    let types = Dictionary(file.tokens.map { ($0.path, $0.type) }) { first, _ in first }
    for token in file.tokens {
      for side in token.value.variants { checkAliases(side.value, token.type, of: token, types) }
    }
  }

  private mutating func checkAliases(
    _ value: Expression, _ type: TokenType, or other: TokenType? = nil, of token: Token, _ types: [String: TokenType]
  ) {
    switch value {
    case .alias(let path):
      guard let found = types[path], found != type, found != other else { return }
      report(
        "'{\(path)}' is of type \(found.rawValue), but '\(token.path)' needs \(type.rawValue)",
        line: token.location.line)
    case .composite(let parts):
      for part in parts {
        let other: TokenType? = isOfAnySystem && part.name == "lineHeight" ? .number : nil
        checkAliases(part.value, .type(ofPart: part.name), or: other, of: token, types)
      }
    case .color, .number, .string: return
    }
  }
}

// MARK: - Values

extension TokenFileReader {
  private mutating func expression(_ json: JSON, _ type: TokenType, of name: String) -> Expression? {
    if let text = json.string, text.hasPrefix("{"), text.hasSuffix("}") {
      return .alias(String(text.dropFirst().dropLast()))
    }
    switch type {
    case .color: return color(json, of: name)
    case .dimension: return dimension(json, of: name)
    case .duration: return duration(json, of: name)
    case .number, .fontWeight:
      if type == .fontWeight, let weight = json.string.flatMap({ Self.fontWeights[$0] }) { return .number(weight) }
      guard let number = json.number else { return wrong(json, "a number", name) }
      if type == .fontWeight, !(1...1000).contains(number) || number.rounded() != number {
        return wrong(json, "a whole number from 1 to 1000", name)
      }
      return .number(number)
    case .fontFamily, .mode:
      // Of several families the first is meant where it is known; the manifest of fonts says what stands in for it.
      let first = type == .fontFamily ? json.elements?.first : nil
      guard let text = (first ?? json).string, !text.isEmpty else { return wrong(json, "a text", name) }
      return .string(text)
    case .strokeStyle:
      let styles = ["none", "solid", "dashed", "dotted"]
      guard let text = json.string, styles.contains(text) else {
        return wrong(json, "none, solid, dashed or dotted", name)
      }
      return .string(text)
    case .typography:
      let isMultiple = isOfAnySystem && json["lineHeight"]?.number != nil
      return composite(
        json, name,
        [
          ("fontFamily", .fontFamily, false), ("fontSize", .dimension, true),
          ("lineHeight", isMultiple ? .number : .dimension, true),
          ("fontWeight", .fontWeight, true), ("letterSpacing", .dimension, true),
        ])
    case .shadow:
      return composite(
        json, name,
        [
          ("color", .color, true), ("offsetX", .dimension, true), ("offsetY", .dimension, true),
          ("blur", .dimension, true), ("spread", .dimension, true),
        ])
    }
  }

  private mutating func wrong(_ json: JSON, _ wanted: String, _ name: String) -> Expression? {
    report("the value of '\(name)' should be \(wanted) or an alias in braces", line: json.line)
    return nil
  }

  private mutating func dimension(_ json: JSON, of name: String) -> Expression? {
    guard let value = json["value"]?.number, json["unit"]?.string == "px" else {
      return wrong(json, #"{"value": number, "unit": "px"}"#, name)
    }
    return .number(value)
  }

  private mutating func duration(_ json: JSON, of name: String) -> Expression? {
    guard let value = json["value"]?.number, let unit = json["unit"]?.string, unit == "ms" || unit == "s" else {
      return wrong(json, #"{"value": number, "unit": "ms"} or with "s""#, name)
    }
    return .number(unit == "s" ? value * 1000 : value)
  }

  /// The format's words for weights.
  private static let fontWeights: [String: Double] = [
    "thin": 100, "hairline": 100, "extra-light": 200, "ultra-light": 200, "light": 300, "normal": 400, "regular": 400,
    "book": 400, "medium": 500, "semi-bold": 600, "demi-bold": 600, "bold": 700, "extra-bold": 800, "ultra-bold": 800,
    "black": 900, "heavy": 900, "extra-black": 950, "ultra-black": 950,
  ]

  private mutating func color(_ json: JSON, of name: String) -> Expression? {
    // A text is what drafts of the format had before 2025, and what many tools still write.
    if let text = json.string, let rgba = HexadecimalColor.rgba(text) { return .color(rgba) }
    let shape =
      ##"{"colorSpace": "srgb", "components": [red, green, blue], "alpha": number, "hex": "#RRGGBB"}, "##
      + ##""#RRGGBB", "#RRGGBBAA""##
    guard json["colorSpace"]?.string == "srgb", let components = json["components"]?.elements, components.count == 3
    else { return wrong(json, shape, name) }
    var rgba: UInt32 = 0
    for part in components.map(\.number) + [json["alpha"].map(\.number) ?? 1] {
      guard let part, (0...1).contains(part) else {
        report("a channel of '\(name)' is not a number from 0 to 1", line: json.line)
        return nil
      }
      rgba = rgba << 8 | UInt32((part * 255).rounded())
    }
    if let hex = json["hex"] {
      guard let text = hex.string, text.utf8.count == 7, let opaque = HexadecimalColor.rgba(text) else {
        report("hex of '\(name)' should be '#' and six hexadecimal digits", line: hex.line)
        return nil
      }
      guard opaque >> 8 == rgba >> 8 else {
        report("hex and components of '\(name)' are different colours", line: hex.line)
        return nil
      }
    }
    return .color(rgba)
  }

  private mutating func composite(
    _ json: JSON, _ name: String, _ shape: [(name: String, type: TokenType, isNeeded: Bool)]
  ) -> Expression? {
    var parts: [Expression.Part] = []
    for field in shape {
      guard let value = json[field.name] else {
        if field.isNeeded { return wrong(json, "an object with \(shape.map(\.name).joined(separator: ", "))", name) }
        continue
      }
      guard let part = expression(value, field.type, of: name) else { return nil }
      parts.append(Expression.Part(name: field.name, value: part))
    }
    return .composite(parts)
  }
}
