// Names that tokens had before release 2 of the iOS library, and that screens of its app still use.

extension AllColorSemanticTokensProvider {
  /// A former name.
  @available(*, deprecated, renamed: "overlayModalSheet")
  public var overlayModal: MultipleColorSemanticToken { overlayModalSheet }
  /// A former name.
  @available(*, deprecated, renamed: "overlayModalSheet")
  public var colorOverlayModal: MultipleColorSemanticToken { overlayModalSheet }
  /// A former name.
  @available(*, deprecated, renamed: "overlayModalSheetLight")
  public var overlayModalLight: ColorSemanticToken { overlayModalSheetLight }
  /// A former name.
  @available(*, deprecated, renamed: "overlayModalSheetDark")
  public var overlayModalDark: ColorSemanticToken { overlayModalSheetDark }
  /// A former name.
  @available(*, deprecated, renamed: "repositorySecondaryHigherHigh")
  public var repositorySecondaryHigher: ColorSemanticToken { repositorySecondaryHigherHigh }
  /// A former name.
  @available(*, deprecated, renamed: "opacityTransparent")
  public var opacityTransparentInverse: MultipleColorSemanticToken { opacityTransparent }
}

extension AllBorderSemanticTokensProvider {
  /// A former name.
  @available(*, deprecated, renamed: "styleDefault")
  public var styeDefault: BorderStyleSemanticToken { styleDefault }
  /// A former name.
  @available(*, deprecated, renamed: "styleDrag")
  public var styeDrag: BorderStyleSemanticToken { styleDrag }
}
