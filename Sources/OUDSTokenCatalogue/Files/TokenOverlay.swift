public import OUDSThemesContract
internal import DaguerreSupport
public import DaguerreSkins
internal import DesignTokens
internal import OUDSTokensRaw

/// A token file that changes some tokens of a theme, without compiling anything.
///
/// The file has the shape of the Design Tokens format, 2025.10, and the paths of the design system:
///
/// ```json
/// {"color": {"$type": "color", "action": {"enabled": {"$value": "{color.surface.brand.primary}"}}}}
/// ```
///
/// A value counts for both modes and both size classes, unless `$extensions` has `daguerre.dark` or
/// `daguerre.regular`. An alias means the value of that token in this file, or in another that is laid over the theme
/// together with it, else in the theme, and so do aliases that something is worked out from. A token that no theme has may
/// stand in the file for others that follow it (``OwnTokens``). What `daguerre.absent` of the file names has no value again
/// where the theme has none of its own. A file takes time in proportion to its length, and to that of the chains that lead
/// from it through the theme and back.
public struct TokenOverlay: Sendable {
  private enum Content {
    case file(TokenFile)
    case value(path: String, text: String)
  }

  private let content: Content
  /// The paths of tokens that it says nothing of after all.
  private var leftOut: Set<String> = []
  /// Whether aliases in overlays before it do not follow it, as where it undoes a part of what they say.
  package let isApart: Bool
  /// What the skins made from it add to their audit trail.
  private let name: String

  /// - Parameters:
  ///   - bytes: the file's content, UTF-8.
  ///   - name: what errors and audit trails call the file.
  public init(_ bytes: [UInt8], name: String) throws(TokenFileError) {
    do throws(TokenErrors) {
      let file = try TokenFileReader.read(bytes, name: name, with: .later)
      content = .file(file)
      isApart = file.isApart
    } catch {
      throw TokenFileError(error.errors)
    }
    self.name = name
  }

  /// One token, for both modes and both size classes.
  ///
  /// - Parameters:
  ///   - path: a path or a Swift name, see ``TokenCatalogue/token(named:of:)``.
  ///   - value: a colour (`#4B0082`), a number, a text, or another token (`{color.action.enabled}`), as the token is
  ///     of.
  public init(path: String, value: String) {
    content = .value(path: path, text: value)
    isApart = false
    name = "\(path)=\(value)"
  }

  /// A skin with the overlay's tokens, for a theme.
  ///
  /// - Parameters:
  ///   - base: the skin to lay them over; its values count where the overlay refers to the theme.
  ///   - isForeign: whether a path that the theme does not have is a token of another one, which is left out.
  /// - Throws: ``TokenFileError`` with all that is wrong: a token that nobody has, a value that it cannot have.
  public func skin(
    over theme: OUDSTheme, base: ConcreteSkin = ConcreteSkin(), isForeign: (String) -> Bool = { _ in false }
  ) throws(TokenFileError) -> ConcreteSkin {
    try Self.skin(of: [self], over: theme, base: base, isForeign: isForeign)
  }

  /// A skin with the tokens of several overlays, of which later ones count more.
  ///
  /// An alias means the value that its token has with all of them in force, whichever says so.
  ///
  /// - Parameter overlays: of which none but the first is apart.
  /// - Throws: as ``skin(over:base:isForeign:)``.
  public static func skin(
    of overlays: [TokenOverlay], over theme: OUDSTheme, base: ConcreteSkin = ConcreteSkin(),
    isForeign: (String) -> Bool = { _ in false }
  ) throws(TokenFileError) -> ConcreteSkin {
    // What is worked out from tokens of the theme means their values with all overlays in force, so it is worked out
    // again until they stay.
    var operands = ThemeOperands(theme, under: base)
    for _ in Operands.rounds(for: overlays.compactMap(\.file)) {
      let skin = try skin(of: overlays, over: theme, base, with: operands, isForeign)
      if operands.areSame(under: skin) { return skin }
      operands = ThemeOperands(theme, under: skin)
    }
    throw TokenFileError(overlays.filter(\.worksOut).flatMap(\.cycle.diagnostics))
  }

