internal import DaguerreViews
internal import OUDSThemesContract
internal import OUDSTokensSemantic

/// The coloured pill of a badge.
struct BadgeBackground: View {
  let role: StatusRole

  @Environment(\.theme) private var theme
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    let color = isEnabled ? StatusColors(theme: theme, role: role).emphasizedBackground : theme.colors.actionDisabled
    return RoundedRectangle(cornerRadius: theme.borders.radiusPill).fill(color.color(for: colorScheme))
  }
}

/// The colour of what stands on the pill of a badge.
struct BadgeContentColor: ViewModifier {
  let role: StatusRole

  @Environment(\.theme) private var theme
  @Environment(\.isEnabled) private var isEnabled

  func body(content: Content) -> some View {
    content.oudsForegroundColor(
      isEnabled ? StatusColors(theme: theme, role: role).onEmphasized : theme.colors.contentOnActionDisabled)
  }
}
