internal import DaguerreViews
internal import OUDSThemesContract

/// The icons of Sosh that are not the standard ones.
enum SoshThemeIcons {
  static func image(for icon: ComponentIcon) -> VectorImage? {
    switch icon {
    case .radioDot: radioDot
    default: nil
    }
  }

  private static let radioDot = VectorImage { $0.addEllipse(in: Rect(x: 7.5, y: 7.5, width: 9, height: 9)) }
}
