public import DaguerreViews
internal import DaguerreSupport
internal import OUDSTokensSemantic

extension Color {
  /// The colour that a text names; nil unless it is `#RRGGBB` or `#RRGGBBAA`.
  public init?(hexadecimalCode: String) {
    guard let rgba = HexadecimalColor.rgba(hexadecimalCode) else { return nil }
    self.init(rgba: rgba)
  }
}

extension String {
  /// The colour of a token, which the text names as `#RRGGBB` or `#RRGGBBAA`.
  ///
  /// Any other text makes the picture fail that is being made. Where none is made the reason goes to standard error, and
  /// the colour is magenta.
  public var color: Color {
    if let rgba = HexadecimalColor.rgba(self) { return Color(rgba: rgba) }
    RenderSession.report(
      "color",
      isForbiddenValueColor()
        ? "the theme has no value for a token; ask it with isForbiddenValueColor() or hasForbiddenColorValue() first."
        : "'\(self)' is no colour; write it as #RRGGBB or #RRGGBBAA.")
    return Color(rgba: 0xFF00_FFFF)
  }
}
