internal import DesignTokens

/// Writes the providers of a theme that is another with light and dark exchanged: subclasses of the other's providers
/// that override just the tokens whose sides differ.
struct InverseWriter {
  /// The theme to exchange; open, since its providers are subclassed.
  let set: TokenLibrary.ThemeSet
  let contract: Contract
  let inverse: ThemeDescription.Inverse

  private var prefix: String { inverse.prefix }
  private var base: ThemeWriter { ThemeWriter(set: set, contract: contract) }

  func files() -> [SourceFile] {
    let providers = contract.providers(Family.allCases).compactMap(file)
    return providers + [base.classWriter.file(inverse, replaced: Set(providers.map(\.name)))]
  }

  /// - Returns: nil when there is nothing to exchange.
  private func file(_ provider: Provider) -> SourceFile? {
    let members = provider.tokens.flatMap { self.members(of: $0, provider) }
    guard !members.isEmpty else { return nil }
    let name = provider.type(of: prefix)
    let theirs = provider.type(of: set.theme.prefix)
    var file = SourceFile(
      "\(inverse.module)/Generated/\(name).swift",
      imports: [
        "internal import DaguerreSkins", ThemeWriter.rawImport(for: provider.family),
        "public import OUDSTokensSemantic", "public import \(set.theme.module)",
      ] + (provider.family == nil ? ["internal import OUDSTokensComponent"] : []))
    file.line()
    file.line("/// The \(provider.summary) of ``\(set.theme.prefix)`` with light and dark exchanged.")
    file.line("public final class \(name): \(theirs),")
    file.line("  @unchecked Sendable  // immutable, as its superclass")
    file.line("{")
    if provider.family == nil {
      let families = base.needed(by: provider)
      initializer(families, &file)
      if base.isVersioned(provider) { base.versionedInitializer(families, prefix: prefix, &file) }
    }
    file.line("  /// Every token is read as a skin attribute.")
    file.line("  public override var tracksTokens: Bool { true }")
    file.line()
    for member in members { file.line(member) }
    file.line("}")
    return file
  }

  /// Providers of components read exchanged colours unless told otherwise.
  private func initializer(_ families: [Family], _ file: inout SourceFile) {
    guard !families.isEmpty else { return }
    let parameters = families.map { "\($0.property): (any All\($0.typeName)SemanticTokensProvider)? = nil" }
    let arguments = families.map { family in
      family == .color
        ? "colors: colors ?? \(prefix)ColorSemanticTokensProvider()" : "\(family.property): \(family.property)"
    }
    file.line("  /// - Parameters: where tokens of other families come from; nil for the theme's own.")
    file.line("  public override init(\(parameters.joined(separator: ", "))) {")
    file.line("    super.init(\(arguments.joined(separator: ", ")))")
    file.line("  }")
    file.line()
  }

  private func members(of token: Contract.Declaration, _ provider: Provider) -> [String] {
    guard let value = set[token.path] else { return [] }
    guard set.values(of: token.path).contains(where: { exchanged($0) != nil }) else { return [] }
    func reading(_ token: Token) -> Token { exchanged(token) ?? token }
    guard let sides = provider.sides(of: token) else {
      let body = base.body(token, value, provider, reading: reading)
      return member(
        provider.name(of: token), provider.type(of: token), body, base.summary(of: value, reading: reading),
        provider)
    }
    return zip(sides.names, value.value.variants).enumerated().flatMap { index, pair in
      let body = base.sideBody(of: value, index, provider, reading: reading)
      return member(
        pair.0, sides.type, body, base.summary(of: value, side: pair.1.name, reading: reading), provider)
    }
  }

  /// Under its later name, if it has one: that is the one that the superclass reads the value of.
  private func member(
    _ name: String, _ type: String, _ body: String, _ summary: String, _ provider: Provider
  ) -> [String] {
    let read = LaterName.of(name, in: provider.word) ?? SwiftName.declared(name)
    return ["  /// \(summary)", "  public override var \(read): \(type) { \(body) }"]
  }

  /// The token with its sides exchanged, or nil if that changes nothing.
  ///
  /// A colour mode names a scheme, and the schemes have changed places: so its words are exchanged too.
  private func exchanged(_ token: Token) -> Token? {
    guard case .lightDark(let light, let dark) = token.value else { return nil }
    let value = Variants.lightDark(light: flipped(dark, token.type), dark: flipped(light, token.type))
    guard value != token.value else { return nil }
    return Token(segments: token.segments, type: token.type, value: value, location: token.location)
  }

  private func flipped(_ value: Expression, _ type: TokenType) -> Expression {
    guard type == .mode, case .string(let word) = value else { return value }
    let opposite = ["light": "dark", "dark": "light", "mono-light": "mono-dark", "mono-dark": "mono-light"]
    return .string(opposite[word] ?? word)
  }
}
