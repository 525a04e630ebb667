internal import OUDSThemesContract
internal import OUDSTokensComponent
internal import OUDSTokensSemantic

/// A size of what stands beside the texts of a list item: medium, large or extra large.
protocol ListItemMediaSize: Equatable {
  static var medium: Self { get }
  static var large: Self { get }
}

extension OUDSTheme {
  /// How high and wide something of a size is, in points; in small items all are as small as icons.
  func side(of size: some ListItemMediaSize, in itemSize: OUDSListItemSize) -> Double {
    switch (itemSize, size) {
    case (.small, _): controlItem.sizeAssetSmall
    case (.default, .medium): controlItem.sizeAssetMedium
    case (.default, .large): controlItem.sizeAssetLarge
    case (.default, _): controlItem.sizeAssetXlarge
    }
  }

  /// How opaque pictures beside texts are.
  func mediaOpacity(isEnabled: Bool) -> Double { isEnabled ? opacities.opaque : opacities.disabled }
}
