internal import OUDSTokensSemantic
internal import OUDSTokensComponent
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

  @Environment(\.theme) private var theme
  @Environment(\.textScale) private var textScale

  /// - Parameters:
  ///   - image: the icon; its accessibility label is what is spoken.
  ///   - action: what it would do; never called, since nothing here moves.
  public init(
    image: OUDSImage, appearance: Appearance = .brand, size: Size = .standard, action: @escaping () -> Void
  ) {
    self.image = image
    self.appearance = appearance
    self.size = size
  }

  /// Drawn with the colours of buttons, and sizes of `theme.button` and `theme.sizes` for the icon, which grows with
  /// the size of texts.
  public var body: some View {
    FloatingActionButtonFrame(appearance: appearance, spokenText: image.accessibilityLabel) { color in
      image.icon(size: iconSize * textScale).foregroundColor(color).frame(minWidth: side, minHeight: side)
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

/// The raised pill of a floating action button, in the colours of its state.
struct FloatingActionButtonFrame<Content: View>: View {
  let appearance: OUDSFloatingActionButton.Appearance
  /// What a screen reader says; nil for nothing.
  let spokenText: String?
  let content: (Color) -> Content

  @Environment(\.theme) private var theme
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.interactionState) private var interactionState

  var body: some View {
    let tokens = ButtonAppearanceTokens(
      theme: theme, appearance: appearance == .strong ? .strong : .brand,
      state: ComponentState(interaction: interactionState), isMonochrome: false,
      isHighContrast: false)
    let radius = theme.borders.radiusPill
    let shape = RoundedRectangle(cornerRadius: radius)
    return content(tokens.content.color(for: colorScheme))
      .background { if let background = tokens.background { shape.fill(background.color(for: colorScheme)) } }
      .focusRing(interactionState == .focused, cornerRadius: radius)
      .spokenButton(spokenText)
      // What a translucent fill lets through is the page, not the shadow.
      .background { shape.fill(theme.colors.bgPrimary.color(for: colorScheme)).oudsShadow(theme.elevations.sticky) }
  }
}
