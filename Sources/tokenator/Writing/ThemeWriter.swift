internal import DaguerreSupport
internal import DesignTokens

/// Writes the providers of one theme.
struct ThemeWriter {
  let set: TokenLibrary.ThemeSet
  let contract: Contract

  private var theme: ThemeDescription { self.set.theme }
  private var access: String { theme.isOpen ? "open" : "public" }
  private var classWord: String { theme.isOpen ? "open class" : "public final class" }
  /// The providers that it holds are of any class, so the compiler cannot check it.
  private func sendable(_ provider: Provider) -> String {
    let reason = isVersioned(provider) ? "immutable once it is made" : "immutable: every stored property is a `let`"
    return ",\n  @unchecked Sendable  // \(reason)\n{"
  }

  /// - Parameter rawEnums: those with the raw tokens of its brand.
  func files(rawEnums: [String]) -> [SourceFile] {
    contract.providers(Family.allCases).map(file) + [classWriter.file(rawEnums: rawEnums)]
  }

  var classWriter: ThemeClassWriter {
    ThemeClassWriter(theme: theme, contract: contract, needed: needed, isVersioned: isVersioned)
  }

  private func file(_ provider: Provider) -> SourceFile {
    let name = provider.type(of: theme.prefix)
    var file = SourceFile(
      "\(theme.module)/Generated/\(name).swift",
      imports: [
        "internal import DaguerreSkins", "public import OUDSTokensSemantic", Self.rawImport(for: provider.family),
      ] + (provider.family == nil ? ["public import OUDSTokensComponent"] : [])
        + (theme.brandModule.map { ["internal import \($0)"] } ?? []))
    file.line()
    file.line("/// The \(provider.summary) of ``\(theme.prefix)``.")
    file.line("\(classWord) \(name): \(provider.protocol)\(sendable(provider))")
    initializer(of: provider, &file)
    for token in provider.tokens { members(of: token, provider, &file) }
    for flag in FlagToken.all(ofComponent: provider.word) {
      file.line("  /// \(flag.summary)")
      file.line("  \(access) var \(flag.name): Bool { \(flag.value(theme)) }")
    }
    file.line("}")
    return file
  }

  /// Only the sides of modes name a raw type in public.
  static func rawImport(for family: Family?) -> String {
    "\(family == .colorMode ? "public" : "internal") import OUDSTokensRaw"
  }

  // MARK: - Tokens

  private func members(of token: Contract.Declaration, _ provider: Provider, _ file: inout SourceFile) {
    let (name, type) = (provider.name(of: token), provider.type(of: token))
    guard let value = set[token.path] else { return lacking(token, provider, &file) }
    guard let sides = provider.sides(of: token) else {
      return member(name, type, body(token, value, provider), summary(of: value), provider, &file)
    }
    for (index, (name, side)) in zip(sides.names, value.value.variants).enumerated() {
      let body = sideBody(of: value, index, provider)
      member(name, sides.type, body, summary(of: value, side: side.name), provider, &file)
    }
    let arguments = zip(value.value.variants, sides.names).map { "\($0.name): \($1)" }.joined(separator: ", ")
    let modeName = token.type == .mode ? "\"\(name)\", " : ""
    let body = "\(token.reader)(.\(token.key)) { \(type)(\(modeName)\(arguments)) }"
    member(name, type, body, summary(of: value), provider, &file)
  }

  /// A token that the theme has no value for; a subclass may have.
  private func lacking(_ token: Contract.Declaration, _ provider: Provider, _ file: inout SourceFile) {
    let (name, type) = (provider.name(of: token), provider.type(of: token))
    let summary = "`\(token.path)`; the theme has no value for it."
    var whole = ".forbidden"
    if let sides = provider.sides(of: token) {
      let isMode = token.type == .mode
      for side in sides.names {
        member(side, sides.type, isMode ? ".light" : ".forbidden", summary, provider, &file)
      }
      if !isMode { whole = "\(type)(light: \(sides.names[0]), dark: \(sides.names[1]))" }
    }
    member(name, type, "\(token.reader)(.\(token.key)) { \(whole) }", summary, provider, &file)
  }

