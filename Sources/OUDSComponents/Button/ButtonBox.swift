internal import DaguerreViews
internal import OUDSThemesContract
internal import OUDSTokensComponent

/// The box that all buttons have around their content, and the loader in place of it.
struct ButtonBox<Label: View>: View {
  /// The name that errors give.
  let component: String
  let appearance: OUDSButton.Appearance
  let style: OUDSButton.Style
  var size = OUDSButton.Size.default
  var isFullWidth = false
  /// What a screen reader says; nil for nothing.
  let spokenText: String?
  /// Whether there is room for words in a placeholder.
  let hasText: Bool
  @ViewBuilder let label: Label

  @Environment(\.theme) private var theme
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.colorSchemeContrast) private var contrast
  @Environment(\.textScale) private var textScale
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.interactionState) private var interactionState
  @Environment(\.oudsOnColoredSurface) private var onColoredSurface
  @Environment(\.oudsUseMonochrome) private var useMonochrome

  var body: some View {
    let colors = tokens
    let shape = RoundedRectangle(cornerRadius: cornerRadius)
    return labelOrLoader(colors.content.color(for: colorScheme))
      .frame(
        minWidth: metrics.minWidth, maxWidth: isFullWidth ? .infinity : nil, minHeight: metrics.minHeight
      )
      .background {
        if let background = colors.background { shape.fill(background.color(for: colorScheme)) }
      }
      .overlay {
        if let border = colors.borderColor {
          shape.strokeBorder(border.color(for: colorScheme), lineWidth: colors.borderWidth)
        }
      }
      .focusRing(state == .focus, cornerRadius: cornerRadius)
      .spokenButton(spokenText)
      .forbidden(
        onColoredSurface && (appearance == .brand || appearance == .negative), in: component,
        rule: "a button of appearance '\(appearance.rawValue)' is not allowed on a coloured surface; "
          + "use 'default', 'strong' or 'minimal' there.",
        message: hasText ? "Not on a\ncoloured\nbackground" : nil)
  }

  @ViewBuilder
  private func labelOrLoader(_ color: Color) -> some View {
    if case .loading(let progress) = style {
      label.hidden().overlay {
        Loader(progress: progress, color: color, size: metrics.loader * textScale)
      }
    } else {
      label.foregroundColor(color)
    }
  }

  private var metrics: ButtonMetrics { ButtonMetrics(theme: theme, size: size) }

  private var state: ComponentState {
    ComponentState(isEnabled: isEnabled, isLoading: style != .default, interaction: interactionState)
  }

  private var tokens: ButtonAppearanceTokens {
    ButtonAppearanceTokens(
      theme: theme, appearance: appearance, state: state, isMonochrome: useMonochrome,
      isHighContrast: contrast == .increased && colorScheme == .light)
  }

  private var cornerRadius: Double { theme.buttonBorderRadius }
}

/// The words of a button.
struct ButtonTitle: View {
  let text: String
  var size = OUDSButton.Size.default

  @Environment(\.theme) private var theme

  var body: some View { title.multilineTextAlignment(.center) }

  @ViewBuilder
  private var title: some View {
    switch size {
    case .default: Text(text).labelStrongLarge(theme)
    case .small: Text(text).labelStrongMedium(theme)
    }
  }
}
