internal import OUDS

/// Icons of alerts that have no sign of their own.
enum AlertSheetIcons {
  static let heart = OUDSImage(asset: Image(SampleIcons.heart))
  static let redHeart = OUDSImage(asset: Image(SampleIcons.redHeart), renderingMode: .original)
}