  /// A token whose sides have no properties of their own.
  ///
  /// - Parameter reading: what to make of it, and of what a release makes of it.
  func body(
    _ token: Contract.Declaration, _ value: Token, _ provider: Provider, reading: (Token) -> Token = { $0 }
  ) -> String {
    let expression = versioned(value) { whole(reading($0), provider.name(of: token), provider.family) }
    return "\(token.reader)(.\(token.key)) { \(expression) }"
  }

  /// One side of a token, by its place.
  func sideBody(
    of value: Token, _ index: Int, _ provider: Provider, reading: (Token) -> Token = { $0 }
  ) -> String {
    versioned(value) {
      let side = reading($0).value.variants[index]
      return self.side(side.value, side.name, provider.family)
    }
  }

  /// The expression of a token, or the choice among those that it has in the releases.
  private func versioned(_ token: Token, _ text: (Token) -> String) -> String {
    set.releases.reduce(text(token)) { former, release in
      guard let new = release[token.path].map(text), new != former else { return former }
      return "version >= .\(release.description.swiftCase) ? \(new) : \(former)"
    }
  }

  /// - Parameter side: nil for the whole token.
  func summary(of token: Token, side: String? = nil, reading: (Token) -> Token = { $0 }) -> String {
    let own = TokenSummary(reading(token))
    return set.releases.reduce(side.map(own.side) ?? own.whole) { text, release in
      guard let changed = release[token.path] else { return text }
      return text
        + TokenSummary(reading(changed)).change(from: reading(token), side: side, in: release.description)
    }
  }

  /// Whether a release changes tokens of the provider, or of those that it reads.
  func isVersioned(_ provider: Provider) -> Bool {
    if provider.tokens.contains(where: { set.values(of: $0.path).count > 1 }) { return true }
    let needed = needed(by: provider)
    return contract.providersInThemeOrder.contains { $0.family.map(needed.contains) == true && isVersioned($0) }
  }

  private func member(
    _ name: String, _ type: String, _ body: String, _ summary: String, _ provider: Provider,
    _ file: inout SourceFile
  ) {
    file.line("  /// \(summary)")
    guard theme.isOpen, let later = LaterName.of(name, in: provider.word) else {
      return file.line("  \(access) var \(SwiftName.declared(name)): \(type) { \(body) }")
    }
    file.line("  \(access) var \(SwiftName.declared(name)): \(type) { \(later) }")
    file.line("  /// The name of ``\(name)`` in later releases; a subclass overrides either.")
    file.line("  \(access) var \(later): \(type) { \(body) }")
  }

  // MARK: - Providers that a provider reads

  func needed(by provider: Provider) -> [Family] {
    var found: Set<Family> = []
    let values = provider.tokens.flatMap { set.values(of: $0.path) }
    for path in values.flatMap(\.value.variants).flatMap(\.value.aliases) {
      guard let target = contract[path], let other = Family(semanticPath: target.segments) else { continue }
      found.insert(other)
    }
    // A subclass reads those of the iOS library too, and overrides the initialiser that takes them.
    let taken = provider.family == nil ? LibraryParameters.families(ofComponent: provider.word) : []
    found.formUnion(taken)
    let order = found == Set(taken) ? taken : Family.inParameterOrder
    return order.filter { found.contains($0) && $0 != provider.family }
  }

