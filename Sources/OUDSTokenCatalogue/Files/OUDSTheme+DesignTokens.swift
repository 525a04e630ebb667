public import OUDSThemesContract
internal import DaguerreSupport
internal import DaguerreSkins
internal import DesignTokens
internal import OUDSTokensRaw

extension OUDSTheme {
  /// The theme as a file in the Design Tokens format, 2025.10, under the skin in force.
  ///
  /// Every token with its value or its alias. What the format has no word for is told in `$extensions` of the file:
  /// colour modes, and tokens that the theme has no value for. Left out are composites, as they are made of the other
  /// tokens, and a border style that is none.
  ///
  /// - Parameters:
  ///   - isDark: which mode's values to write; nil for both, those of dark mode as extensions.
  ///   - isRegular: which size class's; nil for both, those of regular size as extensions.
  public func designTokens(dark isDark: Bool? = nil, regular isRegular: Bool? = nil) -> String {
    let mode = isDark.map { $0 ? ", dark" : ", light" } ?? ""
    let sizeClass = isRegular.map { $0 ? ", regular" : ", compact" } ?? ""
    var file = TokenFileWriter(description: "\(name), tuning \(tuning.identifier)\(mode)\(sizeClass)")
    var absent: [String] = []
    var colorModes: [String] = []
    var tokens: [Token] = []
    for entry in TokenCatalogue.tokens(of: self) where entry.type != "typography" && entry.type != "shadow" {
      let rows = TokenCatalogue.rows(of: entry, in: self, themeName: name, tuningName: nil)
      guard let first = rows.first, let last = rows.last, first.value != nil, last.value != nil else {
        absent.append(JSONText.quoted(entry.path))
        continue
      }
      let choice = entry.axis == .colorScheme ? isDark : entry.axis == .sizeClass ? isRegular : false
      if entry.type == "mode" {
        let sides = choice.map { $0 ? [last, last] : [first, first] } ?? [first, last]
        colorModes.append(Self.colorMode(entry.path, sides))
      } else if let token = Self.token(entry, first, last, choice: choice) {
        tokens.append(token)
      }
    }
    if !absent.isEmpty {
      file.addExtension("daguerre.absent", json: "[" + absent.joined(separator: ", ") + "]")
    }
    if !colorModes.isEmpty {
      file.addExtension("daguerre.colorModes", json: "{" + colorModes.joined(separator: ", ") + "}")
    }
    for token in tokens { file.add(token) }
    return file.text
  }

  static func colorMode(_ path: String, _ sides: [TokenRow]) -> String {
    let words = sides.map { JSONText.quoted($0.value?.description ?? "") }
    return "\(JSONText.quoted(path)): {\"light\": \(words[0]), \"dark\": \(words[1])}"
  }

  /// - Parameter choice: whether to write the last side alone, the first alone (false), or both (nil).
  private static func token(
    _ entry: TokenEntry<OUDSTheme>, _ first: TokenRow, _ last: TokenRow, choice: Bool?
  ) -> Token? {
    guard let type = type(of: entry, first.value), let one = expression(first), let other = expression(last) else {
      return nil
    }
    let value: Variants =
      switch (choice, entry.axis) {
      case (nil, .colorScheme): .lightDark(light: one, dark: other)
      case (nil, .sizeClass): .compactRegular(compact: one, regular: other)
      case (true, _): .one(other)
      default: .one(one)
      }
    return Token(
      segments: entry.path.split(separator: ".").map(String.init), type: type, value: value,
      location: SourceLocation(file: "", line: 0))
  }

  private static func type(of entry: TokenEntry<OUDSTheme>, _ value: TokenValue?) -> TokenType? {
    switch entry.type {
    case "color": return .color
    case "fontFamily": return .fontFamily
    case "fontWeight": return .fontWeight
    case "string":
      guard entry.family == "border" else { return .fontFamily }
      return value == .text("none") ? nil : .strokeStyle
    default: return entry.isLength ? .dimension : .number
    }
  }

  private static func expression(_ row: TokenRow) -> Expression? {
    if let alias = row.alias { return .alias(alias) }
    switch row.value {
    case .number(let number): return .number(number)
    case .text(let text):
      guard row.type == "color" else { return .string(text) }
      return HexadecimalColor.rgba(text).map { .color($0) }
    case .parts, nil: return nil
    }
  }
}
