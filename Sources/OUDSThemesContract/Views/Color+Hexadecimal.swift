public import DaguerreViews
internal import DaguerreSupport
internal import OUDSTokensSemantic

extension Color {
  /// The colour that a text names; nil unless it is `RRGGBB` or `RRGGBBAA`, with or without `#` and spaces around it.
  public init?(hexadecimalCode: String) {
    let code = hexadecimalCode.split(whereSeparator: \.isWhitespace)
    guard code.count == 1, let rgba = HexadecimalColor.rgba("#" + code[0].filter { $0 != "#" }) else { return nil }
    self.init(rgba: rgba)
  }
}

extension String {
  // As sources may ask for it with a mark of their own, or without.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The colour of a token, which the text names as `#RRGGBB` or `#RRGGBBAA`.
  ///
  /// Any other text makes the picture fail that is being made. Where none is made the reason goes to standard error, and
  /// the colour is magenta.
  public var color: Color! {
    if let rgba = HexadecimalColor.rgba(self) { return Color(rgba: rgba) }
    RenderSession.report(
      "color",
      isForbiddenValueColor()
        ? "the theme has no value for a token; ask it with isForbiddenValueColor() or hasForbiddenColorValue() first."
        : "'\(self)' is no colour; write it as #RRGGBB or #RRGGBBAA.")
    return Color(rgba: 0xFF00_FFFF)
  }
}
