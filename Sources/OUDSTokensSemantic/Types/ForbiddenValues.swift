public import OUDSTokensRaw

// Whether a theme has a value for a token at all, as screens ask that list tokens. Here a token that a theme may not
// have is optional, and every other one has a value.

extension ColorRawToken {
  /// False.
  public func isForbiddenValueColor() -> Bool { false }
}

extension Optional<ColorSemanticToken> {
  /// Whether the theme has no such colour.
  public func isForbiddenValueColor() -> Bool { self == nil }
}

extension MultipleColorSemanticToken {
  /// False.
  public func hasForbiddenColorValue() -> Bool { false }
}

extension Optional<MultipleColorSemanticToken> {
  /// Whether the theme has no such colour.
  public func hasForbiddenColorValue() -> Bool { self == nil }
}

extension MultipleColorModeSemanticToken {
  /// False.
  public func hasUndefinedValue() -> Bool { false }
}

extension Optional<MultipleColorModeSemanticToken> {
  /// Whether the theme has no such surface.
  public func hasUndefinedValue() -> Bool { self == nil }
}
