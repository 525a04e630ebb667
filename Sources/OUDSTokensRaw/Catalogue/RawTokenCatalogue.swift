/// Every raw token that all themes share.
public enum RawTokenCatalogue {
  /// By family, then in the order of the token files.
  ///
  /// The colours of a brand are in the catalogue of its theme.
  public static let core: [RawTokenEntry] = [
    BorderRawTokens.catalogue, ColorRawTokens.catalogue, DimensionRawTokens.catalogue, EffectRawTokens.catalogue,
    ElevationRawTokens.catalogue, FontRawTokens.catalogue, GridRawTokens.catalogue, OpacityRawTokens.catalogue,
    AndroidElevationRawTokens.catalogue,
  ].flatMap(\.self)
}
