internal import OUDSThemesContract
internal import DaguerreSupport
internal import DesignTokens
internal import OUDSTokensRaw

/// A value as a person writes it on the command line.
struct OverlayLiteral {
  let type: TokenType
  let value: Expression

  /// Nil for a text that cannot be a value of the token.
  init?(_ text: String, of entry: TokenEntry<OUDSTheme>) {
    let isAlias = text.hasPrefix("{") && text.hasSuffix("}") && text.count > 2
    let alias = isAlias ? Expression.alias(String(text.dropFirst().dropLast())) : nil
    switch entry.type {
    case "color":
      type = .color
      guard let value = alias ?? HexadecimalColor.rgba(text).map({ .color($0) }) else { return nil }
      self.value = value
    case "number", "opacity", "fontWeight":
      type = entry.isLength ? .dimension : .number
      guard let value = alias ?? Double.decimal(text).map({ .number($0) }) else { return nil }
      self.value = value
    case "mode":
      type = .mode
      guard let value = alias ?? ColorModeRawToken(rawValue: text).map({ .string($0.rawValue) }) else { return nil }
      self.value = value
    case "string", "fontFamily":
      type = .fontFamily
      value = alias ?? .string(text)
    default:
      return nil
    }
  }

  /// What the token's values are like.
  static func rule(of entry: TokenEntry<OUDSTheme>) -> String {
    switch entry.type {
    case "color": "it is a colour, such as #4B0082, #4B008280 or {color.action.enabled}"
    case "number", "opacity", "fontWeight":
      entry.isLength ? "it is a length in points, such as 12" : "it is a number, such as 0.5"
    case "mode": "it is a colour mode: \(ColorModeRawToken.allCases.map(\.rawValue).joined(separator: ", "))"
    default: "it is made of other tokens; change those"
    }
  }
}
