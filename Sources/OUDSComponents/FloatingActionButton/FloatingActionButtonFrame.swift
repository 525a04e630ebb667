internal import DaguerreViews
internal import OUDSThemesContract

/// The raised pill of a floating action button, in the colours of its state.
struct FloatingActionButtonFrame<Content: View>: View {
  let appearance: OUDSFloatingActionButton.Appearance
  let content: (Color) -> Content

  @Environment(\.theme) private var theme
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.interactionState) private var interactionState

  var body: some View {
    let tokens = ButtonAppearanceTokens(
      theme: theme, appearance: appearance == .strong ? .strong : .brand,
      state: ButtonState(isLoading: false, isEnabled: true, interaction: interactionState), isMonochrome: false,
      isHighContrast: false)
    let radius = theme.borders.radiusPill
    let shape = RoundedRectangle(cornerRadius: radius)
    return content(tokens.content.color(for: colorScheme))
      .background { if let background = tokens.background { shape.fill(background.color(for: colorScheme)) } }
      .focusRing(interactionState == .focused, cornerRadius: radius)
      // What a translucent fill lets through is the page, not the shadow.
      .background { shape.fill(theme.colors.bgPrimary.color(for: colorScheme)).oudsShadow(theme.elevations.sticky) }
  }
}
