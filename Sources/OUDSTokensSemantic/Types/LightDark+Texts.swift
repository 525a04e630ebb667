public import OUDSTokensRaw

extension LightDark where Value == ColorRawToken {
  /// A colour for each scheme, from texts that one keeps as such.
  ///
  /// - Precondition: both are `#RRGGBB` or `#RRGGBBAA`, as with literals of ``OUDSTokensRaw/ColorRawToken``.
  @_disfavoredOverload
  public init(light: String, dark: String) {
    self.init(light: ColorRawToken(stringLiteral: light), dark: ColorRawToken(stringLiteral: dark))
  }

  /// The same colour for both schemes, from a text that one keeps as such.
  ///
  /// - Precondition: it is `#RRGGBB` or `#RRGGBBAA`, as with literals of ``OUDSTokensRaw/ColorRawToken``.
  @_disfavoredOverload
  public init(_ value: String) { self.init(ColorRawToken(stringLiteral: value)) }
}
