internal import DaguerreViews
internal import OUDSThemesContract

/// The icons of Orange Compact that are not the standard ones.
enum OrangeCompactThemeIcons {
  static func image(for icon: ComponentIcon) -> VectorImage? { icon == .radioDot ? radioDot : nil }

  /// 8 points wide, as that of Orange, in a smaller ring.
  private static let radioDot = VectorImage { $0.addDisc(center: Point(x: 12, y: 12), radius: 6.07) }
}
