public import DaguerreViews
internal import OUDSThemesContract

/// The main action of a screen, an icon on a round button above its content.
public struct OUDSFloatingActionButton: View {
  /// The level of emphasis.
  public enum Appearance: String, Hashable, Sendable, CaseIterable { case strong, brand }

  /// How large the button is.
  public enum Size: String, Hashable, Sendable, CaseIterable { case small, standard, large }

  private let image: OUDSImage
  private let appearance: Appearance
  private let size: Size
  private let action: () -> Void

  @Environment(\.theme) private var theme

  /// - Parameters:
  ///   - image: the icon; its accessibility label is what is spoken.
  ///   - action: what it would do; never called, since nothing here moves.
  public init(
    image: OUDSImage, appearance: Appearance = .brand, size: Size = .standard, action: @escaping () -> Void
  ) {
    self.image = image
    self.appearance = appearance
    self.size = size
    self.action = action
  }

  public var body: some View {
    FloatingActionButtonFrame(appearance: appearance) { color in
      image.icon(size: iconSize).foregroundColor(color).frame(width: side, height: side)
    }
  }

  /// Measured on the reference sheets; no token gives it.
  private var side: Double {
    switch size {
    case .small: 40
    case .standard: 56
    case .large: 96
    }
  }

  private var iconSize: Double {
    size == .large ? theme.sizes.iconWithLabelLargeSizeLarge : theme.button.sizeIconOnly
  }
}
