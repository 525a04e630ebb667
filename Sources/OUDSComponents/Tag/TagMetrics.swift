internal import OUDSTokensComponent

/// The lengths of a tag of some size, in points.
struct TagMetrics {
  let tokens: any AllTagComponentTokensProvider
  let size: OUDSTag.Size

  private var isSmall: Bool { size == .small }

  var minWidth: Double { isSmall ? tokens.sizeMinWidthSmall : tokens.sizeMinWidthDefault }
  var minHeight: Double { isSmall ? tokens.sizeMinHeightSmall : tokens.sizeMinHeightDefault }
  /// Above and below.
  var paddingBlock: Double { isSmall ? tokens.spacePaddingBlockSmall : tokens.spacePaddingBlockDefault }
  /// Between the text and the end of the tag.
  var padding: Double { isSmall ? tokens.spacePaddingInlineSmall : tokens.spacePaddingInlineDefault }
  /// Between the start of the tag and the box of its asset.
  var paddingBeforeAsset: Double {
    isSmall ? tokens.spacePaddingInlineAssetSmall : tokens.spacePaddingInlineAssetDefault
  }
  /// Between the box of the asset and the text.
  var gap: Double { isSmall ? tokens.spaceColumnGapSmall : tokens.spaceColumnGapDefault }
  /// The side of the asset's box.
  var asset: Double { isSmall ? tokens.sizeAssetSmall : tokens.sizeAssetDefault }

  // From the sides of the asset's box to what is in it.

  var iconInset: Double { isSmall ? tokens.spaceInsetIconSmall : tokens.spaceInsetIconDefault }
  var bulletInset: Double { isSmall ? tokens.spaceInsetBulletSmall : tokens.spaceInsetBulletDefault }
  var loaderInset: Double { isSmall ? tokens.spaceInsetLoaderSmall : tokens.spaceInsetLoaderDefault }

  /// The design gives no token for the stroke of the loader.
  var loaderLineWidth: Double { isSmall ? 2 : 2.4 }
}