  private func initializer(of provider: Provider, _ file: inout SourceFile) {
    let families = needed(by: provider)
    if isVersioned(provider) {
      file.line("  /// The release whose values the tokens have.")
      file.line("  public package(set)\(theme.isOpen ? " final" : "") var version: TokenRelease = .v2_5")
    }
    for family in families {
      file.line("  /// Where the \(family.rawValue) tokens come from.")
      file.line("  public let \(family.property): any All\(family.typeName)SemanticTokensProvider")
    }
    file.line()
    var parameters = families.map { "\($0.property): (any All\($0.typeName)SemanticTokensProvider)? = nil" }
    if provider.family == .colorMode, families.isEmpty {
      // Sources give it; a mode names a surface, whose colour is the theme's.
      parameters = ["colors _: (any AllColorSemanticTokensProvider)? = nil"]
      file.line(
        "  /// - Parameter colors: for sources that give it; a mode names a surface, whose colour is the theme's.")
    } else if families.isEmpty {
      file.line("  /// The values of the theme; no token reads one of another family.")
    } else {
      file.line("  /// - Parameters: where tokens of other families come from; nil for the theme's own.")
    }
    file.line("  public init(\(parameters.joined(separator: ", "))) {")
    for family in families {
      let theirs = "\(theme.prefix)\(family.typeName)SemanticTokensProvider()"
      file.line("    self.\(family.property) = \(family.property)?.tracked ?? \(theirs)")
    }
    file.line("  }")
    file.line()
    if provider.family == nil { otherInitializer(of: provider, families, &file) }
    if isVersioned(provider) { versionedInitializer(families, prefix: theme.prefix, &file) }
    libraryInitializer(of: provider, families, &file)
    file.line("  /// Whether every token is read as a skin attribute; not known of what subclasses override.")
    file.line(
      "  \(access) var tracksTokens: Bool { \(theme.isOpen ? "type(of: self) == \(provider.type(of: theme.prefix)).self" : "true") }"
    )
    file.line()
  }
}

extension ThemeWriter {
  /// With the parameters of other releases of the iOS library, where they differ.
  private func otherInitializer(of provider: Provider, _ families: [Family], _ file: inout SourceFile) {
    guard theme.isOpen, let taken = LibraryParameters.otherFamilies(ofComponent: provider.word) else { return }
    let parameters = taken.map { "\($0.property): (any All\($0.typeName)SemanticTokensProvider)?" }
    file.line("  /// The same with the parameters of other releases of the iOS library.")
    file.line("  public init(\(parameters.joined(separator: ", "))) {")
    for family in families {
      let given = taken.contains(family) ? "\(family.property)?.tracked ?? " : ""
      file.line("    self.\(family.property) = \(given)\(theme.prefix)\(family.typeName)SemanticTokensProvider()")
    }
    file.line("  }")
    file.line()
  }

  private func libraryInitializer(of provider: Provider, _ families: [Family], _ file: inout SourceFile) {
    let taken = LibraryParameters.families(ofComponent: provider.word)
    guard provider.family == nil, !taken.isEmpty, taken != families else { return }
    let parameters = taken.map { "\($0.property): (any All\($0.typeName)SemanticTokensProvider)? = nil" }
    let arguments = families.map { "\($0.property): \(taken.contains($0) ? $0.property : "nil")" }
    file.line("  /// The same with the parameters of the iOS library.")
    file.line("  @_disfavoredOverload")
    file.line("  public convenience init(\(parameters.joined(separator: ", "))) {")
    file.line("    self.init(\(arguments.joined(separator: ", ")))")
    file.line("  }")
    file.line()
  }

  /// Beside the designated one, which is the only one: subclasses may leave the call of it to the compiler.
  ///
  /// - Parameter prefix: the theme whose families are read unless others are given.
  func versionedInitializer(_ families: [Family], prefix: String, _ file: inout SourceFile) {
    let parameters =
      families.map { "\($0.property): (any All\($0.typeName)SemanticTokensProvider)? = nil" }
      + ["version: TokenRelease"]
    let arguments = families.map { family in
      let other = contract.providersInThemeOrder.first { $0.family == family }
      guard other.map(isVersioned) == true else { return "\(family.property): \(family.property)" }
      let owner = family == .color ? prefix : theme.prefix
      let theirs = "\(owner)\(family.typeName)SemanticTokensProvider(version: version)"
      return "\(family.property): \(family.property) ?? \(theirs)"
    }
    file.line("  /// The same with the values of a release.")
    file.line("  public convenience init(\(parameters.joined(separator: ", "))) {")
    file.line("    self.init(\(arguments.joined(separator: ", ")))")
    file.line("    self.version = version")
    file.line("  }")
    file.line()
  }
}

// MARK: - Expressions

