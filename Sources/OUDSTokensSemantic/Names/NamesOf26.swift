// The names that tokens 2.6.0 give to tokens of 2.5.0.

extension SizeSemanticTokens {
  /// The name of ``minInteractiveArea`` from tokens 2.6.0 on.
  public var minInteractiveAreaDefault: SizeSemanticToken { minInteractiveArea }
}

extension ElevationSemanticTokens {
  /// The name of ``blurDefault`` from tokens 2.6.0 on.
  public var blurElevated: ElevationBlurSemanticToken { blurDefault }
  /// The name of ``xDefault`` from tokens 2.6.0 on.
  public var xElevated: ElevationXSemanticToken { xDefault }
  /// The name of ``yDefault`` from tokens 2.6.0 on.
  public var yElevated: ElevationYSemanticToken { yDefault }
  /// The name of ``colorDefaultLight`` from tokens 2.6.0 on.
  public var colorElevatedLight: ColorSemanticToken { colorDefaultLight }
  /// The name of ``colorDefaultDark`` from tokens 2.6.0 on.
  public var colorElevatedDark: ColorSemanticToken { colorDefaultDark }
}

extension ElevationMultipleSemanticTokens {
  /// The name of ``colorDefault`` from tokens 2.6.0 on.
  public var colorElevated: MultipleColorSemanticToken { colorDefault }
}

extension ElevationCompositeSemanticTokens {
  /// The name of ``default`` from tokens 2.6.0 on.
  public var elevated: ElevationCompositeSemanticToken { `default` }
}
