internal import DaguerreSupport
internal import DesignTokens

/// The documentation of a token of a theme: its path, and what the theme gives it.
struct TokenSummary {
  private let token: Token

  init(_ token: Token) { self.token = token }

  /// The path and every side: "`color.action.enabled`: `color.a` in light mode, `color.b` in dark mode.".
  var whole: String { "`\(token.path)`: \(values)." }

  /// Every side.
  private var values: String {
    let sides = token.value.variants
    let isSame = sides.allSatisfy { $0.value == sides[0].value }
    return isSame
      ? text(of: sides[0].value) : sides.map { "\(text(of: $0.value)) \(Self.place($0.name))" }.joined(separator: ", ")
  }

  /// What a release makes of the token, or of one side of it; nothing where that is what it was.
  func change(from former: Token, side: String?, in release: ReleaseDescription) -> String {
    let (old, new) = (TokenSummary(former).value(side), value(side))
    return old == new ? "" : " From \(release.folder) on: \(new)."
  }

  private func value(_ side: String?) -> String {
    guard let side else { return values }
    return token.value.variants.first { $0.name == side }.map { text(of: $0.value) } ?? "none"
  }

  /// The path and one side: "`color.action.enabled` in light mode: `color.a`.".
  func side(_ name: String) -> String {
    "`\(token.path)` \(Self.place(name)): \(value(name))."
  }

  /// Where one side of a pair applies: `light`, `dark`, `compact`, `regular`.
  static func place(_ side: String) -> String {
    switch side {
    case "light", "dark": "in \(side) mode"
    default: "in \(side) size"
    }
  }

  private func text(of value: Expression) -> String { Self.text(of: value, token.type) }

  private static func text(of value: Expression, _ type: TokenType) -> String {
    switch value {
    case .alias(let path): "`\(path)`"
    case .color(let rgba): "`\(HexadecimalColor.text(rgba))`"
    case .number(let number): "\(NumberText.literal(number))\(type == .dimension ? " points" : "")"
    case .string(let word): "`\(word)`"
    case .composite(let parts):
      parts.map { "\($0.name) \(text(of: $0.value, .type(ofPart: $0.name)))" }.joined(separator: ", ")
    }
  }
}
