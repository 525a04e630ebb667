internal import DesignTokens

/// Writes the providers of a theme that is another with light and dark exchanged: subclasses of the other's providers
/// that override just the tokens whose sides differ.
struct InverseWriter {
  /// The theme to exchange; open, since its providers are subclassed.
  let set: TokenLibrary.ThemeSet
  let contract: Contract
  /// What the names of the providers start with.
  let prefix: String
  let module: String

  private var base: ThemeWriter { ThemeWriter(set: set, contract: contract) }

  func files() -> [SourceFile] {
    let values = Dictionary((set.semantic + set.component).map { ($0.path, $0) }) { first, _ in first }
    return contract.semantic.compactMap { family, tokens in
      let members = tokens.flatMap { semanticMembers($0, family, values[$0.path]) }
      return file("\(family.typeName)Semantic", members, family, families: [], what: "\(family.rawValue) tokens")
    }
      + contract.component.compactMap { component, tokens in
        let members = tokens.compactMap { componentMember($0, values[$0.path]) }
        return file(
          "\(SwiftName.type(component))Component", members, nil, families: base.needed(by: tokens, values, except: nil),
          what: "tokens of the component \(component)")
      }
  }

  /// - Returns: nil when there is nothing to exchange.
  private func file(
    _ kind: String, _ members: [String], _ family: Family?, families: [Family], what: String
  ) -> SourceFile? {
    guard !members.isEmpty else { return nil }
    let name = "\(prefix)\(kind)TokensProvider"
    var file = SourceFile(
      "\(module)/Generated/\(name).swift",
      imports: [
        "internal import DaguerreSkins", ThemeWriter.rawImport(for: family), "public import OUDSTokensSemantic",
        "public import \(set.theme.module)",
      ] + (family == nil ? ["internal import OUDSTokensComponent"] : []))
    file.line()
    file.line("/// The \(what) of ``\(set.theme.prefix)`` with light and dark exchanged.")
    file.line("public final class \(name): \(set.theme.prefix)\(kind)TokensProvider,")
    file.line("  @unchecked Sendable  // immutable, as its superclass")
    file.line("{")
    initializer(families, &file)
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

  private func semanticMembers(_ token: Contract.Declaration, _ family: Family, _ value: Token?) -> [String] {
    guard let exchanged = value.flatMap(exchanged) else { return [] }
    let name = SwiftName.semantic(token.segments, family: family)
    guard let names = token.sideNames(name) else {
      let type = SwiftType.whole(token, words: token.segments)
      return [member(name, type, base.body(token, exchanged, name, type, family))]
    }
    let leaf = SwiftType.leaf(token.type, words: token.segments)
    return zip([names.first, names.second], exchanged.value.sides).map { name, side in
      member(name, leaf, base.side(side.value, side.name, family))
    }
  }

  private func componentMember(_ token: Contract.Declaration, _ value: Token?) -> String? {
    guard let exchanged = value.flatMap(exchanged) else { return nil }
    let name = SwiftName.component(token.segments)
    let type = SwiftType.whole(token, words: token.typeWords(isComponent: true))
    return member(name, type, base.body(token, exchanged, name, type, nil))
  }

  private func member(_ name: String, _ type: String, _ body: String) -> String {
    "  public override var \(SwiftName.declared(name)): \(type) { \(body) }"
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
