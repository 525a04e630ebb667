public import DaguerreViews

extension OUDSBulletList {
  /// The former name of ``UnorderedAsset``.
  @available(*, deprecated, renamed: "UnorderedAsset")
  public typealias UnorderedIcon = UnorderedAsset
}

extension OUDSBulletList.`Type` {
  /// A sign before the items.
  @available(*, deprecated, message: "Use unordered(asset:isBranded:).")
  public static func unordered(icon: OUDSBulletList.UnorderedAsset, isBranded: Bool = false) -> Self {
    .unordered(asset: icon, isBranded: isBranded)
  }
}

extension OUDSBulletList.UnorderedAsset {
  /// An image of one's own, drawn in one colour.
  @available(*, deprecated, renamed: "icon")
  public static func free(_ image: Image, accessibilityLabel: String? = nil) -> Self {
    .icon(image, accessibilityLabel: accessibilityLabel)
  }
}
