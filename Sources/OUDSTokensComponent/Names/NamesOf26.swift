public import OUDSTokensSemantic

// The names that tokens 2.6.0 give to tokens of 2.5.0.

extension TagComponentTokens {
  /// The name of ``spaceInsetLoaderDefault`` from tokens 2.6.0 on.
  public var spaceInsetProgressIndicatorDefault: SpaceSemanticToken { spaceInsetLoaderDefault }
  /// The name of ``spaceInsetLoaderSmall`` from tokens 2.6.0 on.
  public var spaceInsetProgressIndicatorSmall: SpaceSemanticToken { spaceInsetLoaderSmall }
}

extension ButtonComponentTokens {
  /// The name of ``sizeLoader`` from tokens 2.6.0 on.
  public var sizeProgressIndicatorDefault: SizeSemanticToken { sizeLoader }
}