extension ThemeWriter {
  /// How a token of another family, or of the one being written, is read.
  private func reference(_ path: String, _ own: Family?) -> String {
    guard let target = contract[path], let family = Family(semanticPath: target.segments) else {
      return RawWriter.reference(path.split(separator: ".").map(String.init))
    }
    let member = SwiftName.declared(SwiftName.semantic(target.segments, family: family))
    // What a subclass overrides is read as a skin attribute too.
    return family != own ? "\(family.property).\(member)" : theme.isOpen ? "tracked.\(member)" : member
  }

  /// One side of a pair: `light`, `dark`, `compact`, `regular`.
  func side(_ value: Expression, _ side: String, _ own: Family?) -> String {
    switch value {
    case .alias(let path):
      guard let target = contract[path] else { return reference(path, own) }
      let hasSide = target.type == .color ? !target.isSingleColor : target.shape != .one
      return hasSide ? "\(reference(path, own)).\(side)" : reference(path, own)
    case .color(let rgba): return "\"\(HexadecimalColor.shortText(rgba))\""
    case .number(let number): return NumberText.literal(number)
    case .string(let text): return mode(text)
    case .composite: preconditionFailure("composites have no sides; the reader refuses them")
    }
  }

  private func mode(_ text: String) -> String {
    switch text {
    case "light", "dark": "ColorModeRawTokens.\(text)"
    case "mono-light": "ColorModeRawTokens.monochromeLight"
    case "mono-dark": "ColorModeRawTokens.monochromeDark"
    default: String(reflecting: text)
    }
  }

  /// The whole value of a token whose sides have no properties of their own.
  private func whole(_ token: Token, _ name: String, _ own: Family?) -> String {
    switch token.value {
    case .one(.composite(let parts)): return composite(token.type, parts, own)
    case .one(let value):
      if case .alias(let path) = value, contract[path] != nil { return whole(token, as: path, own) }
      let raw = side(value, "", own)
      return switch token.type {
      case .color: contract[token.path]?.isSingleColor == true ? raw : "MultipleColorSemanticToken(\(raw))"
      case .typography: "MultipleFontCompositeSemanticToken(\(raw))"
      case .shadow: "ElevationCompositeSemanticToken(\(raw))"
      default: raw
      }
    case .lightDark(let light, let dark):
      if light == dark, case .alias(let path) = light, contract[path] != nil { return whole(token, as: path, own) }
      let type = token.type == .mode ? "MultipleColorModeSemanticToken(\"\(name)\", " : "MultipleColorSemanticToken("
      return "\(type)light: \(side(light, "light", own)), dark: \(side(dark, "dark", own)))"
    case .compactRegular(let compact, let regular):
      if compact == regular, case .alias(let path) = compact, let target = contract[path], target.shape != .one {
        return reference(path, own)
      }
      return "CompactRegular(compact: \(side(compact, "compact", own)), regular: \(side(regular, "regular", own)))"
    }
  }

  /// A token that is another one, which may be one colour where the token is a pair.
  private func whole(_ token: Token, as path: String, _ own: Family?) -> String {
    let isPair = contract[token.path]?.isSingleColor == false && contract[path]?.isSingleColor == true
    return isPair ? "MultipleColorSemanticToken(\(reference(path, own)))" : reference(path, own)
  }

  private func composite(_ type: TokenType, _ parts: [Expression.Part], _ own: Family?) -> String {
    func part(_ name: String, _ sideName: String) -> String {
      parts.first { $0.name == name }.map { side($0.value, sideName, own) } ?? "0"
    }
    func one(_ side: String) -> String {
      if type == .shadow {
        return "ElevationCompositeRawToken(x: \(part("offsetX", side)), y: \(part("offsetY", side)), "
          + "blur: \(part("blur", side)), color: \(part("color", side)))"
      }
      let family = parts.contains { $0.name == "fontFamily" } ? part("fontFamily", side) : "nil"
      return "FontCompositeSemanticToken(family: \(family), size: \(part("fontSize", side)), "
        + "lineHeight: \(part("lineHeight", side)), weight: \(part("fontWeight", side)), "
        + "letterSpacing: \(part("letterSpacing", side)))"
    }
    return type == .shadow
      ? "ElevationCompositeSemanticToken(light: \(one("light")), dark: \(one("dark")))"
      : "MultipleFontCompositeSemanticToken(compact: \(one("compact")), regular: \(one("regular")))"
  }
}
