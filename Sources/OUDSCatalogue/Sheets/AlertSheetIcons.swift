internal import OUDS

/// Icons of alerts that have no sign of their own.
enum AlertSheetIcons {
  static let heart = OUDSImage(asset: Image(SampleIcons.heart))
  static let rainbowHeart = OUDSImage(asset: Image(SampleIcons.rainbowHeart), renderingMode: .original)
}
