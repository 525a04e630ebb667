public import DaguerreViews
public import OUDSTokensRaw

extension Color {
  /// The colour that a text names; nil unless it is `#RRGGBB` or `#RRGGBBAA`.
  public init?(hexadecimalCode: String) {
    guard let token = ColorRawToken(hexadecimalCode: hexadecimalCode) else { return nil }
    self = token.color
  }

  /// The colour of a token, of which there is always one: optional as the form that takes a text.
  public init?(hexadecimalCode token: ColorRawToken) { self = token.color }
}

extension String {
  /// The colour that the text names as `#RRGGBB` or `#RRGGBBAA`; a loud magenta for any other text, so that it is seen.
  public var color: Color { Color(hexadecimalCode: self) ?? Color(rgba: 0xFF00_FFFF) }
}
