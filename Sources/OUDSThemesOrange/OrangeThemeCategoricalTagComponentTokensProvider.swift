public import OUDSThemesContract
public import OUDSTokensSemantic

/// The colours of categorical tags.
open class OrangeThemeCategoricalTagComponentTokensProvider: CategoricalTagComponentTokensProvider,
  @unchecked Sendable  // immutable: see `CategoricalTagComponentTokensProvider`
{
  /// The colours as the brand has them.
  ///
  /// - Parameter colors: of the theme; those of the brand unless given.
  public init(colors: (any AllColorSemanticTokensProvider)? = nil) {
    super.init(colors ?? OrangeThemeColorSemanticTokensProvider())
  }
}
