public import OUDSThemesContract
public import OUDSTokensSemantic

/// The colours of categorical tags.
open class WireframeThemeCategoricalTagComponentTokensProvider: CategoricalTagComponentTokensProvider,
  @unchecked Sendable  // immutable: see `CategoricalTagComponentTokensProvider`
{
  /// The colours as the brand has them.
  ///
  /// - Parameter colors: of the theme; those of the brand unless given.
  public init(colors: (any AllColorSemanticTokensProvider)? = nil) {
    super.init(colors ?? WireframeThemeColorSemanticTokensProvider())
  }

  /// Behind the label, of the first category: the one colour that the brand has.
  open override var colorBgCategory1: MultipleColorSemanticToken { colors.surfaceBrandPrimary }
  /// Behind the label, of the second category: the one colour that the brand has.
  open override var colorBgCategory2: MultipleColorSemanticToken { colors.surfaceBrandPrimary }
  /// Behind the label, of the third category: the one colour that the brand has.
  open override var colorBgCategory3: MultipleColorSemanticToken { colors.surfaceBrandPrimary }
  /// Behind the label, of the fourth category: the one colour that the brand has.
  open override var colorBgCategory4: MultipleColorSemanticToken { colors.surfaceBrandPrimary }
  /// Behind the label, of the fifth category: the one colour that the brand has.
  open override var colorBgCategory5: MultipleColorSemanticToken { colors.surfaceBrandPrimary }
}
