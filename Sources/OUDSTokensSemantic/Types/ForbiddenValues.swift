package import DaguerreSkins

// What a theme has for a token that it lacks: no colour, in the word that the design system has for it. Screens that list
// tokens ask for it; a picture that draws with one fails in words.

/// A type of tokens of which a theme may lack some.
package protocol ForbiddableToken: SkinValue {
  static var forbidden: Self { get }
  var isForbidden: Bool { get }
}

extension ForbiddableToken {
  /// Nil for what a theme lacks, as skins have it.
  package var unlessForbidden: Self? { isForbidden ? nil : self }
}

extension ColorSemanticToken: ForbiddableToken {
  package static var forbidden: ColorSemanticToken { "ouds-forbidden-color-value" }
  package var isForbidden: Bool { self == .forbidden }

  /// Whether the theme has no such colour.
  public func isForbiddenValueColor() -> Bool { isForbidden }
}

extension MultipleColorSemanticToken: ForbiddableToken {
  package static var forbidden: MultipleColorSemanticToken { MultipleColorSemanticToken(.forbidden) }
  package var isForbidden: Bool { hasForbiddenColorValue() }

  /// Whether the theme has no such colour, in one of the schemes at least.
  public func hasForbiddenColorValue() -> Bool { light.isForbidden || dark.isForbidden }
}

extension MultipleColorModeSemanticToken: ForbiddableToken {
  package var isForbidden: Bool { isUndefined }

  /// Whether the theme has no such surface.
  public func hasUndefinedValue() -> Bool { isUndefined }
}
