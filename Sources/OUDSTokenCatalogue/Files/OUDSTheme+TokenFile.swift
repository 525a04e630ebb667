public import OUDSThemesContract
internal import DaguerreSupport
internal import DaguerreSkins
internal import DesignTokens
internal import OUDSTokensRaw

extension OUDSTheme {
  /// A file in the Design Tokens format that gives some tokens of the theme a value, as a ``TokenOverlay`` reads it.
  ///
  /// Whatever is laid over the theme before it: no alias there follows the file.
  ///
  /// - Parameters:
  ///   - values: canonical texts by path.
  ///   - description: what the file says of itself.
  /// - Returns: the file, and the paths that it leaves out, sorted: composites, tokens that the theme does not have, and
  ///   values that the format has no word for.
  public func tokenFile(setting values: [String: String], description: String) -> (text: String, omitted: [String]) {
    let entries = TokenIndex.of(self).byPath
    var file = TokenFileWriter(description: description)
    var colorModes: [String] = []
    var tokens: [Token] = []
    var absent: [String] = []
    var omitted: [String] = []
    for (path, text) in values.sorted(by: { $0.key < $1.key }) {
      guard let entry = entries[path], let value = entry.key.value(canonicalText: text) else {
        omitted.append(path)
        continue
      }
      var skin = ConcreteSkin()
      skin.set(entry.key, toAny: value)
      let rows = SkinScope.with(skin) {
        TokenCatalogue.rows(of: entry, in: self, themeName: name, tuningName: nil)
      }
      if entry.type == "mode", rows.allSatisfy({ $0.value != nil }) {
        colorModes.append(Self.colorMode(path, rows))
      } else if let token = Self.token(entry, rows) {
        tokens.append(token)
      } else if TokenValue(value) == nil, entry.ownNothing(in: self) != nil {
        absent.append(JSONText.quoted(path))
      } else {
        omitted.append(path)
      }
    }
    file.addExtension("daguerre.apart", json: "true")
    if !absent.isEmpty {
      file.addExtension("daguerre.absent", json: "[" + absent.joined(separator: ", ") + "]")
    }
    if !colorModes.isEmpty {
      file.addExtension("daguerre.colorModes", json: "{" + colorModes.joined(separator: ", ") + "}")
    }
    for token in tokens { file.add(token) }
    return (file.text, omitted)
  }

  private static func token(_ entry: TokenEntry<OUDSTheme>, _ rows: [TokenRow]) -> Token? {
    guard let value = variants(of: entry, rows) else { return nil }
    return Token(
      segments: entry.path.split(separator: ".").map(String.init),
      type: type(of: entry, value.variants.map(\.value)), value: value, location: SourceLocation(file: "", line: 0))
  }

  /// The values of a token as a file has them; nil where one of them has no such form.
  ///
  /// - Parameter rows: of the token, a side each.
  static func variants(of entry: TokenEntry<OUDSTheme>, _ rows: [TokenRow]) -> Variants? {
    let sides = rows.compactMap { row in expression(row.value, of: entry) }
    guard let first = sides.first, let last = sides.last, sides.count == rows.count else { return nil }
    return switch entry.axis {
    case _ where first == last: .one(first)
    case .colorScheme: .lightDark(light: first, dark: last)
    case .sizeClass: .compactRegular(compact: first, regular: last)
    case .none: .one(first)
    }
  }

  private static func expression(_ value: TokenValue?, of entry: TokenEntry<OUDSTheme>) -> Expression? {
    switch value {
    case .number(let number): return number.isFinite ? .number(number) : nil
    case .text(let text) where entry.isColor:
      return HexadecimalColor.rgba(text).map { .color($0) }
    // What stands in braces would be an alias.
    case .text(let text): return text.isEmpty || text.hasPrefix("{") && text.hasSuffix("}") ? nil : .string(text)
    case .parts, nil: return nil
    }
  }

  /// The type by which the format lets all of the values pass.
  private static func type(of entry: TokenEntry<OUDSTheme>, _ sides: [Expression]) -> TokenType {
    switch entry.type {
    case "color": return .color
    case "fontFamily", "string":
      let styles: [Expression] = ["none", "solid", "dashed", "dotted"].map { .string($0) }
      return entry.family == "border" && sides.allSatisfy(styles.contains) ? .strokeStyle : .fontFamily
    case "fontWeight":
      let isWeight = sides.allSatisfy { side in
        if case .number(let number) = side { (1...1000).contains(number) && number.rounded() == number } else { false }
      }
      return isWeight ? .fontWeight : .number
    default: return entry.isLength ? .dimension : .number
    }
  }
}
