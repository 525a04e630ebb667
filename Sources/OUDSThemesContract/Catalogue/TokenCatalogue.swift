public import OUDSTokensRaw

/// Every token there is, with a way to read it from a theme.
///
/// The semantic and component tokens are the same for all themes; raw tokens differ by brand, so ask
/// ``tokens(of:)`` for those that a theme can see.
public enum TokenCatalogue {
  /// Every token of a theme: raw, semantic, component.
  public static func tokens(of theme: OUDSTheme) -> [TokenEntry<OUDSTheme>] {
    (RawTokenCatalogue.core + theme.brandTokens).map { $0.anywhere() } + semantic + component
  }
}