  private static func skin(
    of overlays: [TokenOverlay], over theme: OUDSTheme, _ base: ConcreteSkin, with operands: ThemeOperands,
    _ isForeign: (String) -> Bool
  ) throws(TokenFileError) -> ConcreteSkin {
    var skin = base
    var inForce: [String: Token] = [:]
    for (index, overlay) in overlays.enumerated() {
      skin.addIdentifier("+" + overlay.name)
      for (key, value) in overlay.absentValues(of: theme) { skin.set(key, toAny: value) }
      // What later overlays set matters only to what is worked out.
      let later = overlay.worksOut ? Set(overlays[(index + 1)...].flatMap { $0.paths(in: theme) }) : []
      let tokens = try overlay.tokens(for: theme, with: operands, later, isForeign)
      skin = try overlay.settle(tokens, over: theme, skin)
      for (path, _) in overlay.file?.absent ?? [] { inForce[path] = nil }
      for token in tokens { inForce[token.path] = token }
    }
    guard overlays.count > 1, let last = overlays.last else { return skin }
    return try last.settle(inForce.keys.sorted().compactMap { inForce[$0] }, over: theme, skin)
  }

  /// The paths of the tokens that it sets.
  private func paths(in theme: OUDSTheme) -> [String] {
    switch content {
    case .file(let file): file.declared.map(\.path)
    case .value(let path, _): (try? TokenCatalogue.token(named: path, of: theme).path).map { [$0] } ?? []
    }
  }

  /// Whether tokens of it are worked out from others.
  private var worksOut: Bool { file?.sources.isEmpty == false }

  private var file: TokenFile? { if case .file(let file) = content { file } else { nil } }

  /// The overlay where it says nothing of some tokens.
  package func leavingOut(_ paths: Set<String>) -> TokenOverlay {
    var overlay = self
    overlay.leftOut.formUnion(paths)
    return overlay
  }

  /// The tokens that it makes aliases of others, by path, with those; an empty set for one that it gives a value.
  package func aliases(
    in theme: OUDSTheme, isForeign: (String) -> Bool
  ) throws(TokenFileError) -> [String: Set<String>] {
    let entries = TokenIndex.of(theme).byPath
    switch content {
    case .file(let file):
      let links = file.links
      let own = file.declared.map(\.path).filter { entries[$0] != nil && !leftOut.contains($0) }
      return Dictionary(own.map { ($0, Self.aims(of: $0, along: links) { entries[$0] != nil }) }) { first, _ in first }
    case .value(let path, let text):
      guard let token = try token(path, text, of: theme, isForeign) else { return [:] }
      // On the command line an alias may be a Swift name.
      let aims = token.value.variants.flatMap(\.value.aliases).map { aim in
        entries[aim] == nil ? (try? TokenCatalogue.token(named: aim, of: theme).path) ?? aim : aim
      }
      return [token.path: Set(aims)]
    }
  }

  /// The tokens of a theme that one follows, by way of tokens that the file has for itself or not.
  private static func aims(
    of path: String, along links: [String: Set<String>], isKnown: (String) -> Bool
  ) -> Set<String> {
    Set(reachedFrom: links[path] ?? []) { isKnown($0) ? [] : links[$0] ?? [] }.filter(isKnown)
  }

  /// The skin with tokens, of this overlay or of earlier ones too.
  private func settle(
    _ tokens: [Token], over theme: OUDSTheme, _ base: ConcreteSkin
  ) throws(TokenFileError) -> ConcreteSkin {
    var skin = base
    // An alias of a token of the theme means its value with the overlay in force, so values are resolved again until
    // they stay: each round settles at least one more token of a chain.
    for _ in 0...tokens.count {
      var resolver = OverlayResolver(tokens, name: name, theme: theme, skin: skin)
      let values = resolver.values()
      guard resolver.errors.isEmpty else { throw failure(resolver.errors.all) }
      let isSettled = values.allSatisfy { skin.setValue(of: $0)?.canonicalText == $1.canonicalText }
      for (key, value) in values { skin.set(key, toAny: value) }
      if isSettled || !resolver.hasReadTheme { return skin }
    }
    throw cycle
  }

