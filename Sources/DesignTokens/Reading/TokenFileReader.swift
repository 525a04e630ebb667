internal import DaguerreSupport

/// Reads one file in the shape of the Design Tokens format, 2025.10.
///
/// The format leaves modes to other files or to extensions; these files use extensions:
/// - `daguerre.dark`, `daguerre.regular` on a token: its value in dark mode or regular size; `$value` is then the
///   one in light mode or compact size.
/// - `daguerre.absent` on the file: paths that the theme has no value for.
/// - `daguerre.apart` on the file: aliases in files before it do not follow it.
/// - `daguerre.colorModes` on the file: colour modes, a light and a dark word for each path.
///
/// Extensions of others are left to them, as the format asks for. What ``EarlierFormat`` and ``TokenSets`` know of other
/// tools becomes that shape first, and ``References`` and ``ComputedValues`` are written out. Takes time in proportion to
/// the file, and memory as ``JSONParser`` says.
package struct TokenFileReader {
  private var file: TokenFile
  private var errors: TokenErrorList
  private var declarations: [Declaration] = []
  /// The indices of declarations by path.
  private var indices: [String: Int] = [:]
  /// Where the token that is being read was written, if that is another file.
  private var place: SourceLocation?

  /// In UTF-8 code units, as each token repeats those of the groups around it.
  private static let longestPath = 1000

  /// Whether the file may be that of any design system.
  ///
  /// Then what is of a type of the format that nothing here draws is told in ``TokenFile/undrawn``, and a line height may
  /// be a multiple of the size, as the format has it; in those of OUDS it is a length.
  let isOfAnySystem: Bool

  /// A token as it stands in the file.
  private struct Declaration {
    let path: [String]
    let member: JSON.Member
    let name: String
    /// Its own type, and that of the groups around it.
    let own: DeclaredType?
    let inherited: DeclaredType?
  }

  init(name: String, isOfAnySystem: Bool) {
    self.isOfAnySystem = isOfAnySystem
    file = TokenFile(name: name, isOfAnySystem: isOfAnySystem)
    errors = TokenErrorList(file: name)
  }

  /// - Parameters:
  ///   - operands: what stands for tokens that others are worked out from and that are not in the file.
  ///   - leftOut: the paths of tokens whose values in the file do not count there.
  package static func read(
    _ bytes: [UInt8], name: String, ofAnySystem isOfAnySystem: Bool = false, with operands: Operands = .none,
    leavingOut leftOut: Set<String> = []
  ) throws(TokenErrors) -> TokenFile {
    let (root, open, sources): (JSON, Set<String>, [String: Set<String>])
    do throws(TokenError) {
      let modern = EarlierFormat.modern(try JSONParser.parse(bytes, file: name))
      let references = try References.writtenOut(try TokenSets.joined(modern, file: name), file: name)
      (root, open, sources) = try ComputedValues.writtenOut(
        references, file: name, with: operands, leavingOut: leftOut)
    } catch {
      throw TokenErrors(errors: [error])
    }
    if root.isResolver {
      let message = "the file is a resolver document, which names token files; it can be given to --tokens"
      throw TokenErrors(errors: [TokenError(message, at: SourceLocation(file: name, line: root.line))])
    }
    var reader = TokenFileReader(name: name, isOfAnySystem: isOfAnySystem)
    reader.file.sources = sources
    if !sources.isEmpty { reader.file.bytes = bytes }
    reader.group(root, path: [], type: nil)
    reader.indices = Dictionary(reader.declarations.enumerated().map { ($1.name, $0) }) { first, _ in first }
    for declaration in reader.declarations { reader.token(declaration, isOpen: open.contains(declaration.name)) }
    reader.checkAliases()
    guard reader.errors.isEmpty else { throw TokenErrors(errors: reader.errors.all) }
    return reader.file
  }

  mutating func report(_ message: String, line: Int) {
    errors.add(TokenError(message, at: place ?? SourceLocation(file: file.name, line: line)))
  }

  private mutating func group(_ json: JSON, path: [String], type inherited: DeclaredType?) {
    guard let members = json.members else {
      let name = path.isEmpty ? "the file" : "'\(path.joined(separator: "."))'"
      return report("\(name) should be a group or a token, but is \(json.kind)", line: json.line)
    }
    let type = declaredType(json) ?? inherited
    for member in members {
      switch member.name {
      case "$type", "$description", "$value", "$deprecated", "$schema": break
      case "$extensions": fileExtensions(member, isFile: path.isEmpty)
      case "$root": declare(member, path: path, type: type)
      case let name where name.hasPrefix("$"):
        report("unknown property '\(name)'", line: member.line)
      case let name where name.isEmpty || name.utf8.contains { "{}.".utf8.contains($0) }:
        report("'\(name)' is no token name: it is empty or has one of { } .", line: member.line)
      case let name where path.reduce(name.utf8.count) { $0 + 1 + $1.utf8.count } > Self.longestPath:
        report("'\(name)' makes a path of more than \(Self.longestPath) bytes", line: member.line)
      default:
        if member.value["$value"] != nil {
          declare(member, path: path + [member.name], type: type)
        } else if let value = member.value["value"], value.members == nil {
          report(
            "'\(member.name)' has 'value', as tools wrote it before the format had '$value', which others of the file have",
            line: member.line)
        } else {
          group(member.value, path: path + [member.name], type: type)
        }
      }
    }
  }

  private mutating func declare(_ member: JSON.Member, path: [String], type inherited: DeclaredType?) {
    let name = path.joined(separator: ".")
    if let inner = member.value.members?.first(where: { !$0.name.hasPrefix("$") }) {
      report(
        "token '\(name)' also holds '\(inner.name)'; to be a group too it gives its value to '$root'", line: inner.line)
    }
    declarations.append(
      Declaration(path: path, member: member, name: name, own: declaredType(member.value), inherited: inherited))
  }

  private mutating func token(_ declaration: Declaration, isOpen: Bool) {
    let (member, name) = (declaration.member, declaration.name)
    place = member.value.place()
    defer { place = nil }
    let location = place ?? SourceLocation(file: file.name, line: member.line)
    if isOpen { return file.open.append((name, location)) }
    guard let declared = type(of: declaration) else {
      return report("token '\(name)' has no $type, nor has a group around it", line: member.line)
    }
    guard case .drawn(let type, let isList) = declared else {
      return file.undrawn.append((name, location))
    }
    guard let written = member.value["$value"] else {
      return report("token '\(name)' has no $value", line: member.line)
    }
    let json = isList ? Self.firstFamily(written) : written
    if isUndrawn(json, type) {
      return file.undrawn.append((name, location))
    }
    guard let value = expression(json, type, of: name) else { return }
    var variants = Variants.one(value)
    for other in member.value["$extensions"]?.members ?? []
    where other.name.hasPrefix(Self.ownExtensions) && !other.name.hasPrefix(Self.place) {
      guard Self.sides.contains(other.name) else {
        report("unknown extension '\(other.name)'", line: other.line)
        continue
      }
      guard variants.variants.count == 1 else {
        report("'\(name)' depends on the mode and on the size class; it can depend on one of them", line: other.line)
        continue
      }
      guard type != .typography, type != .shadow else {
        report("'\(name)' is made of parts; give the modes to these", line: other.line)
        continue
      }
      place = member.value.place(of: other.name) ?? place
      guard let side = expression(isList ? Self.firstFamily(other.value) : other.value, type, of: name) else { return }
      variants =
        other.name == "daguerre.dark"
        ? .lightDark(light: value, dark: side) : .compactRegular(compact: value, regular: side)
    }
    file.tokens.append(
      Token(segments: declaration.path, type: type, value: variants, location: location))
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

  /// The extensions that hold the value in dark mode, or in regular size.
  static let sides = ["daguerre.dark", "daguerre.regular"]

  /// Where a token was written that ``ResolverDocument`` took from another file.
  static let place = "daguerre.place"

  /// Where the value of an extension was written.
  static func place(of name: String) -> String { "\(place).\(name)" }

  /// How the names of all extensions begin that may be wrong; others belong to others.
  static let ownExtensions = "daguerre."

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

// MARK: - Types

extension TokenFileReader {
  private enum DeclaredType {
    /// A list is one of families, in a text.
    case drawn(TokenType, isList: Bool = false)
    case undrawn
  }

  /// What `$type` says, reported where that is nothing known.
  private mutating func declaredType(_ json: JSON) -> DeclaredType? {
    guard let declared = json["$type"] else { return nil }
    if let word = declared.string, let type = TokenType(declared: word) {
      return .drawn(type, isList: word == TokenType.families)
    }
    if isOfAnySystem, let word = declared.string, TokenType.undrawn.contains(word) { return .undrawn }
    let known = TokenType.declarable.map(\.rawValue).joined(separator: ", ")
    let name = declared.string.map { " '\($0)'" } ?? ""
    report("unknown $type\(name); known are \(known)", line: declared.line)
    // Else its tokens would be said to have none.
    return .undrawn
  }

  /// Its own type, for an alias that of the token it means, else that of the groups around it.
  ///
  /// The order is that of the format. An alias of a token of another file has the type that this one has.
  private func type(of declaration: Declaration) -> DeclaredType? {
    var next = declaration
    // Longer chains are an error elsewhere.
    for _ in 0..<64 {
      if let own = next.own { return own }
      guard let alias = next.member.value["$value"]?.alias else { return next.inherited }
      guard let index = indices[alias] else { return next.inherited ?? .drawn(.unknown) }
      next = declarations[index]
    }
    return declaration.inherited ?? .drawn(.unknown)
  }
}

extension TokenType {
  /// Those that a file can declare.
  fileprivate static let declarable = allCases.filter { $0 != .mode && $0 != .unknown }

  /// A type of the format, or of Style Dictionary and Tokens Studio.
  init?(declared word: String) {
    if let type = Self.declarable.first(where: { $0.rawValue == word }) {
      self = type
    } else if let type = Self.otherWords[word] {
      self = type
    } else {
      return nil
    }
  }

  /// What Tokens Studio calls a list of families.
  static let families = "fontFamilies"

  private static let otherWords: [String: TokenType] = [
    "borderRadius": .dimension, "borderWidth": .dimension, "boolean": .fontFamily, "boxShadow": .shadow,
    families: .fontFamily, "fontSizes": .dimension, "fontWeights": .fontWeight, "letterSpacing": .dimension,
    "lineHeights": .dimension, "math": .number, "opacity": .number, "paragraphSpacing": .dimension, "rotation": .number,
    "sizing": .dimension, "spacing": .dimension, "string": .fontFamily, "text": .fontFamily, "time": .duration,
  ]

  /// Types of the format and of Tokens Studio that nothing here draws.
  fileprivate static let undrawn: Set = [
    "asset", "border", "composition", "cubicBezier", "gradient", "other", "textCase", "textDecoration", "transition",
  ]
}

// MARK: - Aliases

extension TokenFileReader {
  /// Reports aliases of tokens of this file that have another type; what is not in the file is known to others.
  private mutating func checkAliases() {
    let types = Dictionary(file.tokens.map { ($0.path, $0.type) }) { first, _ in first }
    for token in file.tokens where token.type != .unknown {
      for side in token.value.variants { checkAliases(side.value, token.type, of: token, types) }
    }
  }

  private mutating func checkAliases(
    _ value: Expression, _ type: TokenType, or other: TokenType? = nil, of token: Token, _ types: [String: TokenType]
  ) {
    switch value {
    case .alias(let path):
      guard let found = types[path], found != type, found != other, found != .unknown else { return }
      errors.add(
        TokenError(
          "'{\(path)}' is of type \(found.rawValue), but '\(token.path)' needs \(type.rawValue)",
          at: token.location))
    case .composite(let parts):
      for part in parts {
        let other: TokenType? = isOfAnySystem && part.name == "lineHeight" ? .number : nil
        checkAliases(part.value, .type(ofPart: part.name), or: other, of: token, types)
      }
    case .color, .number, .string: return
    }
  }
}