  private var cycle: TokenFileError {
    TokenFileError([
      TokenError(
        "tokens of the file and of the theme are aliases of each other", at: SourceLocation(file: name, line: 0))
    ])
  }

  /// - Parameter later: the paths of tokens that overlays after it set.
  private func tokens(
    for theme: OUDSTheme, with operands: ThemeOperands, _ later: Set<String>, _ isForeign: (String) -> Bool
  ) throws(TokenFileError) -> [Token] {
    switch content {
    case .file(var file):
      do throws(TokenErrors) {
        file = try file.workedOut(from: operands.value, leavingOut: leftOut.union(later))
      } catch {
        throw TokenFileError(error.errors)
      }
      let entries = TokenIndex.of(theme).byPath
      let all = try OwnTokens.writtenOut(file) { entries[$0] != nil || isForeign($0) }
      return all.filter { (entries[$0.path] != nil || !isForeign($0.path)) && !leftOut.contains($0.path) }
    case .value(let path, let text): return try token(path, text, of: theme, isForeign).map { [$0] } ?? []
    }
  }

  /// The token that a value of the command line sets; nil for one that only other themes have, or that is left out.
  private func token(
    _ path: String, _ text: String, of theme: OUDSTheme, _ isForeign: (String) -> Bool
  ) throws(TokenFileError) -> Token? {
    let location = SourceLocation(file: name, line: 0)
    let entry: TokenEntry<OUDSTheme>
    do throws(TokenNameError) {
      entry = try TokenCatalogue.token(named: path, of: theme)
    } catch {
      if isForeign(path) { return nil }
      throw TokenFileError(error.diagnostics.map { Self.wrongUse($0, at: location.file) })
    }
    guard let literal = OverlayLiteral(text, of: entry) else {
      let message = "'\(text)' is no value of '\(entry.path)': \(OverlayLiteral.rule(of: entry))"
      throw TokenFileError([Self.wrongUse(Diagnostic(message), at: location.file)])
    }
    if leftOut.contains(entry.path) { return nil }
    return Token(
      segments: entry.path.split(separator: ".").map(String.init), type: literal.type, value: .one(literal.value),
      location: location)
  }

  /// Nothing, for each token that the file calls absent and the theme has no value for: those may be needed.
  private func absentValues(of theme: OUDSTheme) -> [(SkinKey, any SkinValue)] {
    guard let file, !file.absent.isEmpty else { return [] }
    let entries = TokenIndex.of(theme).byPath
    return file.absent.map(\.path).filter { !leftOut.contains($0) }.compactMap { path in
      entries[path].flatMap { entry in entry.ownNothing(in: theme).map { (entry.key, $0) } }
    }
  }

  /// What is wrong with a value of the command line is wrong use; what is wrong with a file is not.
  private func failure(_ errors: [TokenError]) -> TokenFileError {
    guard case .value = content else { return TokenFileError(errors) }
    return TokenFileError(errors.flatMap(\.diagnostics).map { Self.wrongUse($0, at: name) })
  }

  private static func wrongUse(_ diagnostic: Diagnostic, at place: String) -> Diagnostic {
    var diagnostic = diagnostic
    (diagnostic.place, diagnostic.isWrongUse) = (place, true)
    return diagnostic
  }
}

extension TokenEntry<OUDSTheme> {
  /// What a theme itself has for the token where that is nothing; nil where it has a value.
  func ownNothing(in theme: OUDSTheme) -> (any SkinValue)? {
    let own = SkinScope.with(ConcreteSkin()) { value(in: theme) }
    return TokenValue(own) == nil ? own : nil
  }
}
